/** Texts in several languages, by the functions that WPML and Polylang share, and by TranslatePress. */
import { fileURLToPath } from 'node:url';
import { expect, test } from './support/fixtures';
import { addCode } from './support/site-code';
import type { Site } from './support/site';
import { aChannel, aWidget, FORM_CHANNEL, pageOf } from './support/widget';

const GERMAN = {
	'Ask <b>us</b>': 'Frag <b>uns</b> zu {title}',
	'Write on WhatsApp': 'Schreib auf WhatsApp',
	'How can we help?': 'Wie können wir helfen?',
	'Write to us': 'Schreib uns',
	Thanks: 'Danke',
	'It came.': 'Es kam an.',
	Sales: 'Verkauf',
};

const WIDGET = aWidget( {
	settings: { show_cta: 'all_time', cta_text: 'Ask <b>us</b>' },
	channels: [
		aChannel( {
			channel: 'Whatsapp',
			value: '15550100234',
			hover_text: 'Write on WhatsApp',
			has_welcome_message: 1,
			chat_welcome_message: 'How can we help?',
		} ),
		{
			...FORM_CHANNEL,
			contact_form_settings: {
				thanks_message: 'Thanks',
				confirmation_text: 'It came.',
			},
			contact_fields: [ { field: 'email', type: 'email' } ],
			contact_own_fields: [
				{
					id: 'own_a',
					kind: 'choice',
					label: 'Topic',
					options: [ 'Other', 'Sales' ],
				},
			],
		},
	],
} );

/** German is the language of addresses with `lang=de`, also of calls. */
const LOCALE = `$is_german = 'de' === ( $_GET['lang'] ?? '' );
add_filter( 'locale', fn() => $is_german ? 'de_DE' : 'en_US' );
$german = json_decode( '${ JSON.stringify( GERMAN ) }', true );`;

const PLUGIN = fileURLToPath(
	new URL( '../phpunit/support/class-languages.php', import.meta.url )
);

/** A plugin that is what WPML and Polylang have in common. */
const DOUBLE = `add_action( 'plugins_loaded', function () use ( $german, $is_german ) {
	require_once '${ PLUGIN }';
	Chaty\\Tests\\Languages::answer( array( 'de' => $german ), $is_german ? 'de' : 'en' );
} );`;

/** TranslatePress, as far as the plugin asks it. */
const TRANSLATEPRESS = `function trp_translate( $html, $language, $is_marked ) {
	$text = $GLOBALS['is_german'] ? strtr( $html, $GLOBALS['german'] ) : $html;
	return $is_marked ? "<span data-no-translation>$text</span>" : $text;
}`;

let remove = async () => {};

async function start( site: Site, code: string ) {
	remove = await addCode( site, `${ LOCALE }\n${ code }` );
	await site.importSettings( pageOf( WIDGET ) );
}

test.afterEach( () => remove() );

for ( const [ name, code ] of [
	[ 'WPML and Polylang', DOUBLE ],
	[ 'TranslatePress', TRANSLATEPRESS ],
] ) {
	test( `${ name }: launcher, channels and greeting are in the language of the page`, async ( {
		site,
		page,
		widget,
	} ) => {
		await start( site, String( code ) );
		const response = await page.goto( '/?lang=de' );
		const printed = ( await response?.text() ) ?? '';
		expect( printed ).toMatch( /<b>uns<\/b> zu [^{]+<\/span>/ );
		expect( printed ).not.toContain( 'Write on' );
		expect( printed.includes( 'data-no-translation' ) ).toBe(
			name === 'TranslatePress'
		);

		await expect( widget.cta ).toContainText( 'Frag uns zu' );
		await widget.open();
		for ( const channel of [ 'Schreib auf WhatsApp', 'Schreib uns' ] ) {
			await expect(
				widget.list.getByRole( 'button', { name: channel } )
			).toBeVisible();
		}
		await widget.channel( 'Whatsapp' ).click();
		await expect( widget.panel ).toContainText( 'Wie können wir helfen?' );

		await page.goto( '/' );
		await expect( widget.cta ).toContainText( 'Ask us' );
	} );
}

test( 'a form answers in the language of its page, and the owner reads their own words', async ( {
	site,
	page,
	widget,
} ) => {
	await start( site, DOUBLE );
	await page.goto( '/?lang=de' );
	await widget.open();
	await widget.channel( 'Contact_Us' ).click();
	await widget.panel.getByRole( 'textbox' ).fill( 'ada@example.org' );
	await widget.panel.getByRole( 'combobox' ).selectOption( 'Verkauf' );
	await widget.panel.getByRole( 'button', { name: 'Senden' } ).click();
	await expect( widget.panel ).toContainText( 'Danke' );

	await expect
		.poll( async () =>
			( await site.mails() ).map( ( mail ) => mail.message )
		)
		.toEqual( [
			expect.stringContaining( 'Topic: Sales' ),
			expect.stringContaining( 'Es kam an.' ),
		] );
} );
