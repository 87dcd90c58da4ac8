/** What jsdom has not: sizes, and observers of them. */

class SilentObserver {
	observe() {}
	unobserve() {}
	disconnect() {}
}

/** Observers of sizes that wait for a change. */
const resizeObservers = new Set< () => void >();

class FakeResizeObserver extends SilentObserver {
	constructor( private readonly notify: ResizeObserverCallback ) {
		super();
	}
	private readonly handle = () =>
		this.notify( [], this as unknown as ResizeObserver );
	override observe() {
		resizeObservers.add( this.handle );
	}
	override disconnect() {
		resizeObservers.delete( this.handle );
	}
}

interface FakeLayout {
	readonly widthPx: number;
	readonly shown: number;
	readonly query: ( query: string ) => boolean;
}

/**
 * Lays elements out in a row: each child of a `ul` or of a slider's list has the width of the
 * viewport divided by `shown`. Media queries are answered by `query`. The answer changes some of it, and
 * tells observers that a size changed.
 */
export function fakeLayout( given: Partial< FakeLayout > ) {
	let layout: FakeLayout = {
		...{ widthPx: 400, shown: 1, query: () => false },
		...given,
	};
	resizeObservers.clear();
	Object.assign( window, {
		ResizeObserver: FakeResizeObserver,
		IntersectionObserver: SilentObserver,
		matchMedia: ( text: string ) => ( {
			matches: layout.query( text ),
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
		isSlide( element ) ? layout.widthPx / layout.shown : layout.widthPx
	);
	define(
		'offsetLeft',
		( element ) => ( place( element ) * layout.widthPx ) / layout.shown
	);
	define( 'offsetParent', ( element ) => element.parentElement );

	return ( change: Partial< FakeLayout > = {} ): void => {
		layout = { ...layout, ...change };
		resizeObservers.forEach( ( handle ) => handle() );
	};
}
