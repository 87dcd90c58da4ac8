import { aRawChannel, aRawWidget } from '../../tests/unit/settings';
import { coreBrowser } from '../widget/browser/core';
import { explain, findChannels, findDraftWidget, findPanels } from './explain';

const visit = ( changes: object = {} ) => ( {
	browser: {
		...coreBrowser,
		now: () => new Date( '2026-11-22T21:10:00Z' ),
		readFacts: () => ( {
			userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
			title: 'A page',
			url: 'https://site.example/',
			hasPrivacyControl: false,
		} ),
	},
	country: '',
	isReturning: false,
	page: {
		home: '',
		path: '/',
		ids: {},
		language: '',
		facts: [ 'front_page' ],
	},
	...changes,
} );

const withTriggers = ( triggers: object ) =>
	aRawWidget( { triggers: { ...triggers } } );

test.each( [
	[ 'a widget without conditions', aRawWidget(), 'visible' ],
	[ 'one that is off', { ...aRawWidget(), is_active: false }, 'off' ],
	[ 'one that is on', { ...aRawWidget(), is_active: 1 }, 'visible' ],
	[ 'nothing', {}, 'broken' ],
	[
		'rules for other pages',
		withTriggers( { pages: [ { effect: 'hide', kind: 'front_page' } ] } ),
		'page-rules',
	],
	[ 'no channels', aRawWidget( { channels: [] } ), 'no-channel' ],
	[
		'only phones',
		aRawWidget( {
			channels: [ aRawChannel( 'Phone', { is_desktop: 0 } ) ],
		} ),
		'no-channel',
	],
	[
		'an end in the past',
		withTriggers( {
			has_date_scheduling_rules: 1,
			date_scheduling_rules: { end_date_time: '2026-01-01' },
		} ),
		'date-window',
	],
	[
		'a delay of 0',
		withTriggers( { has_time_delay: 1, time_delay: 0 } ),
		'visible',
	],
	[ 'exit intent', withTriggers( { exit_intent: 1 } ), 'waits' ],
] )( 'given %s, then the reason is "%s"', ( _, widget, reason ) => {
	expect( explain( widget as never, visit() ).reason ).toBe( reason );
} );

test( 'the details of hours are those of the page’s own parser', () => {
	const widget = withTriggers( {
		has_day_hours_scheduling_rules: 1,
		day_time_diff: 'Europe/Berlin',
		day_hours_scheduling_rules: [
			{
				days: 8,
				start_hours: 9,
				start_min: 0,
				end_hours: 17,
				end_min: 30,
			},
		],
	} );
	expect( explain( widget as never, visit() ) ).toEqual( {
		reason: 'day-hours',
		details: {
			now: '2026-11-22 22:10:00',
			day: 0,
			zone: 'Europe/Berlin',
			hours: [ { days: 8, startMinute: 540, endMinute: 1050 } ],
		},
	} );
} );

test( 'a country that is unknown passes, another one does not', () => {
	const widget = withTriggers( { has_countries: 1, countries: [ 'at' ] } );
	expect( explain( widget as never, visit() ).reason ).toBe( 'visible' );
	expect( explain( widget as never, visit( { country: 'DE' } ) ) ).toEqual( {
		reason: 'country',
		details: { country: 'DE', countries: [ 'AT' ] },
	} );
} );

test( 'a visitor who comes back', () => {
	expect(
		explain( aRawWidget() as never, visit( { isReturning: true } ) ).reason
	).toBe( 'seen' );
} );

test.each( [ null, 'x', [], { chaty_widgets: 3 }, { chaty_widgets: [ 1 ] } ] )(
	'a draft such as %j has no widget',
	( draft ) => {
		expect( findDraftWidget( draft ) ).toEqual( {} );
	}
);

test( 'panels are those that the widget itself opens', () => {
	const widget = aRawWidget( {
		channels: [
			aRawChannel( 'Phone' ),
			aRawChannel( 'Contact_Us', { value: 'x' } ),
			aRawChannel( 'WeChat', { value: 'us', is_desktop: 0 } ),
		],
	} );
	expect( findPanels( findChannels( widget as never, visit() ) ) ).toEqual( [
		{ channel: 'Contact_Us', label: 'Contact Form', kind: 'form' },
	] );
} );
