import { givenChunkLoader } from '../../../tests/unit/given-chunk';
import { attachLightbox, type LightboxView } from './lightbox';

/** A page with some links; the later half comes when `arrive` is called. */
function given( markup: string ) {
	document.body.innerHTML = markup;
	const opened: string[] = [];
	const followed: string[] = [];
	let arrive: ( view?: LightboxView ) => void = () => undefined;
	const loadChunk = givenChunkLoader(
		() =>
			new Promise( ( resolve ) => {
				arrive = resolve;
			} )
	);
	loadChunk.mockClear();
	const undo = attachLightbox(
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
	const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );
	return {
		undo,
		opened,
		followed,
		loadChunk,
		find: ( id: string ) => document.getElementById( id ) as HTMLElement,
		finish: ( view: LightboxView | undefined ) => {
			arrive( view );
			return settle();
		},
		view: {
			open: ( { id }: Element ) => {
				opened.push( id );
				return () => undefined;
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
	'given %s on a link, then the later half is loaded',
	( type ) => {
		const { find, loadChunk } = given( GALLERY );
		expect( loadChunk ).not.toHaveBeenCalled();
		find( 'shop' ).dispatchEvent( new Event( type, { bubbles: true } ) );
		expect( loadChunk ).not.toHaveBeenCalled();
		find( 'thumb' ).dispatchEvent( new Event( type, { bubbles: true } ) );
		expect( loadChunk ).toHaveBeenCalledWith( 'lightbox' );
	}
);

test( 'given a press before the later half is there, then it is kept, and the last press counts', async () => {
	const { find, finish, view, opened, followed } = given( GALLERY );
	find( 'a' ).click();
	const finishFirst = finish;
	find( 'b' ).click();
	find( 'b' ).click();
	await finishFirst( view );
	expect( opened ).toEqual( [ 'b' ] );
	expect( followed ).toEqual( [] );
} );

test( 'given that it cannot be had, then the link is followed, and a later press tries again', async () => {
	const { find, finish, view, opened, followed } = given( GALLERY );
	find( 'a' ).click();
	await finish( undefined );
	expect( followed ).toEqual( [ 'a' ] );
	find( 'a' ).click();
	await finish( view );
	expect( opened ).toEqual( [ 'a' ] );
	expect( followed ).toEqual( [ 'a' ] );
} );

test.each( [
	[ 'with Ctrl', { ctrlKey: true } ],
	[ 'with Cmd', { metaKey: true } ],
	[ 'with Shift', { shiftKey: true } ],
	[ 'with Alt', { altKey: true } ],
	[ 'with the middle button', { button: 1 } ],
] )( 'given a press %s, then it goes its own way', ( _, init ) => {
	const { find, followed, loadChunk } = given( GALLERY );
	find( 'a' ).dispatchEvent(
		new MouseEvent( 'click', { bubbles: true, cancelable: true, ...init } )
	);
	expect( followed ).toEqual( [ 'a' ] );
	expect( loadChunk ).not.toHaveBeenCalled();
} );

test( 'given a link that leads elsewhere, or an end, then links are links', () => {
	const { find, followed, undo } = given( GALLERY );
	find( 'shop' ).click();
	undo();
	find( 'a' ).click();
	expect( followed ).toEqual( [ 'shop', 'a' ] );
} );
