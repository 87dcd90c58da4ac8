/** What themes and other plugins fix in the same corner: the launcher makes room, and goes back when it can. */
import { expect, test } from './support/fixtures';
import type { Page } from '@playwright/test';
import { PHONE, WidgetOnPage } from './support/widget';

const BUTTON =
	'<a href="#" style="position:fixed;right:20px;bottom:20px;width:44px;height:44px;z-index:999;background:#333"></a>';

const NEIGHBORS = {
	'a scroll-to-top button': BUTTON,
	'a cookie bar':
		'<div style="position:fixed;inset:auto 0 0;padding:20px;z-index:2147483647;background:#fff;border-top:1px solid"><p style="margin:0">Cookies</p><button>Accept</button></div>',
	"reCAPTCHA's badge":
		'<div style="position:fixed;right:-186px;bottom:14px;width:256px;height:60px;box-shadow:gray 0 0 5px"><iframe title="reCAPTCHA" width="256" height="60" style="border:0"></iframe></div>',
	'a second chat':
		'<div style="position:fixed;right:0;bottom:0;width:400px;height:600px;pointer-events:none;z-index:2147483000"><button style="position:absolute;right:20px;bottom:20px;width:60px;height:60px;border-radius:50%;pointer-events:auto">?</button></div>',
};

/** As other scripts do, after the page has loaded. */
const add = ( page: Page, html: string ) =>
	page.evaluate( ( markup ) => {
		const box = document.createElement( 'div' );
		box.id = 'neighbor';
		box.innerHTML = markup;
		document.body.append( box );
	}, html );

/** After a click the launcher's place is looked at again within a second. */
const click = ( page: Page ) => page.mouse.click( 5, 5 );

const remove = ( page: Page ) =>
	page.locator( '#neighbor' ).evaluate( ( box ) => box.remove() );

const isMakingRoom = ( page: Page ) =>
	page.evaluate( () => 'chaty_room' in window );

/** Distance of a launcher's lower edge from that of the window. */
const readBottom = ( { launcher }: WidgetOnPage ) =>
	launcher.evaluate(
		( element ) =>
			window.innerHeight - element.getBoundingClientRect().bottom
	);

const expectBottom = ( widget: WidgetOnPage, bottom: number ) =>
	expect.poll( () => readBottom( widget ) ).toBe( bottom );

for ( const [ device, options ] of Object.entries( {
	desktop: {},
	phone: PHONE,
} ) ) {
	test.describe( device, () => {
		test.use( options );

		for ( const [ name, html ] of Object.entries( NEIGHBORS ) ) {
			test( `beside ${ name } both can be pressed, and the launcher goes back when it is alone`, async ( {
				page,
				visit,
			} ) => {
				const widget = await visit();
				await expectBottom( widget, 25 );
				await add( page, html );
				await click( page );
				const neighbor = page
					.locator( '#neighbor' )
					.locator( 'a, button, iframe' );
				// Fails as long as something else is there.
				await neighbor.click( { trial: true } );
				await widget.launcher.click( { trial: true } );
				expect( await readBottom( widget ) ).toBeGreaterThan( 60 );
				await widget.open();
				await remove( page );
				await expect
					.poll( () =>
						widget.close.evaluate(
							( element ) =>
								window.innerHeight -
								element.getBoundingClientRect().bottom
						)
					)
					.toBe( 25 );
			} );
		}
	} );
}

test( 'two widgets go up together, in their order', async ( {
	page,
	visit,
} ) => {
	const first = await visit( [ {}, {} ] );
	const second = new WidgetOnPage( page, '_1' );
	await expectBottom( second, 87 );
	await add( page, BUTTON );
	await click( page );
	await expectBottom( first, 72 );
	await expectBottom( second, 134 );
} );

test( 'backgrounds, what is invisible and what fills the window are no neighbors', async ( {
	page,
	visit,
} ) => {
	await page.clock.install();
	const widget = await visit();
	await add(
		page,
		`<div style="position:fixed;inset:0;z-index:9"></div>
		<div style="position:fixed;inset:auto 0 0;height:200px;z-index:-1"></div>
		${ BUTTON.replace( 'z-index', 'opacity:0;z-index' ) }`
	);
	await click( page );
	await page.clock.runFor( 1000 );
	await expect.poll( () => isMakingRoom( page ) ).toBe( true );
	// Longer than it takes to measure again.
	await page.clock.runFor( 1000 );
	expect( await readBottom( widget ) ).toBe( 25 );
} );

test( 'a page without neighbors does not load what makes room', async ( {
	page,
	visit,
} ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await page.clock.install();
	await visit();
	await page.clock.pauseAt( Date.now() + 60_000 );
	await click( page );
	// Two looks, after which the next one is four seconds away.
	await page.clock.runFor( 3000 );
	expect( asked.filter( ( url ) => url.includes( 'room.js' ) ) ).toEqual(
		[]
	);
	await add( page, BUTTON );
	await page.clock.runFor( 3999 );
	expect( await isMakingRoom( page ) ).toBe( false );
	await page.clock.runFor( 1 );
	await expect.poll( () => isMakingRoom( page ) ).toBe( true );
} );
