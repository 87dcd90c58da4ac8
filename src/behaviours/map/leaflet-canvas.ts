import { cleanupAll, makeElement } from '@chaty/runtime';
import {
	CircleMarker,
	DivIcon,
	DomEvent,
	Marker,
	Polyline,
	Popup,
	type FitBoundsOptions,
	type Map as LeafletMap,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { Cleanup } from '../../shared/types';
import {
	addGestureHint,
	createAttribution,
	createZoomButtons,
} from './leaflet-controls';
import { addTiles, createLeafletMap } from './leaflet-map';
import { CLOSEST_ZOOM } from './options';
import type { Point } from './point';
import type {
	CanvasMarker,
	CanvasOptions,
	MapCanvas,
	MarkerOptions,
} from './types';

/** The distance of a popup from the edge of the map. */
const POPUP_PADDING: [ number, number ] = [ 16, 16 ];
/** The distance of places and routes; more at the top, because pins stand above their points. */
const FIT_OPTIONS: FitBoundsOptions = {
	maxZoom: CLOSEST_ZOOM,
	paddingBottomRight: [ 32, 32 ],
	paddingTopLeft: [ 32, 56 ],
};

const toBounds = ( points: readonly Point[] ) =>
	points.map( ( { lat, lng } ): [ number, number ] => [ lat, lng ] );

const createPopup = ( point: Point, popup: HTMLElement ): Popup =>
	new Popup( {
		autoClose: false,
		autoPanPadding: POPUP_PADDING,
		className: 'chaty-map-bubble',
		closeButton: false,
		closeOnClick: false,
		closeOnEscapeKey: false,
		maxWidth: 280,
		offset: [ 0, -30 ],
	} )
		.setLatLng( point )
		.setContent( popup );

function addMarker( map: LeafletMap, options: MarkerOptions ): CanvasMarker {
	const { point, title, drawing, popup: content, onPress } = options;
	const button = makeElement(
		'button',
		{
			type: 'button',
			class: 'chaty-map-pin',
			'aria-label': title,
			...( content && { 'aria-expanded': 'false' } ),
		},
		drawing
	);
	const popup = content && createPopup( point, content );
	const icon = new DivIcon( {
		className: 'chaty-map-marker',
		html: button,
		// A pin stands on its point.
		iconAnchor: [ 22, content ? 44 : 22 ],
		iconSize: [ 44, 44 ],
	} );
	const still = { icon, interactive: false, keyboard: false };
	const marker = new Marker( point, still ).addTo( map );
	DomEvent.disableClickPropagation( button );
	DomEvent.on( button, 'click', onPress );
	DomEvent.on( button, 'focus', () => {
		if ( button.matches( ':focus-visible' ) ) {
			map.panInside( point, { padding: POPUP_PADDING } );
		}
	} );
	return {
		showPopup() {
			popup?.addTo( map );
			button.setAttribute( 'aria-expanded', 'true' );
		},
		hidePopup() {
			popup?.remove();
			button.setAttribute( 'aria-expanded', 'false' );
		},
		focus: () => button.focus(),
		hasFocus: () => button.matches( ':focus' ),
		setShown: ( isShown ) =>
			isShown ? marker.addTo( map ) : marker.remove(),
		remove: () => marker.remove(),
	};
}

function drawLine( map: LeafletMap, line: readonly Point[] ): Cleanup {
	const ends = [ line[ 0 ], line.at( -1 ) ].flatMap( ( end ) => end ?? [] );
	const layers = [
		...[ 'chaty-map-casing', 'chaty-map-line' ].map(
			( className ) =>
				new Polyline( [ ...line ], { className, interactive: false } )
		),
		...ends.map(
			( end ) =>
				new CircleMarker( end, {
					className: 'chaty-map-end',
					interactive: false,
					radius: 6,
				} )
		),
	];
	layers.forEach( ( layer ) => layer.addTo( map ) );
	map.fitBounds( toBounds( line ), FIT_OPTIONS );
	return () => layers.forEach( ( layer ) => layer.remove() );
}

/** Draws a map of tiles with Leaflet, and with our own markers, buttons and attribution. */
export function createLeafletCanvas( canvasOptions: CanvasOptions ): MapCanvas {
	const { box, options, onPress } = canvasOptions;
	const frame = makeElement( 'div', { class: 'chaty-map-canvas' } );
	box.append( frame );
	const { map, cleanup } = createLeafletMap( frame, options );
	const cleanups = [
		cleanup,
		addTiles( map, canvasOptions ),
		addGestureHint( box ),
	];
	const controls = [
		...( options.hasControls ? [ createZoomButtons( map ) ] : [] ),
		createAttribution( options.services ),
	];
	box.append( ...controls );
	map.on( 'click', onPress );

	return {
		setView: ( center, zoom ) => map.setView( center, zoom ),
		getZoom: () => map.getZoom(),
		onZoom: ( handle ) => map.on( 'zoomend', handle ),
		fit: ( points ) =>
			map.fitBounds( toBounds( points ), {
				...FIT_OPTIONS,
				animate: false,
			} ),
		addMarker: ( marker ) => addMarker( map, marker ),
		drawLine: ( line ) => drawLine( map, line ),
		focus: () => frame.focus( { preventScroll: true } ),
		destroy: () => {
			cleanupAll( cleanups )();
			[ frame, ...controls ].forEach( ( one ) => one.remove() );
		},
	};
}
