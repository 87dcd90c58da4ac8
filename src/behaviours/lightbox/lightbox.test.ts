import { givenChunkLoader } from '../../../tests/unit/given-chunk';
import type { LightboxChunk, OpenLightbox } from './chunk';
import { attachLightbox } from './lightbox';

/** A page with links; the chunk loads when `finish` is called. */
function given( markup: string ) {
	document.body.innerHTML = markup;
	const opened: string[] = [];
	const followed: string[] = [];
	let resolveChunk: ( chunk?: LightboxChunk ) => void = () => undefined;
	const loadChunk = givenChunkLoader(
		() =>
			new Promise( ( resolve ) => {
				resolveChunk = resolve;
			} )
	);
	loadChunk.mockClear();
	const cleanup = attachLightbox(
		document.body.firstElementChild as HTMLElement
	);
	document.body.addEventListener(
		'click',
		( event ) => {
			if ( ! event.defaultPrevented ) {
				event.preventDefault();
				followed.push( ( event.target as Element ).id );
			}
		},
		{ once: false }
	);
	const nextTask = () => new Promise( ( resolve ) => setTimeout( resolve ) );
	return {
		cleanup,
		opened,
		followed,
		loadChunk,
		find: ( id: string ) => document.getElementById( id ) as HTMLElement,
		finish: ( loaded: LightboxChunk | undefined ) => {
			resolveChunk( loaded );
			return nextTask();
		},
		chunk: {
			findAsked: () => undefined,
			open: ( { id }: Element ) => {
				opened.push( id );
				return {} as OpenLightbox;
			},
		},
	};
}

const GALLERY = `<div data-chaty="lightbox">
	<a id="a" href="/a.jpg"><img id="thumb"></a><a id="b" href="/b.jpg">b</a><a id="shop" href="/shop">Shop</a>
</div>`;

beforeEach( () =>
	document.body.replaceWith( document.createElement( 'body' ) )
);

test.each( [ 'pointerover', 'focusin' ] )(
	'given %s on a picture link, then the chunk is loaded',
	( type ) => {
		const { find, loadChunk } = given( GALLERY );
		expect( loadChunk ).not.toHaveBeenCalled();
		find( 'shop' ).dispatchEvent( new Event( type, { bubbles: true } ) );
		expect( loadChunk ).not.toHaveBeenCalled();
		find( 'thumb' ).dispatchEvent( new Event( type, { bubbles: true } ) );
		expect( loadChunk ).toHaveBeenCalledWith( 'lightbox' );
	}
);

test( 'given presses before the chunk has loaded, then the last one opens its picture', async () => {
	const { find, finish, chunk, opened, followed } = given( GALLERY );
	find( 'a' ).click();
	const finishFirst = finish;
	find( 'b' ).click();
	find( 'b' ).click();
	await finishFirst( chunk );
	expect( opened ).toEqual( [ 'b' ] );
	expect( followed ).toEqual( [] );
} );

test( 'given a chunk that cannot be loaded, then the link is followed, and a later press tries again', async () => {
	const { find, finish, chunk, opened, followed } = given( GALLERY );
	find( 'a' ).click();
	await finish( undefined );
	expect( followed ).toEqual( [ 'a' ] );
	find( 'a' ).click();
	await finish( chunk );
	expect( opened ).toEqual( [ 'a' ] );
	expect( followed ).toEqual( [ 'a' ] );
} );

test.each( [
	[ 'with Ctrl', { ctrlKey: true } ],
	[ 'with Cmd', { metaKey: true } ],
	[ 'with Shift', { shiftKey: true } ],
	[ 'with Alt', { altKey: true } ],
	[ 'with the middle button', { button: 1 } ],
] )( 'given a press %s, then the browser handles it', ( _, init ) => {
	const { find, followed, loadChunk } = given( GALLERY );
	find( 'a' ).dispatchEvent(
		new MouseEvent( 'click', { bubbles: true, cancelable: true, ...init } )
	);
	expect( followed ).toEqual( [ 'a' ] );
	expect( loadChunk ).not.toHaveBeenCalled();
} );

test( 'given a link to a page, or a cleanup, then the browser follows the link', () => {
	const { find, followed, cleanup } = given( GALLERY );
	find( 'shop' ).click();
	cleanup();
	find( 'a' ).click();
	expect( followed ).toEqual( [ 'shop', 'a' ] );
} );
