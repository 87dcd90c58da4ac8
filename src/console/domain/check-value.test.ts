import { preload } from '../../../tests/unit/editor';
import { checkValue } from './check-value';
import { findUnknownOption } from './option-emails';
import { findSchema } from './schema';

jest.mock( '@wordpress/api-fetch' );

const check = ( key: string, value: unknown ) =>
	checkValue( value, findSchema( preload.schema, key ) );

const SIZE = 'Enter a number from 10 to 400.';
const COLOR = 'Enter a color such as #25d366 or rgb(37, 211, 102).';
const DAY = 'There is no such day. Choose one from the calendar.';
const ADDRESS =
	'Enter a web address that begins with https://, or a path of this site that begins with a slash.';

test.each( [
	[ 'settings.widget_size', 9, SIZE ],
	[ 'settings.widget_size', 401, SIZE ],
	[ 'settings.widget_size', 'abc', SIZE ],
	[ 'settings.widget_size', '5e1', SIZE ],
	[ 'settings.widget_size', '10', '' ],
	[ 'settings.widget_size', 400, '' ],
	[ 'settings.widget_size', ' 54 ', '' ],
	[ 'settings.widget_color', 'red', COLOR ],
	[ 'settings.widget_color', '#12', COLOR ],
	[ 'settings.widget_color', 'url(x)', COLOR ],
	[ 'settings.widget_color', '#123', '' ],
	[ 'settings.widget_color', 'rgb(1, 2, 3)', '' ],
	[ 'triggers.date_scheduling_rules.start_date_time', '2026-02-31', DAY ],
	[ 'triggers.date_scheduling_rules.end_date_time', '2026-13-01', DAY ],
	[ 'triggers.date_scheduling_rules.end_date_time', 'tomorrow', DAY ],
	[ 'triggers.date_scheduling_rules.end_date_time', '2028-02-29', '' ],
	[
		'triggers.date_scheduling_rules.end_date_time',
		'2026-12-31 23:59:59',
		'',
	],
	[ 'settings.widget_icon_url', 'javascript:alert(1)', ADDRESS ],
	[ 'settings.widget_icon_url', 'ftp://site.example/a.png', ADDRESS ],
	[ 'settings.widget_icon_url', '/wp-content/a.png', '' ],
	[ 'settings.widget_icon_url', 'HTTPS://site.example/ä.png', '' ],
	[
		'channels[].contact_form_settings.email_address',
		'a@site.example, b@, c@site.example',
		'“b@” is not an email address.',
	],
	[
		'channels[].contact_form_settings.email_address',
		'a@site.example; b@site.example',
		'',
	],
	[
		'channels[].contact_form_settings.email_cc',
		'a@localhost',
		'“a@localhost” is not an email address.',
	],
	[
		'channels[].contact_own_fields[].option_emails',
		'Sales: a@site.example\nHelp: now: b@site.example, c@',
		'“c@” is not an email address.',
	],
	[
		'channels[].contact_own_fields[].option_emails',
		'Sales: a@site.example\n\na@site.example',
		'“a@site.example” needs an option, a colon and an email address.',
	],
	[
		'channels[].svg_icon',
		'<script>',
		'Paste the drawing as text that begins with <svg.',
	],
	[ 'channels[].svg_icon', '<i class="fab fa-whatsapp"></i>', '' ],
	[
		'settings.custom_css',
		'a{}</style><script>',
		'A “<” has no place in CSS and will be removed.',
	],
	[
		'settings.font_family',
		'Lato; x',
		'Enter the name of a font, such as Lato.',
	],
	[ 'settings.font_family', 'Noto Sans, Arial', '' ],
	[
		'channels[].hover_text',
		'x'.repeat( 100_000 ),
		'This text is too long: 100000 of at most 1000 characters.',
	],
	// A letter of the supplementary planes is one character, as in PHP.
	[ 'channels[].hover_text', '🙂'.repeat( 1000 ), '' ],
	[ 'channels[].hover_text', 'אב\u200f \u202eabc 🙂', '' ],
	[
		'name',
		'x'.repeat( 61 ),
		'This text is too long: 61 of at most 60 characters.',
	],
	[ 'settings.widget_size', '', '' ],
	[ 'settings.widget_size', undefined, '' ],
	[ 'settings.close_text', [], '' ],
] )( '%s: %j', ( key, value, problem ) => {
	expect( check( key, value ) ).toBe( problem );
} );

test( 'an option with recipients is one that visitors can choose', () => {
	const find = ( emails: string ) =>
		findUnknownOption( {
			options: [ 'Help: now', 'Sales ' ],
			option_emails: emails,
		} );
	expect( find( 'Sales: a@b.co\nHelp: now: c@d.co\n' ) ).toBe( '' );
	expect( find( 'Sale: a@b.co' ) ).toBe( '“Sale” is none of the options.' );
} );
