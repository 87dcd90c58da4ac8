/** How the owner's screens look on a narrow screen and in other color schemes. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { openConsole } from './support/console';
import { expect, test } from './support/fixtures';
import { expectReflow, openGroup, OURS, STATES } from './support/looks';

/** States whose colors are checked in a dark scheme of WordPress and in its lightest. */
const COLORED = [
	'first-start',
	'list',
	'editor-unfolded',
	'editor-color',
	'editor-conflict',
	'messages-pane',
	'statistics',
	'settings',
];

/** Checks the contrast of what is ours. */
async function expectContrast( page: Page, name: string ) {
	for ( const part of OURS.split( ', ' ) ) {
		if ( await page.locator( part ).count() ) {
			await expectNoViolations( page, part, {
				// WordPress's own buttons lack it in these schemes.
				except: name === 'messages-pane' ? 'iframe, .button' : 'iframe',
			} );
		}
	}
}

/** Loads the style sheet of another scheme in the place of midnight's. */
const lighten = ( page: Page ) =>
	page.locator( '#colors-css' ).evaluate(
		( link: HTMLLinkElement ) =>
			new Promise< void >( ( resolve, reject ) => {
				link.onload = () => resolve();
				link.onerror = () => reject( new Error( link.href ) );
				link.href = link.href.replace( 'midnight', 'light' );
				document.body.classList.replace(
					'admin-color-midnight',
					'admin-color-light'
				);
			} )
	);

for ( const [ name, open ] of Object.entries( STATES ) ) {
	test( `${ name }: reflows at 320 px, and has contrast in midnight and light`, async ( {
		site,
		page,
		complaints,
	} ) => {
		// The server's answer to the owner who has saved later.
		complaints.allow( /409/ );
		await site.setOptions( { chaty_test_colors: 'midnight' } );
		await page.setViewportSize( { width: 320, height: 800 } );
		await open( page, site );
		await expectReflow( page );
		if ( COLORED.includes( name ) ) {
			await page.setViewportSize( { width: 1280, height: 800 } );
			await test.step( 'midnight', () => expectContrast( page, name ) );
			await lighten( page );
			await test.step( 'light', () => expectContrast( page, name ) );
		}
	} );
}

test( 'a number that is refused has no link to test it', async ( { page } ) => {
	await openConsole( page );
	const field = page.getByRole( 'textbox', { name: /WhatsApp/ } );
	const link = page.locator( '.chaty-console-test a' );
	await field.fill( '+49 151 23456789' );
	await expect( link ).toBeVisible();
	await field.fill( '0151 23456789' );
	await expect( link ).toBeHidden();
} );

test( 'in forced colors, the menu has an icon and colors can be chosen', async ( {
	site,
	page,
} ) => {
	await page.emulateMedia( { forcedColors: 'active' } );
	await STATES[ 'editor-color' ]?.( page, site );
	expect(
		await page
			.locator( '#toplevel_page_chaty .wp-menu-image' )
			.evaluate( ( icon ) => [
				getComputedStyle( icon ).backgroundSize,
				getComputedStyle( icon, '::before' ).fontFamily,
				getComputedStyle( icon, '::before' ).content.length,
			] )
	).toEqual( [ '0px auto', 'dashicons', 3 ] );
	await expect(
		page.locator( '.chaty-console-preview .is-pressed' )
	).toHaveCSS( 'outline-style', 'solid' );
	for ( const name of [
		'.components-circular-option-picker__option',
		'.react-colorful',
	] ) {
		await expect(
			page.locator( `.chaty-console-colors ${ name }` ).first()
		).toHaveCSS( 'forced-color-adjust', 'none' );
	}
} );

test( 'start and end of hours stay side by side on a phone', async ( {
	site,
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await openGroup( 'schedule' )( page, site );
	const hours = page.locator( '.chaty-console-rule' ).first();
	const [ days, from, to ] = await Promise.all(
		[ 'Days', 'From', 'To' ].map( ( label ) =>
			hours.getByLabel( label, { exact: true } ).boundingBox()
		)
	);
	expect( from?.y ).toBe( to?.y );
	expect( from?.y ).toBeGreaterThan( days?.y ?? Infinity );
	expect( from?.width ).toBe( to?.width );
} );

for ( const width of [ 1280, 390 ] ) {
	test( `the actions of a widget stand in one line at ${ width } px`, async ( {
		site,
		page,
	} ) => {
		await page.setViewportSize( { width, height: 800 } );
		await STATES[ 'list' ]?.( page, site );
		const [ first, last ] = await Promise.all(
			[ 'Edit: Workshop', 'Delete: Workshop' ].map( ( name ) =>
				page.getByRole( 'button', { name } ).boundingBox()
			)
		);
		expect( first?.y ).toBe( last?.y );
	} );
}

test( 'from right to left, numbers and addresses of visitors keep their order', async ( {
	site,
	page,
} ) => {
	await site.setOptions( { chaty_test_locale: 'ar' } );
	await STATES[ 'messages-pane' ]?.( page, site );
	for ( const part of [
		'.column-sender bdi',
		'.chaty-message-fields bdi',
		'.chaty-message-text',
	] ) {
		const texts = page.locator( `#wpbody ${ part }` );
		await expect( texts.first() ).toHaveCSS( 'direction', 'ltr' );
	}
} );
