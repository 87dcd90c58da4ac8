import { makeElement } from '@chaty/runtime';

/** Images for dots. */
export const thumbnails = {
	/** The image that an attribute of the slide names, or the slide's own. */
	create( slide: HTMLElement ): Node {
		const named = [ slide, ...slide.querySelectorAll< HTMLElement >( '*' ) ]
			.map(
				( { dataset } ) => dataset[ 'chatyThumb' ] ?? dataset[ 'thumb' ]
			)
			.find( Boolean );
		const src = named ?? slide.querySelector( 'img' )?.src ?? '';
		return makeElement( 'img', { src, alt: '' } );
	},

	/** Scrolls a thumbnail to the middle of its strip, without scrolling the page. */
	reveal( thumbnail: HTMLElement ): void {
		const strip = thumbnail.parentElement;
		const own = thumbnail.getBoundingClientRect();
		const all = strip?.getBoundingClientRect() ?? own;
		strip?.scrollBy( {
			left: ( own.left + own.right - all.left - all.right ) / 2,
		} );
	},
};
