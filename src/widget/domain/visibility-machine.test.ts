import fc from 'fast-check';
import {
	getSources,
	getFirstVisibility,
	reduceVisibility,
	getScrollPercent,
} from './visibility-machine';
import type { Visibility, VisibilityEvent } from './visibility-machine';
import { parseTriggers, type Triggers } from './settings/parse-triggers';

const NONE = parseTriggers( {} );

const aTrigger = ( changes: Partial< Triggers > ): Triggers => ( {
	...NONE,
	...changes,
} );

const ticks = ( count: number ) =>
	Array.from( { length: count }, (): VisibilityEvent => 'tick' );

const after = (
	triggers: Triggers,
	...events: VisibilityEvent[]
): Visibility =>
	events.reduce(
		( visibility, event ) =>
			reduceVisibility( visibility, event, triggers ),
		getFirstVisibility( triggers )
	);

/** Names of the active sources, in the order delay, scroll, exit, hide. */
const heard = ( visibility: Visibility, triggers: Triggers ) =>
	Object.entries( getSources( visibility, triggers ) )
		.filter( ( [ , isHeard ] ) => isHeard )
		.map( ( [ name ] ) => name );

describe( 'how a widget begins, and what it then listens for', () => {
	test.each< [ string, Partial< Triggers >, string, string[] ] >( [
		[ 'no trigger', {}, 'shown', [] ],
		[ 'a delay of 0', { delaySeconds: 0 }, 'shown', [] ],
		[ 'a scroll of 0', { scrollPercent: 0 }, 'shown', [] ],
		[
			'a delay of 0 beside other triggers',
			{ delaySeconds: 0, scrollPercent: 50, hasExitIntent: true },
			'shown',
			[],
		],
		[
			'a scroll of 0 beside other triggers',
			{ delaySeconds: 3, scrollPercent: 0, hasExitIntent: true },
			'shown',
			[],
		],
		[ 'a delay', { delaySeconds: 3 }, 'hidden', [ 'delay' ] ],
		[ 'a scroll', { scrollPercent: 50 }, 'hidden', [ 'scroll' ] ],
		[ 'exit intent', { hasExitIntent: true }, 'hidden', [ 'exit' ] ],
		[
			'all three',
			{ delaySeconds: 3, scrollPercent: 50, hasExitIntent: true },
			'hidden',
			[ 'delay', 'scroll', 'exit' ],
		],
		[
			'auto hide and no trigger',
			{ hideAfterSeconds: 5 },
			'shown',
			[ 'hide' ],
		],
		[
			'auto hide and exit intent, whose clock starts later',
			{ hideAfterSeconds: 5, hasExitIntent: true },
			'hidden',
			[ 'exit' ],
		],
	] )( 'given %s', ( _, changes, state, sources ) => {
		const triggers = aTrigger( changes );
		const first = getFirstVisibility( triggers );
		expect( first.state ).toBe( state );
		expect( heard( first, triggers ) ).toEqual( sources );
	} );
} );

describe( 'the first trigger shows the widget and the others are cleared', () => {
	const ALL = aTrigger( {
		delaySeconds: 3,
		scrollPercent: 50,
		hasExitIntent: true,
	} );

	test.each< [ string, VisibilityEvent[], string ] >( [
		[ 'before the delay is over', ticks( 2 ), 'hidden' ],
		[ 'when the delay is over', ticks( 3 ), 'shown' ],
		[ 'when another trigger fires first', [ 'tick', 'trigger' ], 'shown' ],
		[ 'when one fires late', [ ...ticks( 3 ), 'trigger' ], 'shown' ],
		[ 'when the clock goes on', ticks( 99 ), 'shown' ],
	] )( '%s', ( _, events, state ) => {
		const visibility = after( ALL, ...events );
		expect( visibility.state ).toBe( state );
		expect( heard( visibility, ALL ) ).toEqual(
			state === 'shown' ? [] : [ 'delay', 'scroll', 'exit' ]
		);
	} );

	test( 'a delay of part of a second shows with the next tick', () => {
		const half = aTrigger( { delaySeconds: 0.5 } );
		expect( after( half, 'tick' ).state ).toBe( 'shown' );
	} );

	test( 'without a delay the clock never shows it', () => {
		const scroll = aTrigger( { scrollPercent: 50 } );
		expect( after( scroll, ...ticks( 9999 ) ).state ).toBe( 'hidden' );
	} );
} );

describe( 'auto hide', () => {
	const HIDE = aTrigger( { hideAfterSeconds: 5 } );
	const DELAYED = aTrigger( { delaySeconds: 2, hideAfterSeconds: 5 } );
	const ON_EXIT = aTrigger( { hasExitIntent: true, hideAfterSeconds: 5 } );

	test.each< [ string, Triggers, VisibilityEvent[], string ] >( [
		[ 'waits its seconds', HIDE, ticks( 4 ), 'shown' ],
		[ 'hides after them', HIDE, ticks( 5 ), 'auto-hidden' ],
		[ 'counts from when a delay showed it', DELAYED, ticks( 6 ), 'shown' ],
		[ 'hides after delay and seconds', DELAYED, ticks( 7 ), 'auto-hidden' ],
		[
			'counts from when exit intent showed it',
			ON_EXIT,
			[ ...ticks( 9 ), 'trigger', ...ticks( 4 ) ],
			'shown',
		],
		[
			'is stopped by opening',
			HIDE,
			[ ...ticks( 4 ), 'open', ...ticks( 9 ) ],
			'pinned',
		],
		[ 'never hides when it is off', NONE, ticks( 9999 ), 'shown' ],
		[
			'no trigger brings it back',
			ON_EXIT,
			[ 'trigger', ...ticks( 5 ), 'trigger' ],
			'auto-hidden',
		],
	] )( '%s', ( _, triggers, events, state ) => {
		expect( after( triggers, ...events ).state ).toBe( state );
	} );

	test.each< [ string, VisibilityEvent[] ] >( [
		[ 'once it is gone', ticks( 5 ) ],
		[ 'once it was opened', [ 'open' ] ],
	] )( 'nothing is listened for %s', ( _, events ) => {
		expect( heard( after( HIDE, ...events ), HIDE ) ).toEqual( [] );
	} );
} );

describe( 'launch_chaty() opens it', () => {
	test.each< [ string, Partial< Triggers >, VisibilityEvent[] ] >( [
		[ 'before its trigger', { delaySeconds: 30 }, [ 'tick' ] ],
		[ 'when it is shown', {}, [] ],
		[ 'after auto hide', { hideAfterSeconds: 1 }, [ 'tick' ] ],
	] )( '%s, and it stays', ( _, changes, events ) => {
		const triggers = aTrigger( changes );
		const opened = after( triggers, ...events, 'open' );
		expect( opened.state ).toBe( 'pinned' );
		expect( heard( opened, triggers ) ).toEqual( [] );
	} );
} );

test( 'whatever happens, it goes only forward unless it is opened', () => {
	const ORDER = [ 'hidden', 'shown', 'auto-hidden' ];
	const triggers = fc.record( {
		delaySeconds: fc.option( fc.nat( 5 ) ),
		scrollPercent: fc.option( fc.nat( 100 ) ),
		hasExitIntent: fc.boolean(),
		hideAfterSeconds: fc.nat( 5 ),
	} );
	const events = fc.array(
		fc.constantFrom< VisibilityEvent >( 'tick', 'trigger' )
	);
	fc.assert(
		fc.property( triggers, events, ( changes, happened ) => {
			const given = aTrigger( changes );
			const places = happened.map( ( _, count ) =>
				ORDER.indexOf(
					after( given, ...happened.slice( 0, count ) ).state
				)
			);
			expect( places ).toEqual( [ ...places ].sort() );
			expect( after( given, ...happened, 'open' ).state ).toBe(
				'pinned'
			);
		} )
	);
} );

describe( 'scrollPercent', () => {
	test.each< [ string, [ number, number ], number ] >( [
		[ 'the top', [ 0, 2000 ], 0 ],
		[ 'half way', [ 1000, 2000 ], 50 ],
		[ 'a part of a percent is not counted', [ 1018, 2000 ], 50 ],
		[ 'the end', [ 2000, 2000 ], 100 ],
		[ 'the end, a part of a pixel short of it', [ 1999.3, 2000 ], 100 ],
		[ 'past the end, where pages bounce', [ 2080, 2000 ], 104 ],
		[ 'a page as high as the window', [ 0, 0 ], 100 ],
		[ 'a page lower than the window', [ 0, -600 ], 100 ],
		[ 'a page that is a pixel higher', [ 0, 1 ], 100 ],
	] )( '%s', ( _, lengths, percent ) => {
		expect( getScrollPercent( ...lengths ) ).toBe( percent );
	} );
} );
