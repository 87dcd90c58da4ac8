/** The owner's screens and the visitor's page in German, and the screens from right to left. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { CONSOLE, logIn, press, unfold } from './support/console';
import { expect, test } from './support/fixtures';
import { expectGerman, expectMirrored, expectUncut } from './support/languages';
import { FULL } from './support/looks';
import { standStill } from './support/settle';
import type { Site } from './support/site';
import {
	aChannel,
	aWidget,
	FORM_CHANNEL,
	pageOf,
	WidgetOnPage,
} from './support/widget';

const MENU = '#toplevel_page_chaty';
/** Our part of a screen, and what opens over it. */
const OURS = `${ MENU }, #wpbody-content .wrap, .components-popover, .components-modal__frame`;
const WIDTHS = [ 390, 782, 1280 ];

/** A channel of each kind of panel, with none of an owner's texts. */
const PANELS = [
	aChannel( {
		channel: 'Whatsapp',
		has_welcome_message: 1,
		value: '15550100234',
	} ),
	aChannel( { channel: 'WeChat', value: 'wx_demo_id' } ),
	aChannel( {
		channel: 'Telegram',
		is_agent: 1,
		is_agent_mobile: 1,
		agent_data: [ { value: '@ada' }, { value: '@bea' } ],
	} ),
	{
		...FORM_CHANNEL,
		hover_text: 'Schreib uns',
		contact_form_settings: {},
	},
];

const WIDGETS = [
	FULL,
	{ ...aWidget( { id: '_1' } ), name: 'Werkstatt', is_active: 0 },
];

/** Opens a screen by its address. */
async function goTo( page: Page, address: string ) {
	await page.goto( address );
	await expect( page.locator( '.chaty-console-blocked' ) ).toHaveCount( 0 );
}

/** The addresses of the screens in the menu. */
const readScreens = async ( page: Page ) => [
	...new Set(
		await page
			.locator( `${ MENU } a` )
			.evaluateAll( ( links ) =>
				links.map( ( link ) => ( link as HTMLAnchorElement ).href )
			)
	),
];

/** Expects that the page in the preview, where the screen has one, lies within its window. */
async function expectPreviewInPlace( page: Page ) {
	const place = page.locator( '.chaty-console-preview__page' );
	if ( await place.count() ) {
		const view = page.locator( '.chaty-console-views button' ).last();
		if ( await view.isVisible() ) {
			await view.click();
		}
		await expect
			.poll( () =>
				place.evaluate( ( box ) => {
					const outer = box.getBoundingClientRect();
					const inner = box
						.querySelector( 'iframe' )
						?.getBoundingClientRect();
					return (
						inner &&
						inner.width > 0 &&
						inner.left >= outer.left - 1 &&
						inner.right <= outer.right + 1
					);
				} )
			)
			.toBe( true );
	}
}

/** Opens the first start, the dialogs of the list and each part of the editor in German. */
async function lookAtGerman( page: Page, site: Site ) {
	await goTo( page, CONSOLE );
	await expect(
		page.getByRole( 'textbox', { name: /WhatsApp/ } )
	).toBeVisible();
	await expectGerman( page, OURS );
	const printed = await page.request.get( CONSOLE );
	expect( await printed.text() ).toContain( 'ist JavaScript nötig' );

	await site.importSettings( pageOf( WIDGETS ) );
	await goTo( page, CONSOLE );
	await press( page, /Import, Export/ );
	await expectGerman( page, OURS );
	await page.getByRole( 'menuitem', { name: 'Importieren' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toBeVisible();
	await expectGerman( page, OURS );
	await dialog.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await press( page, /^Duplizieren.*Werkstatt/ );
	await expect( page.getByText( 'Werkstatt (Kopie)' ).first() ).toBeVisible();
	await expectGerman( page, `${ OURS }, .components-snackbar` );

	const openWidget = async ( name: string ) => {
		await page.getByRole( 'link', { name, exact: true } ).click();
		await unfold( page );
		await expectGerman( page, OURS );
	};
	await openWidget( 'Werkstatt' );
	await press( page, 'Alle Widgets' );
	await openWidget( 'Shop' );
	await press( page, 'Kanal hinzufügen' );
	await expect(
		page.getByRole( 'searchbox', { name: 'Kanäle suchen' } )
	).toBeVisible();
	await expectGerman( page, OURS );
}

for ( const locale of [ 'ar', 'de_DE' ] ) {
	const isGerman = locale === 'de_DE';
	const wrong = `${
		isGerman ? 'in English, ' : ''
	}cut off or over something else`;

	test( `nothing of any screen in ${ locale } is ${ wrong }, at any width`, async ( {
		site,
		page,
	} ) => {
		test.slow();
		await site.setOptions( { chaty_test_locale: locale } );
		await logIn( page );
		if ( isGerman ) {
			await lookAtGerman( page, site );
		}
		await site.importSettings( pageOf( WIDGETS ) );
		await goTo( page, CONSOLE );
		const screens = await readScreens( page );
		for ( const screen of [ ...screens, `${ screens[ 0 ] }&widget=0` ] ) {
			await goTo( page, screen );
			for ( const width of WIDTHS ) {
				await page.setViewportSize( { width, height: 900 } );
				if ( ! isGerman ) {
					await expectMirrored( page );
					await expectPreviewInPlace( page );
					await expectNoViolations( page, '#wpbody-content .wrap', {
						except: '.chaty-console-preview iframe',
					} );
				}
				await expectUncut( page, '#wpbody-content .wrap' );
			}
			if ( isGerman ) {
				await expectGerman( page, OURS );
			}
		}
	} );

	test( `nothing of the list and the panels in ${ locale } on a phone is ${ wrong }`, async ( {
		site,
		page,
	} ) => {
		await site.setOptions( { chaty_test_locale: locale } );
		await site.importSettings(
			pageOf( aWidget( { channels: [ ...PANELS, aChannel() ] } ) )
		);
		await page.setViewportSize( { width: 360, height: 740 } );
		await page.goto( '/' );
		const widget = new WidgetOnPage( page );
		const look = async ( selector: string ) => {
			await standStill( page.locator( selector ).first() );
			await expectUncut( page, selector );
			if ( isGerman ) {
				await expectGerman( page, '.chaty, .chaty-outer-forms' );
			}
		};
		await widget.open();
		await look( '.chaty-widget' );
		for ( const { channel } of PANELS ) {
			await widget.channel( String( channel ) ).click();
			await expect( widget.panel ).toBeVisible();
			if ( channel === 'Contact_Us' ) {
				await widget.panel.locator( '[type=submit]' ).click();
				await expect(
					widget.panel.locator( 'input' ).first()
				).toHaveAttribute( 'aria-invalid', 'true' );
			}
			await look( '.chaty-outer-forms:not( [inert] )' );
			await page.keyboard.press( 'Escape' );
			await widget.expectOpen();
		}
	} );
}
