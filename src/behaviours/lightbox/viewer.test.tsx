import { act, fireEvent, render, screen } from '@testing-library/react';
import type { PageLink } from './picture-link';
import { PictureViewer } from './viewer';

const thumbnails = ( count: number, attributes = '' ) =>
	Array.from(
		{ length: count },
		( _, index ) =>
			`<a id="p${ index + 1 }" href="/p${
				index + 1
			}.jpg" data-lightbox="x" data-title="Caption ${
				index + 1
			}" ${ attributes }><img src="/t.jpg" alt="Picture ${
				index + 1
			}"></a>`
	).join( '' );

/** Opens the album of a link. */
async function open( markup: string, id = 'p1' ) {
	document.body.innerHTML = `<main>${ markup }</main><div id="box"></div>`;
	const link = document.querySelector( `#${ id }` ) as PageLink;
	const events: string[] = [];
	for ( const what of [ 'shown', 'failed' ] ) {
		document.body.addEventListener( `chaty:lightbox:${ what }`, ( event ) =>
			events.push( `${ what } ${ ( event.target as Element ).id }` )
		);
	}
	const onExited = jest.fn();
	await act( async () => {
		render(
			<PictureViewer
				link={ link }
				box={ document.getElementById( 'box' ) as Element }
				viewer={ { current: null } }
				onExiting={ jest.fn() }
				onExited={ onExited }
			/>
		);
	} );
	return { link, events, onExited };
}

const dialog = () => screen.getByRole( 'dialog' );
const counter = () =>
	dialog().querySelector( '.chaty-lightbox-counter span' )?.textContent;
const picture = () =>
	dialog().querySelector< HTMLImageElement >( '.yarl__slide_current img' );
const caption = () =>
	dialog().querySelector( '.yarl__slide_current figcaption' )?.textContent;
const press = ( key: string, init = {} ) =>
	act( async () => {
		fireEvent.keyDown( dialog().firstElementChild as Element, {
			key,
			...init,
		} );
	} );

let consoleError: jest.SpyInstance;

beforeEach( () => {
	consoleError = jest.spyOn( console, 'error' ).mockImplementation();
	jest.useFakeTimers();
} );

afterEach( () => {
	jest.useRealTimers();
	expect( consoleError.mock.calls ).toEqual( [] );
	consoleError.mockRestore();
} );

test( 'given a link of an album, then its picture shows, with alt, caption and counter', async () => {
	const { events } = await open( thumbnails( 3 ), 'p2' );
	expect( picture() ).toMatchObject( {
		src: 'http://localhost/p2.jpg',
		alt: 'Picture 2',
	} );
	expect( caption() ).toBe( 'Caption 2' );
	expect( counter() ).toBe( 'Image 2 of 3' );
	expect( dialog().getAttribute( 'aria-modal' ) ).toBe( 'true' );
	expect( dialog().getAttribute( 'aria-label' ) ).toBe( 'Picture viewer' );
	expect( dialog().querySelector( '.chaty-lightbox-counter' ) ).toMatchObject(
		{ ariaLive: expect.anything() }
	);
	expect( events ).toEqual( [ 'shown p2' ] );
} );

test( 'given arrow keys, then it steps, each press once, and stops at the ends', async () => {
	await open( thumbnails( 3 ) );
	await press( 'ArrowLeft' );
	expect( counter() ).toBe( 'Image 1 of 3' );
	await press( 'ArrowRight' );
	await press( 'ArrowRight' );
	expect( counter() ).toBe( 'Image 3 of 3' );
	await press( 'ArrowRight' );
	expect( counter() ).toBe( 'Image 3 of 3' );
} );

test( 'given a key that is held down, then it steps when the previous step has ended', async () => {
	await open( thumbnails( 5 ) );
	await press( 'ArrowRight' );
	await press( 'ArrowRight', { repeat: true } );
	expect( counter() ).toBe( 'Image 2 of 5' );
	await act( async () => void jest.advanceTimersByTime( 800 ) );
	await press( 'ArrowRight', { repeat: true } );
	expect( counter() ).toBe( 'Image 3 of 5' );
} );

test( 'given data-chaty-wrap, then the first picture follows the last', async () => {
	await open( thumbnails( 3, 'data-chaty-wrap' ), 'p3' );
	await press( 'ArrowRight' );
	expect( counter() ).toBe( 'Image 1 of 3' );
} );

test.each( [
	[ 'Picture %1$s / %2$s', 'Picture 1 / 2', '' ],
	[ 'none', 'Image 1 of 2', 'chaty-lightbox-heard' ],
] )(
	'given the counter "%s", then it is "%s"',
	async ( template, text, className ) => {
		await open( thumbnails( 2, `data-chaty-counter="${ template }"` ) );
		expect( counter() ).toBe( text );
		expect(
			dialog().querySelector( '.chaty-lightbox-counter span' )?.className
		).toBe( className );
	}
);

test( 'given a single picture, then there is no counter and no button', async () => {
	await open( '<a id="p1" href="/a.jpg" data-chaty="lightbox">A loaf</a>' );
	expect( counter() ).toBeUndefined();
	expect(
		screen.queryByRole( 'button', { name: 'Next picture' } )
	).toBeNull();
	expect( picture()?.alt ).toBe( 'A loaf' );
} );

test( 'given Escape, then it fades for 600 ms and is gone', async () => {
	const { onExited } = await open( thumbnails( 2 ) );
	await press( 'Escape' );
	await act( async () => void jest.advanceTimersByTime( 599 ) );
	expect( onExited ).not.toHaveBeenCalled();
	await act( async () => void jest.advanceTimersByTime( 1 ) );
	expect( onExited ).toHaveBeenCalledTimes( 1 );
} );

test( 'given a picture that fails, then it says so, and the others still show', async () => {
	const { events } = await open( thumbnails( 2 ) );
	await act( async () => void fireEvent.error( picture() as Element ) );
	expect( dialog().textContent ).toContain(
		'This picture could not be loaded.'
	);
	expect( events ).toContain( 'failed p1' );
	await press( 'ArrowRight' );
	expect( picture()?.src ).toBe( 'http://localhost/p2.jpg' );
} );

test( 'given Tab at the last control, then the first has the focus', async () => {
	Element.prototype.getClientRects = () => [ new DOMRect() ] as never;
	await open( thumbnails( 2 ) );
	const controls = [
		...dialog().querySelectorAll< HTMLElement >( 'button:not(:disabled)' ),
	];
	controls.at( -1 )?.focus();
	await press( 'Tab' );
	expect( controls[ 0 ]?.matches( ':focus' ) ).toBe( true );
	await press( 'Tab', { shiftKey: true } );
	expect( controls.at( -1 )?.matches( ':focus' ) ).toBe( true );
} );

test( 'given an album of 200, then as much is rendered and read as for one of 5', async () => {
	const cost = async ( count: number ) => {
		const reads = jest.spyOn( Element.prototype, 'closest' );
		await open( thumbnails( count ), 'p3' );
		const drawn = {
			nodes: dialog().querySelectorAll( '*' ).length,
			pictures: dialog().querySelectorAll( 'img' ).length,
			captionsLookedUp: reads.mock.calls.length,
		};
		reads.mockRestore();
		return drawn;
	};
	const few = await cost( 5 );
	expect( few.pictures ).toBe( 3 );
	expect( await cost( 200 ) ).toEqual( few );
} );
