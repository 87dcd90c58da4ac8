import { cleanupAll } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import {
	CircleMarker,
	DivIcon,
	DomEvent,
	Marker,
	Polyline,
	Popup,
	TileLayer,
	type FitBoundsOptions,
	type Map as LeafletMap,
} from 'leaflet/dist/leaflet-src.esm.js';
import {
	CLOSEST_ZOOM,
	type CanvasParts,
	type CanvasPin,
	type MapCanvas,
	type PinParts,
} from './renderer';
import { createCredit } from './credit';
import { createLeafletMap } from './leaflet-map';
import type { Make } from './make';
import { hintAtTwoFingers } from './gesture-hint';
import { createPin } from './pin';
import type { Point } from './point';
import { watchTiles } from './watch-tiles';
import { createZoomButtons } from './zoom-buttons';

/** How far from the edge of the map a popup stays. */
const MARGIN: [ number, number ] = [ 16, 16 ];
/** How far places and routes stay: pins stand above their points. */
const FRAME: FitBoundsOptions = {
	maxZoom: CLOSEST_ZOOM,
	paddingBottomRight: [ 32, 32 ],
	paddingTopLeft: [ 32, 56 ],
};

const toBounds = ( points: readonly Point[] ) =>
	points.map( ( { lat, lng } ): [ number, number ] => [ lat, lng ] );

function addTiles(
	map: LeafletMap,
	{ options, onHealth }: CanvasParts
): Cleanup {
	const { tiles, maxZoom } = options.services;
	if ( ! tiles ) {
		onHealth( false );
		return () => {};
	}
	const layer = new TileLayer( tiles, {
		maxZoom,
		// Open tile servers want to know who asks, whatever the page's own policy.
		referrerPolicy: 'strict-origin-when-cross-origin',
	} );
	const undo = watchTiles( layer, onHealth );
	layer.addTo( map );
	return undo;
}

function createBubble( { point, popup }: PinParts ): Popup {
	return new Popup( {
		autoClose: false,
		autoPanPadding: MARGIN,
		className: 'chaty-map-bubble',
		closeButton: false,
		closeOnClick: false,
		closeOnEscapeKey: false,
		maxWidth: 280,
		offset: [ 0, -30 ],
	} )
		.setLatLng( point )
		.setContent( popup );
}

function addPin( map: LeafletMap, make: Make, parts: PinParts ): CanvasPin {
	const { point, title, onPress } = parts;
	const button = createPin( make, title );
	const bubble = createBubble( parts );
	const icon = new DivIcon( {
		className: 'chaty-map-marker',
		html: button,
		iconAnchor: [ 22, 44 ],
		iconSize: [ 44, 44 ],
	} );
	new Marker( point, { icon, interactive: false, keyboard: false } ).addTo(
		map
	);
	DomEvent.disableClickPropagation( button );
	DomEvent.on( button, 'click', onPress );
	DomEvent.on( button, 'focus', () => {
		if ( button.matches( ':focus-visible' ) ) {
			map.panInside( point, { padding: MARGIN } );
		}
	} );
	const tell = ( isOpen: boolean ) =>
		button.setAttribute( 'aria-expanded', String( isOpen ) );
	return {
		showPopup() {
			map.addLayer( bubble );
			tell( true );
		},
		hidePopup() {
			map.removeLayer( bubble );
			tell( false );
		},
		focus: () => button.focus(),
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
	map.fitBounds( toBounds( line ), FRAME );
	return () => layers.forEach( ( layer ) => layer.remove() );
}

/** Draws a map of tiles by Leaflet, with our own markers, buttons and credit. */
export function createLeafletCanvas( parts: CanvasParts ): MapCanvas {
	const { box, make, options } = parts;
	const frame = make( 'div', { class: 'chaty-map-canvas' } );
	box.append( frame );
	const { map, undo } = createLeafletMap( frame, options );
	const undos = [ undo, addTiles( map, parts ), hintAtTwoFingers( parts ) ];
	const buttons = options.hasControls
		? createZoomButtons( map, parts )
		: null;
	const credit = createCredit( make, options.services );
	box.append( ...( buttons ? [ buttons ] : [] ), credit );
	map.on( 'click', parts.onPress );

	return {
		setView: ( centre, zoom ) =>
			map.setView( centre, zoom, { animate: false } ),
		fit: ( points ) =>
			map.fitBounds( toBounds( points ), { ...FRAME, animate: false } ),
		addPin: ( pin ) => addPin( map, make, pin ),
		drawLine: ( line ) => drawLine( map, line ),
		focus: () => frame.focus( { preventScroll: true } ),
		destroy: () => {
			cleanupAll( undos )();
			[ frame, buttons, credit ].forEach( ( one ) => one?.remove() );
		},
	};
}
