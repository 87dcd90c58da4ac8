import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { putBehaviourPage } from './support/behaviour-page';
import { expect } from './support/fixtures';
import { test } from './support/map-page';

const PHONE = { width: 390, height: 760 };

const button = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );

/** The first state of each behaviour on its sample page. */
const EFFECTS: Readonly< Record< string, ( page: Page ) => Promise< void > > > =
	{
		accordion: async ( page ) => {
			await button( page, 'Flour' ).click();
			await expect( page.getByText( 'About Flour' ) ).toBeVisible();
			await expect( page.getByText( 'About Water' ) ).toBeHidden();
		},
		'bar-graph': ( page ) =>
			expect(
				page.getByRole( 'meter', { name: 'Sourdough rye' } )
			).toHaveAttribute( 'aria-valuetext', '82 %' ),
		carousel: async ( page ) => {
			await button( page, 'Next items' ).click();
			await expect( page.getByRole( 'status' ) ).toHaveText(
				'Items 5 to 8 of 9'
			);
		},
		'contact-form': async ( page ) => {
			await page.getByRole( 'button', { name: 'Send' } ).click();
			await expect( page.getByText( 'Please enter Name' ) ).toBeVisible();
		},
		'hover-box': async ( page ) => {
			await expect(
				page.getByRole( 'group', { name: 'Buns' } )
			).toBeVisible();
			await page.locator( '.bakery-rye' ).hover();
			await expect(
				page.locator( '.bakery-rye [data-chaty-part="back"]' )
			).toHaveCSS( 'opacity', '1' );
		},
		'lazy-media': ( page ) =>
			expect(
				page.locator( '[alt="A dark loaf on a wooden table"]' )
			).toHaveClass( /chaty-lazy-media-loaded/ ),
		lightbox: async ( page ) => {
			await page.getByRole( 'link', { name: 'A dark loaf' } ).click();
			const viewer = page.getByRole( 'dialog', {
				name: 'Picture viewer',
			} );
			await expect( viewer.getByText( 'Image 1 of 3' ) ).toBeVisible();
			await expect(
				viewer.locator( '.chaty-lightbox-frame:not([inert]) img' )
			).toHaveCSS( 'opacity', '1' );
		},
		navigation: async ( page ) => {
			await page.setViewportSize( PHONE );
			await expect(
				page.getByRole( 'combobox', { name: 'Around the bakery' } )
			).toBeVisible();
		},
		portfolio: async ( page ) => {
			await button( page, 'Gluten free' ).click();
			await expect( page.getByRole( 'status' ) ).toHaveText( '2 items' );
			await expect(
				page.locator( '[data-chaty-categories]:visible' )
			).toHaveCount( 2 );
		},
		slider: async ( page ) => {
			const region = page.getByRole( 'region', {
				name: 'What guests say',
			} );
			await region.getByRole( 'button', { name: 'Next slide' } ).click();
			await expect( region.locator( '[aria-live] span' ) ).toHaveText(
				'2 of 3'
			);
		},
		'smooth-anchors': async ( page ) => {
			await page.getByRole( 'link', { name: 'Our cakes' } ).click();
			const heading = page.getByRole( 'heading', { name: 'Our cakes' } );
			// 70 px of the sticky header, and 50.
			await expect
				.poll( async () =>
					Math.round( ( await heading.boundingBox() )?.y ?? NaN )
				)
				.toBe( 120 );
			await expect( heading ).toBeFocused();
		},
		tabs: async ( page ) => {
			await page.getByRole( 'tab', { name: 'Friday' } ).click();
			await expect(
				page.getByRole( 'tabpanel', { name: 'Friday' } )
			).toHaveCSS( 'opacity', '1' );
			await expect(
				page.getByRole( 'tabpanel', { name: 'Monday' } )
			).toBeHidden();
		},
		validation: async ( page ) => {
			await button( page, 'Order' ).click();
			const summary = page.locator( '[data-chaty-part="summary"]' );
			await expect( summary ).toBeFocused();
			await expect( summary ).toContainText(
				'Please check these fields:'
			);
		},
		video: async ( page ) => {
			await expect(
				page.getByRole( 'button', {
					name: 'Pause the background video',
				} )
			).toBeVisible();
			await expect(
				button( page, 'Play: A morning in the bakehouse' )
			).toBeVisible();
		},
	};

const expectNoFaults = ( page: Page ) =>
	expectNoViolations( page, 'html', { except: 'iframe' } );

test.beforeEach( ( { site } ) => site.switchTheme( 'chaty-classic' ) );

test( 'every behaviour works in a classic theme', async ( { site, page } ) => {
	test.setTimeout( 300_000 );
	const { width = 0, height = 0 } = page.viewportSize() ?? {};
	for ( const [ name, expectEffect ] of Object.entries( EFFECTS ) ) {
		await test.step( name, async () => {
			await page.setViewportSize( { width, height } );
			await page.goto( await putBehaviourPage( site, name ), {
				waitUntil: 'networkidle',
			} );
			await expectEffect( page );
			await expectNoFaults( page );
		} );
	}
} );

test( 'map works in a classic theme', async ( { maps, page } ) => {
	await maps.open();
	await maps.pin( 'Harbour Bakery' ).click();
	const popup = maps.popup( 'Harbour Bakery' );
	await expect( popup ).toBeFocused();
	// A place that is found later does not move the map.
	await expect( maps.pin( 'Market Stall' ) ).toBeAttached();
	await expect
		.poll( () =>
			popup.evaluate( ( element ) => {
				const map = element.closest( '.chaty-map-box' ) as Element;
				return (
					element.getBoundingClientRect().top -
					map.getBoundingClientRect().top
				);
			} )
		)
		.toBeGreaterThan( 0 );
	await expectNoFaults( page );
} );
