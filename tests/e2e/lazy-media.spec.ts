import type { Page } from '@playwright/test';
import { watchShifts } from './support/behaviour-api';
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/behaviour-page';
import { WITH_WINDOWS } from './support/chromium';
import { recordConsole } from './support/watch';

// Without windows it loads all images at once.
test.use( WITH_WINDOWS );

const IMAGES = '/wp-content/chaty-sample/behaviours/pictures';
const FAR = '<p style="block-size: 6000px">Far</p>';
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
	openPage,
	page,
	complaints,
} ) => {
	const requested = watchImages( page );
	const shifts = await watchShifts( page, complaints, 'main' );
	await openPage( 'lazy-media' );
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

test( 'when an image is only scrolled past, then it is not loaded', async ( {
	openPage,
	page,
} ) => {
	const requested = watchImages( page );
	await openPage(
		'lazy-media',
		FAR + aBackground( 'middle' ) + FAR + aBackground( 'end' )
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

test( 'given click-to-load videos, unsafe URLs and a missing image, then none is loaded, and what failed is marked and logged', async ( {
	openPage,
	page,
	complaints,
	outside,
} ) => {
	complaints.allow( /missing\.svg|404/ );
	const logged = recordConsole( page );
	const video = ( id: string ) =>
		`<iframe class="lazy" title="Video ${ id }" data-src="https://www.youtube.com/embed/${ id }"></iframe>`;
	await openPage(
		'lazy-media',
		`<div class="fitvids" data-chaty-click>${ video( 'aqz-KE-bpKQ' ) }</div>
		<div data-chaty="video" data-chaty-click>${ video( 'aqz-KE-bpKR' ) }</div>
		<iframe data-chaty="lazy-media" data-src="javascript:parent.document.body.id='hit'" title="Bad"></iframe>
		<img data-chaty="lazy-media" data-src="${ IMAGES }/missing.svg" alt="Missing">
		<div data-chaty="lazy-media" data-bg="/x.svg&quot;);color:red;(" class="odd">Odd</div>
		<img class="lazy" data-src="${ IMAGES }/loaf.svg" alt="Fine">
		<img src="${ IMAGES }/rolls.svg" data-src="${ IMAGES }/oven.svg" alt="Of a shop">`
	);
	await isLoaded( page, '[alt="Fine"]' );
	await expect( page.getByRole( 'button', { name: /Video/ } ) ).toHaveCount(
		2
	);
	await page.evaluate( () =>
		window.dispatchEvent( new Event( 'beforeprint' ) )
	);
	await expect( page.locator( 'iframe' ) ).toHaveCount( 3 );
	await expect( page.locator( 'iframe[src]' ) ).toHaveCount( 0 );
	expect( outside.urls.filter( ( url ) => /youtube/.test( url ) ) ).toEqual(
		[]
	);

	await expect( page.locator( '[alt="Missing"]' ) ).toHaveClass(
		/chaty-lazy-media-failed/
	);
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
