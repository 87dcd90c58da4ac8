import type { ChannelModel, Triggers, WidgetModel } from '../settings/model';
import { shouldShow } from './should-show';
import type { VisitFacts } from './should-show';

const ALWAYS: Triggers = {
	countries: [],
	dateWindow: null,
	dayHours: null,
	dayZone: '',
	delaySeconds: null,
	scrollPercent: null,
	hasExitIntent: false,
	hideAfterSeconds: 0,
};

const PHONE: ChannelModel = {
	slug: 'Phone',
	type: 'Phone',
	value: '+15550100',
	label: 'Call us',
	color: '',
	imageUrl: '',
	isOnDesktop: true,
	isOnMobile: true,
	isAgent: false,
	agents: [],
	isTracked: false,
	nonce: '',
	raw: {},
};

const aChannel = ( changes: Partial< ChannelModel > = {} ) => ( {
	...PHONE,
	...changes,
} );

/** The rules read the channels and the triggers and nothing else of a widget. */
const aWidget = (
	triggers: Partial< Triggers > = {},
	channels: readonly ChannelModel[] = [ PHONE ]
) => ( { channels, triggers: { ...ALWAYS, ...triggers } } ) as WidgetModel;

/** Wednesday. */
const NOON_UTC = new Date( '2026-01-14T12:00:00Z' );

const aVisit = ( changes: Partial< VisitFacts > = {} ): VisitFacts => ( {
	isMobile: false,
	now: NOON_UTC,
	country: '',
	isOnPage: false,
	...changes,
} );

describe( 'which channels are visible', () => {
	const AGENTS = {
		isAgent: true,
		value: '',
		agents: [ { value: '15550100' } ],
	};

	test.each< [ string, Partial< ChannelModel >, boolean, boolean ] >( [
		[ 'on both devices', {}, true, true ],
		[ 'on desktop only', { isOnMobile: false }, true, false ],
		[ 'on mobile only', { isOnDesktop: false }, false, true ],
		[
			'on no device',
			{ isOnDesktop: false, isOnMobile: false },
			false,
			false,
		],
		[ 'without a value', { value: '' }, false, false ],
		[
			'the contact form, which needs no value',
			{ type: 'Contact_Us', value: '' },
			true,
			true,
		],
		[
			'the contact form on desktop only',
			{ type: 'Contact_Us', value: '', isOnMobile: false },
			true,
			false,
		],
		[ 'agents, which need no value of the channel', AGENTS, true, true ],
		[
			'agents on mobile only',
			{ ...AGENTS, isOnDesktop: false },
			false,
			true,
		],
		[
			'no agents, although the channel has a value',
			{ isAgent: true, value: '15550100' },
			false,
			false,
		],
		[
			'no agents of the contact form',
			{ isAgent: true, type: 'Contact_Us' },
			false,
			false,
		],
	] )( 'a channel %s', ( _, changes, isOnDesktop, isOnMobile ) => {
		const channel = aChannel( changes );
		const shown = { channels: [ channel ] };
		const hidden = { reason: 'no-channel' };
		const widget = aWidget( {}, [ channel ] );
		expect( shouldShow( widget, aVisit( { isMobile: false } ) ) ).toEqual(
			isOnDesktop ? shown : hidden
		);
		expect( shouldShow( widget, aVisit( { isMobile: true } ) ) ).toEqual(
			isOnMobile ? shown : hidden
		);
	} );

	test( 'the visible ones keep their order, the others are left out', () => {
		const email = aChannel( { slug: 'Email', type: 'Email' } );
		const sms = aChannel( {
			slug: 'SMS',
			type: 'SMS',
			isOnDesktop: false,
		} );
		const widget = aWidget( {}, [ email, sms, PHONE ] );
		expect( shouldShow( widget, aVisit() ) ).toEqual( {
			channels: [ email, PHONE ],
		} );
	} );

	test( 'a widget without channels has none to show', () => {
		expect( shouldShow( aWidget( {}, [] ), aVisit() ) ).toEqual( {
			reason: 'no-channel',
		} );
	} );
} );

const IN_INDIA = { countries: [ 'IN' ] };
const LAST_YEAR = {
	dateWindow: { start: '', end: '2025-12-31 23:59:59', zone: '' },
};
const ON_SUNDAYS = {
	dayHours: [ { days: 0, startMinute: 0, endMinute: 1439 } ],
};

describe( 'a rule that does not hold is named', () => {
	const GERMAN = { country: 'DE' };

	test.each< [ string, Partial< Triggers >, Partial< VisitFacts > ] >( [
		[ 'country', IN_INDIA, GERMAN ],
		[ 'date-window', LAST_YEAR, {} ],
		[ 'day-hours', ON_SUNDAYS, {} ],
		[ 'already-on-page', {}, { isOnPage: true } ],
	] )( '%s', ( reason, triggers, visit ) => {
		expect( shouldShow( aWidget( triggers ), aVisit( visit ) ) ).toEqual( {
			reason,
		} );
	} );

	test( 'and of several the first in the order of the specification', () => {
		const all = { ...IN_INDIA, ...LAST_YEAR, ...ON_SUNDAYS };
		const visit = aVisit( { ...GERMAN, isOnPage: true } );
		const reasons = [
			aWidget( all, [] ),
			aWidget( all ),
			aWidget( { ...LAST_YEAR, ...ON_SUNDAYS } ),
			aWidget( ON_SUNDAYS ),
			aWidget(),
		].map( ( widget ) => shouldShow( widget, visit ) );
		expect( reasons ).toEqual( [
			{ reason: 'no-channel' },
			{ reason: 'country' },
			{ reason: 'date-window' },
			{ reason: 'day-hours' },
			{ reason: 'already-on-page' },
		] );
	} );
} );

describe( 'a rule that holds lets the widget show', () => {
	const fromNoon = ( zone: string ) => ( {
		dateWindow: { start: '2026-01-14 12:00:00', end: '', zone },
	} );
	const atSeven = ( dayZone: string ) => ( {
		dayHours: [ { days: 3, startMinute: 7 * 60, endMinute: 7 * 60 } ],
		dayZone,
	} );

	test.each< [ string, Partial< Triggers >, string, boolean ] >( [
		[ 'a country of the list', IN_INDIA, 'IN', true ],
		[ 'a country of the list in lower case', IN_INDIA, 'in', true ],
		[ 'an unknown country', IN_INDIA, '', true ],
		[ 'an unknown country, told by a dash', IN_INDIA, '-', true ],
		[ 'a window from noon in UTC', fromNoon( '' ), '', true ],
		[ 'a window from noon further east', fromNoon( '+5.5' ), '', true ],
		[ 'a window from noon further west', fromNoon( '-0.5' ), '', false ],
		[ 'a window in a broken zone, read as UTC', fromNoon( '?' ), '', true ],
		[ 'hours in a zone', atSeven( 'America/New_York' ), '', true ],
		[ 'hours at an offset', atSeven( '-5' ), '', true ],
		[ 'hours in another zone', atSeven( '+5:30' ), '', false ],
		[
			'window and hours, each in its own zone',
			{ ...fromNoon( '+5.5' ), ...atSeven( '-5' ) },
			'',
			true,
		],
		[ 'no schedule at all', ALWAYS, 'DE', true ],
	] )( '%s', ( _, triggers, country, isShown ) => {
		const verdict = shouldShow(
			aWidget( triggers ),
			aVisit( { country } )
		);
		expect( 'channels' in verdict ).toBe( isShown );
	} );
} );
