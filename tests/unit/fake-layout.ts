/** What jsdom has not: sizes, and observers of them. */

class SilentObserver {
	observe() {}
	unobserve() {}
	disconnect() {}
}

type Query = ( query: string ) => boolean;

/**
 * Lays elements out in a row: each child of a `ul` or of a slider's list has the width of the
 * viewport divided by `shown`. Media queries are answered by `query`.
 */
export function fakeLayout( {
	widthPx = 400,
	shown = 1,
	query = () => false,
}: {
	widthPx?: number;
	shown?: number;
	query?: Query;
} ) {
	Object.assign( window, {
		ResizeObserver: SilentObserver,
		IntersectionObserver: SilentObserver,
		matchMedia: ( text: string ) => ( {
			matches: query( text ),
			addEventListener() {},
			removeEventListener() {},
		} ),
	} );
	document.head.innerHTML = '<style>* { margin: 0px }</style>';
	const isSlide = ( { parentElement }: HTMLElement ) =>
		!! parentElement?.matches( 'ul, [data-chaty-part]' );
	const place = ( element: HTMLElement ) =>
		isSlide( element )
			? [ ...( element.parentElement?.children ?? [] ) ].indexOf(
					element
			  )
			: 0;
	const define = ( name: string, get: ( element: HTMLElement ) => unknown ) =>
		Object.defineProperty( HTMLElement.prototype, name, {
			configurable: true,
			get( this: HTMLElement ) {
				return get( this );
			},
		} );
	define( 'offsetWidth', ( element ) =>
		isSlide( element ) ? widthPx / shown : widthPx
	);
	define(
		'offsetLeft',
		( element ) => ( place( element ) * widthPx ) / shown
	);
	define( 'offsetParent', ( element ) => element.parentElement );
}
