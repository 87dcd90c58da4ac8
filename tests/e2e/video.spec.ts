import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { expect, test } from './support/behaviour-page';
import { boxOf, turnRightToLeft } from './support/layout';
import { PHONE } from './support/widget';

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
const control = ( place: Page | Locator, does: 'Pause' | 'Play' ) =>
	place.getByRole( 'button', { name: `${ does } the background video` } );
const isPaused = ( page: Page ) =>
	background( page ).evaluate( ( video: HTMLVideoElement ) => video.paused );

/** Without what is in players, which belong to their hosts. */
const expectAccessible = ( page: Page ) =>
	expectNoViolations( page, '.wp-block-post-content', { iframes: false } );

const HOSTS = /^https:\/\/(www\.youtube(-nocookie)?\.com|player\.vimeo\.com)\//;

/** A player with the part of YouTube's interface that pages use: autoplay, and commands by messages. */
const DOUBLE = `<!doctype html><html lang="en"><title>Player</title>
<p>A video</p>
<script>
	window.playing = new URLSearchParams( location.search ).get( 'autoplay' ) === '1';
	addEventListener( 'message', ( { data } ) => {
		const { event, func } = JSON.parse( data );
		if ( event === 'command' && /^(play|pause)Video$/.test( func ) ) {
			window.playing = func === 'playVideo';
		}
	} );
</script>`;

test.beforeEach( async ( { context } ) => {
	await context.route( HOSTS, ( route ) =>
		route.fulfill( { contentType: 'text/html', body: DOUBLE } )
	);
} );

/** Expects that the video of the page's player plays, or does not. */
const expectPlaying = ( page: Page, isPlaying = true ) =>
	expect
		.poll(
			() =>
				page
					.frames()
					.find( ( one ) => HOSTS.test( one.url() ) )
					?.evaluate( 'window.playing' )
		)
		.toBe( isPlaying );

test( 'given a video that waits for a click, then its host gets no request before @main', async ( {
	openPage,
	page,
	outside,
} ) => {
	await openPage( 'video' );
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
	await expectPlaying( page );
	expect( outside.urls ).toEqual( [ `${ PLAYER }?autoplay=1` ] );
	await expectAccessible( page );
} );

test( 'given the keyboard, then Enter on the link and Space on the button play', async ( {
	openPage,
	page,
	outside,
} ) => {
	await openPage( 'video' );
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
		.poll( () => outside.urls )
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
	openPage,
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 800 } );
	await openPage( 'video' );
	const box = page.locator( '[data-chaty-background]' );
	const readGaps = async () => {
		const film = await boxOf( background( page ) );
		const around = await boxOf( box );
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

test( 'given a background video of YouTube, then it waits for consent, and messages pause it; the video of a cover block can be paused too', async ( {
	openPage,
	page,
	outside,
} ) => {
	await page.addInitScript( () => {
		Object.assign( window, { wp_has_consent: () => false } );
	} );
	await openPage(
		'video',
		`<!-- wp:html --><section data-vc-video-bg="https://youtu.be/${ VIDEO_ID }" data-chaty-poster="${ SCENE }/harbour.svg" style="height:300px"></section><!-- /wp:html -->
<!-- wp:cover {"url":"${ SCENE }/harbour.webm","dimRatio":50,"backgroundType":"video"} -->
<div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><video class="wp-block-cover__video-background intrinsic-ignore" autoplay muted loop playsinline src="${ SCENE }/harbour.webm" data-object-fit="cover"></video><div class="wp-block-cover__inner-container"><p>Bread</p></div></div>
<!-- /wp:cover -->`
	);
	const section = page.locator( '[data-vc-video-bg]' );
	await expect( control( section, 'Play' ) ).toBeVisible();
	expect( outside.urls ).toEqual( [] );
	for ( const [ does, isPlaying ] of [
		[ 'Play', true ],
		[ 'Pause', false ],
		[ 'Play', true ],
	] as const ) {
		await control( section, does ).click();
		await expectPlaying( page, isPlaying );
	}

	const cover = page.locator( '.wp-block-cover' );
	const film = cover.locator( 'video' );
	await cover.scrollIntoViewIfNeeded();
	await control( cover, 'Pause' ).click();
	expect(
		await film.evaluate( ( video: HTMLVideoElement ) => video.paused )
	).toBe( true );
	await expectAccessible( page );
	await turnRightToLeft( page );
	const { x } = await boxOf( film );
	expect( ( await boxOf( control( cover, 'Play' ) ) ).x ).toBeLessThan(
		x + 20
	);
} );

test( 'given reduced motion, then only the poster shows', async ( {
	openPage,
	page,
} ) => {
	const requests: string[] = [];
	page.on( 'request', ( request ) => requests.push( request.url() ) );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await openPage( 'video' );
	await expect( page.locator( '.chaty-video-background' ) ).toBeAttached();
	await expect( page.locator( '[data-chaty-part="poster"]' ) ).toBeVisible();
	await expect( background( page ) ).toHaveCount( 0 );
	await expect( control( page, 'Play' ) ).toHaveCount( 0 );
	expect( requests.filter( ( url ) => url.includes( '.webm' ) ) ).toEqual(
		[]
	);
} );

const EMBEDS = `
<div class="fitvids">
	<iframe id="four" src="https://www.youtube.com/embed/${ VIDEO_ID }" width="640" height="480" title="Four by three"></iframe>
	<iframe id="left" class="fitvidsignore" src="https://www.youtube.com/embed/${ VIDEO_ID }" width="200" height="100" title="Left alone"></iframe>
</div>
<div data-chaty="video"><iframe id="short" src="https://www.youtube.com/embed/${ VIDEO_ID }" width="360" height="640" title="Upright"></iframe></div>
<iframe id="other" data-chaty="video" src="https://www.youtube.com/embed/${ VIDEO_ID }" title="No size"></iframe>
`;

test( 'given embeds, then they are as wide as their container, in their own ratio', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'video', EMBEDS );
	const ratio = async ( id: string ) => {
		const { width, height } = await boxOf( page.locator( `#${ id }` ) );
		return [ Math.round( width ), Math.round( ( width / height ) * 100 ) ];
	};
	const room = async () =>
		Math.round( ( await boxOf( page.locator( '.fitvids' ) ) ).width );
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
	openPage,
	page,
	outside,
} ) => {
	await site.setOptions( { chaty_click_to_load: 'consent' } );
	await page.addInitScript( () => {
		Object.assign( window, {
			wp_has_consent: () => 'consents' in window,
		} );
	} );
	await openPage( 'video', EMBEDS );
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

test.describe( 'on a phone', () => {
	test.use( PHONE );

	test( 'given a phone, then targets are large, and a tap plays', async ( {
		openPage,
		page,
	} ) => {
		await openPage( 'video' );
		const { width, height } = await boxOf( control( page, 'Pause' ) );
		expect( Math.min( width, height ) ).toBe( 44 );
		await control( page, 'Pause' ).tap();
		await expect( control( page, 'Play' ) ).toBeVisible();
		await playLink( page ).tap();
		await expect( frame( page ) ).toBeVisible();
	} );
} );
