import { cleanupAll, emit, makeElement, translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { Place } from './places';
import type { Point } from './point';
import type { CanvasMarker, MapCanvas } from './types';

const SVG = 'http://www.w3.org/2000/svg';
const PIN =
	'M12 1a9 9 0 0 0-9 9c0 6.6 9 17 9 17s9-10.4 9-17a9 9 0 0 0-9-9Zm0 12.3a3.3 3.3 0 1 1 0-6.6 3.3 3.3 0 0 1 0 6.6Z';

/** Draws a pin in the colors of the page, or a place's own image. */
function drawPin( icon: string ): Element {
	if ( icon ) {
		return makeElement( 'img', {
			class: 'chaty-map-drop',
			src: icon,
			alt: '',
		} );
	}
	const svg = document.createElementNS( SVG, 'svg' );
	const path = document.createElementNS( SVG, 'path' );
	svg.setAttribute( 'viewBox', '0 0 24 28' );
	svg.setAttribute( 'aria-hidden', 'true' );
	svg.setAttribute( 'class', 'chaty-map-drop' );
	path.setAttribute( 'd', PIN );
	path.setAttribute( 'fill-rule', 'evenodd' );
	svg.append( path );
	return svg;
}

function createPopup(
	{ title, content }: Place,
	onClose: () => void
): HTMLElement {
	const close = makeElement(
		'button',
		{
			type: 'button',
			class: 'chaty-map-close',
			'aria-label': translate( 'Close' ),
		},
		'×'
	);
	close.addEventListener( 'click', onClose );
	return makeElement(
		'div',
		{
			class: 'chaty-map-popup',
			role: 'dialog',
			'aria-label': title,
			tabindex: '-1',
		},
		makeElement( 'strong', {}, title ),
		makeElement( 'div', {}, ...content ),
		close
	);
}

/** Turns the name of a place in the list into a button that shows the place on the map. */
export function addPlaceButton(
	{ heading }: Place,
	onPress: () => void
): Cleanup {
	if ( ! heading || heading.querySelector( 'a, button' ) ) {
		return () => {};
	}
	const button = makeElement(
		'button',
		{ type: 'button', class: 'chaty-map-name' },
		...heading.childNodes
	);
	heading.append( button );
	button.addEventListener( 'click', onPress );
	return () => button.replaceWith( ...button.childNodes );
}

type OpenPopups = Map< CanvasMarker, HTMLElement >;

function closePopup( popups: OpenPopups, marker: CanvasMarker ): void {
	const hadFocus = popups.get( marker )?.matches( ':focus-within' );
	popups.delete( marker );
	marker.hidePopup();
	if ( hadFocus ) {
		marker.focus();
	}
}

/**
 * Manages the markers of a map and their popups, of which one is open at a time or several. The focus moves into
 * a popup that opens, and back when it closes.
 */
export function createMarkers(
	canvas: MapCanvas,
	element: HTMLElement,
	isSingle: boolean
) {
	const popups: OpenPopups = new Map();
	const closeAll = () =>
		[ ...popups.keys() ].forEach( ( marker ) =>
			closePopup( popups, marker )
		);

	return {
		closeAll,
		hasOpen: () => popups.size > 0,
		/** Closes the popup that was opened last; false when none is open. */
		closeLast(): boolean {
			const last = [ ...popups.keys() ].at( -1 );
			if ( last ) {
				closePopup( popups, last );
			}
			return last !== undefined;
		},
		add( place: Place, point: Point ) {
			const close = () => closePopup( popups, marker );
			const popup = createPopup( place, close );
			const open = () => {
				if ( isSingle ) {
					closeAll();
				}
				popups.set( marker, popup );
				marker.showPopup();
				popup.focus( { preventScroll: true } );
				emit( element, 'map:opened', { place: place.element } );
			};
			const marker = canvas.addMarker( {
				point,
				popup,
				title: place.title,
				drawing: drawPin( place.icon ),
				onPress: () => ( popups.has( marker ) ? close() : open() ),
			} );
			return { open, remove: cleanupAll( [ marker.remove, close ] ) };
		},
	};
}

export type Markers = ReturnType< typeof createMarkers >;
