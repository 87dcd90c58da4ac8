import { makeElement, rememberAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';

const SVG = 'http://www.w3.org/2000/svg';

/** Names of the legacy theme, which style sheets may use. */
const TARGET_CLASS = '_picker_target_elm';
const COVER_ID = '_picker_cover_wrap_box';

/** A path that covers any screen, with a hole at the element. */
const drawHole = ( { x, y, width, height }: DOMRect ) =>
	`M0 0H9e4V9e4H0ZM${ x } ${ y }v${ height }h${ width }v${ -height }z`;

/**
 * Highlights one element at a time: in the mode `cover` an SVG without pointer events darkens the rest of
 * the page, in `target` the element gets a class, which is removed afterwards.
 */
export function createHighlight( host: Element ) {
	const svg = document.createElementNS( SVG, 'svg' );
	const path = document.createElementNS( SVG, 'path' );
	const cover = makeElement( 'div', { id: COVER_ID }, svg );
	svg.append( path );
	let cleanup: Cleanup | undefined;

	return ( element: Element | null, mode: string ): void => {
		cleanup?.();
		cleanup = undefined;
		if ( element && mode === 'cover' ) {
			path.setAttribute(
				'd',
				drawHole( element.getBoundingClientRect() )
			);
			host.prepend( cover );
			cleanup = () => cover.remove();
		} else if ( element ) {
			const restore = rememberAttributes( element, 'class' );
			element.classList.add( TARGET_CLASS );
			const highlighted = element.getAttribute( 'class' );
			cleanup = () =>
				// Keeps classes that the page has changed meanwhile.
				element.getAttribute( 'class' ) === highlighted
					? restore()
					: element.classList.remove( TARGET_CLASS );
		}
	};
}
