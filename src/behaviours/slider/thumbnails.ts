import { makeElement } from '@chaty/runtime';

/** Images for dots. */
export const thumbnails = {
	/** The image that an attribute of the slide names, or the slide's own, whose sides keep its place until it is there. */
	create( slide: HTMLElement ): Node {
		const picture = slide.querySelector( 'img' );
		const named = [ slide, ...slide.querySelectorAll< HTMLElement >( '*' ) ]
			.map(
				( { dataset } ) => dataset[ 'chatyThumb' ] ?? dataset[ 'thumb' ]
			)
			.find( Boolean );
		const src = named ?? picture?.src ?? '';
		const image = makeElement( 'img', { src, alt: '' } );
		for ( const side of [ 'width', 'height' ] ) {
			const pixels = picture?.getAttribute( side );
			if ( pixels ) {
				image.setAttribute( side, pixels );
			}
		}
		return image;
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
