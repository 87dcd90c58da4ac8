import type { Raw } from '../../shared/raw-values';
import type { SettingsDocument, WidgetDocument } from './document';
import {
	addWidget,
	duplicateWidget,
	removeWidget,
	updateWidget,
} from './list-actions';
import {
	findListReason,
	findWidgetIndex,
	isActive,
	nextWidgetId,
} from './widget-list';

const SUNDAY_NIGHT = new Date( '2026-11-22T22:10:00Z' );

const phone: Raw = {
	channel: 'Phone',
	value: '+15550100',
	is_desktop: 1,
	is_mobile: 1,
};

const widget = ( more: Partial< WidgetDocument > = {} ): WidgetDocument => ( {
	id: 0,
	settings: {},
	triggers: {},
	channels: [ phone ],
	...more,
} );

const documentOf = ( ...widgets: WidgetDocument[] ): SettingsDocument => ( {
	data_analytics_settings: 'on',
	retention_days: 0,
	keep_contacts: 0,
	contacts_trash_days: 30,
	chaty_widgets: widgets,
} );

test.each( [
	[ 'shows', widget(), null ],
	[ 'is off', widget( { is_active: 0 } ), 'off' ],
	[ 'has no channel', widget( { channels: [] } ), 'no-channel' ],
	[
		'has a channel without a value',
		widget( { channels: [ { ...phone, value: '' } ] } ),
		'no-channel',
	],
	[
		'has a channel for phones only',
		widget( { channels: [ { ...phone, is_desktop: 0 } ] } ),
		'mobile-only',
	],
	[
		'has a channel for desktops only',
		widget( { channels: [ { ...phone, is_mobile: '0' } ] } ),
		'desktop-only',
	],
	[
		'is outside its dates',
		widget( {
			triggers: {
				has_date_scheduling_rules: 1,
				date_scheduling_rules: { start_date_time: '2027-01-01' },
			},
		} ),
		'date-window',
	],
	[
		'is outside its hours',
		widget( {
			triggers: {
				has_day_hours_scheduling_rules: 1,
				day_hours_scheduling_rules: [
					{ days: 8, start_hours: 9, end_hours: 17 },
				],
				day_time_diff: 'Europe/Berlin',
			},
		} ),
		'day-hours',
	],
	[
		'is for one country, which differs by visitor',
		widget( { triggers: { has_countries: 1, countries: [ 'DE' ] } } ),
		null,
	],
	[
		'has empty objects as PHP prints them',
		widget( {
			settings: [] as unknown as Raw,
			triggers: [] as unknown as Raw,
		} ),
		null,
	],
] )( 'a widget that %s', ( _, given, reason ) => {
	expect( findListReason( given, SUNDAY_NIGHT ) ).toBe( reason );
} );

test.each( [
	[ [], 0 ],
	[ [ 0 ], '_1' ],
	[ [ 0, '_3' ], '_4' ],
	[ [ '_2', 0 ], '_3' ],
	[ [ 1 ], '_2' ],
] )( 'the ID after %j is %s', ( ids, next ) => {
	const widgets = ids.map( ( id ) => ( { id } ) );

	expect( nextWidgetId( widgets, {} ) ).toBe( next );
} );

test( 'an ID that has counts is not used again after its widget was deleted', () => {
	expect( nextWidgetId( [], { 0: [ 'Phone' ] } ) ).toBe( '_1' );
	expect( nextWidgetId( [ { id: 0 } ], { _2: [], _1: [ 'Phone' ] } ) ).toBe(
		'_3'
	);
	expect( nextWidgetId( [ { id: '_4' } ], { 0: [] } ) ).toBe( '_5' );
} );

test( 'a widget is found by its ID as the address has it', () => {
	const document = documentOf( widget(), widget( { id: '_1' } ) );

	expect( findWidgetIndex( document, '0' ) ).toBe( 0 );
	expect( findWidgetIndex( document, '_1' ) ).toBe( 1 );
	expect( findWidgetIndex( document, '' ) ).toBe( -1 );
} );

describe( 'actions of the list', () => {
	const document = documentOf( widget(), widget( { id: '_1' } ) );
	const ids = ( { chaty_widgets: widgets }: SettingsDocument ) =>
		widgets.map( ( { id } ) => id );

	test( 'a copy is off, has the ID it is given, and stands after its model', () => {
		const copied = duplicateWidget( document, 0, {
			id: '_2',
			name: 'Copy',
		} );

		expect( ids( copied ) ).toEqual( [ 0, '_2', '_1' ] );
		expect( copied.chaty_widgets[ 1 ] ).toEqual(
			widget( { id: '_2', name: 'Copy', is_active: 0 } )
		);
	} );

	test( 'a deleted widget comes back where it was', () => {
		const without = removeWidget( document, 0 );

		expect( ids( without ) ).toEqual( [ '_1' ] );
		expect( addWidget( without, widget(), 0 ) ).toEqual( document );
	} );

	test( 'an update changes one widget', () => {
		const updated = updateWidget( document, '_1', { name: 'Shop' } );

		expect( updated.chaty_widgets[ 0 ] ).toBe(
			document.chaty_widgets[ 0 ]
		);
		expect( updated.chaty_widgets[ 1 ]?.name ).toBe( 'Shop' );
	} );

	test( 'without the widget, nothing is copied', () => {
		const copy = { id: '_2', name: 'Copy' };

		expect( duplicateWidget( document, '_9', copy ) ).toBe( document );
	} );
} );

test.each( [
	[ undefined, true ],
	[ 1, true ],
	[ true, true ],
	[ 0, false ],
	[ false, false ],
] )( 'a widget whose switch is %j is on: %j', ( isOn, expected ) => {
	expect(
		isActive( widget( isOn === undefined ? {} : { is_active: isOn } ) )
	).toBe( expected );
} );
