import { preload } from '../../../tests/unit/editor';
import {
	aRawChannel,
	aRawWidget,
	type Json,
} from '../../../tests/unit/settings';
import type { WidgetDocument } from './document';
import type { Group } from './field-groups';
import { summarizeGroup } from './group-summary';

const TYPES = [ 'Whatsapp', 'Phone', 'Email', 'Contact_Us' ] as const;
const HOURS = {
	has_day_hours_scheduling_rules: 1,
	day_hours_scheduling_rules: [
		{ days: 8, start_hours: 9, end_hours: 17 },
		{ days: 6, start_hours: 10, end_hours: 0 },
	],
};
const DATES = {
	has_date_scheduling_rules: 1,
	date_scheduling_rules: { start_date_time: '2026-11-24', end_date_time: '' },
};

test.each< [ Group, Json, string ] >( [
	[ 'channels', { channels: [] }, '' ],
	[
		'channels',
		{ channels: TYPES.map( ( type ) => aRawChannel( type ) ) },
		'WhatsApp, Phone, Email +1',
	],
	[ 'look', { settings: {} }, 'Right' ],
	[
		'look',
		{ settings: { position: 'left', attention_effect: 'jump' } },
		'Left, Jump',
	],
	[
		'triggers',
		{ triggers: { has_time_delay: 1, time_delay: 5 } },
		'Shows after 5 s.',
	],
	[ 'schedule', { triggers: {} }, 'Always' ],
	[ 'schedule', { triggers: HOURS }, 'Mon–Fri 09:00–17:00, Sat 10:00–24:00' ],
	[ 'schedule', { triggers: DATES }, '11/24/2026–' ],
	[ 'countries', { triggers: { countries: [ 'DE' ] } }, 'All countries' ],
	[
		'countries',
		{ triggers: { has_countries: 1, countries: [ 'DE', 'DK' ] } },
		'2 countries',
	],
	[ 'pages', { triggers: {} }, 'All pages' ],
	[
		'pages',
		{ triggers: { pages: [ { effect: 'show', kind: 'front_page' } ] } },
		'1 page rule',
	],
	[ 'advanced', { settings: {} }, '' ],
	[ 'advanced', { settings: { has_custom_css: 1 } }, 'Own CSS' ],
] )( '%s of %j: %s', ( group, given, summary ) => {
	const widget = aRawWidget( given ) as unknown as WidgetDocument;
	expect( summarizeGroup( group, widget, preload.site ) ).toBe( summary );
} );
