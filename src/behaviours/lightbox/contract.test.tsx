import { readFileSync } from 'node:fs';
import { act, fireEvent, render, screen } from '@testing-library/react';
import known from '../../../tests/fixtures/behaviours/lightbox-behaviour.json';
import constants from '../../../tests/fixtures/behaviours/site-constants.json';
import { BEHAVIOUR_MARKUP } from '../core/selectors';
import type { PageLink } from './picture-link';
import { PictureViewer } from './viewer';

/** What pages with Lightbox2 rely on, and what WordPress's own lightbox does. */
const { lightbox2, wp71 } = known.keys;

const props: { animation?: { fade: number; swipe: number } }[] = [];

jest.mock( 'yet-another-react-lightbox', () => {
	const real = jest.requireActual( 'yet-another-react-lightbox' );
	return {
		...real,
		__esModule: true,
		default: ( given: object ) => {
			props.push( given );
			return real.default( given );
		},
	};
} );

async function open( at: number, attributes = '' ) {
	document.body.innerHTML = `<main>${ [ 1, 2, 3 ]
		.map(
			( index ) =>
				`<a href="/p${ index }.jpg" data-lightbox="x" ${ attributes }><img src="/t.jpg" alt="P"></a>`
		)
		.join( '' ) }</main><div id="box"></div>`;
	const onExiting = jest.fn();
	await act( async () => {
		render(
			<PictureViewer
				link={ document.links[ at ] as PageLink }
				box={ document.getElementById( 'box' ) as Element }
				viewer={ { current: null } }
				onExiting={ onExiting }
				onExited={ jest.fn() }
			/>
		);
	} );
	return onExiting;
}

const dialog = () => screen.getByRole( 'dialog' );
const counter = () =>
	dialog().querySelector( '.chaty-lightbox-counter' )?.textContent;
const press = ( key: string ) =>
	act( async () => {
		fireEvent.keyDown( dialog().firstElementChild as Element, { key } );
		jest.advanceTimersByTime( constants.lightbox.resizeDuration );
	} );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'keys', () => {
	test( `given Escape, then: ${ lightbox2.Escape }`, async () => {
		const onExiting = await open( 0 );
		await press( 'Escape' );
		expect( onExiting ).toHaveBeenCalled();
	} );

	test.each( [
		[ 'ArrowRight', lightbox2.ArrowRight, 2, 'Image 3 of 3' ],
		[ 'ArrowLeft', lightbox2.ArrowLeft, 0, 'Image 1 of 3' ],
		[ 'ArrowRight', wp71.ArrowRight, 2, 'Image 1 of 3' ],
		[ 'ArrowLeft', wp71.ArrowLeft, 0, 'Image 3 of 3' ],
	] )( 'given %s, then: %s', async ( ...[ key, what, at, text ] ) => {
		await open( at, what.includes( 'wraps' ) ? 'data-chaty-wrap' : '' );
		await press( key );
		expect( counter() ).toContain( text );
	} );

	test( `given Tab, then: ${ wp71.Tab }`, async () => {
		// jsdom has no layout: everything has a box.
		Element.prototype.getClientRects = () =>
			[ {} ] as unknown as DOMRectList;
		await open( 1 );
		const buttons = [ ...dialog().querySelectorAll( 'button' ) ];
		buttons.at( -1 )?.focus();
		const event = new KeyboardEvent( 'keydown', {
			key: 'Tab',
			bubbles: true,
			cancelable: true,
		} );
		await act( async () => {
			buttons.at( -1 )?.dispatchEvent( event );
		} );
		expect( event.defaultPrevented ).toBe( true );
		expect( dialog().querySelector( ':focus' ) ).toBeTruthy();
	} );

	test( 'given the close button, then it is a native one, which handles Enter and Space', async () => {
		expect( lightbox2[ 'Enter/Space on close' ] ).toBe( 'close' );
		const onExiting = await open( 0 );
		const button = screen.getByRole( 'button', { name: 'Close' } );
		expect( button.localName ).toBe( 'button' );
		await act( async () => button.click() );
		expect( onExiting ).toHaveBeenCalled();
	} );
} );

describe( 'roles', () => {
	test( 'given an open album, then it is a modal dialog with a name', async () => {
		const { role, name } = known.roles.dialog;
		await open( 0 );
		expect( [ dialog().getAttribute( 'role' ), name ] ).toEqual( [
			role,
			'required',
		] );
		expect( dialog().getAttribute( 'aria-modal' ) ).toBe(
			known.roles.dialog[ 'aria-modal' ]
		);
		expect( dialog().getAttribute( 'aria-label' ) ).toBeTruthy();
	} );

	test( 'given an album, then its counter is a live region', async () => {
		await open( 0 );
		const line = dialog().querySelector( '.chaty-lightbox-counter' );
		expect(
			line?.closest( `[${ known.roles.counter.replace( ' ', '=' ) }]` ) ??
				line?.querySelector( '[aria-live=polite], [role=status]' ) ??
				line?.closest( '[role=status]' )
		).toBeTruthy();
	} );

	// `focus` is in viewer.test.tsx, `swipe` in tests/e2e/lightbox.spec.ts.
} );

test.each( known.markup.attributes )(
	'given markup with %s, then it is recognized',
	( name ) => {
		const isLink = /lightbox/.test( name );
		const link = document.createElement( 'a' );
		const [ attribute = '' ] = name.split( '^' );
		link.setAttribute( attribute, isLink ? 'lightbox[x]' : 'x' );
		// `data-title` and `data-alt` only describe links that others mark: see caption.test.tsx, album.ts.
		expect( link.matches( BEHAVIOUR_MARKUP.lightbox ) ).toBe( isLink );
	}
);

test( 'given an album, then it fades in 600 ms and steps in 700 ms, 50 px from the top', async () => {
	const { fadeDuration, resizeDuration, positionFromTop } =
		constants.lightbox;
	window.matchMedia = () => ( { matches: false } ) as MediaQueryList;
	await open( 0 );
	expect( props.at( -1 )?.animation ).toMatchObject( {
		fade: fadeDuration,
		swipe: resizeDuration,
	} );
	expect( constants.lightbox.albumLabel ).toBe( known.label.template );
	expect(
		readFileSync( 'src/behaviours/lightbox/chunk.scss', 'utf8' )
	).toContain( `--chaty-lightbox-top, ${ positionFromTop }px` );
} );
