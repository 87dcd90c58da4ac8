import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { addLater, callBehaviour } from './support/behaviour-api';
import { expect, putBehaviourPage, test } from './support/behaviour-page';
import { boxOf, turnRightToLeft } from './support/layout';
import { holdRequests } from './support/settle';
import { drag } from './support/swipe';
import { PHONE } from './support/widget';

const CHUNK = /chunks\/lightbox\.js/;
const SCENE = '/wp-content/chaty-sample/behaviours/pictures';

const dialog = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Picture viewer' } );
const picture = ( page: Page ) =>
	dialog( page ).locator( '.chaty-lightbox-frame:not([inert]) img' );
const loaf = ( page: Page ) =>
	page.getByRole( 'link', { name: 'A dark loaf' } );
const button = ( page: Page, name: string ) =>
	dialog( page ).getByRole( 'button', { name } );

const expectCount = ( page: Page, text: string ) =>
	expect( dialog( page ).getByText( text ) ).toBeVisible();

const expectAccessible = ( page: Page ) =>
	expectNoViolations( page, '.chaty-lightbox' );

/** The box of a picture after its transition. */
async function readBox( one: Locator ) {
	await expect( one ).toHaveCSS( 'opacity', '1' );
	return boxOf( one );
}

const swipe = ( page: Page, fromX: number, toX: number ) =>
	drag( page, { x: fromX, y: 400 }, { x: toX, y: 400 } );

test( 'given a mouse, then a link opens its picture 50 px from the top, and its album @main', async ( {
	openPage,
	page,
} ) => {
	const requests: string[] = [];
	page.on( 'request', ( request ) => {
		if ( CHUNK.test( request.url() ) ) {
			requests.push( request.url() );
		}
	} );
	await openPage( 'lightbox' );
	await page.waitForLoadState( 'networkidle' );
	expect( requests ).toEqual( [] );
	await loaf( page ).hover();
	await expect.poll( () => requests.length ).toBe( 1 );

	await loaf( page ).click();
	await expectCount( page, 'Image 1 of 3' );
	await expect( dialog( page ).getByText( 'Our rye, four' ) ).toBeVisible();
	await expect( picture( page ) ).toHaveAttribute(
		'alt',
		'A dark loaf on a wooden table'
	);
	const { x, y, width } = await readBox( picture( page ) );
	expect( y ).toBe( 50 );
	expect( x + width / 2 ).toBeCloseTo( 640, 0 );

	await expect( button( page, 'Previous picture' ) ).toBeHidden();
	await button( page, 'Next picture' ).click();
	await expectCount( page, 'Image 2 of 3' );
	// What is pressed below is the picture, which moves there for 0.7 s.
	await expect
		.poll( async () => {
			const box = await readBox( picture( page ) );
			return Math.round( box.x + box.width / 2 );
		} )
		.toBe( 640 );
	await button( page, 'Zoom in' ).click();
	await expect
		.poll( async () => ( await picture( page ).boundingBox() )?.height )
		.toBeGreaterThan( 1000 );
	// An enlarged picture follows the mouse, and a click that ends it closes nothing.
	const { y: before } = await boxOf( picture( page ) );
	await page.mouse.move( 640, 400 );
	await page.mouse.down();
	await page.mouse.move( 640, 300, { steps: 4 } );
	await page.mouse.up();
	expect( ( await boxOf( picture( page ) ) ).y ).toBeCloseTo(
		before - 100,
		-1
	);
	await page.mouse.dblclick( 640, 400 );
	await expect( button( page, 'Zoom out' ) ).toBeDisabled();
	await button( page, 'Close' ).click();
	await expect( dialog( page ) ).toBeHidden();
	await expect( loaf( page ) ).toBeFocused();
	expect( page.url() ).not.toContain( '.svg' );
} );

test( 'given the keyboard, then the focus moves in, stays, and returns; the page behind is inert', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'lightbox' );
	await loaf( page ).focus();
	// The theme's menu has the pages of other tests, so the link may have scrolled into view.
	const top = await page.evaluate( () => window.scrollY );
	await page.keyboard.press( 'Enter' );
	await expect( dialog( page ) ).toBeVisible();
	const isFocusInside = () =>
		dialog( page ).evaluate( ( { ownerDocument: { activeElement } } ) =>
			Boolean( activeElement?.closest( 'dialog' ) )
		);
	expect( await isFocusInside() ).toBe( true );
	for ( let press = 0; press < 6; press++ ) {
		await page.keyboard.press( 'Tab' );
		expect( await isFocusInside() ).toBe( true );
	}
	await page.keyboard.press( 'ArrowLeft' );
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowRight' );
	await expectCount( page, 'Image 3 of 3' );
	await expect( picture( page ) ).toHaveCSS( 'opacity', '1' );
	await expectAccessible( page );
	const wheel = await page.evaluateHandle( () => ( {
		turned: new Promise( ( resolve ) =>
			window.addEventListener( 'wheel', resolve, true )
		),
	} ) );
	await page.mouse.wheel( 0, 400 );
	// One that came when the dialog is closed would scroll the page.
	await wheel.evaluate( async ( { turned } ) => void ( await turned ) );
	await page.keyboard.press( 'Escape' );
	await expect( loaf( page ) ).toBeFocused();
	await expect( dialog( page ) ).toBeHidden();
	expect(
		await page.evaluate( () => [
			window.scrollY,
			document.querySelectorAll( 'body > [inert]' ).length,
			document.documentElement.getAttribute( 'style' ),
		] )
	).toEqual( [ top, 0, null ] );
} );

test.describe( 'on a phone', () => {
	test.use( PHONE );

	test( 'given swipes, then they step through the album, which is centered', async ( {
		openPage,
		page,
	} ) => {
		await openPage( 'lightbox' );
		await loaf( page ).tap();
		await expect( picture( page ) ).toBeVisible();
		const { y, height } = await readBox(
			dialog( page ).locator( '.chaty-lightbox-frame:not([inert])' )
		);
		const { height: screen } = page.viewportSize() ?? { height: 0 };
		expect( y + height / 2 ).toBeCloseTo( screen / 2, 0 );
		await expectAccessible( page );

		await swipe( page, 300, 200 );
		await expectCount( page, 'Image 2 of 3' );
		await swipe( page, 100, 250 );
		await expectCount( page, 'Image 1 of 3' );
		await swipe( page, 100, 250 );
		await expectCount( page, 'Image 1 of 3' );
		// The browser merges a touch that follows another at once.
		await expect( async () => {
			if ( await dialog( page ).isVisible() ) {
				await button( page, 'Close' ).tap( { timeout: 3000 } );
			}
			await expect( dialog( page ) ).toBeHidden( { timeout: 3000 } );
		} ).toPass();
	} );

	test( 'given Back, then it closes the album and stays on the page; closed otherwise, the album leaves no history entry', async ( {
		site,
		page,
	} ) => {
		const path = await putBehaviourPage( site, 'lightbox' );
		const states: unknown[] = [];
		await page.exposeFunction( 'reportState', ( state: unknown ) =>
			states.push( state )
		);
		await page.goto( '/' );
		await page.goto( `${ path }#top` );
		await page.evaluate( () => {
			history.replaceState( { ...history.state, own: 1 }, '' );
			const { reportState } = window as unknown as {
				reportState: ( state: unknown ) => void;
			};
			window.addEventListener( 'popstate', ( { state } ) =>
				reportState( state )
			);
		} );
		const link = page.getByRole( 'link', { name: 'the oven, large' } );
		await page.addStyleTag( { content: 'main { padding-block: 900px }' } );
		await link.scrollIntoViewIfNeeded();
		const read = () =>
			page.evaluate( () => [
				window.scrollY,
				location.href,
				history.state,
			] );
		const before = await read();
		expect( before[ 0 ] ).toBeGreaterThan( 0 );
		const entries = await page.evaluate( () => history.length );
		for ( let time = 0; time < 2; time++ ) {
			await link.tap();
			await expect( picture( page ) ).toBeVisible();
			await page.goBack();
			await expect( dialog( page ) ).toBeHidden();
			await expect( link ).toBeFocused();
			expect( await read() ).toEqual( before );
		}
		await page.evaluate( () => history.forward() );
		await expect.poll( read ).toEqual( before );
		await expect( dialog( page ) ).toBeHidden();

		await link.tap();
		await button( page, 'Close' ).tap();
		await expect( dialog( page ) ).toBeHidden();
		await expect.poll( read ).toEqual( before );
		expect( await page.evaluate( () => history.length ) ).toBe(
			entries + 1
		);
		expect( states ).toHaveLength( 1 );

		await link.tap();
		await expect( picture( page ) ).toBeVisible();
		await page.reload();
		await expect
			.poll( () => page.evaluate( () => history.state ) )
			.toMatchObject( { own: 1 } );
		await page.goBack();
		await expect( page ).toHaveURL( `${ site.url }/` );
	} );
} );

test( 'given a gallery of WordPress, then it is an album with its captions; a link that is added later is in its album, until destroy ends it', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'lightbox' );
	await page.getByRole( 'link', { name: 'A sailing boat' } ).click();
	await expectCount( page, 'Image 1 of 2' );
	await expect(
		dialog( page ).getByText( 'Six in the morning' )
	).toBeVisible();
	await dialog( page ).click( { position: { x: 20, y: 700 } } );
	await expect( dialog( page ) ).toBeHidden();

	await page.getByRole( 'link', { name: 'the oven, large' } ).click();
	await expect( picture( page ) ).toHaveAttribute( 'alt', 'the oven, large' );
	await expect( button( page, 'Next picture' ) ).toHaveCount( 0 );
	await page.keyboard.press( 'Escape' );

	const later = page.getByRole( 'link', { name: 'Later' } );
	await addLater(
		page,
		'later',
		`<a data-lightbox="bakehouse" href="${ SCENE }/harbour.svg">Later</a>`
	);
	await callBehaviour( page, 'lightbox', [ 'attach', 'body' ] );
	await later.click();
	await expect( dialog( page ) ).toHaveCount( 1 );
	await expectCount( page, 'Image 4 of 4' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page ) ).toHaveCount( 0 );
	await callBehaviour( page, 'lightbox', [ 'destroy', 'body' ] );
	await later.click();
	await expect( page ).toHaveURL( /harbour\.svg$/ );
} );

test( 'given a chunk that loads slowly, then a press is kept; given one that fails, then the link is followed', async ( {
	openPage,
	page,
	complaints,
} ) => {
	complaints.allow( /Failed to load resource/ );
	await openPage( 'lightbox' );
	const release = await holdRequests( page, CHUNK );
	await loaf( page ).click();
	await expect( loaf( page ) ).toHaveAttribute( 'aria-busy', 'true' );
	release();
	await expect( picture( page ) ).toBeVisible();

	await page.unroute( CHUNK );
	await page.route( CHUNK, ( route ) => route.abort() );
	await page.reload();
	await loaf( page ).click();
	await expect( page ).toHaveURL( /loaf\.svg$/ );
} );

test( 'given invalid markup and a picture that fails, then the other pictures work', async ( {
	openPage,
	page,
	complaints,
} ) => {
	complaints.allow( /404/ );
	await openPage(
		'lightbox',
		`<a data-lightbox="x" href="/nowhere.jpg">Gone</a>
			<a data-lightbox="x" href="${ SCENE }/rolls.svg" data-title="&lt;img src=x onerror='window.hurt=1'&gt;Rolls &lt;b&gt;fresh&lt;/b&gt;">Rolls</a>
			<a data-lightbox="x" href="javascript:window.hurt=1">Bad</a>
			<a data-lightbox="" href="${ SCENE }/loaf.svg">Loaf</a>`
	);
	await page.getByRole( 'link', { name: 'Gone' } ).click();
	await expect(
		dialog( page ).getByText( 'This picture could not be loaded.' )
	).toBeVisible();
	await expectAccessible( page );
	await button( page, 'Next picture' ).click();
	await expectCount( page, 'Image 2 of 2' );
	await expect( picture( page ) ).toHaveCSS( 'opacity', '1' );
	await expect( dialog( page ).getByText( 'Rolls fresh' ) ).toBeVisible();
	expect( await page.evaluate( () => 'hurt' in window ) ).toBe( false );
} );

test( 'given a deep link, content of the page and a video, then the address follows, Back closes, and what is typed stays', async ( {
	openPage,
	page,
} ) => {
	await openPage(
		'lightbox',
		`<p data-chaty-deep-link>
			<a data-lightbox="x" href="${ SCENE }/loaf.svg">Loaf</a>
			<a data-lightbox="x" href="#hours" id="times">Hours</a>
			<a data-lightbox="x" href="/film.mp4">Film</a>
		</p>
		<div id="hours" hidden><h2>Hours</h2><label>Name <input></label></div>`,
		'#picture=loaf.svg'
	);
	await expectCount( page, 'Image 1 of 3' );
	await button( page, 'Next picture' ).click();
	await expect( page ).toHaveURL( /#picture=times$/ );
	await dialog( page ).getByLabel( 'Name' ).fill( 'Ada' );
	await page.keyboard.press( 'ArrowRight' );
	await expectCount( page, 'Image 2 of 3' );
	await expectAccessible( page );
	await button( page, 'Next picture' ).click();
	await expect( button( page, 'Play the video Film' ) ).toBeVisible();
	await expect( dialog( page ).locator( 'video' ) ).toHaveCount( 0 );
	await expect( page.locator( 'main #hours input' ) ).toHaveValue( 'Ada' );
	await page.goBack();
	await expect( dialog( page ) ).toHaveCount( 0 );
	await expect( page ).toHaveURL( /\/behaviour-lightbox\/$/ );
	await page.evaluate( () => ( location.hash = '#picture=times' ) );
	await expect( dialog( page ).getByLabel( 'Name' ) ).toHaveValue( 'Ada' );
	await page.reload();
	await expectCount( page, 'Image 2 of 3' );
} );

test( 'given reduced motion in a right-to-left page, then nothing is animated, and keys and buttons are mirrored', async ( {
	openPage,
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await openPage( 'lightbox' );
	await turnRightToLeft( page );
	await loaf( page ).click();
	await expectCount( page, 'Image 1 of 3' );
	await expect( dialog( page ) ).toHaveCSS( 'transition-duration', '0s' );
	await expect( picture( page ) ).toHaveCSS( 'transition-duration', '0s' );
	const next = await button( page, 'Next picture' ).boundingBox();
	expect( next?.x ).toBeLessThan( 100 );
	await page.keyboard.press( 'ArrowLeft' );
	expect( await page.evaluate( () => document.getAnimations().length ) ).toBe(
		0
	);
	await expectCount( page, 'Image 2 of 3' );
	await page.keyboard.press( 'ArrowRight' );
	await expectCount( page, 'Image 1 of 3' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page ) ).toHaveCount( 0 );
} );
