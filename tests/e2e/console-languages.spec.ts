/** The owner's screens and the visitor's page in German, and the screens from right to left. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { importNames, logIn, openConsole } from './support/console';
import { expect, test } from './support/fixtures';
import { expectGerman, expectMirrored, expectUncut } from './support/languages';
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
const WIDTHS = [ 1280, 782, 390 ];

const speak = ( site: Site, locale: string ) =>
	site.setOptions( { chaty_test_locale: locale } );

/** A widget that uses every section of the editor, in an owner's German. */
const GERMAN = aWidget( {
	settings: {
		position: 'custom',
		show_cta: 'all_time',
		widget_icon: 'chat-image',
		is_pending_mesg_enabled: 1,
		has_custom_css: 1,
		cta_text: 'Schreib uns',
		close_text: 'Zu',
	},
	triggers: {
		has_time_delay: 1,
		time_delay: 5,
		has_display_after_page_scroll: 1,
		auto_hide_widget: 1,
		has_countries: 1,
		countries: [ 'DE' ],
		has_date_scheduling_rules: 1,
		has_day_hours_scheduling_rules: 1,
		day_hours_scheduling_rules: [
			{ days: '1', start_time: '09:00', end_time: '17:00' },
		],
		pages: [
			{ effect: 'show', kind: 'url_contains', value: '/laden/' },
			{ effect: 'hide', kind: 'posts', value: '' },
		],
	},
	channels: [
		aChannel( {
			channel: 'Whatsapp',
			hover_text: 'WhatsApp',
			is_agent: 1,
			agent_data: [ { value: '15550100', agent_title: 'Ada' } ],
			has_welcome_message: 1,
		} ),
		aChannel( { channel: 'WeChat', hover_text: 'WeChat' } ),
		aChannel( {
			...FORM_CHANNEL,
			hover_text: 'Schreib uns',
			contact_form_settings: { redirect_action: 1, close_form_after: 1 },
		} ),
		aChannel( { channel: 'Email', hover_text: 'Mail', value: 'keine' } ),
	],
} );

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
	{ ...FORM_CHANNEL, contact_form_settings: {} },
];

const OFF = { ...aWidget( { id: '_1' } ), name: 'Werkstatt', is_active: 0 };

const fillSite = ( site: Site ) =>
	site.importSettings( pageOf( [ GERMAN, OFF ] ) );

/** Opens every group, section and list of the editor. */
async function unfold( page: Page ) {
	await page.evaluate( () => {
		document
			.querySelectorAll( '#wpbody-content details' )
			.forEach( ( details ) => details.setAttribute( 'open', '' ) );
	} );
	const closed = page.locator(
		'.chaty-console-groups :is(.components-panel__body-toggle, .chaty-console-title)[aria-expanded=false]'
	);
	while ( await closed.count() ) {
		await closed.first().click();
	}
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

test.describe( 'German', () => {
	test.beforeEach( ( { site } ) => speak( site, 'de_DE' ) );

	test( 'every screen of the menu, also at the first start and without scripts', async ( {
		site,
		page,
	} ) => {
		await openConsole( page );
		await expect(
			page.getByRole( 'textbox', { name: /WhatsApp/ } )
		).toBeVisible();
		await expectGerman( page, OURS );
		const printed = await page.request.get( page.url() );
		expect( await printed.text() ).toContain( 'ist JavaScript nötig' );

		await fillSite( site );
		for ( const screen of await readScreens( page ) ) {
			await page.goto( screen );
			await expect(
				page.locator( '.chaty-console-blocked' )
			).toHaveCount( 0 );
			await expectGerman( page, OURS );
		}
	} );

	test( 'the editor with all that can be unfolded, the channel picker and the preview', async ( {
		site,
		page,
	} ) => {
		await fillSite( site );
		for ( const widget of [ 0, '_1' ] ) {
			await openConsole( page, `&widget=${ widget }` );
			await unfold( page );
			await expectGerman( page, OURS );
		}

		await page.getByRole( 'button', { name: 'Kanal hinzufügen' } ).click();
		await expect(
			page.getByRole( 'searchbox', { name: 'Kanäle suchen' } )
		).toBeVisible();
		await expectGerman( page, OURS );
	} );

	test( 'the menu of the list, its dialogs and its messages', async ( {
		site,
		page,
	} ) => {
		await importNames( site, 'Werkstatt' );
		await openConsole( page );
		await page.getByRole( 'button', { name: /Import, Export/ } ).click();
		await expectGerman( page, OURS );
		await page.getByRole( 'menuitem', { name: 'Importieren' } ).click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toBeVisible();
		await expectGerman( page, OURS );
		await dialog.press( 'Escape' );
		await expect( dialog ).toBeHidden();

		await page.getByRole( 'button', { name: 'Duplizieren' } ).click();
		await expect(
			page.getByText( 'Werkstatt (Kopie)' ).first()
		).toBeVisible();
		await expectGerman( page, `${ OURS }, .components-snackbar` );
	} );

	test( 'the page that visitors see', async ( { site, page } ) => {
		const form = {
			...FORM_CHANNEL,
			hover_text: 'Schreib uns',
			contact_form_settings: {},
		};
		await site.importSettings(
			pageOf(
				aWidget( {
					// What has no label of its owner's has one of ours.
					channels: [ form, aChannel() ],
				} )
			)
		);
		await page.goto( '/' );
		const widget = new WidgetOnPage( page );
		await widget.open();
		await expectGerman( page, '.chaty' );
		await widget.channel( 'Contact_Us' ).click();
		await page.getByRole( 'button', { name: 'Senden' } ).click();
		await expect(
			page.getByText( 'Bitte fülle dieses Feld aus.' ).first()
		).toBeVisible();
		await expectGerman( page, '.chaty, .chaty-outer-forms' );
	} );
} );

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

for ( const [ locale, isMirrored ] of [
	[ 'ar', true ],
	[ 'de_DE', false ],
] as const ) {
	test( `every screen at every width in ${ locale }: nothing is cut off or lies over something else`, async ( {
		site,
		page,
	}, info ) => {
		test.slow();
		await speak( site, locale );
		await fillSite( site );
		await logIn( page );
		await page.goto( '/wp-admin/admin.php?page=chaty' );
		const screens = await readScreens( page );
		for ( const screen of [ ...screens, `${ screens[ 0 ] }&widget=0` ] ) {
			await page.goto( screen );
			await expect(
				page.locator( '.chaty-console-blocked' )
			).toHaveCount( 0 );
			for ( const width of WIDTHS ) {
				await page.setViewportSize( { width, height: 900 } );
				if ( isMirrored ) {
					await expectMirrored( page );
					await expectPreviewInPlace( page );
					await expectNoViolations( page, '#wpbody-content .wrap', {
						except: '.chaty-console-preview iframe',
					} );
				}
				await page.screenshot( {
					path: info.outputPath(
						`${ new URL( screen ).search.slice(
							6
						) }-${ width }.png`
					),
				} );
				await expectUncut( page, '#wpbody-content .wrap' );
			}
		}
	} );

	test( `the list and the panels on a phone in ${ locale }: nothing is cut off or lies over something else`, async ( {
		site,
		page,
	}, info ) => {
		await speak( site, locale );
		await site.importSettings( pageOf( aWidget( { channels: PANELS } ) ) );
		await page.setViewportSize( { width: 360, height: 740 } );
		await page.goto( '/' );
		const widget = new WidgetOnPage( page );
		const look = async ( name: string, selector: string ) => {
			await standStill( page.locator( selector ).first() );
			await page.screenshot( {
				path: info.outputPath( `${ name }.png` ),
			} );
			await expectUncut( page, selector );
		};
		await widget.open();
		await look( 'list', '.chaty-widget' );
		for ( const channel of PANELS.map( ( raw ) =>
			String( raw[ 'channel' ] )
		) ) {
			await widget.channel( channel ).click();
			await expect( widget.panel ).toBeVisible();
			if ( channel === 'Contact_Us' ) {
				await widget.panel.locator( '[type=submit]' ).click();
				await expect(
					widget.panel.locator( 'input' ).first()
				).toHaveAttribute( 'aria-invalid', 'true' );
			}
			await look( channel, '.chaty-outer-forms:not( [inert] )' );
			await page.keyboard.press( 'Escape' );
			await widget.expectOpen();
		}
	} );
}
