import AxeBuilder from '@axe-core/playwright';
import { putBehaviourPage, readSample } from './support/behaviour-page';
import { expect, test } from './support/fixtures';

test( 'one item is open at a time, by mouse and by keyboard @main', async ( {
	site,
	page,
} ) => {
	await page.goto( await putBehaviourPage( site, 'accordion' ) );
	const about = ( name: string ) => page.getByText( `About ${ name }` );
	await expect( about( 'Water' ) ).toBeVisible();
	await expect( about( 'Flour' ) ).toBeHidden();

	await page.getByRole( 'button', { name: 'Flour' } ).click();
	await expect( about( 'Flour' ) ).toBeVisible();
	await expect( about( 'Water' ) ).toBeHidden();

	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( about( 'Water' ) ).toBeVisible();
	await page.keyboard.press( 'Space' );
	await expect( about( 'Water' ) ).toBeHidden();
	await expect(
		page.getByRole( 'button', { name: 'Water' } )
	).toHaveAttribute( 'aria-expanded', 'false' );
} );

test( 'a link to something inside opens its item; axe finds nothing', async ( {
	site,
	page,
} ) => {
	await page.goto( await putBehaviourPage( site, 'accordion' ) );
	await page.getByRole( 'link', { name: 'To the salt' } ).click();
	await expect( page.getByText( 'About Salt' ) ).toBeVisible();
	const { violations } = await new AxeBuilder( { page } )
		.include( '[data-chaty]' )
		.analyze();
	expect( violations ).toEqual( [] );
} );

test( 'what comes later works too, twice is once, and destroy puts the markup back', async ( {
	site,
	page,
} ) => {
	await page.goto( await putBehaviourPage( site, 'accordion' ) );
	await expect( page.getByRole( 'button', { name: 'Flour' } ) ).toBeVisible();
	const counts = await page.evaluate( async ( items ) => {
		const later = document.createElement( 'div' );
		later.innerHTML = items;
		document.body.append( later );
		await new Promise( requestAnimationFrame );
		const { accordion } = (
			window as unknown as {
				chaty: {
					behaviours: Record<
						string,
						Record< 'attach' | 'destroy', ( root?: Node ) => void >
					>;
				};
			}
		 ).chaty.behaviours;
		const count = () => later.querySelectorAll( 'button' ).length;
		accordion?.[ 'attach' ]( later );
		const attached = count();
		accordion?.[ 'destroy' ]( later );
		return [ attached, count() ];
	}, readSample( 'accordion' ) );
	expect( counts ).toEqual( [ 3, 0 ] );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'everything can be read', async ( { site, page } ) => {
		await page.goto( await putBehaviourPage( site, 'accordion' ) );
		for ( const name of [ 'Flour', 'Water', 'Salt' ] ) {
			await expect( page.getByText( `About ${ name }` ) ).toBeVisible();
		}
	} );
} );

test( 'a page without the markup loads no behaviour', async ( {
	site,
	page,
} ) => {
	await site.setOptions( { chaty_test_behaviours: 1 } );
	const scripts: string[] = [];
	page.on( 'request', ( request ) => scripts.push( request.url() ) );
	await page.goto( '/' );
	await page.waitForLoadState( 'networkidle' );
	expect( scripts.filter( ( url ) => /build\/site/.test( url ) ) ).toEqual( [
		expect.stringContaining( 'build/site.js' ),
	] );
} );
