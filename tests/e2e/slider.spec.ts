import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { callBehaviour, watchShifts } from './support/behaviour-api';
import { expect, readSample, test } from './support/behaviour-page';
import { boxOf } from './support/layout';
import { holdRequests, standStill } from './support/settle';
import { swipe } from './support/swipe';
import { recordConsole } from './support/watch';

const PICTURES =
	'/wp-content/plugins/chaty/tools/demo-content/behaviours/pictures/';
const EFFECTS =
	'sliceDown sliceUpLeft sliceUpDown fold fade slideInLeft boxRandom boxRain boxRainGrowReverse'.split(
		' '
	);

const picture = ( name: string, more = '' ) =>
	`<img src="${ PICTURES }${ name }.svg" alt="${ name }" width="1200" height="500"${ more }>`;
const QUAY = picture( 'quay' );
const FIELD = picture( 'field' );

/** A slider of the sample page: the first shows quotes, the second images. */
const slider = ( page: Page, index = 0 ) =>
	page.locator( '.chaty-slider' ).nth( index );

const button = ( page: Page, name: string, index = 0 ) =>
	slider( page, index ).getByRole( 'button', { name } );

/** The slide that is not inert. */
const shownIn = ( place: Locator ) =>
	place.locator( '[aria-roledescription="slide"]:not([inert], [inert] *)' );
const shown = ( page: Page, index = 0 ) => shownIn( slider( page, index ) );

const expectShown = ( page: Page, name: string, index = 0 ) =>
	expect( shown( page, index ) ).toHaveAccessibleName( name );

test( 'when arrows, dots and keys are pressed, then slides change and autoplay stops @main', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'slider' );
	const region = page.getByRole( 'region', { name: 'What guests say' } );
	await expect( region ).toHaveAttribute(
		'aria-roledescription',
		'carousel'
	);
	await expect( region ).toHaveAttribute( 'data-state', 'running' );
	const live = region.locator( '[aria-live]' );
	await expect( live ).toHaveAttribute( 'aria-live', 'off' );
	await expectNoViolations( page, '.chaty-slider' );

	await button( page, 'Next slide' ).click();
	await expect( region ).toHaveAttribute( 'data-state', 'stopped' );
	// It has moved by itself, too, on a machine that is slow.
	await button( page, 'Slide 1' ).click();
	await expectShown( page, '1 of 3' );
	await button( page, 'Next slide' ).click();
	await expectShown( page, '2 of 3' );
	await expect( live ).toHaveAttribute( 'aria-live', 'polite' );
	await expect( live.locator( 'span' ) ).toHaveText( '2 of 3' );
	await expect( shown( page ) ).toBeInViewport( { ratio: 0.99 } );
	await expectNoViolations( page, '.chaty-slider' );

	await button( page, 'Slide 3' ).click();
	await expectShown( page, '3 of 3' );
	await page.keyboard.press( 'ArrowRight' );
	await expectShown( page, '1 of 3' );
	await expect( button( page, 'Slide 1' ) ).toBeFocused();
	await expect( button( page, 'Slide 1' ) ).toHaveAttribute(
		'aria-current',
		'true'
	);
	await page.keyboard.press( 'End' );
	await expectShown( page, '3 of 3' );
	await page.keyboard.press( 'ArrowLeft' );
	await expectShown( page, '2 of 3' );

	// Tab leads from the buttons into the shown slide, and not into others.
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	const link = page.getByRole( 'link', { name: 'They open at seven' } );
	await expect( link ).toBeFocused();
	await page.keyboard.press( 'ArrowRight' );
	await expectShown( page, '3 of 3' );
	await expect(
		page.locator( '.chaty-slider-viewport' ).first()
	).toBeFocused();
} );

test( 'given autoplay, when it is hovered, focused, out of view or stopped, then it pauses', async ( {
	openPage,
	page,
} ) => {
	await page.clock.install();
	await openPage( 'slider' );
	const state = ( name: string ) =>
		expect( slider( page ) ).toHaveAttribute( 'data-state', name );
	await state( 'running' );
	await page.clock.runFor( 7100 );
	await expectShown( page, '2 of 3' );

	await slider( page ).hover();
	await state( 'paused' );
	await page.clock.runFor( 20000 );
	await expectShown( page, '2 of 3' );
	await page.mouse.move( 0, 0 );
	await state( 'running' );

	// By keyboard.
	await button( page, 'Stop automatic slide show' ).focus();
	await state( 'paused' );
	await page.keyboard.press( 'Enter' );
	await state( 'stopped' );
	await page.mouse.move( 0, 0 );
	await button( page, 'Start automatic slide show' ).blur();
	await page.clock.runFor( 20000 );
	await expectShown( page, '2 of 3' );

	await button( page, 'Start automatic slide show' ).click();
	await state( 'running' );
	await page.clock.runFor( 7100 );
	await expectShown( page, '3 of 3' );
	await page.clock.runFor( 7100 );
	await expectShown( page, '1 of 3' );

	await page.mouse.move( 0, 0 );
	await page.setViewportSize( { width: 1280, height: 300 } );
	await page.getByText( 'Open from seven' ).scrollIntoViewIfNeeded();
	await state( 'paused' );
	await page.clock.runFor( 20000 );
	await expectShown( page, '1 of 3' );
	await button( page, 'Next slide' ).scrollIntoViewIfNeeded();
	await state( 'running' );

	await page.evaluate( () => {
		document.querySelector< HTMLElement >( ':focus' )?.blur();
		const dialog = document.createElement( 'dialog' );
		document.body.append( dialog );
		dialog.showModal();
	} );
	await page.clock.runFor( 20000 );
	await expectShown( page, '1 of 3' );
	await page.keyboard.press( 'Escape' );
	await page.clock.runFor( 7100 );
	await expect( shown( page ) ).not.toHaveAccessibleName( '1 of 3' );
} );

test( 'given images with effects and captions, then each effect shows the next one', async ( {
	openPage,
	page,
} ) => {
	await openPage(
		'slider',
		EFFECTS.map(
			( effect ) =>
				`<div data-chaty="slider" data-chaty-preset="image" data-chaty-pause-time="0" data-chaty-effect="${ effect }"><div data-chaty-part="slides">
						${ picture( 'quay', ' title="The quay"' ) }
						<a href="#oven">${ picture(
							'hearth',
							` title="#oven-${ effect }" loading="eager"`
						) }</a></div></div>
						<p id="oven-${ effect }">Our <a href="#oven">oven</a></p>`
		).join( '' )
	);
	await expect( page.locator( '.chaty-slider-next' ) ).toHaveCount(
		EFFECTS.length
	);
	await expectNoViolations( page, '.chaty-slider' );
	const tiles = await page
		.locator( '.chaty-slider' )
		.evaluateAll( ( sliders ) =>
			sliders.map( ( one ) => {
				one
					.querySelector< HTMLElement >( '.chaty-slider-next' )
					?.click();
				return one.querySelectorAll( '.chaty-slider-tiles > *' ).length;
			} )
		);
	expect( tiles ).toEqual( [ 15, 15, 15, 15, 1, 1, 32, 32, 32 ] );
	await expect( page.locator( '.chaty-slider-tiles' ) ).toHaveCount( 0 );
	for ( const index of EFFECTS.keys() ) {
		await expectShown( page, '2 of 2', index );
		await expect( shown( page, index ) ).toContainText( 'Our oven' );
		await expect(
			slider( page, index ).locator( 'img' ).nth( 1 )
		).toBeVisible();
		await expect(
			slider( page, index ).locator( 'img' ).nth( 0 )
		).toBeHidden();
	}
	await expect(
		page.locator( '.chaty-slider-shown .chaty-slider-caption' ).first()
	).toHaveCSS( 'opacity', '1' );
	await expectNoViolations( page, '.chaty-slider' );
} );

test.describe( 'on a phone', () => {
	test.use( { viewport: { width: 390, height: 844 }, hasTouch: true } );

	test( 'when it is swiped, then the next slide shows, in a row and with effects', async ( {
		openPage,
		page,
	} ) => {
		const slow = readSample( 'slider' ).replaceAll(
			'data-chaty="slider"',
			'data-chaty="slider" data-chaty-pause-time="60000"'
		);
		await openPage( 'slider', slow );
		for ( const [ index, count ] of [ 3, 4 ].entries() ) {
			const viewport = slider( page, index ).locator(
				'.chaty-slider-viewport'
			);
			await viewport.scrollIntoViewIfNeeded();
			await swipe( page, viewport, { byX: -180 } );
			await expectShown( page, `2 of ${ count }`, index );
			await expect( slider( page, index ) ).toHaveAttribute(
				'data-state',
				'stopped'
			);
			// While the slide moves still.
			await swipe( page, viewport, { byX: -180 } );
			await expectShown( page, `3 of ${ count }`, index );
			await standStill( shown( page, index ) );
			await swipe( page, viewport, { byX: 180 } );
			await expectShown( page, `2 of ${ count }`, index );
			await standStill( shown( page, index ) );
			await swipe( page, viewport, { byX: 180 } );
			await expectShown( page, `1 of ${ count }`, index );
			await standStill( shown( page, index ) );
			await swipe( page, viewport, { byY: -100 } );
			await expectShown( page, `1 of ${ count }`, index );
		}
		await expectNoViolations( page, '.chaty-slider' );
	} );
} );

test( 'given reduced motion, then autoplay does not start, and slides show at once or fade; at a zoom of 400 % the page does not scroll sideways', async ( {
	openPage,
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await openPage( 'slider' );
	await expect( slider( page ) ).toHaveAttribute( 'data-state', 'stopped' );
	await expect( button( page, 'Start automatic slide show' ) ).toBeVisible();
	const found = await page.evaluate( () => {
		const list = document.querySelector( '[data-chaty] ul' );
		const readPlace = () => list?.getBoundingClientRect().left ?? 0;
		const before = readPlace();
		document
			.querySelectorAll< HTMLElement >( '.chaty-slider-next' )
			.forEach( ( next ) => next.click() );
		return {
			moved: before - readPlace(),
			width: list?.clientWidth,
			tiles: document.querySelectorAll( '.chaty-slider-tiles > *' )
				.length,
		};
	} );
	expect( found.moved ).toBeCloseTo( found.width ?? 0, 0 );
	expect( found.tiles ).toBe( 1 );
	await expectShown( page, '2 of 4', 1 );
	await expectNoViolations( page, '.chaty-slider' );
	await page.setViewportSize( { width: 320, height: 256 } );
	await expect
		.poll( () => page.evaluate( 'document.documentElement.scrollWidth' ) )
		.toBe( 320 );
} );

test( 'when the script runs, and when pictures come after it, then the layout does not shift', async ( {
	openPage,
	page,
	complaints,
} ) => {
	const readShifts = await watchShifts( page, complaints, '.entry-content' );
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 2000 } );
		const release = await holdRequests( page, `**${ PICTURES }*` );
		const opened = openPage(
			'slider',
			`<div data-chaty="slider"><ul><li><p>A</p></li><li><p>B</p></li></ul></div>
			<div data-chaty="slider" data-chaty-preset="image"><ul><li>${ QUAY }</li><li>${ FIELD }</li></ul></div>
			<div data-chaty="slider" data-chaty-preset="image" data-chaty-control-nav-thumbs><div data-chaty-part="slides">${ picture(
				'quay',
				' data-transition="fold"'
			) }${ FIELD }</div></div>
			<ol data-chaty="slider"><li>C</li><li>D</li></ol>
			<p id="after">After</p>`
		);
		await expect( page.locator( '.chaty-slider-thumbs img' ) ).toHaveCount(
			2
		);
		release();
		await opened;
		expect( await readShifts() ).toEqual( [] );
	}
} );

/** Legacy markup, and the state of its automatic slide show. */
const LEGACY = [
	[
		`<div class="flexslider"><ul class="slides"><li data-thumb="a.jpg">${ QUAY }<p class="flex-caption">One</p></li><li>${ FIELD }</li></ul></div>`,
		'running',
	],
	[
		`<div class="slider-wrapper theme-default"><div id="nivo" class="nivoSlider"><a href="#x">${ picture(
			'quay',
			' title="#words" data-transition="slideInLeft"'
		) }</a>${ picture(
			'field',
			' title="A field"'
		) }</div><div id="words" class="nivo-html-caption"><b>Words</b></div></div>`,
		'running',
	],
	[
		`<div class="wpb_gallery_slides wpb_flexslider flexslider_slide flexslider" data-interval="0" data-flex_fx="slide"><ul class="slides"><li>${ picture(
			'quay',
			' title="IMG_1"'
		) }</li><li>${ FIELD }</li></ul></div>`,
		null,
	],
] as const;

test( 'given markup of FlexSlider, Nivo and WPBakery, then each works, and destroy restores it', async ( {
	openPage,
	page,
} ) => {
	// None is in view with the next: what is out of view does not move on.
	await openPage(
		'slider',
		LEGACY.map(
			( [ markup ], at ) =>
				`<div id="legacy-${ at }" style="margin-bottom: 900px">${ markup }</div>`
		).join( '' )
	);
	for ( const [ index, [ markup, state ] ] of LEGACY.entries() ) {
		const id = `#legacy-${ index }`;
		const around = page.locator( id );
		const next = around.getByRole( 'button', { name: 'Next slide' } );
		await page.mouse.move( 0, 0 );
		await next.scrollIntoViewIfNeeded();
		await expect
			.poll( () =>
				around.locator( '.chaty-slider' ).getAttribute( 'data-state' )
			)
			.toBe( state );
		// It pauses: axe may look for longer than a slide shows.
		await next.hover();
		await expectNoViolations( page, `${ id } .chaty-slider` );
		await next.click();
		await expect( shownIn( around ) ).toHaveAccessibleName( '2 of 2' );
		await expect(
			around.getByRole( 'img', { name: 'field' } )
		).toBeInViewport();
		await callBehaviour( page, 'slider', [ 'destroy', id ] );
		const back = await around.innerHTML();
		expect(
			back.replace(
				/ (style|decoding|fetchpriority)="\w*"| loading="lazy"/g,
				''
			)
		).toBe( markup );
	}
} );

test( 'given invalid markup, then it is logged and the rest works; from right to left arrows and keys are mirrored', async ( {
	openPage,
	page,
	complaints,
} ) => {
	complaints.allow( /missing\.png/ );
	const lines = recordConsole( page );
	await openPage(
		'slider',
		`<div data-chaty="slider" id="empty"></div>
		<div data-chaty="slider" data-chaty-preset="image" data-chaty-effect="explode,fold" data-chaty-slices="none" data-chaty-start-slide="9"><div data-chaty-part="slides">
		${ picture(
			'quay',
			' title="&lt;b onclick=alert(1)&gt;Bold&lt;/b&gt;"'
		) }<img src="/missing.png" alt="Missing" title="#nowhere"></div></div>
		<div dir="rtl"><div data-chaty="slider" data-chaty-pause-time="60000"><ul><li>A</li><li>B</li><li>C</li></ul></div></div>`
	);
	const next = button( page, 'Next slide' );
	await next.click();
	await expectShown( page, '2 of 2' );
	await next.click();
	await expectShown( page, '1 of 2' );
	await expect( shown( page ) ).toContainText(
		'<b onclick=alert(1)>Bold</b>'
	);
	for ( const message of [
		'Chaty: slider: Error: A slider has no slides. <div data-chaty="slider" id="empty"',
		'Chaty: A slider\'s Effect cannot be "explode".',
		'Chaty: A slider\'s Slices cannot be "none".',
		'Chaty: A slider\'s StartSlide cannot be "9".',
		"Chaty: A slide's caption does not exist: #nowhere",
	] ) {
		expect( lines.join() ).toContain( message );
	}

	const first = button( page, 'Next slide', 1 );
	const { x } = await boxOf( button( page, 'Previous slide', 1 ) );
	expect( ( await boxOf( first ) ).x ).toBeLessThan( x );
	await first.press( 'ArrowLeft' );
	await expectShown( page, '2 of 3', 1 );
	await expect( shown( page, 1 ) ).toBeInViewport( { ratio: 0.99 } );
	await page.keyboard.press( 'ArrowRight' );
	await expectShown( page, '1 of 3', 1 );
} );
