import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/behaviour-page';
import { boxOf } from './support/layout';

const box = ( page: Page, name: string ) =>
	page.locator( '[data-chaty]' ).filter( { hasText: name } );

async function expectShown(
	page: Page,
	name: string,
	shown: 'front' | 'back'
) {
	for ( const part of [ 'front', 'back' ] ) {
		await expect(
			box( page, name ).locator( `[data-chaty-part="${ part }"]` )
		).toHaveCSS( 'opacity', part === shown ? '1' : '0' );
	}
}

test( 'when the box is hovered or focused, then its back shows; Escape hides it @main', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'hover-box' );
	await expect( page.getByRole( 'group', { name: 'Buns' } ) ).toBeVisible();
	await expectNoViolations( page, '.bakery-boxes' );
	expect( ( await box( page, 'Rye' ).boundingBox() )?.height ).toBe( 250 );

	await box( page, 'Rye' ).hover();
	await expectShown( page, 'Rye', 'back' );
	await page.keyboard.press( 'Escape' );
	await expectShown( page, 'Rye', 'front' );
	await page.mouse.move( 0, 0 );
	await box( page, 'Rye' ).hover();
	await expectShown( page, 'Rye', 'back' );
	await expectNoViolations( page, '.bakery-boxes' );
	await page.mouse.move( 0, 0 );
	await expectShown( page, 'Rye', 'front' );
	await page.getByRole( 'link', { name: 'Order rye' } ).click();
	await expect( page ).toHaveURL( /#order$/ );
} );

test( 'when the visitor tabs, then each box has the focus once, in the order of the page; it fades for 200 ms, not under reduced motion, and in print both sides show', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'hover-box' );
	await expect( page.getByRole( 'group', { name: 'Buns' } ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Order rye' } ).focus();
	await expectShown( page, 'Rye', 'back' );
	await page.keyboard.press( 'Escape' );
	await expectShown( page, 'Rye', 'front' );
	await expect( box( page, 'Rye' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expectShown( page, 'Rye', 'back' );

	await page.keyboard.press( 'Tab' );
	await expect( box( page, 'Buns' ) ).toBeFocused();
	await expectShown( page, 'Buns', 'back' );
	await expectShown( page, 'Rye', 'front' );
	await page.keyboard.press( 'Escape' );
	await expectShown( page, 'Buns', 'front' );

	await page.keyboard.press( 'Tab' );
	await expectShown( page, 'feast', 'back' );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /#order$/ );

	const front = page.locator( '[data-chaty-part="front"]' ).first();
	const back = page.locator( '[data-chaty-part="back"]' ).first();
	await expect( front ).toHaveCSS( 'transition-duration', '0.2s' );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await expect( front ).toHaveCSS( 'transition-duration', '0s' );
	await page.emulateMedia( { media: 'print' } );
	await expect( back ).toHaveCSS( 'opacity', '1' );
	const { y, height } = await boxOf( front );
	expect( ( await boxOf( back ) ).y ).toBeGreaterThanOrEqual( y + height );
} );

test.describe( 'by touch', () => {
	test.use( {
		hasTouch: true,
		isMobile: true,
		viewport: { width: 390, height: 844 },
	} );

	test( 'when a box is tapped, then its back shows; the next tap follows the link, one elsewhere hides the back', async ( {
		openPage,
		page,
	} ) => {
		await openPage( 'hover-box' );
		await expect(
			page.getByRole( 'group', { name: 'Buns' } )
		).toBeVisible();
		await box( page, 'feast' ).tap();
		await expectShown( page, 'feast', 'back' );
		expect( page.url() ).not.toContain( '#order' );

		await box( page, 'Buns' ).tap();
		await expectShown( page, 'Buns', 'back' );
		await expectShown( page, 'feast', 'front' );
		await page.locator( 'h1' ).tap();
		await expectShown( page, 'Buns', 'front' );

		// The position of the link, which is not visible yet.
		const { x, y } = await boxOf(
			page.getByRole( 'link', { name: 'Order rye' } )
		);
		await page.touchscreen.tap( x + 9, y + 9 );
		await expectShown( page, 'Rye', 'back' );
		expect( page.url() ).not.toContain( '#order' );
		await page.touchscreen.tap( x + 9, y + 9 );
		await expect( page ).toHaveURL( /#order$/ );
		await expectNoViolations( page, '.bakery-boxes' );
	} );
} );

test( 'given WPBakery’s box, then it fades instead of turning and is as tall as its taller side', async ( {
	openPage,
	page,
} ) => {
	const tall = '<p style="margin: 0; block-size: 400px">Dark</p>';
	await openPage(
		'hover-box',
		`<style>
				.vc-hoverbox-inner { min-height: 250px; position: relative; transition: transform 0.5s }
				.vc-hoverbox-front, .vc-hoverbox-back { backface-visibility: hidden; position: absolute; height: 100% }
				.vc-hoverbox-back, .vc-hoverbox-wrapper:hover .vc-hoverbox-inner { transform: rotateY(180deg) }
			</style>
			<div class="vc-hoverbox-wrapper" ontouchstart=""><div class="vc-hoverbox"><div class="vc-hoverbox-inner">
				<div class="vc-hoverbox-front"><p>Rye</p></div><div class="vc-hoverbox-back">${ tall }</div>
			</div></div></div>`
	);
	const wrapper = page.getByRole( 'group', { name: 'Rye' } );
	await wrapper.hover();
	const back = wrapper.locator( '.vc-hoverbox-back' );
	await expect( back ).toHaveCSS( 'opacity', '1' );
	await expect( back ).toHaveCSS( 'transform', 'none' );
	await expect( wrapper.locator( '.vc-hoverbox-inner' ) ).toHaveCSS(
		'transform',
		'none'
	);
	expect( ( await wrapper.boundingBox() )?.height ).toBe( 400 );
} );
