import { readFileSync } from 'node:fs';
import figures from '../../tests/fixtures/behaviours/site-constants.json';
import { fakeLayout } from '../../tests/unit/fake-layout';
import * as dom from './core/dom';
import * as inView from './core/in-view';
import { attachAccordion } from './accordion/accordion';
import { attachCarousel } from './carousel/carousel';
import { attachLazyMedia } from './lazy-media/lazy-media';
import {
	DEFAULT_ZOOM,
	parseTravelMode,
	parseUnit,
	TRAVEL_MODES,
	UNITS,
} from './map/options';
import { coverBox } from './video/cover';

/**
 * Durations and sizes of behaviours, by the libraries and themes that they come from. Those of sliders
 * are checked in slider/options.test.ts and slider/effects.test.ts, the lightbox's in
 * lightbox/contract.test.tsx.
 */
const read = ( file: string ) => readFileSync( `src/${ file }`, 'utf8' );

const render = ( markup: string ) => {
	document.body.innerHTML = markup;
	return document.body.firstElementChild as HTMLElement;
};

afterEach( () => {
	jest.restoreAllMocks();
} );

test( 'given an accordion, then it slides for 300 ms', () => {
	const animate = jest.fn( () => ( { play() {}, cancel() {} } ) );
	Object.assign( Element.prototype, { animate } );
	const list = render(
		'<ul><li class="accordion-item"><b class="accordion-switch">One</b><div class="accordion-content">First</div></li></ul>'
	);
	jest.spyOn( dom, 'prefersReducedMotion' ).mockReturnValue( false );
	attachAccordion( list );
	list.querySelector( 'button' )?.click();
	expect( animate ).toHaveBeenCalledWith(
		expect.anything(),
		expect.objectContaining( { duration: figures.accordion.slideMs } )
	);
} );

/** Values that only a style sheet has; custom properties of the theme replace them. */
test.each( [
	[
		'tabs/tabs.scss',
		`transition: opacity var(--chaty-tabs-fade, ${ figures.tabs.fadeMs }ms)`,
	],
	// easeOutCirc: https://easings.net/#easeOutCirc
	[
		'bar-graph/bar-graph.scss',
		`${ figures.bars.ms }ms cubic-bezier(0, 0.55, 0.45, 1)`,
	],
	[
		'hover-box/hover-box.scss',
		`transition: opacity var(--chaty-hover-box-fade, ${ figures.hover.portfolioHoverMs }ms)`,
	],
	[
		'hover-box/hover-box.scss',
		`min-block-size: var(--chaty-hover-box-height, ${ figures.hoverBox.minHeightPx }px)`,
	],
	[
		'slider/_controls.scss',
		`transition: background-color ${ figures.hover.sliderArrowsFadeMs }ms`,
	],
	[
		'contact-form/contact-form.scss',
		`animation: chaty-contact-form-sent ${
			figures.contact.fadeOutMs / 1000
		}s`,
	],
] )( 'given the style %s, then it has "%s"', ( file, text ) => {
	expect( read( `behaviours/${ file }` ) ).toContain( text );
} );

describe( 'given a link inside the page', () => {
	const { scrollMs, offset } = figures.scroll;

	test( 'then the page scrolls in 1000 ms to 50 px above the target', () => {
		const code = read( 'behaviours/core/scroll-to-anchor.ts' );
		expect( code ).toContain( `SCROLL_MS = ${ scrollMs };` );
		expect(
			`header height + ${ /OFFSET_PX = (\d+);/.exec( code )?.[ 1 ] }`
		).toBe( offset );
	} );

	test( 'then the icon of the menu changes after 400 ms, as its submenus close', () => {
		const { hamburgerDelayMs, closeResetDelayMs } = figures.scroll;
		expect( hamburgerDelayMs ).toBe( closeResetDelayMs );
		expect( read( 'behaviours/mobile-menu/panel.ts' ) ).toContain(
			`DELAY_MS = ${ hamburgerDelayMs };`
		);
	} );
} );

describe( 'given lazy media', () => {
	test( 'when it is scrolled past within 99 ms, then it is not loaded', () => {
		const onceInView = jest
			.spyOn( inView, 'onceInView' )
			.mockReturnValue( () => {} );
		attachLazyMedia(
			render( '<div data-chaty-background="a.jpg"></div>' )
		);
		expect( onceInView ).toHaveBeenCalledWith(
			expect.anything(),
			expect.objectContaining( { stayMs: figures.lazy.throttle } ),
			expect.anything()
		);
	} );

	test( 'with the classes of Lazy Load XT, when it is loaded, then its classes say so', () => {
		const { before, loading, loaded } = figures.lazy.classes;
		const picture = render(
			`<img class="${ before } ${ loading }" ${ figures.lazy.srcAttr }="a.jpg">`
		) as HTMLImageElement;
		expect( picture.matches( figures.lazy.selector ) ).toBe( true );
		jest.spyOn( inView, 'onceInView' ).mockImplementation(
			( ...[ , , load ] ) => {
				load();
				return () => {};
			}
		);
		attachLazyMedia( picture );
		picture.dispatchEvent( new Event( 'load' ) );
		expect( [ ...picture.classList ] ).toEqual(
			expect.arrayContaining( [ loaded ] )
		);
		expect( picture.classList ).not.toContain( before );
		expect( picture.classList ).not.toContain( loading );
	} );

	// An IntersectionObserver does what `edgeX`, `edgeY` and `visibleOnly` ask for. It has no counterpart
	// of `updateEvent`; only printing loads everything (`forceEvent`).
} );

describe( 'when a width changes, then it is measured again after 100 ms', () => {
	const { ms } = figures.resize;

	beforeEach( () => jest.useFakeTimers() );

	test( 'given a carousel', () => {
		const change = fakeLayout( { shown: 4, query: () => true } );
		const items = '<li>1</li>'.repeat( 9 );
		attachCarousel(
			render( `<div data-chaty="carousel"><ul>${ items }</ul></div>` )
		);
		const position = () =>
			document.querySelector( '[role="status"]' )?.textContent;
		// Embla observes from the next frame on.
		jest.advanceTimersByTime( 17 );
		change( {
			shown: 3,
			query: ( text ) => ! text.includes( '960' ),
		} );
		jest.advanceTimersByTime( ms - 1 );
		expect( position() ).toBe( 'Items 1 to 4 of 9' );
		jest.advanceTimersByTime( 1 );
		expect( position() ).toBe( 'Items 1 to 3 of 9' );
	} );

	test( 'given a background video', () => {
		const change = fakeLayout( {} );
		const box = render( '<div><i></i></div>' );
		const video = box.firstElementChild as HTMLElement;
		let width = 160;
		Object.defineProperty( box, 'clientWidth', { get: () => width } );
		Object.defineProperty( box, 'clientHeight', { value: 90 } );
		coverBox( box, video );
		expect( video.style.width ).toBe( '160px' );
		width = 320;
		change( {} );
		jest.advanceTimersByTime( ms - 1 );
		expect( video.style.width ).toBe( '160px' );
		jest.advanceTimersByTime( 1 );
		expect( [ video.style.width, video.style.height ] ).toEqual( [
			'320px',
			'180px',
		] );
		expect( figures.video.ratio ).toBe( '16/9' );
	} );

	// The portfolio is a CSS grid, which needs no debounce.
} );

test( 'given a carousel, then it moves in 600 ms by easeOutCirc', () => {
	const { animationMs, easing } = figures.carousel;
	const code = read( 'behaviours/carousel/track.ts' );
	expect( code ).toContain( `MOVE_MS = ${ animationMs };` );
	expect( code ).toContain( `ease: ${ easing }` );
} );

test.each( figures.carousel.steps )(
	'given a viewport narrower than $below px, then the carousel shows $items items',
	( { below, items } ) => {
		const width = ( below ?? 1921 ) - 1;
		fakeLayout( {
			shown: items,
			query: ( text ) => {
				const [ , way, px ] =
					/(min|max)-width: ([\d.]+)px/.exec( text ) ?? [];
				return way === 'min'
					? width >= Number( px )
					: width <= Number( px );
			},
		} );
		attachCarousel(
			render(
				`<div data-chaty="carousel"><ul>${ '<li>1</li>'.repeat(
					9
				) }</ul></div>`
			)
		);
		expect( document.querySelectorAll( 'li:not([inert])' ) ).toHaveLength(
			items
		);
	}
);

test( 'given no options, then a map has zoom 3, and routes by car in kilometers', () => {
	const { zoom, travelMode, travelUnit } = figures.map;
	expect( DEFAULT_ZOOM ).toBe( zoom );
	expect( parseTravelMode( travelMode ) ).toBe( TRAVEL_MODES[ 0 ] );
	expect( parseTravelMode() ).toBe( TRAVEL_MODES[ 0 ] );
	expect( parseUnit( travelUnit ) ).toBe( UNITS[ 0 ] );
	expect( parseUnit() ).toBe( UNITS[ 0 ] );
} );
