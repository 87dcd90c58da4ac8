/** QR codes of buttons in content. */
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/fixtures';
import { aWidget, CHANNELS, PHONE } from './support/widget';

const CONTENT =
	'<!-- wp:chaty/button {"channel":"telegram","qr":true} /--><p>[chaty_button channel="email" qr="no"]</p>';

test( 'a press with a mouse shows the code and the link; Escape gives the focus back', async ( {
	site,
	page,
	browser,
} ) => {
	await site.importSettings( [ aWidget( { channels: CHANNELS } ) ] );
	const path = await site.putPage( { slug: 'qr', content: CONTENT } );
	for ( const theme of [ 'chaty-classic', 'twentytwentyfour' ] ) {
		await site.switchTheme( theme );
		await page.goto( path );
		const button = page.getByRole( 'link', { name: 'Telegram' } );
		await button.focus();
		await page.keyboard.press( 'Enter' );
		const dialog = page.getByRole( 'dialog', { name: 'QR code' } );
		await expect( dialog.getByRole( 'img' ) ).toBeVisible();
		await expect(
			dialog.getByRole( 'link', { name: 'Continue' } )
		).toHaveAttribute( 'href', /demo_user/ );
		await expectNoViolations( page, 'dialog' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		await expect( button ).toBeFocused();
	}
	await expect
		.poll( async () => {
			const rows = await site.statRows();
			return rows.filter( ( { widget } ) => widget === 'content' );
		} )
		.toMatchObject( [ { channel: 'Telegram', clicks: '1' } ] );

	const phone = await browser.newPage( { ...PHONE } );
	await phone.route( /t(elegram)?\.me/, ( route ) =>
		route.fulfill( { body: 'Telegram' } )
	);
	await phone.goto( path );
	await phone.getByRole( 'link', { name: 'Telegram' } ).tap();
	await expect( phone.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await phone.close();
} );
