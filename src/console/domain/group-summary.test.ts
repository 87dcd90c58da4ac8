import {
	aRawChannel,
	aRawWidget,
	type Json,
} from '../../../tests/unit/settings';
import { getDefaultColor } from './default-color';
import type { WidgetDocument } from './document';
import { describeGroup, type Group } from './group-summary';

const SITE = { locale: 'en_US', weekStartsOn: 1 };

const describe = ( group: Group, changes: Json ) =>
	describeGroup( aRawWidget( changes ) as never, group, SITE );

const HOURS = {
	days: 8,
	start_hours: 9,
	start_min: 0,
	end_hours: 17,
	end_min: 0,
};

test.each< [ Group, Json, string ] >( [
	[
		'channels',
		{
			channels: [ 'Phone', 'Email', 'SMS', 'Viber' ].map( ( type ) =>
				aRawChannel( type )
			),
		},
		'Phone, Email, SMS, …',
	],
	[ 'channels', { channels: undefined }, '' ],
	[ 'look', { settings: { position: 'left' } }, 'Left' ],
	[ 'look', { settings: {} }, '' ],
	[
		'triggers',
		{ triggers: { has_time_delay: 1, time_delay: 5 } },
		'after 5 s',
	],
	[
		'schedule',
		{
			triggers: {
				has_day_hours_scheduling_rules: 1,
				day_hours_scheduling_rules: [ HOURS ],
			},
		},
		'Monday to Friday 09:00–17:00',
	],
	[ 'schedule', { triggers: {} }, '' ],
	[
		'countries',
		{ triggers: { has_countries: 1, countries: [ 'DE', 'AT' ] } },
		'Germany, Austria',
	],
	[
		'pages',
		{ triggers: { pages: [ { kind: 'posts' }, { kind: 'front_page' } ] } },
		'2 page rules',
	],
	[ 'pages', { triggers: {} }, '' ],
	[
		'advanced',
		{ settings: { has_custom_css: 1, custom_css: '.a{}' } },
		'Own CSS',
	],
] )( 'the header of %s with %j says “%s”', ( group, changes, expected ) => {
	expect( describe( group, changes ) ).toBe( expected );
} );

test.each( [
	[ 'settings.widget_color', '#A886CD' ],
	[ 'settings.cta_text_color', '#ffffff' ],
	[ 'channels.0.icon_color', '#49e670' ],
	[ 'settings.font_family', '' ],
] )( 'without a color of the owner’s, %s is %s', ( path, expected ) => {
	const widget = aRawWidget( {
		settings: { widget_color: '#123456', cta_bg_color: '#000000' },
		channels: [ aRawChannel( 'Whatsapp', { icon_color: '#ff0000' } ) ],
	} ) as unknown as WidgetDocument;
	const keys = path.split( '.' ).map( ( key ) => ( key === '0' ? 0 : key ) );
	expect( getDefaultColor( widget, keys ).toLowerCase() ).toBe(
		expected.toLowerCase()
	);
} );
