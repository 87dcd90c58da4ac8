/**
 * Parts of Embla that this product needs in a simpler form or not at all: 1.1 kB of each page with a carousel or a
 * slider. Embla is one file without parts to choose from, so the build puts these in the place of its functions of
 * the same names (tools/embla-loader.cjs).
 */
const nothing = () => {};

/** Only styles and `inert` need to know which slides are in view. */
export const SlidesInView = () => ( { init: nothing, destroy: nothing } );

/** There are no plugins, and behaviours themselves notice slides that come and go. */
export const PluginsHandler = SlidesInView;
export const SlidesHandler = SlidesInView;

/** Slides that are not in view are inert, so the focus never moves the slides. */
export const SlideFocus = SlidesInView;
export const SlideRegistry = () => ( {} );

/** Nothing shows how far the slides have moved. */
export const ScrollProgress = () => ( { get: nothing } );

/** Options are the same at every width. */
export function OptionsHandler() {
	const mergeOptions = ( first: object, second?: object ) => ( {
		...first,
		...second,
	} );
	return {
		mergeOptions,
		optionsAtMedia: mergeOptions,
		optionsMediaQueries: () => [],
	};
}

/** Slides align with the start of the viewport. */
export const Alignment = () => ( { measure: () => 0 } );

/** Slides move sideways. */
export function Axis( _: 'x', direction: 'ltr' | 'rtl' ) {
	const [ startEdge, endEdge, sign ] =
		direction === 'rtl'
			? ( [ 'right', 'left', -1 ] as const )
			: ( [ 'left', 'right', 1 ] as const );
	return {
		scroll: 'x',
		cross: 'y',
		startEdge,
		endEdge,
		measureSize: ( { width }: { width: number } ) => width,
		direction: ( distance: number ) => distance * sign,
	};
}

/** A movement is over a number of slides, never over as many as are in view. */
export const SlidesToScroll = ( _: object, __: number, size: number ) => ( {
	groupSlides: < Slide >( slides: readonly Slide[] ) =>
		slides.flatMap( ( ___, at ) =>
			at % size ? [] : [ slides.slice( at, at + size ) ]
		),
} );

/** Reports all changes of size; what it reports them to decides which matter. */
export function ResizeHandler(
	...[ list, , , slides, , watchResize ]: readonly [
		list: Element,
		events: object,
		page: Window,
		slides: readonly Element[],
		axis: object,
		watchResize: ( embla: object ) => void,
	]
) {
	let observer: ResizeObserver;
	let frame = 0;
	return {
		init( embla: object ) {
			observer = new ResizeObserver( () => watchResize( embla ) );
			// Not in the callback of another observer, which would be a loop to the browser.
			frame = requestAnimationFrame( () =>
				[ list, ...slides ].forEach( ( one ) =>
					observer.observe( one )
				)
			);
		},
		destroy() {
			cancelAnimationFrame( frame );
			observer.disconnect();
		},
	};
}
