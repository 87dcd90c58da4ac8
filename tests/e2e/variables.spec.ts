/** Variables in the owner's texts ("Variables" in docs/channels.md). */
import type { Locator } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { aChannel, CHANNELS, WidgetOnPage } from './support/widget';

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

test( 'a message of a list and of a single link is filled in at the press; so are a call to action, a greeting and the message of a chat', async ( {
	site,
	page,
	visit,
} ) => {
	await site.setOptions( { blogname: NAME } );
	// The page of a product, as a campaign leads to it.
	const nut = await site.putPage( { slug: 'nut', content: CONTENT } );
	const list = await visit(
		[
			{ channels: [ ...CHANNELS, WHATSAPP ] },
			{ channels: [ WHATSAPP ], settings: { position: 'left' } },
			{ channels: [ ...CHANNELS, CHAT ], settings: SETTINGS },
		],
		{ path: `${ nut }&utm_source=news%20%26%20{title}` }
	);
	const single = new WidgetOnPage( page, 1 );
	const chat = new WidgetOnPage( page, 2 );
	await page.fill( '[name="quantity"]', '2' );
	expect( await press( single.single ) ).toBe( MESSAGE.replace( '3', '2' ) );
	await list.open();
	const link = list.channel( 'Whatsapp' );
	expect( await press( link ) ).toBe( MESSAGE.replace( '3', '2' ) );
	await page.fill( '[name="quantity"]', '3' );
	expect( await press( link ) ).toBe( MESSAGE );
	expect( await press( single.single ) ).toBe( MESSAGE );

	await expect( chat.root ).toContainText( 'Ask Nut {url} {quantity} <' );
	await chat.open();
	await chat.channel( 'Whatsapp' ).click();
	await expect( chat.panel ).toContainText( 'About Nut {url} {quantity} <' );
	await expect( chat.panel.getByRole( 'textbox' ) ).toHaveValue( MESSAGE );
	expect( await page.evaluate( 'window.hacked' ) ).toBeUndefined();
} );
