import type { Make } from './make';

const SVG = 'http://www.w3.org/2000/svg';
const SHAPE =
	'M12 1a9 9 0 0 0-9 9c0 6.6 9 17 9 17s9-10.4 9-17a9 9 0 0 0-9-9Zm0 12.3a3.3 3.3 0 1 1 0-6.6 3.3 3.3 0 0 1 0 6.6Z';

/** The drawing of a marker, in the page's own colours. */
export function drawPin( page: Document ): Element {
	const svg = page.createElementNS( SVG, 'svg' );
	const path = page.createElementNS( SVG, 'path' );
	svg.setAttribute( 'viewBox', '0 0 24 28' );
	svg.setAttribute( 'aria-hidden', 'true' );
	svg.setAttribute( 'class', 'chaty-map-drop' );
	path.setAttribute( 'd', SHAPE );
	path.setAttribute( 'fill-rule', 'evenodd' );
	svg.append( path );
	return svg;
}

/** A marker: a button that is named by its place. */
export function createPin( make: Make, title: string ): HTMLButtonElement {
	const button = make( 'button', {
		type: 'button',
		class: 'chaty-map-pin',
		'aria-label': title,
		'aria-expanded': 'false',
	} );
	button.append( drawPin( button.ownerDocument ) );
	return button;
}
