/** Themes and page builders style buttons, fields, links and pictures by element; the widget keeps its look. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { aChannel, FORM_CHANNEL } from './support/widget';

const LOOK =
	'background: #23a455; color: #ff0; fill: #ff0; padding: 20px 40px; margin: 9px; border: 4px dotted #f0f; border-radius: 0; font: 700 30px/2 serif; text-transform: uppercase; text-decoration: underline; letter-spacing: 2px; appearance: none; min-width: 90px; min-height: 90px; width: 90%; box-shadow: none; outline: 0; opacity: .8; transition: all 1s';

/** Selectors as page builders print them for the settings of a site, and as classic themes have them. */
const SELECTORS = [
	'.kit-5 button, .kit-5 .button',
	'.kit-5 button:hover, .kit-5 button:focus',
	'.kit-5 input:not([type="button"]):not([type="submit"]), .kit-5 textarea',
	'.kit-5 input:focus:not([type="button"]):not([type="submit"]), .kit-5 textarea:focus',
	'.kit-5 a, .kit-5 a:hover, .kit-5 a:focus',
	'.kit-5 img, .kit-5 img:hover',
	'.kit-5 select, .kit-5 select:focus, .kit-5 input[type="checkbox"]',
	'.kit-5 label, .kit-5 p',
	'input[type="text"]:focus, input[type="email"]:focus, input[type="tel"]:focus, textarea:focus',
	'button[type="submit"], button[type="submit"]:hover, button[type="submit"]:focus',
	'button:focus, a:focus, :focus-visible',
];

/**
 * Storefront takes away what other themes draw in buttons, Twenty Twenty-One draws checkboxes of its own, and some
 * themes have capitals alone.
 */
const PARTS =
	'.kit-5 :is( button, a )::before, .kit-5 :is( button, a )::after { display: none } .kit-5 :is( input, label )::after { content: "✓"; position: absolute } body.kit-5 { text-transform: uppercase }';

const PICTURE = '/wp-includes/images/w-logo-blue.png';

const CHANNELS = [
	aChannel(),
	{
		...FORM_CHANNEL,
		contact_own_fields: [
			{
				id: 'own_a',
				kind: 'choice',
				label: 'Topic',
				options: [ 'Help' ],
			},
		],
		consent_text: 'I agree.',
	},
	aChannel( {
		channel: 'Whatsapp',
		value: '15550100',
		has_welcome_message: 1,
		chat_welcome_message: 'Hi',
	} ),
	aChannel( { channel: 'WeChat', value: 'me', qr_code_image_url: PICTURE } ),
	aChannel( {
		channel: 'Telegram',
		is_agent: 1,
		is_agent_desktop: 1,
		agent_data: [ { value: 'ada', agent_title: 'Ada', agent_image: '' } ],
	} ),
];

/** What changes of an element, and of what stands before and after its content, as soon as the theme is there. */
const findChanges = ( control: Locator ) =>
	control.evaluate( ( element ) => {
		const theme = document.querySelector( '#theme' ) as HTMLStyleElement;
		const read = ( isThere: boolean ) => {
			theme.disabled = ! isThere;
			return [ '', '::before', '::after' ].flatMap( ( part ) => {
				const style = getComputedStyle( element, part );
				const isDrawn = ! part || style.content !== 'none';
				return [ ...( isDrawn ? style : [] ) ].map(
					( name ) =>
						`${ part }${ name }: ${ style.getPropertyValue(
							name
						) }`
				);
			} );
		};
		const without = read( false );
		const changes = read( true ).filter(
			( line, index ) => line !== without[ index ]
		);
		theme.disabled = true;
		return changes;
	} );

/** Checks controls at rest, under the pointer and with the keyboard's focus. */
async function expectSame( controls: readonly Locator[] ) {
	for ( const control of controls ) {
		const found = [ await findChanges( control ) ];
		await control.hover();
		found.push( await findChanges( control ) );
		await control.focus();
		found.push( await findChanges( control ) );
		expect( found, `${ control }` ).toEqual( [ [], [], [] ] );
	}
}

async function addTheme( page: Page ) {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.evaluate(
		( [ selectors, look, parts ] ) => {
			const style = document.createElement( 'style' );
			style.id = 'theme';
			style.textContent =
				selectors.replace( /$/gm, `{ ${ look } }` ) + parts;
			document.body.append( style );
			document.body.classList.add( 'kit-5' );
			style.disabled = true;
		},
		[ SELECTORS.join( '\n' ), LOOK, PARTS ] as const
	);
}

test( 'launcher, channels and panels look the same under a page builder’s rules', async ( {
	page,
	visit,
} ) => {
	const widget = await visit( { channels: CHANNELS } );
	await addTheme( page );
	const { panel } = widget;
	await expectSame( [ widget.launcher ] );
	await page.keyboard.press( 'Enter' );
	await widget.expectOpen();
	await expectSame( [
		widget.channel( 'Phone' ),
		widget.channel( 'Contact_Us' ),
		widget.close,
	] );
	for ( const [ slug, selectors ] of Object.entries( {
		Contact_Us: [
			'#name-0',
			'#email-0',
			'#phone-0',
			'#message-0',
			'select',
			'[type="checkbox"]',
			'label >> nth=-1',
			'[type="submit"]',
			'.chaty-close-button',
		],
		Whatsapp: [ 'textarea', '[type="submit"]' ],
		WeChat: [ 'img', '.chaty-copy-button' ],
		Telegram: [ 'a' ],
	} ) ) {
		await widget.channel( slug ).click();
		await expect( panel ).toBeVisible();
		await expectSame(
			selectors.map( ( selector ) => panel.locator( selector ) )
		);
		await page.keyboard.press( 'Escape' );
		await widget.expectOpen();
	}
} );
