/**
 * The widget by keyboard, and each of its states with axe.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';
import {
	aWidget,
	CHANNELS,
	FORM_CHANNEL,
	pageOf,
	PHONE,
	visitWidget,
	WidgetOnPage,
	type WidgetSettings,
} from './support/widget';

const visit = (
	site: Site,
	page: Page,
	settings: WidgetSettings[ 'settings' ] = {}
) => visitWidget( site, page, settings, [ ...CHANNELS, FORM_CHANNEL ] );

/** Puts the focus on the page's last link before the widget. */
const focusBeforeWidget = ( page: Page ) =>
	page.evaluate( () => {
		const links = document.querySelectorAll< HTMLElement >(
			'a[href], button, input'
		);
		[ ...links ]
			.filter(
				( link ) => ! link.closest( '.chaty' ) && link.offsetParent
			)
			.at( -1 )
			?.focus();
	} );

/** The slug of the channel that has the focus. */
const focusedChannel = ( page: Page ) =>
	page.evaluate(
		() =>
			document
				.querySelector( ':focus' )
				?.closest< HTMLElement >( '.chaty-channel' )?.dataset[
				'channel'
			]
	);

test.describe( 'the keyboard', () => {
	for ( const key of [ 'Enter', 'Space' ] ) {
		test( `Tab reaches the launcher, ${ key } opens it, Escape closes it`, async ( {
			site,
			page,
		} ) => {
			const widget = await visit( site, page );
			await focusBeforeWidget( page );
			await page.keyboard.press( 'Tab' );
			await expect( widget.launcher ).toBeFocused();
			await expect( widget.launcher ).toHaveAttribute(
				'aria-expanded',
				'false'
			);
			await expect( widget.launcher ).not.toHaveCSS(
				'box-shadow',
				'none'
			);

			await page.keyboard.press( key );
			await widget.expectOpen();
			await expect( widget.channels.first() ).toBeFocused();
			await expect( widget.close ).toHaveAttribute(
				'aria-expanded',
				'true'
			);

			await page.keyboard.press( 'Escape' );
			await widget.expectClosed();
			await expect( widget.launcher ).toBeFocused();
			await expect( widget.launcher ).toHaveAttribute(
				'aria-expanded',
				'false'
			);

			await page.keyboard.press( key );
			await widget.expectOpen();
			await expect( widget.channels.first() ).toBeFocused();
		} );
	}

	test( 'closed channels are not in the tab order, open ones are', async ( {
		site,
		page,
	} ) => {
		const widget = await visit( site, page );
		await widget.open();
		const order = [];
		for ( let index = 0; index < 4; index++ ) {
			order.push( await focusedChannel( page ) );
			await page.keyboard.press( 'Tab' );
		}
		expect( order ).toEqual( [
			'Phone',
			'Email',
			'Telegram',
			'Contact_Us',
		] );
		await expect( widget.close ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await widget.expectClosed();
		await expect( widget.launcher ).toBeFocused();

		await page.keyboard.press( 'Tab' );
		await expect( widget.root.locator( ':focus' ) ).toHaveCount( 0 );
		await page.keyboard.press( 'Shift+Tab' );
		await expect( widget.launcher ).toBeFocused();
	} );

	test( 'channels that are drawn but closed are out of reach', async ( {
		site,
		page,
	} ) => {
		const widget = await visit( site, page );
		await widget.approach();
		await widget.expectClosed();
		await expect( page.getByRole( 'group' ) ).toHaveCount( 0 );
		await focusBeforeWidget( page );
		await page.keyboard.press( 'Tab' );
		await expect( widget.launcher ).toBeFocused();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( widget.root.locator( ':focus' ) ).toHaveCount( 0 );
		await widget.channels.first().focus();
		await expect( widget.root.locator( ':focus' ) ).toHaveCount( 0 );

		await widget.open();
		await expect( page.getByRole( 'group' ) ).toBeVisible();
		await expect( widget.channels.first() ).toBeFocused();
	} );

	test( 'without a close button the launcher has aria-expanded', async ( {
		site,
		page,
	} ) => {
		const widget = await visit( site, page, { show_close_button: 0 } );
		await widget.launcher.focus();
		await page.keyboard.press( 'Enter' );
		await widget.expectOpen();
		await expect( widget.launcher ).toHaveAttribute(
			'aria-expanded',
			'true'
		);
		await page.keyboard.press( 'Escape' );
		await expect( widget.launcher ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
	} );

	test( 'Escape elsewhere on the page is left to the page', async ( {
		site,
		page,
	} ) => {
		const widget = await visit( site, page );
		await widget.open();
		await focusBeforeWidget( page );
		await page.keyboard.press( 'Escape' );
		await widget.expectOpen();
	} );

	test( 'the form takes the focus, and Escape goes back one step at a time', async ( {
		site,
		page,
	} ) => {
		const widget = await visit( site, page );
		await widget.open();
		const channel = widget.channel( 'Contact_Us' );
		await expect( channel ).toHaveAttribute( 'aria-expanded', 'false' );
		await channel.focus();
		await page.keyboard.press( 'Enter' );
		const dialog = page.getByRole( 'dialog', { name: 'Write to us' } );
		await expect( dialog.getByLabel( 'Name' ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await widget.expectOpen();
		await expect( channel ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( dialog.getByLabel( 'Name' ) ).toBeFocused();
		await dialog.getByRole( 'button', { name: 'Close' } ).focus();
		await page.keyboard.press( 'Space' );
		await expect( channel ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( widget.launcher ).toBeFocused();
	} );

	test( 'the form can be filled, corrected and sent', async ( {
		site,
		page,
	} ) => {
		const widget = await visit( site, page );
		await widget.open();
		await widget.channel( 'Contact_Us' ).click();
		await expect( widget.panel.getByLabel( 'Name' ) ).toBeFocused();
		await page.keyboard.type( 'Ada' );
		await page.keyboard.press( 'Enter' );
		const email = widget.panel.getByLabel( 'Email' );
		await expect( email ).toBeFocused();
		await expect( email ).toHaveAccessibleDescription( /\S/ );
		await page.keyboard.type( 'ada@example.com' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.type( 'Hello' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await expect( widget.panel.getByRole( 'status' ) ).toContainText(
			/\S/
		);
		expect( await site.contactRows() ).toHaveLength( 1 );
	} );

	test( 'a widget that opens on its own does not take the focus', async ( {
		site,
		page,
	} ) => {
		await site.importSettings(
			pageOf(
				aWidget( {
					settings: { default_state: 'open' },
					triggers: { has_time_delay: 1, time_delay: 30 },
				} )
			)
		);
		await page.clock.install();
		await page.goto( '/' );
		await focusBeforeWidget( page );
		const before = await page.locator( ':focus' ).innerText();
		await page.clock.runFor( 30_000 );
		await new WidgetOnPage( page ).expectOpen();
		expect( await page.locator( ':focus' ).innerText() ).toBe( before );
	} );
} );

const LOOK = {
	cta_text: 'Talk to us',
	show_cta: 'all_time',
	is_pending_mesg_enabled: 'on',
	pending_mesg_count: '3',
};

/** What a visitor does to reach each state. */
const STATES: Record<
	string,
	( page: Page, widget: WidgetOnPage ) => Promise< void >
> = {
	'closed, with call to action and badge': async ( _, widget ) => {
		await expect( widget.badge ).toBeVisible();
	},
	'hovered, with its list drawn': async ( _, widget ) => widget.approach(),
	open: async ( _, widget ) => widget.open(),
	'open, a channel under the mouse': async ( _, widget ) => {
		await widget.open();
		await widget.channels.first().hover();
	},
	'the contact form': async ( _, widget ) => {
		await widget.open();
		await widget.channel( 'Contact_Us' ).click();
		await expect( widget.panel ).toBeVisible();
	},
	'the contact form with faults': async ( _, widget ) => {
		await widget.open();
		await widget.channel( 'Contact_Us' ).click();
		await widget.panel.getByRole( 'button', { name: 'Send it' } ).click();
		await expect(
			widget.panel.locator( '[aria-invalid=true]' )
		).toHaveCount( 3 );
	},
	'the contact form, sent': async ( _, widget ) => {
		await widget.open();
		await widget.channel( 'Contact_Us' ).click();
		await widget.panel.getByLabel( 'Name' ).fill( 'Ada' );
		await widget.panel.getByLabel( 'Email' ).fill( 'ada@example.com' );
		await widget.panel.getByLabel( 'Message' ).fill( 'Hello' );
		await widget.panel.getByRole( 'button', { name: 'Send it' } ).click();
		await expect( widget.panel.getByRole( 'status' ) ).toContainText(
			/\S/
		);
	},
	'closed again': async ( page, widget ) => {
		await widget.open();
		await page.keyboard.press( 'Escape' );
		await widget.expectClosed();
	},
};

/** The violations that axe finds once all animations have finished. */
async function faultsOf( page: Page ) {
	await page
		.locator( '.chaty' )
		.evaluate( ( element ) =>
			Promise.all(
				element
					.getAnimations( { subtree: true } )
					.map( ( { finished } ) => finished.catch( () => null ) )
			)
		);
	const { violations, passes } = await new AxeBuilder( { page } )
		.include( '.chaty' )
		.analyze();
	expect( passes.length ).toBeGreaterThan( 0 );
	return violations.flatMap( ( { id, nodes } ) =>
		nodes.map(
			( { html, failureSummary } ) =>
				`${ id }: ${ html } ${ failureSummary }`
		)
	);
}

test.describe( 'axe finds nothing', () => {
	for ( const [ state, reach ] of Object.entries( STATES ) ) {
		test( `in a widget that is ${ state }`, async ( { site, page } ) => {
			const widget = await visit( site, page, LOOK );
			await reach( page, widget );
			expect( await faultsOf( page ) ).toEqual( [] );
		} );
	}

	test( 'in widgets with difficult colors', async ( { site, page } ) => {
		await site.importSettings(
			pageOf(
				aWidget( {
					settings: {
						...LOOK,
						widget_color: '#ffee00',
						icon_view: 'horizontal',
						position: 'left',
					},
					channels: [
						...CHANNELS.map( ( channel ) => ( {
							...channel,
							icon_color: '#ffffff',
						} ) ),
						FORM_CHANNEL,
					],
				} )
			)
		);
		await page.goto( '/' );
		const widget = new WidgetOnPage( page );
		expect( await faultsOf( page ) ).toEqual( [] );
		await widget.open();
		await widget.channel( 'Contact_Us' ).click();
		await expect( widget.panel ).toBeVisible();
		expect( await faultsOf( page ) ).toEqual( [] );
	} );

	test( 'in a single channel', async ( { site, page } ) => {
		await site.importSettings(
			pageOf( aWidget( { channels: CHANNELS.slice( 0, 1 ) } ) )
		);
		await page.goto( '/' );
		await expect( new WidgetOnPage( page ).single ).toBeVisible();
		expect( await faultsOf( page ) ).toEqual( [] );
	} );

	for ( const [ what, media ] of [
		[ 'forced colors', { forcedColors: 'active' } ],
		[ 'less motion', { reducedMotion: 'reduce' } ],
		[ 'a dark page', { colorScheme: 'dark' } ],
	] as const ) {
		test( `with ${ what }`, async ( { site, page } ) => {
			await page.emulateMedia( media );
			const widget = await visit( site, page, LOOK );
			expect( await faultsOf( page ) ).toEqual( [] );
			await widget.open();
			expect( await faultsOf( page ) ).toEqual( [] );
			await widget.channel( 'Contact_Us' ).click();
			await widget.panel
				.getByRole( 'button', { name: 'Send it' } )
				.click();
			await expect(
				widget.panel.locator( '[aria-invalid=true]' )
			).toHaveCount( 3 );
			expect( await faultsOf( page ) ).toEqual( [] );
		} );
	}

	test( 'and forced colors leave an outline on every button', async ( {
		site,
		page,
	} ) => {
		await page.emulateMedia( { forcedColors: 'active' } );
		const widget = await visit( site, page );
		const outlineOf = ( button: typeof widget.launcher ) =>
			button.evaluate( ( element ) => {
				const { borderStyle, borderWidth, outlineStyle, outlineWidth } =
					getComputedStyle( element );
				return (
					( borderStyle !== 'none' &&
						parseFloat( borderWidth ) > 0 ) ||
					( outlineStyle !== 'none' &&
						parseFloat( outlineWidth ) > 0 )
				);
			} );
		expect( await outlineOf( widget.launcher ) ).toBe( true );
		await widget.open();
		expect( await outlineOf( widget.channels.nth( 1 ) ) ).toBe( true );
	} );

	test.describe( 'on a phone 360 px wide', () => {
		test.use( { ...PHONE, viewport: { width: 360, height: 640 } } );

		test( 'closed, open and with the form', async ( { site, page } ) => {
			const widget = await visit( site, page, LOOK );
			expect( await faultsOf( page ) ).toEqual( [] );
			await widget.launcher.tap();
			await widget.expectOpen();
			expect( await faultsOf( page ) ).toEqual( [] );
			await widget.channel( 'Contact_Us' ).tap();
			await widget.panel.getByRole( 'button', { name: 'Send it' } ).tap();
			await expect(
				widget.panel.locator( '[aria-invalid=true]' )
			).toHaveCount( 3 );
			expect( await faultsOf( page ) ).toEqual( [] );
		} );
	} );
} );
