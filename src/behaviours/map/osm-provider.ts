import { MapError } from './errors';
import { createLookup } from './geocode-queue';
import { askSite, cacheInSession, createNominatim } from './geocoders';
import { createLeafletCanvas } from './leaflet-canvas';
import type { MapServices } from './options';
import { createOsrm } from './osrm';
import type { Point } from './point';
import type { FindAddress, Lookup, MapProvider } from './types';

/** Nominatim's usage policy: at most one request a second. */
const GAP_MS = 1000;

/** One queue for each service, shared by all maps of a page. */
const queues = new Map< string, Lookup< Point | null > >();

function getQueue(
	url: string,
	ask: ( address: string ) => Promise< Point | null >,
	gapMs = 0
): Lookup< Point | null > {
	const queue = queues.get( url ) ?? createLookup( ask, gapMs );
	queues.set( url, queue );
	return queue;
}

function createFindAddress( { geocoder }: MapServices ): FindAddress {
	return async ( address, onSlowdown ) => {
		const find =
			geocoder &&
			getQueue( geocoder, createNominatim( geocoder ), GAP_MS );
		const point = find ? await find( address, onSlowdown ) : null;
		if ( ! point ) {
			throw new MapError( find ? 'NOT_FOUND' : 'REQUEST_DENIED' );
		}
		return point;
	};
}

/** Tiles by Leaflet, addresses by Nominatim, routes by OSRM, at the URLs that the site sets. */
export function createOsmProvider( services: MapServices ): MapProvider {
	const { rest, router } = services;
	const findAddress = createFindAddress( services );
	return {
		createCanvas: async ( options ) => createLeafletCanvas( options ),
		findAddress,
		findPlace: cacheInSession( async ( address, onSlowdown ) => {
			const find =
				rest && getQueue( rest, ( one ) => askSite( services, one ) );
			const point = find ? await find( address, onSlowdown ) : null;
			return point ?? findAddress( address, onSlowdown );
		} ),
		...( router && { findRoute: createOsrm( router ) } ),
	};
}
