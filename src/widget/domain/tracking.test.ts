import fc from 'fast-check';
import {
	channelClickEvent,
	contentClickEvent,
	shouldTrack,
	widgetClickEvent,
	parseTrackingLog,
	impressionEvent,
	markTracked,
} from './tracking';
import type { TrackingFacts } from './tracking';

const NOW = new Date( '2026-11-21T13:39:19.289Z' );
const HOUR_MS = 3_600_000;
const ago = ( hours: number ) =>
	new Date( +NOW - hours * HOUR_MS ).toISOString();

describe( 'parseMarks', () => {
	test( 'reads what Chaty 3.x wrote', () => {
		const text =
			'[{"k":"v-widget","v":"2026-11-21T13:39:19.289Z"},{"k":"c-Contact_Us","v":"2026-11-20T00:00:00.000Z"}]';
		expect( parseTrackingLog( text ) ).toEqual( [
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
		expect( parseTrackingLog( text ) ).toEqual( [] );
	} );

	test( 'finds nothing but marks in any text', () => {
		const nearMarks = fc
			.array( fc.record( { k: fc.jsonValue(), v: fc.jsonValue() } ) )
			.map( ( log ) => JSON.stringify( log ) );
		const texts = fc.oneof( fc.string(), fc.json(), nearMarks );
		fc.assert(
			fc.property( texts, ( text ) => {
				for ( const { k } of parseTrackingLog( text ) ) {
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
			shouldTrack(
				[ { k: 'v-widget', v: ago( hours ) } ],
				'v-widget',
				NOW
			)
		).toBe( isAgain );
	} );

	test.each( [
		[ 'no mark', [] ],
		[ 'other marks', [ { k: 'c-widget', v: ago( 0 ) } ] ],
		[ 'a mark without a date', [ { k: 'v-widget', v: 'yesterday' } ] ],
	] )( 'with %s it is', ( _, log ) => {
		expect( shouldTrack( log, 'v-widget', NOW ) ).toBe( true );
	} );
} );

describe( 'withMarks', () => {
	test( 'renews a mark, adds one and keeps the rest', () => {
		const log = [
			{ k: 'v-widget', v: ago( 50 ) },
			{ k: 'c-widget', v: ago( 5 ) },
		];
		expect( markTracked( log, [ 'v-widget', 'v-Phone' ], NOW ) ).toEqual( [
			{ k: 'c-widget', v: ago( 5 ) },
			{ k: 'v-widget', v: NOW.toISOString() },
			{ k: 'v-Phone', v: NOW.toISOString() },
		] );
	} );

	test( 'what it marks is not due, and survives a cookie', () => {
		fc.assert(
			fc.property( fc.array( fc.string() ), ( keys ) => {
				const log = parseTrackingLog(
					JSON.stringify( markTracked( [], keys, NOW ) )
				);
				expect(
					keys.filter( ( key ) => shouldTrack( log, key, NOW ) )
				).toEqual( [] );
			} )
		);
	} );
} );

const facts = ( given: Partial< TrackingFacts > = {} ): TrackingFacts => ( {
	widgetId: '_1',
	nonce: 'a1b2c3d4e5',
	isMobile: false,
	isOpen: false,
	isSingle: false,
	channels: [ 'Whatsapp', 'Contact_Us' ],
	log: [],
	now: NOW,
	...given,
} );

const fresh = ( ...keys: string[] ) =>
	keys.map( ( k ) => ( { k, v: ago( 1 ) } ) );

describe( 'call 1', () => {
	test( 'has the widget and its channels, in the order of docs/how-it-works.md', () => {
		expect(
			impressionEvent( facts( { isMobile: true } ) )?.fields
		).toEqual( [
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
		expect( impressionEvent( facts( given ) )?.keys ).toEqual( keys );
	} );

	test( 'leaves out channels that were seen lately', () => {
		const stat = impressionEvent(
			facts( { isOpen: true, log: fresh( 'v-Whatsapp' ) } )
		);
		expect(
			stat?.fields.filter( ( [ name ] ) => name === 'channels[]' )
		).toEqual( [ [ 'channels[]', 'Contact_Us' ] ] );
		expect( stat?.keys ).toEqual( [ 'v-widget', 'v-Contact_Us' ] );
	} );

	test( 'is not sent again within two days', () => {
		expect(
			impressionEvent( facts( { log: fresh( 'v-widget' ) } ) )
		).toBeNull();
	} );
} );

describe( 'call 2', () => {
	test( 'has the first press and the channels first seen with it', () => {
		const stat = widgetClickEvent(
			facts( { log: fresh( 'v-widget', 'v-Whatsapp' ) } )
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
			widgetClickEvent( facts( { log: fresh( 'c-widget' ) } ) )
		).toBeNull();
	} );
} );

describe( 'call 3', () => {
	test( 'has the channel', () => {
		const stat = channelClickEvent(
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
			[ 'isFirst', '1' ],
		] );
		expect( stat?.keys ).toEqual( [ 'c-Whatsapp', 'c-' ] );
	} );

	test.each( [
		[ false, [ 'c-Whatsapp' ] ],
		[ true, [ 'c-Whatsapp', 'c-widget' ] ],
	] )(
		'says that a press was in content, once in two days, in place of the widget (single: %s)',
		( isSingle, keys ) => {
			const given = facts( { isSingle } );
			const event = contentClickEvent( given, 'Whatsapp' );
			expect( event?.keys ).toEqual( keys );
			expect( event?.fields.slice( -2 ) ).toEqual( [
				[ 'action', 'update_chaty_channel_click' ],
				[ 'inContent', '1' ],
			] );
			const after = facts( { isSingle, log: fresh( ...keys ) } );
			expect( contentClickEvent( after, 'Whatsapp' ) ).toBeNull();
			expect( channelClickEvent( after, 'Whatsapp' ) ).toBeNull();
		}
	);

	test( 'is the first one once in two days, whatever the channel', () => {
		const log = fresh( 'c-Whatsapp', 'c-' );
		const again = channelClickEvent( facts( { log } ), 'Contact_Us' );
		expect( again?.keys ).toEqual( [ 'c-Contact_Us' ] );
		expect( again?.fields.at( -1 )?.[ 0 ] ).toBe( 'action' );
	} );

	test( 'is not sent again within two days, another channel is', () => {
		const given = facts( { log: fresh( 'c-Whatsapp' ) } );
		expect( channelClickEvent( given, 'Whatsapp' ) ).toBeNull();
		expect( channelClickEvent( given, 'Contact_Us' ) ).not.toBeNull();
	} );
} );

describe( 'a click of a single channel', () => {
	const single = { isSingle: true, channels: [ 'Phone' ] };

	test( 'is call 2 with that channel, seen before or not, and marks both', () => {
		const stat = channelClickEvent(
			facts( { ...single, log: fresh( 'v-widget', 'v-Phone' ) } ),
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
		const stat = channelClickEvent(
			facts( { ...single, log: fresh( 'c-widget' ) } ),
			'Phone'
		);
		expect( stat?.keys ).toEqual( [ 'c-Phone', 'c-' ] );
	} );

	test( 'is no call when both were', () => {
		expect(
			channelClickEvent(
				facts( { ...single, log: fresh( 'c-widget', 'c-Phone' ) } ),
				'Phone'
			)
		).toBeNull();
	} );
} );
