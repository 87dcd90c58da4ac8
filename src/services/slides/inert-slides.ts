import type { Undo } from '../../platform/platform';

/** Takes the slides that are not shown out of reach. */
export interface InertSlides {
	update: (
		slides: readonly HTMLElement[],
		isShown: ( index: number ) => boolean
	) => void;
	undo: Undo;
}

/** Focus that stands in a slide when it goes out of reach moves to `refuge`. */
export function createInertSlides( refuge: HTMLElement ): InertSlides {
	const inert = new Set< HTMLElement >();
	const release = ( slide: HTMLElement ) =>
		inert.delete( slide ) && slide.removeAttribute( 'inert' );

	function hide( slide: HTMLElement ): void {
		if ( slide.contains( slide.ownerDocument.activeElement ) ) {
			refuge.focus( { preventScroll: true } );
		}
		if ( ! slide.hasAttribute( 'inert' ) ) {
			inert.add( slide );
			slide.setAttribute( 'inert', '' );
		}
	}

	return {
		update: ( slides, isShown ) =>
			slides.forEach( ( slide, index ) =>
				isShown( index ) ? release( slide ) : hide( slide )
			),
		undo: () => inert.forEach( release ),
	};
}
