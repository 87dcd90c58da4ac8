import { prefersReducedMotion, translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import {
	Map as LeafletMap,
	type PanOptions,
	type PointExpression,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { MapOptions } from './options';

/** A map that jumps where others glide, for visitors who want less motion. */
class StillMap extends LeafletMap {
	override panBy( offset: PointExpression, options?: PanOptions ): this {
		return super.panBy( offset, { ...options, animate: false } );
	}
}

/**
 * One finger scrolls the page, two move the map, a mouse or a pen drags it. Told by what touches,
 * not by the device, because many have both.
 */
function dragByPointer( map: LeafletMap, frame: HTMLElement ): Cleanup {
	const choose = ( event: Event ) => {
		if ( ( event as PointerEvent ).pointerType === 'touch' ) {
			map.dragging.disable();
		} else {
			map.dragging.enable();
		}
	};
	frame.addEventListener( 'pointerdown', choose, true );
	return () => frame.removeEventListener( 'pointerdown', choose, true );
}

/** A map keeps its middle when its box changes: in a tab that opens, on a phone that is turned. */
function followSize( map: LeafletMap, frame: HTMLElement ): Cleanup {
	const observer = new ResizeObserver( () =>
		map.invalidateSize( { animate: false } )
	);
	observer.observe( frame );
	return () => observer.disconnect();
}

/** Makes Leaflet's map in a frame. Its own controls and pictures are not used. */
export function createLeafletMap(
	frame: HTMLElement,
	{ label, hasWheel, services }: MapOptions
): { readonly map: LeafletMap; readonly undo: Cleanup } {
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
	const undos = [ dragByPointer( map, frame ), followSize( map, frame ) ];
	// No landmark: a page may have many maps.
	frame.setAttribute( 'role', 'group' );
	frame.setAttribute( 'aria-label', label || translate( 'Map' ) );
	return {
		map,
		undo: () => {
			undos.forEach( ( undo ) => undo() );
			map.remove();
		},
	};
}
