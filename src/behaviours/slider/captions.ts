import { log, makeElement, setAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';

/** Takes an element of the page to another place; undoing it brings it back. */
function moveElement( element: Element, place: Element ): Cleanup {
	const mark = element.ownerDocument.createComment( '' );
	element.replaceWith( mark );
	place.append( element );
	return () => mark.replaceWith( element );
}

/** The element that a caption such as `#about-rye` names. */
function findNamed( caption: string, slide: Element ): Element | null {
	const named = caption.startsWith( '#' )
		? slide.ownerDocument.getElementById( caption.slice( 1 ) )
		: null;
	return named?.contains( slide ) ? null : named;
}

function addCaption(
	slide: HTMLElement,
	picture: HTMLElement
): readonly Cleanup[] {
	const { title } = picture;
	const named = findNamed( title, slide );
	if ( title.startsWith( '#' ) && ! named ) {
		log( `A slide names a caption that is not there: ${ title }` );
		return [];
	}
	const caption = makeElement( 'div', { class: 'chaty-slider-caption' } );
	const undoTitle = setAttributes( picture, { title: '' } );
	caption.append( named ? '' : title );
	slide.append( caption );
	return [
		undoTitle,
		() => caption.remove(),
		named ? moveElement( named, caption ) : () => {},
	];
}

/**
 * Captions, as the Nivo slider has them: a picture's `title` as text, or the element of the page that
 * it names (`#about-rye`), which moves in.
 */
export const addCaptions = (
	slides: readonly HTMLElement[]
): readonly Cleanup[] =>
	slides.flatMap( ( slide ) => {
		const picture = slide.querySelector< HTMLElement >( 'img[title]' );
		return picture?.title ? addCaption( slide, picture ) : [];
	} );
