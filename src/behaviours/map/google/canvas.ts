import { makeElement } from '@chaty/runtime';
import { CLOSEST_ZOOM } from '../options';
import type { Point } from '../point';
import type {
	CanvasMarker,
	CanvasOptions,
	MapCanvas,
	MarkerOptions,
} from '../types';
import { loadGoogle, onKeyRejected } from './loader';
import type {
	GoogleBounds,
	GoogleLibraries,
	GoogleMap,
	GoogleMarker,
} from './types';

/** The distance of places and routes from the edge of the map. */
const FIT_PADDING_PX = 32;

type Libraries = GoogleLibraries[ 'maps' ] & GoogleLibraries[ 'marker' ];

function toBounds( points: readonly Point[] ): GoogleBounds {
	const latitudes = points.map( ( { lat } ) => lat );
	const longitudes = points.map( ( { lng } ) => lng );
	return {
		north: Math.max( ...latitudes ),
		south: Math.min( ...latitudes ),
		east: Math.max( ...longitudes ),
		west: Math.min( ...longitudes ),
	};
}

function fit( map: GoogleMap, points: readonly Point[] ): void {
	const idle = map.addListener( 'idle', () => {
		idle.remove();
		if ( ( map.getZoom() ?? 0 ) > CLOSEST_ZOOM ) {
			map.setZoom( CLOSEST_ZOOM );
		}
	} );
	map.fitBounds( toBounds( points ), FIT_PADDING_PX );
}

function addMarker(
	map: GoogleMap,
	{ AdvancedMarkerElement, InfoWindow }: Libraries,
	{ point, title, drawing, popup, onPress }: MarkerOptions
): CanvasMarker & { readonly marker: GoogleMarker } {
	const marker = new AdvancedMarkerElement( {
		map,
		position: point,
		title,
		content: drawing,
		gmpClickable: true,
	} );
	const infoWindow =
		popup &&
		new InfoWindow( {
			ariaLabel: title,
			content: popup,
			headerDisabled: true,
			maxWidth: 300,
		} );
	marker.addListener( 'click', onPress );
	return {
		marker,
		showPopup: () =>
			infoWindow?.open( { map, anchor: marker, shouldFocus: false } ),
		hidePopup: () => infoWindow?.close(),
		focus: () => marker.focus(),
		hasFocus: () => marker.matches( ':focus' ),
		setShown: ( isShown ) => ( marker.map = isShown ? map : null ),
		remove: () => ( marker.map = null ),
	};
}

function createMap(
	{ box, options }: CanvasOptions,
	{ Map: GoogleMapClass }: Libraries
): { readonly map: GoogleMap; readonly frame: HTMLElement } {
	const { hasControls, hasWheel, services } = options;
	const frame = makeElement( 'div', {
		class: 'chaty-map-canvas',
		tabindex: '-1',
	} );
	box.append( frame );
	const map = new GoogleMapClass( frame, {
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

function createCanvas(
	canvasOptions: CanvasOptions,
	libraries: Libraries
): MapCanvas {
	const { onPress, onTiles } = canvasOptions;
	const { map, frame } = createMap( canvasOptions, libraries );
	const markers: GoogleMarker[] = [];
	const click = map.addListener( 'click', onPress );
	const ignoreRejection = onKeyRejected( () => onTiles( false ) );

	return {
		setView( center, zoom ) {
			map.setCenter( center );
			map.setZoom( zoom );
		},
		getZoom: () => map.getZoom(),
		onZoom: ( handle ) => map.addListener( 'zoom_changed', handle ),
		fit: ( points ) => fit( map, points ),
		addMarker( options ) {
			const { marker, ...canvasMarker } = addMarker(
				map,
				libraries,
				options
			);
			markers.push( marker );
			return canvasMarker;
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
			click.remove();
			ignoreRejection();
			markers.forEach( ( marker ) => ( marker.map = null ) );
			frame.remove();
		},
	};
}

/**
 * Draws Google's map. Google's terms require it wherever Google's addresses and routes are shown, so that
 * tiles of others cannot be combined with them.
 */
export async function createGoogleCanvas(
	canvasOptions: CanvasOptions
): Promise< MapCanvas > {
	const { services } = canvasOptions.options;
	return createCanvas( canvasOptions, {
		...( await loadGoogle( services, 'maps' ) ),
		...( await loadGoogle( services, 'marker' ) ),
	} );
}
