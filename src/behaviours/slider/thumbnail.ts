import { makeElement } from '@chaty/runtime';
/** A small picture of a slide: the one that the page names, or the slide's own. */
export function createThumb( slide: HTMLElement ): Node {
	const named = [ slide, ...slide.querySelectorAll< HTMLElement >( '*' ) ]
		.map( ( { dataset } ) => dataset[ 'chatyThumb' ] ?? dataset[ 'thumb' ] )
		.find( Boolean );
	const src = named ?? slide.querySelector( 'img' )?.src ?? '';
	return makeElement( 'img', { src, alt: '' } );
}
