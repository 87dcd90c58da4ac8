import { log, setAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { moveElement } from '../core/move-element';

/** Finds the element that a title such as `#about-rye` refers to. */
function findReferenced( title: string, slide: Element ): Element | null {
	const element = title.startsWith( '#' )
		? slide.ownerDocument.getElementById( title.slice( 1 ) )
		: null;
	return element?.contains( slide ) ? null : element;
}

function addCaption(
	slide: HTMLElement,
	image: HTMLElement
): readonly Cleanup[] {
	const { title } = image;
	const referenced = findReferenced( title, slide );
	if ( title.startsWith( '#' ) && ! referenced ) {
		log( `A slide's caption does not exist: ${ title }` );
		return [];
	}
	// Not marked as added: copies keep the caption, because their pictures have no title.
	const caption = document.createElement( 'div' );
	caption.className = 'chaty-slider-caption';
	const restoreTitle = setAttributes( image, { title: '' } );
	caption.append( referenced ? '' : title );
	slide.append( caption );
	return [
		restoreTitle,
		() => caption.remove(),
		referenced ? moveElement( referenced, caption ) : () => {},
	];
}

/**
 * Adds captions as the Nivo slider does: an image's `title` as text, or the element of the page that it
 * refers to (`#about-rye`), which moves into the caption.
 */
export const addCaptions = (
	slides: readonly HTMLElement[]
): readonly Cleanup[] =>
	slides.flatMap( ( slide ) => {
		const image = slide.querySelector< HTMLElement >( 'img[title]' );
		return image?.title ? addCaption( slide, image ) : [];
	} );
