import { rememberPlaces } from './geocode-cache';
import { createLeafletCanvas } from './leaflet-canvas';
import { createLookup, type FindAddress, type Lookup } from './geocode-queue';
import { createNominatim } from './nominatim';
import type { MapServices } from './options';
import { createOsrm } from './osrm';
import type { Translate } from './osrm-steps';
import type { Point } from './point';
import type { MapProvider } from './provider';
import { RouteError } from './route-error';
import { askSite } from './site-geocoder';

/** Nominatim's policy: at most one request a second. */
const GAP_MS = 1000;

/** All maps of a page wait in one line for each service. */
const lines = new Map< string, Lookup< Point | null > >();

function findLine(
	url: string,
	ask: ( address: string ) => Promise< Point | null >,
	gapMs = 0
): Lookup< Point | null > {
	const line = lines.get( url ) ?? createLookup( ask, gapMs );
	lines.set( url, line );
	return line;
}

function createFinder( { geocoder }: MapServices ): FindAddress {
	return async ( address, onSlow ) => {
		const find =
			geocoder &&
			findLine( geocoder, createNominatim( geocoder ), GAP_MS );
		const point = find ? await find( address, onSlow ) : null;
		if ( ! point ) {
			throw new RouteError( find ? 'NOT_FOUND' : 'REQUEST_DENIED' );
		}
		return point;
	};
}

/** Tiles drawn by Leaflet, addresses by Nominatim, routes by OSRM: each where the site says. */
export function createOsmProvider(
	services: MapServices,
	translate: Translate
): MapProvider {
	const { rest, router } = services;
	const findAddress = createFinder( services );
	return {
		createCanvas: async ( parts ) => createLeafletCanvas( parts ),
		findAddress,
		findPlace: rememberPlaces( async ( address, onSlow ) => {
			const find =
				rest && findLine( rest, ( one ) => askSite( services, one ) );
			const point = find ? await find( address, onSlow ) : null;
			return point ?? findAddress( address, onSlow );
		} ),
		...( router && { findRoute: createOsrm( router, translate ) } ),
	};
}
