import { readFileSync } from 'node:fs';
import { fireEvent } from '@testing-library/dom';
import known from '../../../tests/fixtures/behaviours/lightbox-behaviour.json';
import constants from '../../../tests/fixtures/behaviours/site-constants.json';
import { BEHAVIOUR_MARKUP } from '../core/selectors';
import type { LightboxChunk, OpenLightbox } from './chunk';
import type { PageLink } from './picture-link';
import './chunk';

const getChunk = () => window.chaty?.chunks?.[ 'lightbox' ] as LightboxChunk;

/** What pages with Lightbox2 rely on, and what WordPress's own lightbox does. */
const { lightbox2, wp71 } = known.keys;

const thumbnails = ( count: number, attributes = '' ) =>
	Array.from(
		{ length: count },
		( _, at ) =>
			`<a id="p${ at + 1 }" href="/p${
				at + 1
			}.jpg" data-lightbox="x" data-title="Caption ${
				at + 1
			}" ${ attributes }><img src="/t.jpg" alt="Picture ${ at + 1 }"></a>`
	).join( '' );

const find = ( id: string ) => document.getElementById( id ) as PageLink;

let viewer: OpenLightbox;

/** Opens the album of a link; returns the names of the events on its links. */
function open( markup: string, id = 'p1' ) {
	document.body.innerHTML = `<main>${ markup }</main>`;
	const events: string[] = [];
	for ( const what of [ 'opened', 'shown', 'failed', 'closed' ] ) {
		document.body.addEventListener( `chaty:lightbox:${ what }`, ( event ) =>
			events.push( `${ what } ${ ( event.target as Element ).id }` )
		);
	}
	const onClosed = jest.fn();
	viewer = getChunk().open( find( id ), {
		onShown: () => {},
		onClosed,
	} );
	return { events, onClosed };
}

const dialog = () => document.querySelector( 'dialog' ) as HTMLDialogElement;
const frame = () =>
	dialog().querySelector( 'figure:not( [inert] )' ) as HTMLElement;
const picture = () => frame().querySelector( 'img' ) as HTMLImageElement;
const counter = () =>
	dialog().querySelector( '.chaty-lightbox-counter span' )?.textContent;
const press = ( key: string, init = {} ) =>
	fireEvent.keyDown( dialog(), { key, ...init } );
const button = ( name: string ) =>
	dialog().querySelector< HTMLButtonElement >( `[aria-label="${ name }"]` );

beforeEach( () => {
	document.body.replaceWith( document.createElement( 'body' ) );
	// jsdom has neither layout nor modal dialogs nor `inert`.
	Element.prototype.getClientRects = () => [ new DOMRect() ] as never;
	HTMLDialogElement.prototype.showModal = function () {
		this.setAttribute( 'open', '' );
	};
	HTMLDialogElement.prototype.close = function () {
		this.removeAttribute( 'open' );
	};
	Object.defineProperty( HTMLElement.prototype, 'inert', {
		configurable: true,
		set( this: HTMLElement, isInert: boolean ) {
			this.toggleAttribute( 'inert', isInert );
		},
	} );
} );

afterEach( () => viewer.close() );

test( 'given a link of an album, then its picture shows in a modal dialog, with alt, caption and counter', () => {
	const { events } = open( thumbnails( 3 ), 'p2' );
	expect( picture() ).toMatchObject( {
		src: 'http://localhost/p2.jpg',
		alt: 'Picture 2',
	} );
	expect( frame().textContent ).toBe( 'Caption 2' );
	expect( counter() ).toBe( 'Image 2 of 3' );
	expect( dialog().getAttribute( 'aria-modal' ) ).toBe(
		known.roles.dialog[ 'aria-modal' ]
	);
	expect( dialog().getAttribute( 'aria-label' ) ).toBe( 'Picture viewer' );
	expect(
		dialog().querySelector(
			`.chaty-lightbox-counter[${ known.roles.counter.replace(
				' ',
				'='
			) }]`
		)
	).not.toBeNull();
	expect( events ).toEqual( [ 'opened p2', 'shown p2' ] );
	expect( dialog().querySelectorAll( 'figure' ) ).toHaveLength( 3 );
} );

test.each( [
	[ 'ArrowRight', lightbox2.ArrowRight, 3, 'Image 3 of 3' ],
	[ 'ArrowLeft', lightbox2.ArrowLeft, 1, 'Image 1 of 3' ],
	[ 'ArrowRight', wp71.ArrowRight, 3, 'Image 1 of 3' ],
	[ 'ArrowLeft', wp71.ArrowLeft, 1, 'Image 3 of 3' ],
] )( 'given %s, then: %s', ( key, what, at, text ) => {
	open(
		thumbnails( 3, what.includes( 'wraps' ) ? 'data-chaty-wrap' : '' ),
		`p${ at }`
	);
	press( key );
	expect( counter() ).toBe( text );
} );

test( "given fast presses, then each is one step; a key that is held down waits for the end of one, and one with a modifier is the browser's", () => {
	open( thumbnails( 5 ) );
	press( 'ArrowRight' );
	press( 'ArrowRight' );
	press( 'ArrowRight', { ctrlKey: true } );
	expect( counter() ).toBe( 'Image 3 of 5' );
	Element.prototype.getAnimations = () => [ {} as Animation ];
	press( 'ArrowRight', { repeat: true } );
	expect( counter() ).toBe( 'Image 3 of 5' );
	Element.prototype.getAnimations = () => [];
	press( 'ArrowRight', { repeat: true } );
	expect( counter() ).toBe( 'Image 4 of 5' );
} );

/** Moves a finger sideways over the picture. */
function swipe( px: number, ms: number ) {
	for ( const [ type, clientX, timeStamp ] of [
		[ 'pointerdown', 500, 0 ],
		[ 'pointermove', 500 + px, ms ],
		[ 'pointerup', 500 + px, ms ],
	] as const ) {
		const event = new MouseEvent( type, { clientX, bubbles: true } );
		// jsdom has no events of pointers, and a clock of its own.
		Object.defineProperties( event, {
			pointerId: { value: 1 },
			timeStamp: { value: timeStamp },
		} );
		frame().dispatchEvent( event );
	}
}

test.each( [
	[ 'short and fast', 'Image 2 of 3', -50, 800 ],
	[ 'shorter', 'Image 1 of 3', -49, 100 ],
	[ 'short and slow', 'Image 1 of 3', -250, 801 ],
	[ 'over a quarter of the screen', 'Image 2 of 3', -257, 5000 ],
	[ 'from the first picture backwards', 'Image 1 of 3', 400, 100 ],
] )( 'given a swipe that is %s, then: %s', ( _, text, px, ms ) => {
	Element.prototype.setPointerCapture = () => {};
	expect( window.innerWidth ).toBe( 1024 );
	open( thumbnails( 3 ) );
	swipe( px, ms );
	expect( counter() ).toBe( text );
} );

test( `given Tab at the last button, then: ${ wp71.Tab }; Shift and Tab go back`, () => {
	open( thumbnails( 3 ), 'p2' );
	const buttons = [
		...dialog().querySelectorAll< HTMLElement >( 'button:not(:disabled)' ),
	];
	buttons.at( -1 )?.focus();
	fireEvent.keyDown( buttons.at( -1 ) as Element, { key: 'Tab' } );
	expect( buttons[ 0 ]?.matches( ':focus' ) ).toBe( true );
	fireEvent.keyDown( buttons[ 0 ] as Element, {
		key: 'Tab',
		shiftKey: true,
	} );
	expect( buttons.at( -1 )?.matches( ':focus' ) ).toBe( true );
} );

test.each( [
	[ 'Picture %1$s / %2$s', 'Picture 1 / 2', '' ],
	[ 'none', 'Image 1 of 2', 'chaty-lightbox-heard' ],
] )(
	'given the counter "%s", then it is "%s"',
	( template, text, className ) => {
		open( thumbnails( 2, `data-chaty-counter="${ template }"` ) );
		expect( counter() ).toBe( text );
		expect(
			dialog().querySelector( '.chaty-lightbox-counter span' )?.className
		).toBe( className );
	}
);

test( 'given a single picture, then there is no counter and no way to others', () => {
	open( '<a id="p1" href="/a.jpg" data-chaty="lightbox">A loaf</a>' );
	expect( counter() ).toBeUndefined();
	expect( button( 'Next picture' ) ).toBeNull();
	expect( picture().alt ).toBe( 'A loaf' );
} );

test.each( [
	[ 'Close', () => button( 'Close' )?.click() ],
	[ 'a press beside the picture', () => frame().click() ],
	[ 'the browser', () => dialog().dispatchEvent( new Event( 'close' ) ) ],
	[ 'a script', () => viewer.close() ],
] )(
	'when %s closes it, then focus and page are as before, once',
	async ( _, close ) => {
		const before = thumbnails( 2 );
		const { events, onClosed } = open( before );
		expect( document.documentElement.classList ).toContain(
			'chaty-lightbox-open'
		);
		close();
		viewer.close();
		expect( onClosed ).toHaveBeenCalledTimes( 1 );
		expect( find( 'p1' ).matches( ':focus' ) ).toBe( true );
		expect( document.documentElement.hasAttribute( 'style' ) ).toBe(
			false
		);
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( document.body.children ).toHaveLength( 1 );
		expect( events.at( -1 ) ).toBe( 'closed p1' );
	}
);

test( 'when its link is removed, as with a page that a script replaces, then it closes', async () => {
	const { onClosed } = open( thumbnails( 2 ) );
	document.querySelector( 'main' )?.remove();
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( onClosed ).toHaveBeenCalledTimes( 1 );
	expect( document.documentElement.classList ).not.toContain(
		'chaty-lightbox-open'
	);
} );

test( 'given an album that is open, when another one opens, then there is one', () => {
	const { onClosed } = open( thumbnails( 2 ) );
	getChunk().open( find( 'p2' ), {
		onShown: () => {},
		onClosed,
	} );
	expect( onClosed ).toHaveBeenCalledTimes( 1 );
	expect( document.querySelectorAll( 'dialog' ) ).toHaveLength( 1 );
} );

test( 'given a picture that fails, then it says so, and the others still show', () => {
	const { events } = open( thumbnails( 2 ) );
	fireEvent.error( picture() );
	expect( frame().textContent ).toContain(
		'This picture could not be loaded.'
	);
	expect( events ).toContain( 'failed p1' );
	press( 'ArrowRight' );
	expect( picture().src ).toBe( 'http://localhost/p2.jpg' );
} );

test.each( [
	[
		'the link names them',
		'data-chaty-srcset="/p1-300.jpg 300w, /p1.jpg 900w" data-chaty-sizes="50vw"',
		'',
		[ '/p1-300.jpg 300w, /p1.jpg 900w', '50vw' ],
	],
	[
		'the thumbnail is a size of the picture',
		'',
		'src="/p1-150x100.jpg" srcset="/p1-150x100.jpg 150w, /p1-600x400.jpg 600w"',
		[
			'/p1-150x100.jpg 150w, /p1-600x400.jpg 600w',
			'min(100vw, 150vh, 600px)',
		],
	],
	[
		'the thumbnail is another picture',
		'',
		'src="/cover-150x100.jpg" srcset="/cover-150x100.jpg 150w"',
		[ '', '' ],
	],
] )(
	'given files of several sizes, when %s, then the browser chooses',
	( _, link, thumbnail, expected ) => {
		open(
			`<a id="p1" href="/p1.jpg" data-lightbox="x" ${ link }><img alt="" ${ thumbnail }></a>`
		);
		expect( [ picture().srcset, picture().sizes ] ).toEqual( expected );
	}
);

test( 'given videos, then the one that was pressed plays; another waits for a press, and stops when it goes', () => {
	open(
		`<a id="p1" href="https://youtu.be/aqz-KE-bpKQ" data-lightbox="x">Film</a>
		<a id="p2" href="/film.mp4" data-lightbox="x">File</a>`
	);
	expect( frame().querySelector( 'iframe' )?.src ).toBe(
		'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'
	);
	press( 'ArrowRight' );
	expect( dialog().querySelector( 'iframe, video' ) ).toBeNull();
	button( 'Play the video File' )?.click();
	expect( frame().querySelector( 'video' )?.src ).toBe(
		'http://localhost/film.mp4'
	);
	press( 'ArrowLeft' );
	expect( dialog().querySelector( 'iframe, video' ) ).toBeNull();
} );

test( 'given content of the page, then it is in the lightbox while it shows, and then back', async () => {
	const content =
		'<div id="hours" hidden="">Open from <button id="more">seven</button></div>';
	open(
		`<a id="p1" href="#hours" data-lightbox="x">Hours</a>${ content }<a id="p2" href="/p2.jpg" data-lightbox="x">P</a>`
	);
	expect( frame().textContent ).toBe( 'Open from seven' );
	expect( find( 'hours' ).hidden ).toBe( false );
	fireEvent.keyDown( find( 'more' ), { key: 'ArrowRight' } );
	expect( find( 'hours' ).hidden ).toBe( false );
	press( 'ArrowRight' );
	expect( document.querySelector( 'main' )?.innerHTML ).toContain( content );
	press( 'ArrowLeft' );
	viewer.close();
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( document.querySelector( 'main' )?.innerHTML ).toContain( content );
} );

test( 'when a script shows a picture, then it goes there; a link of another album is refused', () => {
	open(
		`${ thumbnails( 3 ) }<a id="q" href="/q.jpg" data-lightbox="y">Q</a>`
	);
	expect( viewer.show( find( 'p3' ) ) ).toBe( true );
	expect( viewer.current() ).toBe( find( 'p3' ) );
	viewer.step( 1 );
	viewer.step( -1 );
	expect( counter() ).toBe( 'Image 2 of 3' );
	expect( viewer.show( find( 'q' ) ) ).toBe( false );
} );

test( 'given an album of 200, then as much is drawn and read as for one of 5', () => {
	const cost = ( count: number ) => {
		const reads = jest.spyOn( Element.prototype, 'closest' );
		open( thumbnails( count ), 'p3' );
		const drawn = [
			dialog().querySelectorAll( '*' ).length,
			reads.mock.calls.filter( ( [ text ] ) => text.includes( 'figure' ) )
				.length,
		];
		reads.mockRestore();
		return drawn;
	};
	const few = cost( 5 );
	expect( cost( 200 ) ).toEqual( few );
} );

test.each( known.markup.attributes )(
	'given markup with %s, then it is recognized',
	( name ) => {
		const isLink = /lightbox/.test( name );
		const link = document.createElement( 'a' );
		const [ attribute = '' ] = name.split( '^' );
		link.setAttribute( attribute, isLink ? 'lightbox[x]' : 'x' );
		// `data-title` and `data-alt` only describe links that others mark: see caption.test.ts, album.ts.
		expect( link.matches( BEHAVIOUR_MARKUP.lightbox ) ).toBe( isLink );
	}
);

test( 'given an album, then it fades in 600 ms and steps in 700 ms, 50 px from the top', () => {
	const { fadeDuration, resizeDuration, positionFromTop, albumLabel } =
		constants.lightbox;
	const style = [ 'dialog', 'frame' ]
		.map( ( name ) =>
			readFileSync( `src/behaviours/lightbox/_${ name }.scss`, 'utf8' )
		)
		.join( '' );
	expect( style ).toContain( `opacity ${ fadeDuration / 1000 }s` );
	expect( style ).toContain( `transform ${ resizeDuration / 1000 }s` );
	expect( style ).toContain( `--chaty-lightbox-top, ${ positionFromTop }px` );
	expect( albumLabel ).toBe( known.label.template );
} );
