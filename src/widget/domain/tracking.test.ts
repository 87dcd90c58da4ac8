import fc from 'fast-check';
import {
	channelStat,
	isDue,
	launcherStat,
	parseMarks,
	viewStat,
	withMarks,
} from './tracking';
import type { StatFacts } from './tracking';

const NOW = new Date( '2026-11-21T13:39:19.289Z' );
const HOUR_MS = 3_600_000;
const ago = ( hours: number ) =>
	new Date( +NOW - hours * HOUR_MS ).toISOString();

describe( 'parseMarks', () => {
	test( 'reads what the incumbent wrote', () => {
		const text =
			'[{"k":"v-widget","v":"2026-11-21T13:39:19.289Z"},{"k":"c-Contact_Us","v":"2026-11-20T00:00:00.000Z"}]';
		expect( parseMarks( text ) ).toEqual( [
			{ k: 'v-widget', v: '2026-11-21T13:39:19.289Z' },
			{ k: 'c-Contact_Us', v: '2026-11-20T00:00:00.000Z' },
		] );
	} );

	test.each( [
		'',
		'null',
		'0',
		'{}',
		'"[]"',
		'[',
		'[null,1,"a",[],{},{"v":"x"},{"k":1}]',
		'%5B%5D',
	] )( 'finds no mark in %j', ( text ) => {
		expect( parseMarks( text ) ).toEqual( [] );
	} );

	test( 'finds nothing but marks in any text', () => {
		const nearMarks = fc
			.array( fc.record( { k: fc.jsonValue(), v: fc.jsonValue() } ) )
			.map( ( marks ) => JSON.stringify( marks ) );
		const texts = fc.oneof( fc.string(), fc.json(), nearMarks );
		fc.assert(
			fc.property( texts, ( text ) => {
				for ( const { k } of parseMarks( text ) ) {
					expect( typeof k ).toBe( 'string' );
				}
			} )
		);
	} );
} );

describe( 'isDue', () => {
	test.each( [
		[ 'now', 0, false ],
		[ 'an hour ago', 1, false ],
		[ 'just under two days ago', 47.99, false ],
		[ 'two days ago', 48, true ],
		[ 'a week ago', 168, true ],
		[ 'an hour ahead of a clock that was set right', -1, false ],
		[ 'years ahead of a clock that was set right', -20_000, true ],
	] )( 'when marked %s', ( _, hours, isAgain ) => {
		expect(
			isDue( [ { k: 'v-widget', v: ago( hours ) } ], 'v-widget', NOW )
		).toBe( isAgain );
	} );

	test.each( [
		[ 'no mark', [] ],
		[ 'other marks', [ { k: 'c-widget', v: ago( 0 ) } ] ],
		[ 'a mark without a date', [ { k: 'v-widget', v: 'yesterday' } ] ],
	] )( 'with %s it is', ( _, marks ) => {
		expect( isDue( marks, 'v-widget', NOW ) ).toBe( true );
	} );
} );

describe( 'withMarks', () => {
	test( 'renews a mark, adds one and keeps the rest', () => {
		const marks = [
			{ k: 'v-widget', v: ago( 50 ) },
			{ k: 'c-widget', v: ago( 5 ) },
		];
		expect( withMarks( marks, [ 'v-widget', 'v-Phone' ], NOW ) ).toEqual( [
			{ k: 'c-widget', v: ago( 5 ) },
			{ k: 'v-widget', v: NOW.toISOString() },
			{ k: 'v-Phone', v: NOW.toISOString() },
		] );
	} );

	test( 'what it marks is not due, and survives a cookie', () => {
		fc.assert(
			fc.property( fc.array( fc.string() ), ( keys ) => {
				const marks = parseMarks(
					JSON.stringify( withMarks( [], keys, NOW ) )
				);
				expect(
					keys.filter( ( key ) => isDue( marks, key, NOW ) )
				).toEqual( [] );
			} )
		);
	} );
} );

const facts = ( given: Partial< StatFacts > = {} ): StatFacts => ( {
	widgetId: '_1',
	nonce: 'a1b2c3d4e5',
	isMobile: false,
	isOpen: false,
	isSingle: false,
	channels: [ 'Whatsapp', 'Contact_Us' ],
	marks: [],
	now: NOW,
	...given,
} );

const fresh = ( ...keys: string[] ) =>
	keys.map( ( k ) => ( { k, v: ago( 1 ) } ) );

describe( 'call 1', () => {
	test( 'tells of the widget and its channels, in the order of the specification', () => {
		expect( viewStat( facts( { isMobile: true } ) )?.fields ).toEqual( [
			[ 'widgetId', '_1' ],
			[ 'channels[]', 'Whatsapp' ],
			[ 'channels[]', 'Contact_Us' ],
			[ 'userId', '_1' ],
			[ 'isMobile', '1' ],
			[ 'isOpen', '0' ],
			[ 'isSingle', '0' ],
			[ 'widgetNonce', 'a1b2c3d4e5' ],
			[ 'action', 'update_chaty_widget_views' ],
		] );
	} );

	test.each( [
		[ 'a closed widget', {}, [ 'v-widget' ] ],
		[
			'an open widget',
			{ isOpen: true },
			[ 'v-widget', 'v-Whatsapp', 'v-Contact_Us' ],
		],
		[
			'a single channel',
			{ isSingle: true, channels: [ 'Phone' ] },
			[ 'v-widget', 'v-Phone' ],
		],
	] )( 'marks what %s shows', ( _, given, keys ) => {
		expect( viewStat( facts( given ) )?.keys ).toEqual( keys );
	} );

	test( 'leaves out channels that were seen lately', () => {
		const stat = viewStat(
			facts( { isOpen: true, marks: fresh( 'v-Whatsapp' ) } )
		);
		expect(
			stat?.fields.filter( ( [ name ] ) => name === 'channels[]' )
		).toEqual( [ [ 'channels[]', 'Contact_Us' ] ] );
		expect( stat?.keys ).toEqual( [ 'v-widget', 'v-Contact_Us' ] );
	} );

	test( 'is not sent again within two days', () => {
		expect(
			viewStat( facts( { marks: fresh( 'v-widget' ) } ) )
		).toBeNull();
	} );
} );

describe( 'call 2', () => {
	test( 'tells of a first press and the channels first seen with it', () => {
		const stat = launcherStat(
			facts( { marks: fresh( 'v-widget', 'v-Whatsapp' ) } )
		);
		expect( stat?.fields ).toEqual( [
			[ 'widgetId', '_1' ],
			[ 'userId', '_1' ],
			[ 'isMobile', '0' ],
			[ 'channels[]', 'Contact_Us' ],
			[ 'isSingle', '0' ],
			[ 'nonce', 'a1b2c3d4e5' ],
			[ 'action', 'update_chaty_widget_click' ],
		] );
		expect( stat?.keys ).toEqual( [ 'c-widget', 'v-Contact_Us' ] );
	} );

	test( 'is not sent again within two days', () => {
		expect(
			launcherStat( facts( { marks: fresh( 'c-widget' ) } ) )
		).toBeNull();
	} );
} );

describe( 'call 3', () => {
	test( 'tells of a channel', () => {
		const stat = channelStat(
			facts( { widgetId: '0', isMobile: true } ),
			'Whatsapp'
		);
		expect( stat?.fields ).toEqual( [
			[ 'widgetId', '0' ],
			[ 'userId', '0' ],
			[ 'isMobile', '1' ],
			[ 'channel', 'Whatsapp' ],
			[ 'nonce', 'a1b2c3d4e5' ],
			[ 'action', 'update_chaty_channel_click' ],
		] );
		expect( stat?.keys ).toEqual( [ 'c-Whatsapp' ] );
	} );

	test( 'is not sent again within two days, another channel is', () => {
		const given = facts( { marks: fresh( 'c-Whatsapp' ) } );
		expect( channelStat( given, 'Whatsapp' ) ).toBeNull();
		expect( channelStat( given, 'Contact_Us' ) ).not.toBeNull();
	} );
} );

describe( 'a click of a single channel', () => {
	const single = { isSingle: true, channels: [ 'Phone' ] };

	test( 'is call 2 with that channel, seen before or not, and marks both', () => {
		const stat = channelStat(
			facts( { ...single, marks: fresh( 'v-widget', 'v-Phone' ) } ),
			'Phone'
		);
		expect( Object.fromEntries( stat?.fields ?? [] ) ).toMatchObject( {
			action: 'update_chaty_widget_click',
			'channels[]': 'Phone',
			isSingle: '1',
		} );
		expect( stat?.keys ).toEqual( [ 'c-widget', 'c-Phone' ] );
	} );

	test( 'is call 3 when the widget was clicked lately, but not the channel', () => {
		const stat = channelStat(
			facts( { ...single, marks: fresh( 'c-widget' ) } ),
			'Phone'
		);
		expect( stat?.keys ).toEqual( [ 'c-Phone' ] );
	} );

	test( 'is no call when both were', () => {
		expect(
			channelStat(
				facts( { ...single, marks: fresh( 'c-widget', 'c-Phone' ) } ),
				'Phone'
			)
		).toBeNull();
	} );
} );
