/** Pages on which the scripts of the open widget cannot come. */
import { changeDocument } from './support/document';
import { expect, test } from './support/fixtures';
import { recordConsole } from './support/watch';
import { CHANNELS, FORM_CHANNEL, PHONE } from './support/widget';

const LINKS = '.chaty-no-script a';

test( 'given a blocked script, then a press leads to the links, and the next tries again', async ( {
	page,
	complaints,
	visit,
} ) => {
	complaints.allow( /ERR_FAILED/ );
	await page.route( /build\/widget\.js/, ( route ) => route.abort() );
	const widget = await visit();
	await expect( page.locator( LINKS ).first() ).toBeHidden();
	await widget.launcher.click();
	await expect( page.locator( LINKS ) ).toHaveCount( 3 );
	await expect( page.locator( LINKS ).first() ).toBeInViewport();
	await page.unroute( /build\/widget\.js/ );
	await page.locator( '.chaty-no-script summary' ).click();
	await expect( page.locator( LINKS ).first() ).toBeHidden();
	await widget.open();
} );

for ( const [ device, options, names ] of [
	[ 'a desktop', {}, [ 'Telegram', 'Email' ] ],
	[ 'a phone', PHONE, [ 'Phone', 'Email' ] ],
] as const ) {
	test.describe( `on ${ device }`, () => {
		test.use( options );

		test( 'given conditions and channels of one device, then the links are those of the launcher', async ( {
			page,
			complaints,
			visit,
		} ) => {
			complaints.allow( /ERR_FAILED/ );
			const [ phone, email, telegram ] = CHANNELS;
			await page.route( /build\/widget\.js/, ( route ) => route.abort() );
			const widget = await visit( {
				triggers: { has_time_delay: 1, time_delay: 0 },
				channels: [
					{ ...phone, is_desktop: 0 },
					{ ...telegram, is_mobile: 0 },
					{ ...email },
				],
			} );
			await widget.launcher.click();
			await expect(
				page.locator( LINKS ).filter( { visible: true } )
			).toHaveText( names );
		} );
	} );
}

test( 'given a policy of Trusted Types, then a press leads to the links, and the console says so', async ( {
	page,
	complaints,
	visit,
} ) => {
	complaints.allow( /Trusted/ );
	const lines = recordConsole( page );
	await changeDocument( page, ( html ) => html, {
		'content-security-policy': "require-trusted-types-for 'script'",
	} );
	await ( await visit() ).launcher.click();
	await expect( page.locator( LINKS ).first() ).toBeInViewport();
	expect( lines ).toContain( 'Chaty: widget could not be loaded.' );
} );

test( 'given an element of React that an optimizer holds back, then the widget opens', async ( {
	page,
	visit,
} ) => {
	await changeDocument( page, ( html ) =>
		html.replace(
			'</body>',
			'<script id="react-js" type="text/rocketlazyloadscript"></script></body>'
		)
	);
	const widget = await visit( { channels: [ FORM_CHANNEL ] } );
	await widget.single.click();
	await expect( widget.panel ).toBeVisible();
} );
