/** The contact button beside "Add to cart" on products ("The button on products" in docs/for-developers.md). */
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { addCode } from './support/site-code';
import { aChannel, pageOf, aWidget } from './support/widget';

const SHOP = {
	channel: 'whatsapp',
	text: 'Ask about {product}',
	message: '{quantity} x {product} ({variation}) {sku} {price}',
};

const WHATSAPP = aChannel( {
	channel: 'Whatsapp',
	value: '15550100234',
	is_google_analytics_enabled: 1,
} );

let end = async () => {};

test.beforeEach( async ( { site } ) => {
	end = await addCode(
		site,
		"require WP_PLUGIN_DIR . '/chaty/tests/e2e/support/shop.php';"
	);
	await site.setOptions( { chaty_shop: SHOP } );
	await site.importSettings(
		pageOf( aWidget( { channels: [ WHATSAPP, aChannel() ] } ), 'on' )
	);
} );

test.afterEach( async ( { site } ) => {
	await end();
	await site.setOptions( { chaty_test_form: 'add-to-cart-form' } );
} );

for ( const [ name, theme, form ] of [
	[ 'a classic theme', 'chaty-classic', 'add-to-cart-form' ],
	[ 'a block theme', '', 'add-to-cart-form' ],
	[ 'a block theme with the form of blocks', '', 'add-to-cart-with-options' ],
] as const ) {
	test( `in ${ name } the button stands once, has what is chosen at each press, and counts`, async ( {
		site,
		page,
		browser,
	} ) => {
		await site.setOptions( { chaty_test_form: form } );
		if ( theme ) {
			await site.switchTheme( theme );
		}
		await page.addInitScript( 'window.dataLayer = []' );
		await page.goto( '/?product=nut' );
		const link = page.getByRole( 'link', { name: 'Ask about Nut & bolt' } );
		await expect( link ).toHaveCount( 1 );
		await expect(
			page.locator( 'form + :is( div, p ) > a.chaty-button' )
		).toHaveCount( 1 );
		await expectNoViolations( page, '.wp-block-chaty-button' );

		const opened: string[] = [];
		await page.route( 'https://wa.me/**', async ( route ) => {
			opened.push( new URL( route.request().url() ).search );
			await route.fulfill( { status: 204 } );
		} );
		const press = async () => {
			await link.click();
			await expect.poll( () => opened.length ).toBeGreaterThan( 0 );
			return new URLSearchParams( opened.pop() ).get( 'text' );
		};
		expect( await press() ).toBe( '1 x Nut & bolt $ 3.00' );
		await page.getByLabel( 'Quantity' ).fill( '3' );
		await ( form === 'add-to-cart-form'
			? page.getByLabel( 'Size' ).selectOption( 'l' )
			: page.getByLabel( 'Large & wide' ).check() );
		await page.locator( '[name="variation_id"]' ).evaluate( ( field ) => {
			( field as HTMLInputElement ).value = '7';
		} );
		expect( await press() ).toBe(
			'3 x Nut & bolt (Large & wide) ' +
				( form === 'add-to-cart-form' ? 'N-7 $ 4.00' : '$ 3.00' )
		);
		expect( await page.evaluate( 'dataLayer' ) ).toEqual(
			Array( 2 ).fill( {
				event: 'chaty_Whatsapp',
				chaty_channel: 'Whatsapp',
				chaty_widget: '0',
			} )
		);
		await expect
			.poll( async () =>
				( await site.statRows() ).filter(
					( { widget, channel, clicks } ) =>
						channel === 'Whatsapp' &&
						clicks === '1' &&
						widget === 'content'
				)
			)
			.toHaveLength( 1 );

		const plain = await browser.newPage( { javaScriptEnabled: false } );
		await plain.goto( `${ site.url }/?product=nut` );
		await expect( plain.locator( 'a.chaty-button' ) ).toHaveAttribute(
			'href',
			'https://wa.me/15550100234?text=x%20Nut%20%26%20bolt%20%24%203.00'
		);
		await plain.close();
	} );
}
