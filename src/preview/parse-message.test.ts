import { parseDraft, parseState, parseVisitor } from './parse-message';

const cyclic: Record< string, unknown > = {};
cyclic[ 'self' ] = cyclic;

describe( 'a draft', () => {
	test( 'is copied: what the sender changes later is not seen', () => {
		const settings = { chaty_widgets: [ { id: 0 } ] };
		const draft = parseDraft( settings );
		expect( draft ).toEqual( settings );
		expect( draft ).not.toBe( settings );
	} );

	test.each( [
		[ 'no value', undefined ],
		[ 'null', null ],
		[ 'a text', 'x' ],
		[ 'a cycle', cyclic ],
		[ 'a number without JSON', { id: BigInt( 1 ) } ],
		[ 'more than the server takes', { text: 'x'.repeat( 1_000_001 ) } ],
		[
			'a getter that throws',
			Object.defineProperty( {}, 'a', {
				enumerable: true,
				get() {
					throw new Error( 'ran' );
				},
			} ),
		],
		[
			'a toJSON that throws',
			{
				toJSON() {
					throw new Error( 'ran' );
				},
			},
		],
	] )( 'given %s, then none', ( _, settings ) => {
		expect( parseDraft( settings ) ).toBeNull();
	} );
} );

test.each( [
	[ 'closed', 'closed' ],
	[ 'open', 'open' ],
	[ 'page', 'page' ],
	[ 'gone', 'page' ],
	[ undefined, 'page' ],
	[ { channel: 'Contact_Us' }, { channel: 'Contact_Us' } ],
	[
		{ channel: 'Contact_Us', step: 'thanks' },
		{ channel: 'Contact_Us', step: 'thanks' },
	],
	[ { channel: 'WeChat', step: 'x' }, { channel: 'WeChat' } ],
	[ { step: 'error' }, 'page' ],
	[ [ 'open' ], 'page' ],
] )( 'the state %j is %j', ( given, state ) => {
	expect( parseState( given ) ).toEqual( state );
} );

test( 'a visitor has what can be read', () => {
	expect(
		parseVisitor( {
			now: '2026-11-22T22:10',
			timeZone: 'Europe/Berlin',
			country: 'de',
			device: 'ios',
			isReturning: true,
		} )
	).toEqual( {
		now: '2026-11-22T22:10',
		timeZone: 'Europe/Berlin',
		country: 'DE',
		device: 'ios',
		isReturning: true,
	} );
	expect(
		parseVisitor( { now: 'yesterday', country: 'Germany', device: 'tv' } )
	).toEqual( { isReturning: false } );
	expect( parseVisitor( null ) ).toEqual( { isReturning: false } );
} );
