import { makeElement, rememberAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';

const SVG = 'http://www.w3.org/2000/svg';

/** The origin's names, which styles of themes may know. */
const TARGET_CLASS = '_picker_target_elm';
const COVER_ID = '_picker_cover_wrap_box';

/** All of a screen, however large, with a hole where the element is. */
const drawHole = ( { x, y, width, height }: DOMRect ) =>
	`M0 0H9e4V9e4H0ZM${ x } ${ y }v${ height }h${ width }v${ -height }z`;

/**
 * Shows which element is meant, or that none is: in the mode `cover` all the rest is dark, by a
 * drawing that no pointer meets, in `target` the element has an outline. Its markup is as it was when
 * it is meant no longer.
 */
export function createHighlight( host: Element ) {
	const { ownerDocument } = host;
	const svg = ownerDocument.createElementNS( SVG, 'svg' );
	const path = ownerDocument.createElementNS( SVG, 'path' );
	const cover = makeElement( 'div', { id: COVER_ID }, svg );
	svg.append( path );
	let undo: Cleanup | undefined;

	return ( element: Element | null, mode: string ): void => {
		undo?.();
		undo = undefined;
		if ( element && mode === 'cover' ) {
			path.setAttribute(
				'd',
				drawHole( element.getBoundingClientRect() )
			);
			host.prepend( cover );
			undo = () => cover.remove();
		} else if ( element ) {
			const restore = rememberAttributes( element, 'class' );
			element.classList.add( TARGET_CLASS );
			const marked = element.getAttribute( 'class' );
			undo = () =>
				// The page may have changed its own classes meanwhile.
				element.getAttribute( 'class' ) === marked
					? restore()
					: element.classList.remove( TARGET_CLASS );
		}
	};
}
