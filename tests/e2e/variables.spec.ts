/** Variables in the owner's texts ("Variables" in docs/channels.md). */
import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';
import { aChannel, CHANNELS, type WidgetSettings } from './support/widget';

const CONTENT = `<!-- wp:html --><form class="cart variations_form">
<input name="quantity" value="3"><input name="variation_id" value="7">
<select name="attribute_size"><option value="l">Large &amp; wide</option></select>
</form><!-- /wp:html -->`;

const NAME = 'Nut {url} {quantity} </script><script>window.hacked=1</script>';

const WHATSAPP = aChannel( {
	channel: 'Whatsapp',
	value: '15550100234',
	pre_set_message: '{quantity} ({variation}) {utm_source} {other}{sku}',
} );

const CHAT = {
	...WHATSAPP,
	has_welcome_message: 1,
	chat_welcome_message: 'About <b>{site}</b> {quantity}!',
};

const MESSAGE = '3 (Large & wide) news & {title} {other}';

const SETTINGS = {
	show_cta: 'all_time',
	cta_text: '<i>Ask</i> {site} ({sku})',
};

/** The message in the address that a press leads to. */
async function press( link: Locator ): Promise< string | null > {
	await link.evaluate( () =>
		window.addEventListener( 'click', ( event ) => event.preventDefault() )
	);
	await link.click();
	const address = new URL( ( await link.getAttribute( 'href' ) ) ?? '' );
	return address.searchParams.get( 'text' );
}

/** The page of a product, as a campaign leads to it. */
const putNut = async ( site: Site ) => ( {
	path: `${ await site.putPage( {
		slug: 'nut',
		content: CONTENT,
	} ) }&utm_source=news%20%26%20{title}`,
} );

test.beforeEach( async ( { site } ) => {
	await site.setOptions( { blogname: NAME } );
} );

for ( const [ name, channels ] of [
	[ 'list', [ ...CHANNELS, WHATSAPP ] ],
	[ 'single link', [ WHATSAPP ] ],
] satisfies [ string, WidgetSettings[ 'channels' ] ][] ) {
	test( `a message of a ${ name } is filled in at the press`, async ( {
		site,
		page,
		visit,
	} ) => {
		const widget = await visit( { channels }, await putNut( site ) );
		if ( name === 'list' ) {
			await widget.open();
		}
		const link = widget.root.locator(
			'a[href*="wa.me"], a[href*="whatsapp"]'
		);
		await page.fill( '[name="quantity"]', '2' );
		expect( await press( link ) ).toBe( MESSAGE.replace( '3', '2' ) );
		await page.fill( '[name="quantity"]', '3' );
		expect( await press( link ) ).toBe( MESSAGE );
	} );
}

test( 'a call to action, a greeting and the message of a chat are filled in', async ( {
	site,
	page,
	visit,
} ) => {
	const widget = await visit(
		{ channels: [ ...CHANNELS, CHAT ], settings: SETTINGS },
		await putNut( site )
	);
	await expect( widget.root ).toContainText( 'Ask Nut {url} {quantity} <' );
	await widget.open();
	await widget.channel( 'Whatsapp' ).click();
	await expect( widget.panel ).toContainText(
		'About Nut {url} {quantity} <'
	);
	await expect( widget.panel.getByRole( 'textbox' ) ).toHaveValue( MESSAGE );
	expect( await page.evaluate( 'window.hacked' ) ).toBeUndefined();
} );
