/** How the owner's screens look on a narrow screen and in other color schemes. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { expectReflow, OURS, TOURS } from './support/looks';

/** States whose colors are checked in a warm scheme of WordPress and in its lightest. */
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

/** Loads the style sheet of another scheme in the place of the present one's. */
const recolor = ( page: Page, from: string, to: string ) =>
	page.locator( '#colors-css' ).evaluate(
		( link: HTMLLinkElement, [ before = '', after = '' ] ) =>
			new Promise< void >( ( resolve, reject ) => {
				link.onload = () => resolve();
				link.onerror = () => reject( new Error( link.href ) );
				link.href = link.href.replace( before, after );
				document.body.classList.replace(
					`admin-color-${ before }`,
					`admin-color-${ after }`
				);
			} ),
		[ from, to ]
	);

/** What else is right in a state. */
const MORE: Readonly< Record< string, ( page: Page ) => Promise< void > > > = {
	/** The actions of a widget stand in one line. */
	list: async ( page ) => {
		for ( const width of [ 1280, 390 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			const [ first, last ] = await Promise.all(
				[ 'Edit: Workshop', 'Delete: Workshop' ].map( ( name ) =>
					page.getByRole( 'button', { name } ).boundingBox()
				)
			);
			expect( first?.y ).toBe( last?.y );
		}
	},
	/** Start and end of hours stay side by side on a phone. */
	'editor-unfolded': async ( page ) => {
		await page.setViewportSize( { width: 390, height: 800 } );
		const hours = page
			.locator( '.chaty-console-rule' )
			.filter( { has: page.getByLabel( 'Days', { exact: true } ) } )
			.first();
		const [ days, from, to ] = await Promise.all(
			[ 'Days', 'From', 'To' ].map( ( label ) =>
				hours.getByLabel( label, { exact: true } ).boundingBox()
			)
		);
		expect( from?.y ).toBe( to?.y );
		expect( from?.y ).toBeGreaterThan( days?.y ?? Infinity );
		expect( from?.width ).toBe( to?.width );
	},
	/** In forced colors, unread messages are still the only ones with a mark. */
	messages: async ( page ) => {
		await page.emulateMedia( { forcedColors: 'active' } );
		const [ unread, read ] = await Promise.all(
			[ '.is-unread', ':not(.is-unread)' ].map( ( state ) =>
				page
					.locator( `tr[data-message]${ state } > :first-child` )
					.first()
					.evaluate(
						( cell ) =>
							getComputedStyle( cell ).borderInlineStartColor
					)
			)
		);
		expect( read ).not.toBe( unread );
		await page.emulateMedia( { forcedColors: 'none' } );
	},
	/** In forced colors, the menu has an icon and colors can be chosen. */
	'editor-color': async ( page ) => {
		await page.emulateMedia( { forcedColors: 'active' } );
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
		await page.emulateMedia( { forcedColors: 'none' } );
	},
};

for ( const [ tour, states ] of Object.entries( TOURS ) ) {
	test( `${ tour }: every state reflows at 320 px, and has contrast in sunrise and light`, async ( {
		site,
		page,
		complaints,
	} ) => {
		test.slow();
		// The server's answer to the owner who has saved later.
		complaints.allow( /409/ );
		await site.setOptions( { chaty_test_colors: 'sunrise' } );
		for ( const [ name, show ] of Object.entries( states ) ) {
			await test.step( name, async () => {
				await page.setViewportSize( { width: 320, height: 800 } );
				await show( page, site );
				await expectReflow( page );
				if ( COLORED.includes( name ) ) {
					await page.setViewportSize( { width: 1280, height: 800 } );
					await expectContrast( page, name );
					await recolor( page, 'sunrise', 'light' );
					await expectContrast( page, name );
					await recolor( page, 'light', 'sunrise' );
				}
				await MORE[ name ]?.( page );
				await page.keyboard.press( 'Escape' );
			} );
		}
	} );
}
