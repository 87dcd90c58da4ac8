import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { callBehaviour } from './support/behaviour-api';
import { putBehaviourPage } from './support/behaviour-page';
import { expect, test } from './support/fixtures';
import { holdRequests } from './support/settle';
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

/** After all transitions: text that fades has less contrast. */
async function expectAccessible( page: Page ) {
	await page.waitForFunction( () =>
		document
			.getAnimations()
			.every( ( one ) => ! ( one instanceof CSSTransition ) )
	);
	await expectNoViolations( page, '.chaty-lightbox' );
}

/** The box of a picture after its transition. */
async function readBox( one: Locator ) {
	await expect( one ).toHaveCSS( 'opacity', '1' );
	const { x, y, width, height } = ( await one.boundingBox() ) ?? {
		x: NaN,
		y: NaN,
		width: NaN,
		height: NaN,
	};
	return { x, y, width, height };
}

/** Moves one finger over the screen. */
async function swipe( page: Page, fromX: number, toX: number ) {
	const client = await page.context().newCDPSession( page );
	const touch = ( type: string, x?: number ) =>
		client.send( 'Input.dispatchTouchEvent', {
			type: type as 'touchStart',
			touchPoints: x === undefined ? [] : [ { x, y: 400 } ],
		} );
	await touch( 'touchStart', fromX );
	for ( let step = 1; step <= 6; step++ ) {
		await touch( 'touchMove', fromX + ( ( toX - fromX ) * step ) / 6 );
	}
	await touch( 'touchEnd' );
}

test( 'given a mouse, then a link opens its picture 50 px from the top, and its album @main', async ( {
	site,
	page,
} ) => {
	const requests: string[] = [];
	page.on( 'request', ( request ) => {
		if ( CHUNK.test( request.url() ) ) {
			requests.push( request.url() );
		}
	} );
	await page.goto( await putBehaviourPage( site, 'lightbox' ) );
	await page.waitForLoadState( 'networkidle' );
	expect( requests ).toEqual( [] );
	await loaf( page ).hover();
	await expect.poll( () => requests.length ).toBe( 1 );

	await loaf( page ).click();
	await expect( dialog( page ).getByText( 'Image 1 of 3' ) ).toBeVisible();
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
	await expect( dialog( page ).getByText( 'Image 2 of 3' ) ).toBeVisible();
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
	const before = await picture( page ).boundingBox();
	await page.mouse.move( 640, 400 );
	await page.mouse.down();
	await page.mouse.move( 640, 300, { steps: 4 } );
	await page.mouse.up();
	expect( ( await picture( page ).boundingBox() )?.y ).toBeCloseTo(
		( before?.y ?? 0 ) - 100,
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
	site,
	page,
} ) => {
	await page.goto( await putBehaviourPage( site, 'lightbox' ) );
	await loaf( page ).focus();
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
	await expect( dialog( page ).getByText( 'Image 3 of 3' ) ).toBeVisible();
	await expect( picture( page ) ).toHaveCSS( 'opacity', '1' );
	await expectAccessible( page );
	await page.mouse.wheel( 0, 400 );
	await page.keyboard.press( 'Escape' );
	await expect( loaf( page ) ).toBeFocused();
	await expect( dialog( page ) ).toBeHidden();
	expect(
		await page.evaluate( () => [
			window.scrollY,
			document.querySelectorAll( 'body > [inert]' ).length,
			document.documentElement.getAttribute( 'style' ),
		] )
	).toEqual( [ 0, 0, null ] );
} );

test.describe( 'on a phone', () => {
	test.use( PHONE );

	test( 'given swipes, then they step through the album, which is centered', async ( {
		site,
		page,
	} ) => {
		await page.goto( await putBehaviourPage( site, 'lightbox' ) );
		await loaf( page ).tap();
		await expect( picture( page ) ).toBeVisible();
		const { y, height } = await readBox(
			dialog( page ).locator( '.chaty-lightbox-frame:not([inert])' )
		);
		const { height: screen } = page.viewportSize() ?? { height: 0 };
		expect( y + height / 2 ).toBeCloseTo( screen / 2, 0 );
		await expectAccessible( page );

		await swipe( page, 300, 200 );
		await expect(
			dialog( page ).getByText( 'Image 2 of 3' )
		).toBeVisible();
		await swipe( page, 100, 250 );
		await expect(
			dialog( page ).getByText( 'Image 1 of 3' )
		).toBeVisible();
		await swipe( page, 100, 250 );
		await expect(
			dialog( page ).getByText( 'Image 1 of 3' )
		).toBeVisible();
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
			window.addEventListener(
				'popstate',
				( { state } ) =>
					(
						window as Window & {
							reportState?: ( state: unknown ) => void;
						}
					 ).reportState?.( state )
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

test( 'given a gallery of WordPress, then it is an album with its captions', async ( {
	site,
	page,
} ) => {
	await page.goto( await putBehaviourPage( site, 'lightbox' ) );
	await page.getByRole( 'link', { name: 'A sailing boat' } ).click();
	await expect( dialog( page ).getByText( 'Image 1 of 2' ) ).toBeVisible();
	await expect(
		dialog( page ).getByText( 'Six in the morning' )
	).toBeVisible();
	await dialog( page ).click( { position: { x: 20, y: 700 } } );
	await expect( dialog( page ) ).toBeHidden();

	await page.getByRole( 'link', { name: 'the oven, large' } ).click();
	await expect( picture( page ) ).toHaveAttribute( 'alt', 'the oven, large' );
	await expect( button( page, 'Next picture' ) ).toHaveCount( 0 );
} );

test( 'given a chunk that loads slowly, then a press is kept; given one that fails, then the link is followed', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /Failed to load resource/ );
	await page.goto( await putBehaviourPage( site, 'lightbox' ) );
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

test( 'given a click with Ctrl, then the browser opens a tab', async ( {
	site,
	page,
	context,
} ) => {
	await page.goto( await putBehaviourPage( site, 'lightbox' ) );
	const opened = context.waitForEvent( 'page' );
	await loaf( page ).click( { modifiers: [ 'Control' ] } );
	await ( await opened ).close();
	await expect( dialog( page ) ).toHaveCount( 0 );
} );

test( 'given invalid markup and a picture that fails, then the other pictures work', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /404/ );
	await page.goto(
		await putBehaviourPage(
			site,
			'lightbox',
			`<!-- wp:html -->
			<a data-lightbox="x" href="/nowhere.jpg">Gone</a>
			<a data-lightbox="x" href="${ SCENE }/rolls.svg" data-title="&lt;img src=x onerror='window.hurt=1'&gt;Rolls &lt;b&gt;fresh&lt;/b&gt;">Rolls</a>
			<a data-lightbox="x" href="javascript:window.hurt=1">Bad</a>
			<a data-lightbox="" href="${ SCENE }/loaf.svg">Loaf</a>
			<!-- /wp:html -->`
		)
	);
	await page.getByRole( 'link', { name: 'Gone' } ).click();
	await expect(
		dialog( page ).getByText( 'This picture could not be loaded.' )
	).toBeVisible();
	await expectAccessible( page );
	await button( page, 'Next picture' ).click();
	await expect( dialog( page ).getByText( 'Image 2 of 2' ) ).toBeVisible();
	await expect( picture( page ) ).toHaveCSS( 'opacity', '1' );
	await expect( dialog( page ).getByText( 'Rolls fresh' ) ).toBeVisible();
	expect( await page.evaluate( () => 'hurt' in window ) ).toBe( false );
} );

test( 'given a deep link, content of the page and a video, then the address follows, Back closes, and what is typed stays', async ( {
	site,
	page,
} ) => {
	const path = await putBehaviourPage(
		site,
		'lightbox',
		`<!-- wp:html -->
		<p data-chaty-deep-link>
			<a data-lightbox="x" href="${ SCENE }/loaf.svg">Loaf</a>
			<a data-lightbox="x" href="#hours" id="times">Hours</a>
			<a data-lightbox="x" href="/film.mp4">Film</a>
		</p>
		<div id="hours" hidden><h2>Hours</h2><label>Name <input></label></div>
		<!-- /wp:html -->`
	);
	await page.goto( `${ path }#picture=loaf.svg` );
	await expect( dialog( page ).getByText( 'Image 1 of 3' ) ).toBeVisible();
	await button( page, 'Next picture' ).click();
	await expect( page ).toHaveURL( /#picture=times$/ );
	await dialog( page ).getByLabel( 'Name' ).fill( 'Ada' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( dialog( page ).getByText( 'Image 2 of 3' ) ).toBeVisible();
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
	await expect( dialog( page ).getByText( 'Image 2 of 3' ) ).toBeVisible();
} );

test( 'given a right-to-left page, then keys and buttons are mirrored', async ( {
	site,
	page,
} ) => {
	await page.goto( await putBehaviourPage( site, 'lightbox' ) );
	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	await loaf( page ).click();
	await expect( dialog( page ).getByText( 'Image 1 of 3' ) ).toBeVisible();
	const next = await button( page, 'Next picture' ).boundingBox();
	expect( next?.x ).toBeLessThan( 100 );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( dialog( page ).getByText( 'Image 2 of 3' ) ).toBeVisible();
	await page.keyboard.press( 'ArrowRight' );
	await expect( dialog( page ).getByText( 'Image 1 of 3' ) ).toBeVisible();
} );

test( 'given reduced motion, then the album opens and closes without transition', async ( {
	site,
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( await putBehaviourPage( site, 'lightbox' ) );
	await loaf( page ).click();
	await expect( dialog( page ) ).toHaveCSS( 'transition-duration', '0s' );
	await expect( picture( page ) ).toHaveCSS( 'transition-duration', '0s' );
	await page.keyboard.press( 'ArrowRight' );
	expect( await page.evaluate( () => document.getAnimations().length ) ).toBe(
		0
	);
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page ) ).toHaveCount( 0 );
} );

test( 'given a link that is added later, then it is in the album; attach twice is harmless, and destroy ends it', async ( {
	site,
	page,
} ) => {
	await page.goto( await putBehaviourPage( site, 'lightbox' ) );
	await page.evaluate( ( scene ) => {
		const later = document.createElement( 'p' );
		later.innerHTML = `<a data-lightbox="bakehouse" href="${ scene }/harbour.svg">Later</a>`;
		document.body.append( later );
	}, SCENE );
	await callBehaviour( page, 'lightbox', [ 'attach', 'body' ] );
	await page.getByRole( 'link', { name: 'Later' } ).click();
	await expect( dialog( page ) ).toHaveCount( 1 );
	await expect( dialog( page ).getByText( 'Image 4 of 4' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page ) ).toHaveCount( 0 );
	await callBehaviour( page, 'lightbox', [ 'destroy', 'body' ] );
	await page.getByRole( 'link', { name: 'Later' } ).click();
	await expect( page ).toHaveURL( /harbour\.svg$/ );
} );

test( 'given an album of 200, then it needs as many nodes and requests as one of 5', async ( {
	site,
	page,
} ) => {
	const cost = async ( count: number ) => {
		const links = Array.from(
			{ length: count },
			( _, index ) =>
				`<a data-lightbox="x" href="${ SCENE }/loaf.svg?${ count }-${ index }">P${ index }.</a>`
		).join( ' ' );
		const path = await putBehaviourPage( site, 'lightbox', links );
		await page.goto( path );
		const requests: string[] = [];
		page.on( 'request', ( request ) => requests.push( request.url() ) );
		await page.getByRole( 'link', { name: 'P2.' } ).click();
		await expect( picture( page ) ).toHaveCSS( 'opacity', '1' );
		await page.waitForLoadState( 'networkidle' );
		return [
			await dialog( page ).locator( '*' ).count(),
			requests.filter( ( url ) => url.includes( 'loaf.svg' ) ).length,
		];
	};
	const few = await cost( 5 );
	expect( few[ 1 ] ).toBe( 3 );
	expect( await cost( 200 ) ).toEqual( few );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'then a link leads to its picture', async ( { site, page } ) => {
		await page.goto( await putBehaviourPage( site, 'lightbox' ) );
		await loaf( page ).click();
		await expect( page ).toHaveURL( /loaf\.svg$/ );
	} );
} );
