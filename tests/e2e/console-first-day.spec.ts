/**
 * The owner's first day, on one site: the plugin is activated, a number becomes a button, visitors use it, and their
 * clicks and messages arrive. Each press and each text counts as a step; the report has their numbers.
 *
 *     LOOK=1 npm run test:e2e -- --project=newest console-first-day
 *
 * goes through it at three widths, and writes pictures to artifacts/look.
 */
import type { Page } from '@playwright/test';
import { CONSOLE, logIn, press, row, snackbar } from './support/console';
import { expect, test } from './support/fixtures';
import { IS_LOOKING, photograph } from './support/look';
import {
	bubble,
	messageRows,
	MESSAGES,
	openMessage,
	pane,
} from './support/messages';
import { watchContext } from './support/watch';
import { PHONE, WidgetOnPage } from './support/widget';

const PLUGIN = 'chaty/chaty.php';
const WHATSAPP = 'https://wa.me/4915123456789';
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** What the owner does, counted and timed. */
class Steps {
	private count = 0;
	private startedAt = Date.now();

	constructor(
		private readonly page: Page,
		private readonly width: number
	) {}

	/** Does a step of the owner. */
	async take( action: Promise< unknown > ) {
		this.count++;
		await action;
	}

	/** Takes a picture, of the owner's page or of another one. */
	async look( name: string, page = this.page ) {
		if ( IS_LOOKING ) {
			await photograph( page, `first-day-${ name }-${ this.width }` );
		}
	}

	/** Tells how many steps this part of the day took, and begins the next one. */
	tell( part: string ) {
		const seconds = Math.round( ( Date.now() - this.startedAt ) / 1000 );
		const { count } = this;
		test.info().annotations.push( {
			type: part,
			description: `${ count } steps, ${ seconds } s`,
		} );
		this.count = 0;
		this.startedAt = Date.now();
		return count;
	}
}

/** Waits for the button on the page in the preview. */
const expectPreview = ( page: Page ) =>
	expect(
		page
			.frameLocator( '.chaty-console-preview iframe' )
			.locator( '.chaty-widget' )
			.first()
	).toBeVisible();

test.afterEach( ( { site } ) =>
	site.setOptions( { active_plugins: [ PLUGIN ], show_avatars: '1' } )
);

for ( const width of IS_LOOKING ? [ 1280, 782, 390 ] : [ 1280 ] ) {
	test( `from the activation to the first message, at ${ width } px`, async ( {
		site,
		page,
		browser,
		complaints,
		outside,
	} ) => {
		test.slow();
		// The list of plugins asks WordPress.org for updates; avatars come from Gravatar.
		complaints.allow( /wp_update_plugins/ );
		await site.setOptions( { active_plugins: [], show_avatars: '' } );
		await page.setViewportSize( { width, height: 900 } );
		const steps = new Steps( page, width );
		const visit = async ( device: object ) => {
			const context = await browser.newContext( {
				...device,
				baseURL: site.url,
			} );
			watchContext( context, complaints, outside );
			const visitor = await context.newPage();
			await visitor.goto( '/' );
			return visitor;
		};

		await logIn( page );
		await page.goto( '/wp-admin/plugins.php' );
		await steps.look( '01-plugins' );
		await steps.take( page.locator( '#activate-chaty' ).click() );
		await expect( page ).toHaveURL( /admin\.php\?page=chaty$/ );
		await expectPreview( page );
		await expect(
			page.getByText( 'This is how it will look.' )
		).toBeVisible();
		const whatsApp = page.getByRole( 'textbox', { name: /WhatsApp/ } );
		await expect( whatsApp ).toBeFocused();
		await steps.look( '02-start' );
		await steps.take( whatsApp.fill( '+49 1512 3456789' ) );
		await expect(
			page.getByText( '+49 1512 3456789, Germany' )
		).toBeVisible();
		await expectPreview( page );
		await steps.look( '03-number' );
		await steps.take( press( page, 'Publish' ) );
		await expect( snackbar( page ) ).toContainText( 'Published' );
		await expectPreview( page );
		await expect(
			page.getByRole( 'link', { name: 'View on your site' } )
		).toHaveAttribute( 'href', `${ site.url }/` );
		await steps.look( '04-published' );
		expect( steps.tell( 'One WhatsApp button' ) ).toBe( 3 );

		// Whoever looks at the list of plugins again stays there.
		await page.goto( '/wp-admin/plugins.php?activate=true' );
		await expect( page ).toHaveURL( /plugins\.php/ );

		const desktop = await visit( DESKTOP );
		const phone = await visit( PHONE );
		for ( const visitor of [ desktop, phone ] ) {
			const { single } = new WidgetOnPage( visitor );
			await expect( single ).toBeVisible();
			await expect( single ).toHaveAttribute( 'href', WHATSAPP );
		}
		await steps.look( '05-visitor-desktop', desktop );
		await steps.look( '06-visitor-phone', phone );
		expect( outside.urls ).toEqual( [] );
		await new WidgetOnPage( desktop ).single.click();
		await outside.waitFor( /./ );

		await page.goto( CONSOLE );
		await steps.look( '07-list' );
		await steps.take(
			page.getByRole( 'link', { name: 'WhatsApp' } ).click()
		);
		await steps.take( press( page, 'Add a channel' ) );
		await steps.take( page.getByRole( 'searchbox' ).fill( 'form' ) );
		await steps.look( '08-picker' );
		await steps.take(
			press( page.getByRole( 'dialog' ), /^Contact form/ )
		);
		await steps.look( '09-form' );
		await steps.take( press( page, 'Save' ) );
		await expect( snackbar( page ) ).toContainText( 'Saved' );
		await steps.look( '10-saved' );
		expect( steps.tell( 'A contact form' ) ).toBe( 5 );

		await phone.reload();
		const widget = new WidgetOnPage( phone );
		await widget.open();
		await steps.look( '11-visitor-open', phone );
		await widget.channel( 'Contact_Us' ).click();
		const { panel } = widget;
		await expect( panel ).toBeVisible();
		await panel.getByLabel( 'Name' ).fill( 'Ada Lovelace' );
		await panel.getByLabel( 'Email' ).fill( 'ada@example.org' );
		await panel
			.getByLabel( 'Message' )
			.fill( 'Two loaves of rye for Sunday, please.' );
		await steps.look( '12-visitor-form', phone );
		await panel.locator( '.chaty-submit-button' ).click();
		await expect( panel.getByRole( 'status' ) ).toContainText( /\S/ );
		await steps.look( '13-visitor-sent', phone );

		steps.tell( 'Visitors' );
		await page.goto( '/wp-admin/' );
		await expect( bubble( page ) ).toHaveText( '1' );
		await steps.look( '14-dashboard' );
		await steps.take( page.goto( MESSAGES ) );
		await expect( messageRows( page ) ).toHaveCount( 1 );
		await steps.look( '15-messages' );
		await steps.take( openMessage( page, 'Ada Lovelace' ) );
		await expect( pane( page ) ).toContainText( 'Two loaves of rye' );
		await expect( page.locator( '.chaty-unread-count' ) ).toHaveCount( 0 );
		await steps.look( '16-message' );
		expect( steps.tell( 'The first message' ) ).toBe( 2 );

		await page.goto( `${ CONSOLE }-statistics&by=channel` );
		await expect( row( page, 'WhatsApp' ).getByRole( 'cell' ) ).toHaveText(
			[ '2', /^1\s*50% of Views$/, '0' ]
		);
		await page
			.getByLabel( 'Split by', { exact: true } )
			.selectOption( 'day' );
		await expect(
			page.locator( '.recharts-surface' ).first()
		).toBeVisible();
		await steps.look( '17-statistics' );
		// The click of the visitor alone; Chromium tries more than once.
		expect( [ ...new Set( outside.urls ) ] ).toEqual( [ WHATSAPP ] );
	} );
}
