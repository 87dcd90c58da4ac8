import { translate } from '@chaty/runtime';
import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
import type { CanvasParts } from './renderer';

/** Buttons that bring the map closer and take it away; at the end of the way they say so. */
export function createZoomButtons(
	map: LeafletMap,
	{ make }: CanvasParts
): HTMLElement {
	const add = ( sign: string, label: string, onPress: () => void ) => {
		const button = make(
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
	const closer = add( '+', 'Zoom in', () => map.zoomIn() );
	const away = add( '−', 'Zoom out', () => map.zoomOut() );
	map.on( 'zoomend zoomlevelschange', () => {
		const zoom = map.getZoom();
		closer.setAttribute(
			'aria-disabled',
			String( zoom >= map.getMaxZoom() )
		);
		away.setAttribute(
			'aria-disabled',
			String( zoom <= map.getMinZoom() )
		);
	} );
	return make( 'div', { class: 'chaty-map-zoom' }, closer, away );
}
