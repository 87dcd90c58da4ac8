import {
	cleanupAll,
	listen,
	prefersReducedMotion,
	translate,
} from '@chaty/runtime';
import {
	Map as LeafletMap,
	TileLayer,
	type PanOptions,
	type PointExpression,
} from 'leaflet/dist/leaflet-src.esm.js';
import { setTimer } from '../../shared/timers';
import type { Cleanup } from '../../shared/types';
import type { MapOptions } from './options';
import type { CanvasOptions } from './types';

/** How long a map may stay without a single tile before that is reported. */
const TILES_TIMEOUT_MS = 10_000;

/** Jumps instead of animating, for visitors who prefer reduced motion. */
class StillMap extends LeafletMap {
	override panBy( offset: PointExpression, options?: PanOptions ): this {
		return super.panBy( offset, { ...options, animate: false } );
	}
}

/**
 * Makes one finger scroll the page and two move the map, while a mouse or a pen drags it. Decided by
 * each pointer, not by the device, because many devices have several kinds.
 */
const dragByPointer = ( map: LeafletMap, frame: HTMLElement ): Cleanup =>
	listen(
		frame,
		'pointerdown',
		( event ) => {
			const isTouch = ( event as PointerEvent ).pointerType === 'touch';
			map.dragging[ isTouch ? 'disable' : 'enable' ]();
		},
		true
	);

/** Keeps the center when the box changes its size: in a tab that opens, on a phone that is turned. */
function followSize( map: LeafletMap, frame: HTMLElement ): Cleanup {
	const observer = new ResizeObserver( () =>
		map.invalidateSize( { animate: false } )
	);
	observer.observe( frame );
	return () => observer.disconnect();
}

/** Creates Leaflet's map in a frame, without Leaflet's own controls and images. */
export function createLeafletMap(
	frame: HTMLElement,
	{ label, hasWheel, services }: MapOptions
): { readonly map: LeafletMap; readonly cleanup: Cleanup } {
	const isStill = prefersReducedMotion();
	const map = new ( isStill ? StillMap : LeafletMap )( frame, {
		attributionControl: false,
		boxZoom: false,
		closePopupOnClick: false,
		dragging: true,
		fadeAnimation: ! isStill,
		inertia: ! isStill,
		markerZoomAnimation: ! isStill,
		maxZoom: services.maxZoom,
		scrollWheelZoom: hasWheel,
		zoomAnimation: ! isStill,
		zoomControl: false,
	} );
	const cleanup = cleanupAll( [
		() => map.remove(),
		dragByPointer( map, frame ),
		followSize( map, frame ),
	] );
	// A group instead of a region: a page may have many maps, and landmarks should be few.
	frame.setAttribute( 'role', 'group' );
	frame.setAttribute( 'aria-label', label || translate( 'Map' ) );
	return { map, cleanup };
}

/** Reports false when all tiles of a view failed, or when none arrived in time. */
function watchTiles(
	layer: TileLayer,
	onTiles: ( areLoaded: boolean ) => void
): Cleanup {
	let hasTile = false;
	let stopTimer: Cleanup = () => {};

	layer.on( 'loading', () => {
		hasTile = false;
		stopTimer();
		stopTimer = setTimer( TILES_TIMEOUT_MS, () => onTiles( hasTile ) );
	} );
	layer.on( 'tileload', () => {
		hasTile = true;
		onTiles( true );
	} );
	layer.on( 'load', () => {
		stopTimer();
		onTiles( hasTile );
	} );
	return () => {
		stopTimer();
		layer.off();
	};
}

export function addTiles(
	map: LeafletMap,
	{ options, onTiles }: CanvasOptions
): Cleanup {
	const { tiles, maxZoom } = options.services;
	if ( ! tiles ) {
		onTiles( false );
		return () => {};
	}
	const layer = new TileLayer( tiles, {
		maxZoom,
		// Open tile servers ask for the page's own host, whatever the page's own referrer policy is.
		referrerPolicy: 'strict-origin-when-cross-origin',
	} );
	const cleanup = watchTiles( layer, onTiles );
	layer.addTo( map );
	return cleanup;
}
