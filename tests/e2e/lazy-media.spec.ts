import type { Page } from '@playwright/test';
import { watchShifts } from './support/behaviour-api';
import { putBehaviourPage } from './support/behaviour-page';
import { expectNoViolations } from './support/axe';
import { withWindows } from './support/chromium';
import { expect, test } from './support/fixtures';
import { recordConsole } from './support/watch';

// Without windows it loads all images at once.
test.use( withWindows() );

const IMAGES = '/wp-content/chaty-sample/behaviours/pictures';
const FAR = '<p style="block-size: 6000px">Far</p>';
const html = ( markup: string ) =>
	`<!-- wp:html -->${ markup }<!-- /wp:html -->`;
const aBackground = ( name: string ) =>
	`<div id="${ name }" data-chaty="lazy-media" style="block-size: 90px" data-chaty-background="${ IMAGES }/loaf.svg?${ name }"></div>`;

/** Collects the file names of the images that a page requests. */
function watchImages( page: Page ) {
	const requested: string[] = [];
	page.on( 'request', ( request ) => {
		const [ , name ] = request.url().split( '/pictures/' );
		if ( name ) {
			requested.push( name );
		}
	} );
	return requested;
}

const isLoaded = ( page: Page, selector: string ) =>
	expect( page.locator( selector ) ).toHaveClass( /chaty-lazy-media-loaded/ );

test( 'given images in view, then they are loaded at once; the rest when it comes near @main', async ( {
	site,
	page,
	complaints,
} ) => {
	const requested = watchImages( page );
	const shifts = await watchShifts( page, complaints, 'main' );
	await page.goto( await putBehaviourPage( site, 'lazy-media' ) );
	await isLoaded( page, '[alt="A dark loaf on a wooden table"]' );
	await expect(
		page.locator( '[alt="A dark loaf on a wooden table"]' )
	).toHaveAttribute( 'loading', 'eager' );
	await expect(
		page.locator( '[alt="Three rolls on a plate"]' )
	).toHaveClass( /chaty-lazy-media-waiting/ );
	expect( requested ).not.toContain( 'harbour.svg' );

	await page.locator( '.bakery-sky' ).scrollIntoViewIfNeeded();
	await isLoaded( page, '.bakery-sky' );
	expect( requested ).toContain( 'harbour.svg' );
	await page.locator( 'iframe' ).scrollIntoViewIfNeeded();
	await expect(
		page.frameLocator( 'iframe' ).getByRole( 'heading', { level: 1 } )
	).toHaveText( 'Visit us' );

	await expectNoViolations( page, '.bakery-media', { except: 'iframe' } );
	expect( await shifts() ).toEqual( [] );
} );

test( 'given a click-to-load video, then it is not loaded', async ( {
	site,
	page,
	outside,
} ) => {
	const video = ( id: string ) =>
		`<iframe class="lazy" title="Video ${ id }" data-src="https://www.youtube.com/embed/${ id }"></iframe>`;
	await page.goto(
		await putBehaviourPage(
			site,
			'lazy-media',
			html(
				`<div class="fitvids" data-chaty-click>${ video(
					'aqz-KE-bpKQ'
				) }</div>
				<div data-chaty="video" data-chaty-click>${ video( 'aqz-KE-bpKR' ) }</div>
				<img class="lazy" data-src="${ IMAGES }/rolls.svg" alt="Rolls">`
			)
		)
	);
	await isLoaded( page, '[alt="Rolls"]' );
	await expect( page.getByRole( 'button', { name: /Video/ } ) ).toHaveCount(
		2
	);
	await page.evaluate( () =>
		window.dispatchEvent( new Event( 'beforeprint' ) )
	);
	expect(
		await page
			.locator( 'iframe' )
			.evaluateAll( ( all ) =>
				all.map( ( one ) => one.getAttribute( 'src' ) )
			)
	).toEqual( [ null, null ] );
	expect( outside.urls.filter( ( url ) => /youtube/.test( url ) ) ).toEqual(
		[]
	);
} );

test( 'when an image is only scrolled past, then it is not loaded', async ( {
	site,
	page,
} ) => {
	const requested = watchImages( page );
	await page.goto(
		await putBehaviourPage(
			site,
			'lazy-media',
			html( FAR + aBackground( 'middle' ) + FAR + aBackground( 'end' ) )
		)
	);
	await page.waitForLoadState( 'networkidle' );
	await page.evaluate( async () => {
		const paint = () => new Promise( requestAnimationFrame );
		document.getElementById( 'middle' )?.scrollIntoView();
		await paint();
		await paint();
		document.getElementById( 'end' )?.scrollIntoView();
	} );
	await isLoaded( page, '#end' );
	expect( requested ).toEqual( [ 'loaf.svg?end' ] );
} );

test( 'given unsafe URLs and a missing image, then they are marked as failed and logged', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /missing\.svg|404/ );
	const logged = recordConsole( page );
	await page.goto(
		await putBehaviourPage(
			site,
			'lazy-media',
			html( `
				<iframe data-chaty="lazy-media" data-src="javascript:parent.document.body.id='hit'" title="Bad"></iframe>
				<img data-chaty="lazy-media" data-src="${ IMAGES }/missing.svg" alt="Missing">
				<div data-chaty="lazy-media" data-bg="/x.svg&quot;);color:red;(" class="odd">Odd</div>
				<img data-src="${ IMAGES }/loaf.svg" alt="Fine">
				<img src="${ IMAGES }/rolls.svg" data-src="${ IMAGES }/oven.svg" alt="Of a shop">` )
		)
	);
	await isLoaded( page, '[alt="Fine"]' );
	await expect( page.locator( '[alt="Missing"]' ) ).toHaveClass(
		/chaty-lazy-media-failed/
	);
	await expect( page.locator( 'iframe' ) ).not.toHaveAttribute( 'src' );
	await expect( page.locator( 'body' ) ).not.toHaveId( 'hit' );
	await expect( page.locator( '.odd' ) ).toHaveClass( /failed/ );
	expect(
		await page
			.locator( '.odd' )
			.evaluate( ( { style }: HTMLElement ) => [
				style.length > 0,
				style.color,
			] )
	).toEqual( [ true, '' ] );
	await expect( page.locator( '[alt="Of a shop"]' ) ).toHaveAttribute(
		'src',
		/rolls/
	);
	expect( logged ).toHaveLength( 3 );
} );
