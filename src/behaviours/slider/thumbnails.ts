import { makeElement } from '@chaty/runtime';

/** Images for dots. */
export const thumbnails = {
	/** The image that an attribute of the slide names, or the slide's own, whose sides keep its place until it is there. */
	create( slide: HTMLElement ): Node {
		const picture = slide.querySelector( 'img' );
		const read = ( side: string ) => picture?.getAttribute( side ) ?? '';
		const named = [ slide, ...slide.querySelectorAll< HTMLElement >( '*' ) ]
			.map(
				( { dataset } ) => dataset[ 'chatyThumb' ] ?? dataset[ 'thumb' ]
			)
			.find( Boolean );
		return makeElement( 'img', {
			src: named ?? picture?.src ?? '',
			alt: '',
			width: read( 'width' ),
			height: read( 'height' ),
		} );
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
