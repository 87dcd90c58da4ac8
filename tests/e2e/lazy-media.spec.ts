import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { watchShifts } from './support/behaviour-api';
import {
	enqueueBehaviours,
	putBehaviourPage,
	readSample,
} from './support/behaviour-page';
import { expect, test } from './support/fixtures';
import { recordConsole } from './support/watch';

const PICTURES = '/wp-content/chaty-sample/behaviours/pictures';
const FAR = '<p style="block-size: 6000px">Far</p>';
const html = ( markup: string ) =>
	`<!-- wp:html -->${ markup }<!-- /wp:html -->`;
const aBackground = ( name: string ) =>
	`<div id="${ name }" data-chaty="lazy-media" style="block-size: 90px" data-chaty-background="${ PICTURES }/loaf.svg?${ name }"></div>`;

/** The addresses of pictures that a page asks for, each without what is before its name. */
function watchPictures( page: Page ) {
	const asked: string[] = [];
	page.on( 'request', ( request ) => {
		const [ , name ] = request.url().split( '/pictures/' );
		if ( name ) {
			asked.push( name );
		}
	} );
	return asked;
}

const isLoaded = ( page: Page, selector: string ) =>
	expect( page.locator( selector ) ).toHaveClass( /chaty-lazy-media-loaded/ );

test( 'what is on the screen is loaded at once, the rest when it comes near @main', async ( {
	site,
	page,
	complaints,
} ) => {
	const asked = watchPictures( page );
	const shifts = await watchShifts( page, complaints, 'main' );
	await page.goto( await putBehaviourPage( site, 'lazy-media' ) );
	await isLoaded( page, '[alt="A dark loaf on a wooden table"]' );
	await expect(
		page.locator( '[alt="A dark loaf on a wooden table"]' )
	).toHaveAttribute( 'loading', 'eager' );
	await expect(
		page.locator( '[alt="Three rolls on a plate"]' )
	).toHaveClass( /chaty-lazy-media-waiting/ );
	expect( asked ).not.toContain( 'harbour.svg' );

	await page.locator( '.bakery-sky' ).scrollIntoViewIfNeeded();
	await isLoaded( page, '.bakery-sky' );
	expect( asked ).toContain( 'harbour.svg' );
	await page.locator( 'iframe' ).scrollIntoViewIfNeeded();
	await expect(
		page.frameLocator( 'iframe' ).getByRole( 'heading', { level: 1 } )
	).toHaveText( 'Visit us' );

	const { violations } = await new AxeBuilder( { page } )
		.include( '.bakery-media' )
		.exclude( 'iframe' )
		.analyze();
	expect( violations ).toEqual( [] );
	expect( await shifts() ).toEqual( [] );
} );

test( 'a film that waits for a click still waits', async ( {
	site,
	page,
	outside,
} ) => {
	const film = ( id: string ) =>
		`<iframe class="lazy" title="Film ${ id }" data-src="https://www.youtube.com/embed/${ id }"></iframe>`;
	await page.goto(
		await putBehaviourPage(
			site,
			'lazy-media',
			html(
				`<div class="fitvids" data-chaty-click>${ film(
					'aqz-KE-bpKQ'
				) }</div>
				<div data-chaty="video" data-chaty-click>${ film( 'aqz-KE-bpKR' ) }</div>
				<img class="lazy" data-src="${ PICTURES }/rolls.svg" alt="Rolls">`
			)
		)
	);
	await isLoaded( page, '[alt="Rolls"]' );
	await expect( page.getByRole( 'button', { name: /Film/ } ) ).toHaveCount(
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

test( 'what is only scrolled past is not loaded', async ( { site, page } ) => {
	const asked = watchPictures( page );
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
	expect( asked ).toEqual( [ 'loaf.svg?end' ] );
} );

test( 'before the page is printed all is loaded', async ( { site, page } ) => {
	await page.goto(
		await putBehaviourPage(
			site,
			'lazy-media',
			html(
				`${ FAR }<img data-src="${ PICTURES }/rolls.svg" alt="Rolls" width="9" height="9">${ aBackground(
					'last'
				) }`
			)
		)
	);
	await expect( page.locator( '#last' ) ).toHaveClass( /waiting/ );
	await page.evaluate( () =>
		window.dispatchEvent( new Event( 'beforeprint' ) )
	);
	await isLoaded( page, '#last' );
	await isLoaded( page, '[alt="Rolls"]' );
} );

test( 'addresses that are none, and a picture that is not there', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /missing\.svg|404/ );
	const lines = recordConsole( page );
	await page.goto(
		await putBehaviourPage(
			site,
			'lazy-media',
			html( `
				<iframe data-chaty="lazy-media" data-src="javascript:parent.document.body.id='hit'" title="Bad"></iframe>
				<img data-chaty="lazy-media" data-src="${ PICTURES }/missing.svg" alt="Missing">
				<div data-chaty="lazy-media" data-bg="/x.svg&quot;);color:red;(" class="odd">Odd</div>
				<img data-src="${ PICTURES }/loaf.svg" alt="Fine">
				<img src="${ PICTURES }/rolls.svg" data-src="${ PICTURES }/oven.svg" alt="Of a shop">` )
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
	expect( lines.filter( ( text ) => /^Chaty/.test( text ) ) ).toHaveLength(
		3
	);
} );

test( 'what comes later is loaded too, and destroy puts the markup back', async ( {
	site,
	page,
} ) => {
	await page.goto( await putBehaviourPage( site, 'lazy-media' ) );
	await isLoaded( page, '[alt="A dark loaf on a wooden table"]' );
	const later = `<img data-src="${ PICTURES }/rolls.svg?later" alt="Later"><div data-chaty="lazy-media" data-bg="${ PICTURES }/loaf.svg?later"></div>`;
	await page.evaluate( ( markup ) => {
		const element = document.createElement( 'div' );
		element.id = 'later';
		element.innerHTML = markup;
		document.body.prepend( element );
	}, later );
	await isLoaded( page, '[alt="Later"]' );
	const after = await page.evaluate( () => {
		const element = document.getElementById( 'later' ) as HTMLElement;
		const { chaty } = window as unknown as {
			chaty: {
				behaviours: Record<
					string,
					Record< 'attach' | 'destroy', ( root?: Node ) => void >
				>;
			};
		};
		chaty.behaviours[ 'lazy-media' ]?.attach( element );
		chaty.behaviours[ 'lazy-media' ]?.destroy( element );
		return element.innerHTML;
	} );
	expect( after ).toBe( later );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the pictures of the noscript elements are there, and no empty ones', async ( {
		site,
		page,
	} ) => {
		const path = await putBehaviourPage(
			site,
			'lazy-media',
			readSample( 'lazy-media' )
		);
		await enqueueBehaviours( site, 'lazy-media' );
		await page.goto( path );
		const oven = page.getByRole( 'img', { name: 'A brick oven' } );
		await expect( oven ).toHaveCount( 1 );
		await expect( oven ).toHaveAttribute( 'src', /oven/ );
	} );
} );
