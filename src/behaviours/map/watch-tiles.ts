import type { Cleanup } from '../../shared/types';
import type { TileLayer } from 'leaflet/dist/leaflet-src.esm.js';
import { setTimer } from '../../shared/timers';

/** How long a view may stay without a single picture. */
const PATIENCE_MS = 10000;

/** Tells whether the pictures of a view come: not when all failed, and not when none came in time. */
export function watchTiles(
	layer: TileLayer,
	onHealth: ( isWell: boolean ) => void
): Cleanup {
	let isAny = false;
	let stop: Cleanup = () => {};

	layer.on( 'loading', () => {
		isAny = false;
		stop();
		stop = setTimer( PATIENCE_MS, () => onHealth( isAny ) );
	} );
	layer.on( 'tileload', () => {
		isAny = true;
		onHealth( true );
	} );
	layer.on( 'load', () => {
		stop();
		onHealth( isAny );
	} );
	return () => {
		stop();
		layer.off();
	};
}
