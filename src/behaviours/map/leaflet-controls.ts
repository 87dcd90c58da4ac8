import { listen, makeElement, translate } from '@chaty/runtime';
import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
import { setTimer } from '../../shared/timers';
import type { Cleanup } from '../../shared/types';
import type { MapServices } from './options';

/** How long the hint stays after the last touch. */
const HINT_MS = 1200;

const OPEN_STREET_MAP = 'OpenStreetMap contributors';
const COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/** Creates buttons that zoom in and out, disabled at the limits of the map. */
export function createZoomButtons( map: LeafletMap ): HTMLElement {
	const createButton = (
		sign: string,
		label: string,
		onPress: () => void
	) => {
		const button = makeElement(
			'button',
			{ type: 'button', 'aria-label': translate( label ) },
			sign
		);
		button.addEventListener( 'click', () => {
			if ( button.getAttribute( 'aria-disabled' ) !== 'true' ) {
				onPress();
			}
		} );
		return button;
	};
	const zoomIn = createButton( '+', 'Zoom in', () => map.zoomIn() );
	const zoomOut = createButton( '−', 'Zoom out', () => map.zoomOut() );
	map.on( 'zoomend zoomlevelschange', () => {
		const zoom = map.getZoom();
		zoomIn.setAttribute(
			'aria-disabled',
			String( zoom >= map.getMaxZoom() )
		);
		zoomOut.setAttribute(
			'aria-disabled',
			String( zoom <= map.getMinZoom() )
		);
	} );
	return makeElement( 'div', { class: 'chaty-map-zoom' }, zoomIn, zoomOut );
}

/** Shows a hint that two fingers move the map, when one finger on it scrolls the page. */
export function addGestureHint( box: HTMLElement ): Cleanup {
	const hint = makeElement(
		'p',
		{ class: 'chaty-map-hint', 'aria-hidden': 'true' },
		translate( 'Use two fingers to move the map' )
	);
	let stopTimer: Cleanup = () => {};
	box.append( hint );
	const stopListening = listen( box, 'touchmove', ( event ) => {
		const isOneFinger = ( event as TouchEvent ).touches.length === 1;
		hint.dataset[ 'state' ] = isOneFinger ? 'shown' : 'hidden';
		stopTimer();
		stopTimer = setTimer( HINT_MS, () => {
			hint.dataset[ 'state' ] = 'hidden';
		} );
	} );
	return () => {
		stopTimer();
		stopListening();
		hint.remove();
	};
}

const createLink = ( text: string, href: string ): Node | string =>
	href
		? makeElement( 'a', { href, rel: 'noopener', target: '_blank' }, text )
		: text;

/**
 * Creates the attribution of the tiles, always visible on the map. Addresses and routes come from
 * OpenStreetMap with any tiles, so it is credited unless the attribution names it already.
 */
export function createAttribution( {
	attribution,
	attributionUrl,
}: MapServices ): HTMLElement {
	const line = makeElement( 'p', { class: 'chaty-map-credit' } );
	if ( attribution ) {
		line.append( '© ', createLink( attribution, attributionUrl ) );
	}
	if ( ! /openstreetmap/i.test( attribution ) ) {
		line.append(
			attribution ? ' · © ' : '© ',
			createLink( OPEN_STREET_MAP, COPYRIGHT )
		);
	}
	return line;
}
