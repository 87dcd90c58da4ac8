/**
 * The widget by keyboard, and each of its states with axe.
 */
import type { Locator, Page } from '@playwright/test';
import { analyze } from './support/axe';
import { expect, test } from './support/fixtures';
import {
	CHANNELS,
	focusBeforeWidget,
	FORM_CHANNEL,
	PHONE,
	WidgetOnPage,
} from './support/widget';

const WITH_FORM = { channels: [ ...CHANNELS, FORM_CHANNEL ] };

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
	test( 'Tab reaches the launcher, Enter and Space open it, Escape closes it; channels are in the tab order when they are open, not while they are drawn but closed', async ( {
		page,
		visit,
	} ) => {
		const widget = await visit( WITH_FORM );
		const own = widget.root.locator( ':focus' );
		const expectExpanded = ( isOpen: boolean ) =>
			expect( isOpen ? widget.close : widget.launcher ).toHaveAttribute(
				'aria-expanded',
				`${ isOpen }`
			);
		await widget.approach();
		await widget.expectClosed();
		await expect( page.getByRole( 'group' ) ).toHaveCount( 0 );
		await focusBeforeWidget( page );
		await page.keyboard.press( 'Tab' );
		await expect( widget.launcher ).toBeFocused();
		await expect( widget.launcher ).not.toHaveCSS( 'box-shadow', 'none' );
		await page.keyboard.press( 'Shift+Tab' );
		await expect( own ).toHaveCount( 0 );
		await widget.channels.first().focus();
		await expect( own ).toHaveCount( 0 );
		await page.keyboard.press( 'Tab' );
		for ( const key of [ 'Enter', 'Space' ] ) {
			await expect( widget.launcher ).toBeFocused();
			await expectExpanded( false );
			await page.keyboard.press( key );
			await widget.expectOpen();
			await expect( page.getByRole( 'group' ) ).toBeVisible();
			await expect( widget.channels.first() ).toBeFocused();
			await expectExpanded( true );
			await page.keyboard.press( 'Escape' );
			await widget.expectClosed();
		}

		await page.keyboard.press( 'Enter' );
		await expect( widget.channels.first() ).toBeFocused();
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
		await expect( own ).toHaveCount( 0 );
		await page.keyboard.press( 'Shift+Tab' );
		await expect( widget.launcher ).toBeFocused();

		await widget.open();
		await focusBeforeWidget( page );
		await page.keyboard.press( 'Escape' );
		// Elsewhere, Escape is the page's.
		await widget.expectOpen();
	} );

	test( 'the form takes the focus, Escape goes back one step at a time; it can be filled, corrected and sent', async ( {
		site,
		page,
		visit,
	} ) => {
		const widget = await visit( WITH_FORM );
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
		await page.keyboard.press( 'Enter' );
		await expect( dialog.getByLabel( 'Name' ) ).toBeFocused();

		await page.keyboard.type( 'Ada' );
		await page.keyboard.press( 'Enter' );
		const email = dialog.getByLabel( 'Email' );
		await expect( email ).toBeFocused();
		await expect( email ).toHaveAccessibleDescription( /\S/ );
		await page.keyboard.type( 'ada@example.com' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.type( 'Hello' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await expect( dialog.getByRole( 'status' ) ).toContainText( /\S/ );
		expect( await site.contactRows() ).toHaveLength( 1 );
		await page.keyboard.press( 'Escape' );
		await expect( channel ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( widget.launcher ).toBeFocused();
	} );
} );

const LOOK = {
	cta_text: 'Talk to us',
	show_cta: 'all_time',
	is_pending_mesg_enabled: 'on',
	pending_mesg_count: '3',
};

/** The violations that axe finds. */
async function faultsOf( page: Page ) {
	const { violations, passes } = await analyze( page, '.chaty' );
	expect( passes.length ).toBeGreaterThan( 0 );
	return violations.flatMap( ( { id, nodes } ) =>
		nodes.map(
			( { html, failureSummary } ) =>
				`${ id }: ${ html } ${ failureSummary }`
		)
	);
}

const expectNoFaults = async ( page: Page, state: string ) =>
	expect.soft( await faultsOf( page ), state ).toEqual( [] );

/** Goes from a closed widget to the contact form with faults, by clicks or taps. */
async function goToFaults(
	page: Page,
	widget: WidgetOnPage,
	press: 'click' | 'tap' = 'click'
) {
	await expect( widget.badge ).toBeVisible();
	await expectNoFaults( page, 'closed, with call to action and badge' );
	if ( press === 'click' ) {
		await widget.approach();
		await expectNoFaults( page, 'hovered, with its list drawn' );
	}
	await widget.launcher[ press ]();
	await widget.expectOpen();
	await expectNoFaults( page, 'open' );
	if ( press === 'click' ) {
		await widget.channels.first().hover();
		await expectNoFaults( page, 'open, a channel under the mouse' );
	}
	await widget.channel( 'Contact_Us' )[ press ]();
	await expect( widget.panel ).toBeVisible();
	await expectNoFaults( page, 'the contact form' );
	await widget.panel.getByRole( 'button', { name: 'Send it' } )[ press ]();
	await expect( widget.panel.locator( '[aria-invalid=true]' ) ).toHaveCount(
		3
	);
	await expectNoFaults( page, 'the contact form with faults' );
}

test.describe( 'axe finds nothing', () => {
	const FULL = { ...WITH_FORM, settings: LOOK };

	test( 'in any state of a widget, from closed to sent and closed again, with forced colors, and with less motion on a dark page', async ( {
		page,
		visit,
	} ) => {
		const widget = await visit( FULL );
		const isFramed = ( control: Locator ) =>
			control.evaluate( ( element ) => {
				const style = getComputedStyle( element );
				return [ 'border', 'outline' ].some(
					( kind ) =>
						style.getPropertyValue( `${ kind }-style` ) !==
							'none' &&
						parseFloat(
							style.getPropertyValue( `${ kind }-width` )
						) > 0
				);
			} );
		await test.step( 'forced colors', async () => {
			await page.emulateMedia( { forcedColors: 'active' } );
			await goToFaults( page, widget );
			await page.keyboard.press( 'Escape' );
			expect( await isFramed( widget.channels.nth( 1 ) ) ).toBe( true );
			await page.keyboard.press( 'Escape' );
			await widget.expectClosed();
			expect( await isFramed( widget.launcher ) ).toBe( true );
		} );
		await test.step( 'less motion on a dark page', async () => {
			await page.emulateMedia( {
				forcedColors: 'none',
				reducedMotion: 'reduce',
				colorScheme: 'dark',
			} );
			await page.reload();
			await goToFaults( page, widget );
		} );
		await page.emulateMedia( {
			reducedMotion: 'no-preference',
			colorScheme: 'light',
		} );
		await page.reload();
		await goToFaults( page, widget );
		for ( const [ label, value ] of [
			[ 'Name', 'Ada' ],
			[ 'Email', 'ada@example.com' ],
			[ 'Message', 'Hello' ],
		] ) {
			await widget.panel.getByLabel( `${ label }` ).fill( `${ value }` );
		}
		await widget.panel.getByRole( 'button', { name: 'Send it' } ).click();
		await expect( widget.panel.getByRole( 'status' ) ).toContainText(
			/\S/
		);
		await expectNoFaults( page, 'the contact form, sent' );
		await page.keyboard.press( 'Escape' );
		await page.keyboard.press( 'Escape' );
		await widget.expectClosed();
		await expectNoFaults( page, 'closed again' );
	} );

	test( 'in widgets with difficult colors, and in a single channel', async ( {
		page,
		visit,
	} ) => {
		const widget = await visit( [
			{
				settings: {
					...LOOK,
					widget_color: '#ffee00',
					icon_view: 'horizontal',
					position: 'left',
				},
				channels: WITH_FORM.channels.map( ( channel, index ) =>
					index < 3 ? { ...channel, icon_color: '#ffffff' } : channel
				),
			},
			{ channels: CHANNELS.slice( 0, 1 ) },
		] );
		await expect( new WidgetOnPage( page, 1 ).single ).toBeVisible();
		await expectNoFaults( page, 'closed' );
		await widget.open();
		await widget.channel( 'Contact_Us' ).click();
		await expect( widget.panel ).toBeVisible();
		await expectNoFaults( page, 'the contact form' );
	} );

	test.describe( 'on a phone 360 px wide', () => {
		test.use( { ...PHONE, viewport: { width: 360, height: 640 } } );

		test( 'closed, open and with the form', async ( { page, visit } ) => {
			await goToFaults( page, await visit( FULL ), 'tap' );
		} );
	} );
} );
