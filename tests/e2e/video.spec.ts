import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { putBehaviourPage } from './support/behaviour-page';
import { expect, test } from './support/fixtures';
import { PHONE } from './support/widget';
import { YoutubeDouble } from './support/youtube-double';

const SCENE = '/wp-content/chaty-sample/behaviours/pictures';
const VIDEO_ID = 'aqz-KE-bpKQ';
const PLAYER = `https://www.youtube-nocookie.com/embed/${ VIDEO_ID }`;

const playLink = ( page: Page ) =>
	page.getByRole( 'link', { name: 'Play: How we heat the oven' } );
const frame = ( page: Page, name = 'How we heat the oven' ) =>
	page.locator( `iframe[title="${ name }"]` );

/**
 * Waits until the focus is in a player. `toBeFocused()` also asks whether the window has the focus, which Chromium
 * sometimes denies a page whose focus went from one host's frame to another's.
 */
const expectFocus = ( player: Locator ) =>
	expect
		.poll( () =>
			player.evaluate(
				( element ) => element === element.ownerDocument.activeElement
			)
		)
		.toBe( true );
const background = ( page: Page ) =>
	page.locator( '.chaty-video-background video' );
const control = ( page: Page, does: 'Pause' | 'Play' ) =>
	page.getByRole( 'button', { name: `${ does } the background video` } );
const isPaused = ( page: Page ) =>
	background( page ).evaluate( ( video: HTMLVideoElement ) => video.paused );

/** Without what is in players, which belong to their hosts. */
const expectAccessible = ( page: Page ) =>
	expectNoViolations( page, '.wp-block-post-content', { iframes: false } );

let youtube: YoutubeDouble;

test.beforeEach( async ( { context } ) => {
	youtube = new YoutubeDouble();
	await youtube.serve( context );
} );

test( 'given a video that waits for a click, then its host gets no request before @main', async ( {
	site,
	page,
	outside,
} ) => {
	await page.goto( await putBehaviourPage( site, 'video' ) );
	await expect( playLink( page ) ).toBeVisible();
	await expect( control( page, 'Pause' ) ).toBeVisible();
	await playLink( page ).hover();
	await expectAccessible( page );
	expect( outside.urls ).toEqual( [] );
	const before = await playLink( page ).boundingBox();

	await playLink( page ).click();
	await expectFocus( frame( page ) );
	await expect( frame( page ) ).toHaveAttribute(
		'src',
		`${ PLAYER }?autoplay=1`
	);
	expect( await frame( page ).boundingBox() ).toEqual( before );
	await expect.poll( () => youtube.isPlaying( page ) ).toBe( true );
	expect( outside.urls ).toEqual( [ `${ PLAYER }?autoplay=1` ] );
	await expectAccessible( page );
} );

test( 'given the keyboard, then Enter on the link and Space on the button play', async ( {
	site,
	page,
} ) => {
	await page.goto( await putBehaviourPage( site, 'video' ) );
	await playLink( page ).focus();
	await page.keyboard.press( 'Enter' );
	await expectFocus( frame( page ) );

	const button = page.getByRole( 'button', {
		name: 'Play: A morning in the bakehouse',
	} );
	await button.focus();
	await page.keyboard.press( 'Space' );
	await expectFocus( frame( page, 'A morning in the bakehouse' ) );
	await expect
		.poll( () => youtube.requests )
		.toContain(
			'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'
		);
	await expect( button ).toHaveCount( 0 );
	// The browser pauses a video that is not visible.
	await page.locator( '[data-chaty-background]' ).scrollIntoViewIfNeeded();
	await control( page, 'Pause' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect.poll( () => isPaused( page ) ).toBe( true );
} );

test( 'given a background video, then it covers its box, and can be paused', async ( {
	site,
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 800 } );
	await page.goto( await putBehaviourPage( site, 'video' ) );
	const box = page.locator( '[data-chaty-background]' );
	const readGaps = async () => {
		const film = await background( page ).boundingBox();
		const around = await box.boundingBox();
		if ( ! film || ! around ) {
			return null;
		}
		return {
			isCovered:
				film.x <= around.x + 1 &&
				film.y <= around.y + 1 &&
				film.x + film.width >= around.x + around.width - 1 &&
				film.y + film.height >= around.y + around.height - 1,
			ratio: Math.round( ( film.width / film.height ) * 100 ) / 100,
		};
	};
	const covered = { isCovered: true, ratio: 1.78 };
	await expect.poll( () => isPaused( page ) ).toBe( false );
	expect( await readGaps() ).toEqual( covered );
	await page.setViewportSize( { width: 500, height: 800 } );
	await expect.poll( readGaps ).toEqual( covered );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBe( 500 );

	await control( page, 'Pause' ).click();
	await expect( control( page, 'Play' ) ).toBeVisible();
	expect( await isPaused( page ) ).toBe( true );
	await expectAccessible( page );
	await control( page, 'Play' ).click();
	await expect.poll( () => isPaused( page ) ).toBe( false );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await expect( control( page, 'Play' ) ).toBeVisible();
} );

test( 'given a background video of YouTube, then it waits for consent, and messages pause it', async ( {
	site,
	page,
	outside,
} ) => {
	await page.addInitScript( () => {
		Object.assign( window, { wp_has_consent: () => false } );
	} );
	await page.goto(
		await putBehaviourPage(
			site,
			'video',
			`<!-- wp:html --><section data-vc-video-bg="https://youtu.be/${ VIDEO_ID }" data-chaty-poster="${ SCENE }/harbour.svg" style="height:300px"></section><!-- /wp:html -->`
		)
	);
	await expect( control( page, 'Play' ) ).toBeVisible();
	expect( outside.urls ).toEqual( [] );
	await control( page, 'Play' ).click();
	await expect.poll( () => youtube.isPlaying( page ) ).toBe( true );
	await control( page, 'Pause' ).click();
	await expect.poll( () => youtube.isPlaying( page ) ).toBe( false );
	await control( page, 'Play' ).click();
	await expect.poll( () => youtube.isPlaying( page ) ).toBe( true );
	await expectAccessible( page );
} );

test( 'given reduced motion or reduced data, then only the poster shows', async ( {
	site,
	page,
} ) => {
	const path = await putBehaviourPage( site, 'video' );
	const poster = page.locator( '[data-chaty-part="poster"]' );
	const requests: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( '.webm' ) ) {
			requests.push( request.url() );
		}
	} );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( path );
	await expect( page.locator( '.chaty-video-background' ) ).toBeAttached();
	await expect( poster ).toBeVisible();
	await page.emulateMedia( { reducedMotion: null } );
	await page.addInitScript( () =>
		Object.defineProperty( navigator, 'connection', {
			value: { saveData: true },
		} )
	);
	await page.goto( path );
	await expect( page.locator( '.chaty-video-background' ) ).toBeAttached();
	await expect( background( page ) ).toHaveCount( 0 );
	await expect( control( page, 'Play' ) ).toHaveCount( 0 );
	expect( requests ).toEqual( [] );
} );

const EMBEDS = `<!-- wp:html -->
<div class="fitvids">
	<iframe id="four" src="https://www.youtube.com/embed/${ VIDEO_ID }" width="640" height="480" title="Four by three"></iframe>
	<iframe id="left" class="fitvidsignore" src="https://www.youtube.com/embed/${ VIDEO_ID }" width="200" height="100" title="Left alone"></iframe>
</div>
<div data-chaty="video"><iframe id="short" src="https://www.youtube.com/embed/${ VIDEO_ID }" width="360" height="640" title="Upright"></iframe></div>
<iframe id="other" data-chaty="video" src="https://www.youtube.com/embed/${ VIDEO_ID }" title="No size"></iframe>
<!-- /wp:html -->`;

test( 'given embeds, then they are as wide as their container, in their own ratio', async ( {
	site,
	page,
} ) => {
	await page.goto( await putBehaviourPage( site, 'video', EMBEDS ) );
	const ratio = async ( id: string ) => {
		const box = await page.locator( `#${ id }` ).boundingBox();
		return [
			Math.round( box?.width ?? 0 ),
			Math.round( ( ( box?.width ?? 0 ) / ( box?.height ?? 1 ) ) * 100 ),
		];
	};
	const room = async () =>
		Math.round(
			( await page.locator( '.fitvids' ).boundingBox() )?.width ?? 0
		);
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await expect
			.poll( () => ratio( 'four' ) )
			.toEqual( [ await room(), 133 ] );
		expect( await ratio( 'other' ) ).toEqual( [ await room(), 178 ] );
		expect( ( await ratio( 'short' ) )[ 1 ] ).toBe( 56 );
		expect( ( await ratio( 'short' ) )[ 0 ] ).toBeLessThan( 390 );
	}
	expect( ( await ratio( 'left' ) )[ 0 ] ).toBeLessThan( 210 );
	await expectAccessible( page );
} );

test( 'given a site with click-to-load, then the server prints no embed', async ( {
	site,
	page,
	outside,
} ) => {
	await site.setOptions( { chaty_click_to_load: 'consent' } );
	const path = await putBehaviourPage( site, 'video', EMBEDS );
	await page.addInitScript( () => {
		Object.assign( window, {
			wp_has_consent: () => 'consents' in window,
		} );
	} );
	await page.goto( path );
	const links = page.getByRole( 'link', { name: /^Play: / } );
	await expect( links ).toHaveCount( 4 );
	await expect( links.first() ).toHaveAttribute(
		'href',
		`https://www.youtube.com/watch?v=${ VIDEO_ID }`
	);
	expect( outside.urls ).toEqual( [] );
	await expectAccessible( page );
	await links.first().click();
	await expectFocus( frame( page, 'Four by three' ) );
	await expect.poll( () => outside.urls ).toHaveLength( 1 );
	await page.evaluate( () => {
		Object.assign( window, { consents: true } );
		document.dispatchEvent( new Event( 'wp_listen_for_consent_change' ) );
	} );
	await expect( frame( page, 'No size' ) ).toHaveAttribute( 'src', PLAYER );
	await expect( links ).toHaveCount( 0 );
} );

test( 'given a cover block with a video, then it can be paused too', async ( {
	site,
	page,
} ) => {
	await page.goto(
		await putBehaviourPage(
			site,
			'video',
			`<!-- wp:cover {"url":"${ SCENE }/harbour.webm","dimRatio":50,"backgroundType":"video"} -->
<div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><video class="wp-block-cover__video-background intrinsic-ignore" autoplay muted loop playsinline src="${ SCENE }/harbour.webm" data-object-fit="cover"></video><div class="wp-block-cover__inner-container"><p>Bread</p></div></div>
<!-- /wp:cover -->`
		)
	);
	const film = page.locator( '.wp-block-cover video' );
	await expect( control( page, 'Pause' ) ).toBeVisible();
	await control( page, 'Pause' ).click();
	expect(
		await film.evaluate( ( video: HTMLVideoElement ) => video.paused )
	).toBe( true );
	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	expect( ( await control( page, 'Play' ).boundingBox() )?.x ).toBeLessThan(
		( ( await film.boundingBox() )?.x ?? 0 ) + 20
	);
} );

test.describe( 'on a phone', () => {
	test.use( PHONE );

	test( 'given a phone, then targets are large, and a tap plays', async ( {
		site,
		page,
	} ) => {
		await page.goto( await putBehaviourPage( site, 'video' ) );
		const size = await control( page, 'Pause' ).boundingBox();
		expect( Math.min( size?.width ?? 0, size?.height ?? 0 ) ).toBe( 44 );
		await control( page, 'Pause' ).tap();
		await expect( control( page, 'Play' ) ).toBeVisible();
		await playLink( page ).tap();
		await expect( frame( page ) ).toBeVisible();
	} );
} );
