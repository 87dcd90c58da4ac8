import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { expect, readSample, test } from './support/behaviour-page';

const names = ( page: Page ) =>
	page.locator( '[data-chaty-categories]:visible strong' ).allTextContents();
const expectShown = ( page: Page, ...expected: string[] ) =>
	expect.poll( () => names( page ) ).toEqual( expected );
const filter = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );
const expectPressed = ( page: Page, name: string ) =>
	expect( filter( page, name ) ).toHaveAttribute( 'aria-pressed', 'true' );

test( 'when a filter is pressed, then its items show, with a status and the URL @main', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'portfolio' );
	await expectPressed( page, 'All' );
	expect( await names( page ) ).toHaveLength( 6 );

	await filter( page, 'Gluten free' ).click();
	await expectShown( page, 'Buckwheat crisp', 'Almond cake' );
	await expect( page.getByRole( 'status' ) ).toHaveText( '2 items' );
	expect( page.url() ).toContain( '#filter=gluten%20free' );
	await filter( page, 'Sweet' ).focus();
	await page.keyboard.press( 'Space' );
	await expectShown( page, 'Cinnamon knots', 'Almond cake', 'Raisin plait' );
	await expectNoViolations( page, '[data-chaty]' );

	await page.goBack();
	await expectShown( page, 'Buckwheat crisp', 'Almond cake' );
	await page.reload();
	await expectShown( page, 'Buckwheat crisp', 'Almond cake' );
	await page.goBack();
	await expectPressed( page, 'All' );
} );

test( 'when the fragment of something else is in the URL, then the selection is kept', async ( {
	openPage,
	page,
} ) => {
	await openPage(
		'portfolio',
		`${ readSample(
			'portfolio'
		) }<p><a href="#till">To the till</a></p><p id="till">Till</p>${ readSample(
			'tabs'
		) }`
	);
	await filter( page, 'Bread' ).click();
	await filter( page, 'Sweet' ).click();
	await filter( page, 'Sweet' ).click();
	await page.getByRole( 'link', { name: 'To the till' } ).click();
	await page.getByRole( 'tab', { name: 'Friday' } ).click();
	await page.goBack();
	await page.goBack();
	await expectShown( page, 'Cinnamon knots', 'Almond cake', 'Raisin plait' );
	await expect( page.getByRole( 'tab', { name: 'Monday' } ) ).toHaveAttribute(
		'aria-selected',
		'true'
	);
	await page.goForward();
	await page.goForward();
	await expectPressed( page, 'Sweet' );
	await page.goBack();
	await page.goBack();
	await page.goBack();
	await expectPressed( page, 'Bread' );
} );

test( 'when a filter is pressed, then items move to their places and the page can be used meanwhile', async ( {
	openPage,
	page,
} ) => {
	const content = readSample( 'portfolio' ).replace(
		'Rye sourdough',
		'<a href="#rye">Rye sourdough</a>'
	);
	await openPage( 'portfolio', content );
	await page.addStyleTag( {
		content: ':root { --chaty-portfolio-time: 5s }',
	} );
	await filter( page, 'Sweet' ).click();
	await expect
		.poll( () =>
			page.evaluate( () =>
				document
					.getAnimations()
					.some( ( { effect } ) =>
						/view-transition-group/.test(
							( effect as KeyframeEffect ).pseudoElement ?? ''
						)
					)
			)
		)
		.toBe( true );
	await filter( page, 'Bread' ).click();
	await expectPressed( page, 'Bread' );
	// When the item with the focus is hidden, the filter gets the focus.
	await page.getByRole( 'link', { name: 'Rye sourdough' } ).focus();
	await page.goBack();
	await expect( filter( page, 'Sweet' ) ).toBeFocused();
} );

test( 'given a second group, a search, an order, counts and a text, then items fit all of it; axe finds nothing', async ( {
	openPage,
	page,
} ) => {
	const content = readSample( 'portfolio' )
		.replace(
			'Gluten free</a>',
			'Gluten free <b data-chaty-part="count"></b></a>'
		)
		.replace(
			'<ul data-chaty-part="items">',
			`<p data-chaty-part="filters"><button data-chaty-filter="*">Any</button><button data-chaty-filter="sweet">Cakes</button></p>
			<label>Search <input type="search" data-chaty-part="search"></label>
			<label>Order <select data-chaty-part="sort"><option value="">As baked</option><option value="name" data-chaty-descending>Z to A</option></select></label>
			<p data-chaty-part="empty" hidden>Nothing of that kind.</p>
			<ul data-chaty-part="items">`
		);
	await openPage( 'portfolio', content );
	const nothing = page.getByText( 'Nothing of that kind.' );
	await filter( page, 'Bread' ).click();
	await filter( page, 'Cakes' ).click();
	await expectShown( page, 'Raisin plait' );
	await filter( page, 'Any' ).click();
	await page.getByLabel( 'Order' ).selectOption( 'Z to A' );
	await expectShown(
		page,
		'Walnut batard',
		'Rye sourdough',
		'Raisin plait',
		'Buckwheat crisp'
	);
	await page.getByLabel( 'Search' ).fill( 'WAL mill' );
	await expectShown( page, 'Walnut batard' );
	await expect( nothing ).toBeHidden();
	await page.getByLabel( 'Search' ).fill( 'sourd' );
	await expect( filter( page, 'Gluten free 0' ) ).toBeVisible();
	await filter( page, 'Sweet' ).click();
	await expect( nothing ).toBeVisible();
	await expect( page.getByRole( 'status' ) ).toHaveText( '0 items' );
	await expectNoViolations( page, '[data-chaty]' );
} );

test( 'given legacy theme markup, then categories with spaces and dots match', async ( {
	openPage,
	page,
} ) => {
	const item = ( categories: string, name: string ) =>
		`<div class="isotope-item" data-categories="${ categories }"><a class="portfolio-item-link" href="#">${ name }<span class="portfolio-item-hover"></span></a></div>`;
	const link = ( category: string, name: string ) =>
		`<a href="#" data-categories="${ category }">${ name }</a>`;
	await openPage(
		'portfolio',
		`<p id="filterable">${ link( '*', 'All' ) } ${ link(
			'web design',
			'Design'
		) } ${ link( 'v2.0', 'Two' ) }</p><div id="portfolio-container">${
			item( 'web design v2.0', 'Both' ) +
			item( 'web v2x0', 'Neither' ) +
			item( 'v2.0', 'Second' )
		}</div>`
	);
	const items = page.locator( '.isotope-item:visible' );
	await filter( page, 'Design' ).click();
	await expect( items ).toHaveText( [ 'Both' ] );
	const overlay = items.locator( '.portfolio-item-hover' ).first();
	await expect( overlay ).toHaveCSS( 'opacity', '0' );
	await expect( overlay ).toHaveCSS( 'transition-duration', '0.2s' );
	await items.getByRole( 'link' ).hover();
	await expect( overlay ).toHaveCSS( 'opacity', '1' );
	await filter( page, 'Two' ).click();
	await expect( items ).toHaveText( [ 'Both', 'Second' ] );
	await expect( overlay ).toHaveCSS( 'opacity', '0' );
} );

test( 'given 500 items, when they are filtered, then the browser computes the layout once', async ( {
	openPage,
	page,
} ) => {
	// A view transition adds a layout for each snapshot.
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await openPage( 'portfolio' );
	const itemCount = await page.evaluate( async () => {
		const list = document.querySelector( '[data-chaty-part="items"]' );
		for ( let number = 0; number < 500; number++ ) {
			const item = document.createElement( 'li' );
			item.dataset[ 'chatyCategories' ] = number % 2 ? 'bread' : 'sweet';
			item.textContent = `Item ${ number }`;
			list?.append( item );
		}
		await new Promise( requestAnimationFrame );
		return list?.children.length;
	} );
	expect( itemCount ).toBe( 506 );
	const client = await page.context().newCDPSession( page );
	await client.send( 'Performance.enable' );
	const count = async () => {
		const { metrics } = await client.send( 'Performance.getMetrics' );
		return (
			metrics.find( ( { name } ) => name === 'LayoutCount' )?.value ?? 0
		);
	};
	const select = ( category: string ) =>
		page.evaluate(
			( name ) =>
				new Promise( ( resolve ) => {
					document
						.querySelector< HTMLElement >(
							`[data-chaty-filter="${ name }"]`
						)
						?.click();
					requestAnimationFrame( () => setTimeout( resolve ) );
				} ),
			category
		);
	await select( 'sweet' );
	const before = await count();
	await select( 'bread' );
	expect( ( await count() ) - before ).toBe( 1 );
	await expect( page.getByRole( 'status' ) ).toHaveText( '254 items' );
} );

test.describe( 'on a phone, with reduced motion', () => {
	test.use( {
		viewport: { width: 390, height: 800 },
		hasTouch: true,
		contextOptions: { reducedMotion: 'reduce' },
	} );

	test( 'when a filter is tapped, then its items show; targets are large enough', async ( {
		openPage,
		page,
	} ) => {
		await openPage( 'portfolio' );
		await filter( page, 'Bread' ).tap();
		await expectShown(
			page,
			'Rye sourdough',
			'Buckwheat crisp',
			'Walnut batard',
			'Raisin plait'
		);
		const box = await filter( page, 'Bread' ).boundingBox();
		expect( box?.height ).toBeGreaterThanOrEqual( 44 );
	} );
} );
