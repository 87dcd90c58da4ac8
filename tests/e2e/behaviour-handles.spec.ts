import type { Page } from '@playwright/test';
import { expect, readSample, test } from './support/behaviour-page';

/** Calls a method of the handle of the first element that a behaviour runs on. */
const call = (
	page: Page,
	name: string,
	[ method, ...values ]: readonly [ string, ...number[] ]
): Promise< unknown > =>
	page.evaluate(
		( [ behaviour, what, given ] ) => {
			const { chaty } = window as unknown as Record< string, any >;
			return chaty.behaviours[ behaviour ]
				.get(
					document.querySelector( `[data-chaty~="${ behaviour }"]` )
				)
				?.[ what ]( ...given );
		},
		[ name, method, values ] as const
	);

/** Prevents the next event of a type. */
const preventNext = ( page: Page, type: string ) =>
	page.evaluate(
		( what ) =>
			document.addEventListener(
				what,
				( event ) => event.preventDefault(),
				{ once: true }
			),
		`chaty:${ type }`
	);

test( 'given a carousel and a slider, when a script steers them and slides come and go, then they show what it says and nothing that is prevented, and the slide that shows stays', async ( {
	openPage,
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	const letters = [ ...'abcdefghij' ].map(
		( name ) => `<li>Item ${ name }</li>`
	);
	await openPage(
		'handles',
		`<div data-chaty="carousel"><ul>${ letters.join( '' ) }</ul></div>
		<div data-chaty="slider" aria-label="Words"><ul><li>Word one</li><li>Word two</li><li>Word three</li></ul></div>`
	);
	const position = page.locator( '.chaty-carousel' ).getByRole( 'status' );
	await expect( position ).toHaveText( 'Items 1 to 4 of 10' );
	await call( page, 'carousel', [ 'next' ] );
	await expect( position ).toHaveText( 'Items 5 to 8 of 10' );
	await call( page, 'carousel', [ 'show', 9 ] );
	await expect( position ).toHaveText( 'Items 7 to 10 of 10' );
	expect( await call( page, 'carousel', [ 'current' ] ) ).toBe( 6 );
	await preventNext( page, 'carousel:moving' );
	await call( page, 'carousel', [ 'previous' ] );
	await expect( position ).toHaveText( 'Items 7 to 10 of 10' );
	await call( page, 'carousel', [ 'previous' ] );
	await expect( position ).toHaveText( 'Items 5 to 8 of 10' );

	const slider = page.locator( '.chaty-slider' );
	const shown = slider.locator( 'li:not( [inert] )' );
	await expect( slider ).toHaveAttribute( 'data-state', 'stopped' );
	await call( page, 'slider', [ 'show', 2 ] );
	await expect( shown ).toHaveText( 'Word three' );
	await preventNext( page, 'slider:showing' );
	await call( page, 'slider', [ 'next' ] );
	await expect( shown ).toHaveText( 'Word three' );

	await page.evaluate( () => {
		const list = document.querySelector( '.chaty-slider ul' );
		list?.insertAdjacentHTML( 'afterbegin', '<li>Word zero</li>' );
		list?.insertAdjacentHTML( 'beforeend', '<li>Word four</li>' );
	} );
	await expect(
		slider.getByRole( 'button', { name: 'Slide 5' } )
	).toBeVisible();
	await expect( shown ).toHaveText( 'Word three' );
	await expect( slider ).toHaveAttribute( 'data-state', 'stopped' );
	expect( await call( page, 'slider', [ 'current' ] ) ).toBe( 3 );
	await call( page, 'slider', [ 'next' ] );
	await expect( shown ).toHaveText( 'Word four' );
	await call( page, 'slider', [ 'play' ] );
	await expect( slider ).not.toHaveAttribute( 'data-state', 'stopped' );
	await call( page, 'slider', [ 'destroy' ] );
	await expect( page.locator( '.chaty-slider' ) ).toHaveCount( 0 );
} );

test( 'given a lightbox and a mobile menu, when a script opens them, then they open unless it is prevented, and close', async ( {
	openPage,
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 700 } );
	await openPage(
		'handles',
		readSample( 'mobile-menu' ) + readSample( 'lightbox' )
	);
	const menu = page.getByRole( 'dialog' );
	await expect(
		page.locator( '.chaty-mobile-menu-button' ).first()
	).toBeVisible();
	await preventNext( page, 'mobile-menu:opening' );
	await call( page, 'mobile-menu', [ 'open' ] );
	expect( await call( page, 'mobile-menu', [ 'current' ] ) ).toEqual( [] );
	await call( page, 'mobile-menu', [ 'open' ] );
	await expect( menu ).toBeVisible();
	expect( await call( page, 'mobile-menu', [ 'current' ] ) ).toEqual( [ 0 ] );
	await call( page, 'mobile-menu', [ 'close' ] );
	await expect( menu ).toBeHidden();

	await expect( page.locator( 'html' ) ).toHaveClass( /chaty-lightbox-runs/ );
	await preventNext( page, 'lightbox:opening' );
	await call( page, 'lightbox', [ 'open', 0 ] );
	await call( page, 'lightbox', [ 'open', 0 ] );
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await call( page, 'lightbox', [ 'close' ] );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
} );
