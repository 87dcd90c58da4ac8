import { FakePage, PHONE } from '../../../tests/unit/fake-page';
import { aPage, aRawWidget } from '../../../tests/unit/settings';
import { parseDevice } from '../domain/device';
import type { Assets } from '../domain/settings/types';
import type { Bundles } from './context';
import { evaluateConditions } from './evaluate-conditions';
import { findHiddenReason } from './find-hidden-reason';
import { watchExit } from './watch-exit';
import type { VisibilityState } from '../domain/visibility-machine';

const BUNDLES: Partial< Bundles > = {
	conditions: findHiddenReason,
	exit_intent: watchExit,
};

/** Wednesday noon in UTC. */
const NOON = new Date( '2026-01-14T12:00:00Z' );

const IN_INDIA = { has_countries: 1, countries: [ 'IN' ] };
const LAST_YEAR = {
	has_date_scheduling_rules: 1,
	date_scheduling_rules: { end_date_time: '2025-12-31 23:59:59' },
};
const ON_SUNDAYS = {
	has_day_hours_scheduling_rules: 1,
	day_hours_scheduling_rules: [
		{ days: 0, start_hours: 0, start_min: 0, end_hours: 23, end_min: 59 },
	],
};
const fromIndia: Assets = { country: { url: '', code: 'IN' } };
const fromGermany: Assets = { country: { url: '', code: 'DE' } };

/** A widget with these triggers; the clock and the window are the browser's own. */
async function given(
	triggers: object,
	assets: Assets = {},
	userAgent?: string,
	bundles = BUNDLES
) {
	const page = new FakePage( userAgent ? { userAgent } : {} );
	const model = aPage( aRawWidget( { triggers } ) );
	const [ widget ] = model.widgets;
	if ( ! widget ) {
		throw new Error( 'no widget' );
	}
	page.now = NOON;
	page.finishLoading();
	const states: VisibilityState[] = [];
	const reported: string[] = [];
	const container = document.createElement( 'div' );
	container.innerHTML = '<div class="chaty-widget"><button></button></div>';
	document.body.replaceChildren( container );
	const show = await evaluateConditions( {
		browser: page.browser,
		page: model,
		assets,
		widget: { id: widget.id },
		raw: widget.source,
		device: parseDevice( page.userAgent ),
		onEnd: () => undefined,
		load: async ( name ) => bundles[ name ],
		debug: ( message ) => reported.push( message ),
		onState( state ) {
			if ( states.at( -1 ) !== state ) {
				states.push( state );
			}
		},
		container,
	} );
	return { show, states, reported, container };
}

beforeEach( () => {
	jest.useFakeTimers();
	window.sessionStorage.clear();
} );
afterEach( () => {
	Reflect.deleteProperty( window, 'fetch' );
} );

describe( 'a rule that does not hold keeps the widget away, and the console says which', () => {
	test.each< [ string, object, Assets ] >( [
		[ 'country', IN_INDIA, fromGermany ],
		[ 'date-window', LAST_YEAR, {} ],
		[ 'day-hours', ON_SUNDAYS, {} ],
	] )( '%s', async ( reason, triggers, assets ) => {
		const { show, states, reported } = await given( triggers, assets );
		expect( show ).toBeFalsy();
		expect( states ).toEqual( [] );
		expect( reported ).toEqual( [ `widget 0 does not show: ${ reason }` ] );
	} );

	test( 'given a clock that hides it, then nobody is asked for the country', async () => {
		const asked = jest.fn();
		window.fetch = asked;
		await given(
			{ ...IN_INDIA, ...LAST_YEAR },
			{ country: { url: 'https://trace.example/', code: '' } }
		);
		expect( asked ).not.toHaveBeenCalled();
	} );
} );

test( 'given no selector where one is asked for, then the console says so', async () => {
	const { reported } = await given( {
		has_element_in_sight: 1,
		element_in_sight: '#9 >',
	} );
	expect( reported ).toEqual( [
		'widget 0 does not wait for "#9 >": no selector',
	] );
} );

describe( 'given rules that hold', () => {
	test.each< [ string, object, Assets ] >( [
		[ 'a country of the list', IN_INDIA, fromIndia ],
		[ 'an unknown country', IN_INDIA, {} ],
		[ 'no country rule', {}, fromGermany ],
	] )( '%s, then it shows at once', async ( _, triggers, assets ) => {
		const { states, reported } = await given( triggers, assets );
		expect( states ).toEqual( [ 'shown' ] );
		expect( reported ).toEqual( [] );
	} );

	test( 'given a delay, then it waits, and shows when it is over', async () => {
		const { states } = await given( { has_time_delay: 1, time_delay: 2 } );
		expect( states ).toEqual( [ 'hidden' ] );
		jest.advanceTimersByTime( 2000 );
		expect( states ).toEqual( [ 'hidden', 'shown' ] );
		jest.advanceTimersByTime( 60_000 );
		expect( states ).toHaveLength( 2 );
	} );

	test( 'given auto hide, then it goes, and launch_chaty() brings it back for good', async () => {
		const { states, show } = await given( {
			auto_hide_widget: 1,
			hide_after: 2,
		} );
		jest.advanceTimersByTime( 2000 );
		show?.();
		jest.advanceTimersByTime( 60_000 );
		expect( states ).toEqual( [ 'shown', 'auto-hidden', 'pinned' ] );
	} );

	test.each<
		[
			string,
			( container: Element ) => void,
			( container: Element ) => void,
		]
	>( [
		[
			'has the focus in it',
			( container ) => container.querySelector( 'button' )?.focus(),
			( container ) => container.querySelector( 'button' )?.blur(),
		],
		[
			'is open by itself',
			( { firstElementChild } ) =>
				firstElementChild?.classList.add( 'chaty-open' ),
			( { firstElementChild } ) =>
				firstElementChild?.classList.remove( 'chaty-open' ),
		],
		[
			'is about to open',
			( container ) => container.toggleAttribute( 'data-busy', true ),
			( container ) => container.removeAttribute( 'data-busy' ),
		],
	] )(
		'given auto hide while the widget %s, then it stays until that is over',
		async ( _, use, leave ) => {
			const { states, container } = await given( {
				auto_hide_widget: 1,
				hide_after: 2,
			} );
			use( container );
			jest.advanceTimersByTime( 60_000 );
			expect( states ).toEqual( [ 'shown' ] );
			leave( container );
			jest.advanceTimersByTime( 2000 );
			expect( states ).toEqual( [ 'shown', 'auto-hidden' ] );
		}
	);
} );

test( 'given the bundle of exit intent cannot come, then another trigger shows it', async () => {
	const triggers = { exit_intent: 1, has_time_delay: 1, time_delay: 1 };
	const { states } = await given( triggers, {}, undefined, {} );
	document.dispatchEvent( new Event( 'mouseleave' ) );
	expect( states ).toEqual( [ 'hidden' ] );
	jest.advanceTimersByTime( 1000 );
	expect( states ).toEqual( [ 'hidden', 'shown' ] );
} );

describe( 'exit intent plays a short animation', () => {
	const NAME = 'chaty-exit-intent';

	test( 'given the mouse leaves, then half a second later, for two and a half seconds', async () => {
		const { states, container } = await given( { exit_intent: 1 } );
		document.dispatchEvent( new Event( 'mouseleave' ) );
		expect( states ).toEqual( [ 'hidden', 'shown' ] );
		jest.advanceTimersByTime( 499 );
		expect( container.classList.contains( NAME ) ).toBe( false );
		jest.advanceTimersByTime( 1 );
		expect( container.classList.contains( NAME ) ).toBe( true );
		jest.advanceTimersByTime( 2499 );
		expect( container.classList.contains( NAME ) ).toBe( true );
		jest.advanceTimersByTime( 1 );
		expect( container.classList.contains( NAME ) ).toBe( false );
	} );

	test( 'given another trigger shows it, then none', async () => {
		const { container } = await given( {
			exit_intent: 1,
			has_time_delay: 1,
			time_delay: 1,
		} );
		jest.advanceTimersByTime( 10_000 );
		document.dispatchEvent( new Event( 'mouseleave' ) );
		jest.advanceTimersByTime( 10_000 );
		expect( container.classList.contains( NAME ) ).toBe( false );
	} );

	test( 'given a phone, then a mouse means nothing there', async () => {
		const { states } = await given( { exit_intent: 1 }, {}, PHONE );
		document.dispatchEvent( new Event( 'mouseleave' ) );
		expect( states ).toEqual( [ 'hidden' ] );
	} );
} );
