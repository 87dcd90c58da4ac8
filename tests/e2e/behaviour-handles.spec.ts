import type { Page } from '@playwright/test';
import { putBehaviourPage } from './support/behaviour-page';
import { expect, test } from './support/fixtures';

/** Calls a method of the handle of the first element that a behaviour runs on. */
function call(
	page: Page,
	name: string,
	[ method, ...values ]: readonly [ string, ...number[] ]
): Promise< unknown > {
	return page.evaluate(
		( [ behaviour, what, given ] ) => {
			type Handle = Record< string, ( which?: number ) => unknown >;
			const { get } = (
				window as unknown as {
					chaty: {
						behaviours: Record<
							string,
							{ get: ( element: Element ) => Handle | undefined }
						>;
					};
				}
			 ).chaty.behaviours[ behaviour ] as {
				get: ( element: Element ) => Handle | undefined;
			};
			const element = document.querySelector(
				`[data-chaty~="${ behaviour }"]`
			) as Element;
			return get( element )?.[ what ]?.( ...given );
		},
		[ name, method, values ] as const
	);
}

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

const items = ( part: string, names: readonly string[] ) =>
	names.map( ( name ) => `<li>${ part }${ name }</li>` ).join( '' );

test( 'given a carousel, when a script moves it, then it shows that page; a prevented movement does not happen', async ( {
	site,
	page,
} ) => {
	await page.goto(
		await putBehaviourPage(
			site,
			'carousel',
			`<!-- wp:html --><div data-chaty="carousel"><ul>${ items( 'Item ', [
				...'abcdefghij',
			] ) }</ul></div><!-- /wp:html -->`
		)
	);
	const position = page.getByRole( 'status' );
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
} );

test( 'given a slider, when a script steers it and slides come and go, then the one that shows stays', async ( {
	site,
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto(
		await putBehaviourPage(
			site,
			'slider',
			`<!-- wp:html --><div data-chaty="slider" aria-label="Words"><ul>${ items(
				'Word ',
				[ 'one', 'two', 'three' ]
			) }</ul></div><!-- /wp:html -->`
		)
	);
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
	site,
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 700 } );
	await page.goto( await putBehaviourPage( site, 'mobile-menu' ) );
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

	await page.goto( await putBehaviourPage( site, 'lightbox' ) );
	await expect
		.poll( () =>
			page.evaluate( () =>
				document.documentElement.classList.contains(
					'chaty-lightbox-runs'
				)
			)
		)
		.toBe( true );
	await preventNext( page, 'lightbox:opening' );
	await call( page, 'lightbox', [ 'open', 0 ] );
	await call( page, 'lightbox', [ 'open', 0 ] );
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await call( page, 'lightbox', [ 'close' ] );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
} );
