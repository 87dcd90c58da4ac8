import { act, fireEvent } from '@testing-library/react';
import { getChunk } from '../core/registry';
import type { LightboxChunk } from './lightbox';
import type { PageLink } from './picture-link';
import './chunk';

const PAGE = `
	<main><a id="a" href="/a.jpg" data-lightbox="x">a</a><a id="b" href="/b.jpg" data-lightbox="x">b</a></main>
	<aside inert=""></aside>`;

const find = ( id: string ) => document.querySelector( `#${ id }` ) as PageLink;
const dialogs = () => document.querySelectorAll( '[role="dialog"]' );
const inert = () =>
	[ 'main', 'aside' ].map(
		( name ) => document.querySelector( name )?.getAttribute( 'inert' )
	);
const open = ( id: string, onClosed = () => {} ) =>
	act( async () =>
		( getChunk( 'lightbox' ) as LightboxChunk ).open( find( id ), onClosed )
	);
const close = () =>
	act( async () => {
		fireEvent.keyDown( dialogs()[ 0 ]?.firstElementChild as Element, {
			key: 'Escape',
		} );
	} );

beforeEach( () => {
	document.body.innerHTML = PAGE;
	jest.useFakeTimers();
} );

afterEach( () => jest.useRealTimers() );

test( 'given an open album, then the page behind is inert; when it closes, then the page is restored', async () => {
	const events: string[] = [];
	for ( const what of [ 'opened', 'closed' ] ) {
		document.body.addEventListener( `chaty:lightbox:${ what }`, () =>
			events.push( what )
		);
	}
	await open( 'b' );
	expect( inert() ).toEqual( [ '', '' ] );
	expect( document.documentElement.classList ).toContain(
		'chaty-lightbox-open'
	);
	await close();
	expect( inert() ).toEqual( [ null, '' ] );
	expect( document.documentElement.hasAttribute( 'style' ) ).toBe( false );
	expect( find( 'b' ).matches( ':focus' ) ).toBe( true );
	await act( async () => void jest.advanceTimersByTime( 600 ) );
	expect( document.body.innerHTML ).toBe( PAGE );
	expect( events ).toEqual( [ 'opened', 'closed' ] );
} );

test( 'given an album that fades out, when another opens, then there is one', async () => {
	await open( 'a' );
	await close();
	await open( 'b' );
	expect( dialogs() ).toHaveLength( 1 );
	await act( async () => void jest.advanceTimersByTime( 600 ) );
	expect( dialogs() ).toHaveLength( 1 );
	expect( inert() ).toEqual( [ '', '' ] );
	await close();
} );

test( 'given each way to close, then `onClosed` is called once', async () => {
	const onClosed = jest.fn();
	let cleanup = () => {};
	await act( async () => {
		cleanup = ( getChunk( 'lightbox' ) as LightboxChunk ).open(
			find( 'a' ),
			onClosed
		);
	} );
	await act( async () => cleanup() );
	expect( onClosed ).toHaveBeenCalledTimes( 1 );
	expect( find( 'a' ).matches( ':focus' ) ).toBe( true );
	await act( async () => void jest.advanceTimersByTime( 600 ) );
	expect( dialogs() ).toHaveLength( 0 );

	await open( 'b', onClosed );
	await open( 'a' );
	expect( onClosed ).toHaveBeenCalledTimes( 2 );
	await close();
	await act( async () => void jest.advanceTimersByTime( 600 ) );
	expect( onClosed ).toHaveBeenCalledTimes( 2 );
	expect( document.body.innerHTML ).toBe( PAGE );
} );
