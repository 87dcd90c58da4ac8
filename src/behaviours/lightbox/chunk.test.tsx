import { act, fireEvent } from '@testing-library/react';
import { getChunk } from '../core/registry';
import type { LightboxView } from './lightbox';
import type { PageLink } from './picture-link';
import './chunk';

const PAGE = `
	<main><a id="a" href="/a.jpg" data-lightbox="x">a</a><a id="b" href="/b.jpg" data-lightbox="x">b</a></main>
	<aside inert=""></aside>`;

const find = ( id: string ) =>
	document.getElementById( id ) as unknown as PageLink;
const dialogs = () => document.querySelectorAll( '[role="dialog"]' );
const inert = () =>
	[ 'main', 'aside' ].map(
		( name ) => document.querySelector( name )?.getAttribute( 'inert' )
	);
const open = ( id: string, onClosed = () => {} ) =>
	act( async () =>
		( getChunk( 'lightbox' ) as LightboxView ).open( find( id ), onClosed )
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

test( 'given an open album, then the page behind is out of reach; when it closes, all is as it was', async () => {
	const events: string[] = [];
	for ( const what of [ 'opened', 'closed' ] ) {
		document.body.addEventListener( `chaty:lightbox:${ what }`, () =>
			events.push( what )
		);
	}
	await open( 'b' );
	expect( inert() ).toEqual( [ '', '' ] );
	expect( document.documentElement.style.overflow ).toBe( 'hidden' );
	await close();
	expect( inert() ).toEqual( [ null, '' ] );
	expect( document.documentElement.hasAttribute( 'style' ) ).toBe( false );
	expect( find( 'b' ).matches( ':focus' ) ).toBe( true );
	await act( async () => void jest.advanceTimersByTime( 600 ) );
	expect( document.body.innerHTML ).toBe( PAGE );
	expect( events ).toEqual( [ 'opened', 'closed' ] );
} );

test( 'given another link while the last album fades, then there is one album', async () => {
	await open( 'a' );
	await close();
	await open( 'b' );
	expect( dialogs() ).toHaveLength( 1 );
	await act( async () => void jest.advanceTimersByTime( 600 ) );
	expect( dialogs() ).toHaveLength( 1 );
	expect( inert() ).toEqual( [ '', '' ] );
	await close();
} );

test( 'what opening answers closes it, and that it closes is told once, however it does', async () => {
	const onClosed = jest.fn();
	let end = () => {};
	await act( async () => {
		end = ( getChunk( 'lightbox' ) as LightboxView ).open(
			find( 'a' ),
			onClosed
		);
	} );
	await act( async () => end() );
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
