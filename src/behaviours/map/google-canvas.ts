import {
	CLOSEST_ZOOM,
	type CanvasParts,
	type CanvasPin,
	type MapCanvas,
	type PinParts,
} from './renderer';
import { loadGoogle, onGoogleRefusal } from './google-loader';
import type {
	GoogleBounds,
	GoogleLibraries,
	GoogleMap,
	GoogleMarker,
} from './google-types';
import { drawPin } from './pin';
import type { Point } from './point';

/** How far from the edge of the map a route stays. */
const MARGIN = 32;

type Libraries = GoogleLibraries[ 'maps' ] & GoogleLibraries[ 'marker' ];

function measure( points: readonly Point[] ): GoogleBounds {
	const north = points.map( ( { lat } ) => lat );
	const east = points.map( ( { lng } ) => lng );
	return {
		north: Math.max( ...north ),
		south: Math.min( ...north ),
		east: Math.max( ...east ),
		west: Math.min( ...east ),
	};
}

function fit( map: GoogleMap, points: readonly Point[] ): void {
	const watch = map.addListener( 'idle', () => {
		watch.remove();
		if ( ( map.getZoom() ?? 0 ) > CLOSEST_ZOOM ) {
			map.setZoom( CLOSEST_ZOOM );
		}
	} );
	map.fitBounds( measure( points ), MARGIN );
}

function addPin(
	map: GoogleMap,
	{ AdvancedMarkerElement, InfoWindow }: Libraries,
	box: HTMLElement,
	{ point, title, popup, onPress }: PinParts
): CanvasPin & { readonly marker: GoogleMarker } {
	const marker = new AdvancedMarkerElement( {
		map,
		position: point,
		title,
		content: drawPin( box.ownerDocument ),
		gmpClickable: true,
	} );
	const holder = new InfoWindow( {
		ariaLabel: title,
		content: popup,
		headerDisabled: true,
		maxWidth: 300,
	} );
	marker.addListener( 'click', onPress );
	return {
		marker,
		showPopup: () =>
			holder.open( { map, anchor: marker, shouldFocus: false } ),
		hidePopup: () => holder.close(),
		focus: () => marker.focus(),
	};
}

function createMap(
	{ box, make, options }: CanvasParts,
	{ Map: Maps }: Libraries
): { readonly map: GoogleMap; readonly frame: HTMLElement } {
	const { hasControls, hasWheel, services } = options;
	const frame = make( 'div', { class: 'chaty-map-canvas', tabindex: '-1' } );
	box.append( frame );
	const map = new Maps( frame, {
		cameraControl: false,
		fullscreenControl: false,
		// One finger scrolls the page, two move the map.
		gestureHandling: 'cooperative',
		mapId: services.googleMapId || 'DEMO_MAP_ID',
		mapTypeControl: false,
		scrollwheel: hasWheel,
		streetViewControl: false,
		zoomControl: hasControls,
	} );
	return { map, frame };
}

function drawOn( parts: CanvasParts, libraries: Libraries ): MapCanvas {
	const { map, frame } = createMap( parts, libraries );
	const markers: GoogleMarker[] = [];
	const press = map.addListener( 'click', parts.onPress );
	const undoRefusal = onGoogleRefusal( () => parts.onHealth( false ) );

	return {
		setView( centre, zoom ) {
			map.setCenter( centre );
			map.setZoom( zoom );
		},
		fit: ( points ) => fit( map, points ),
		addPin( pin ) {
			const { marker, ...canvasPin } = addPin(
				map,
				libraries,
				parts.box,
				pin
			);
			markers.push( marker );
			return canvasPin;
		},
		drawLine( path ) {
			const line = new libraries.Polyline( {
				map,
				path,
				strokeWeight: 5,
			} );
			fit( map, path );
			return () => line.setMap( null );
		},
		focus: () => frame.focus( { preventScroll: true } ),
		destroy() {
			press.remove();
			undoRefusal();
			markers.forEach( ( marker ) => ( marker.map = null ) );
			frame.remove();
		},
	};
}

/** Draws Google's map, as its terms ask for where its addresses and routes are shown. */
export async function createGoogleCanvas(
	parts: CanvasParts
): Promise< MapCanvas > {
	const { services } = parts.options;
	return drawOn( parts, {
		...( await loadGoogle( services, 'maps' ) ),
		...( await loadGoogle( services, 'marker' ) ),
	} );
}
