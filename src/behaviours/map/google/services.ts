import { asRecord } from '../../../shared/raw-values';
import { MapError, parseGoogleStatus, type MapErrorCode } from '../errors';
import { createLookup } from '../geocode-queue';
import { cacheInSession } from '../geocoders';
import type { MapServices } from '../options';
import type { Point } from '../point';
import type { FindAddress, MapProvider, MapRoute, RouteQuery } from '../types';
import { createGoogleCanvas } from './canvas';
import { loadGoogle, withTimeout } from './loader';
import type { GoogleRoute } from './types';

/** Google's names of travel modes. */
const TRAVEL_MODES = {
	car: 'DRIVING',
	bicycle: 'BICYCLING',
	foot: 'WALKING',
} as const;
/** The fields of a route that are used: Google charges by field. */
const FIELDS = [ 'path', 'distanceMeters', 'durationMillis', 'legs' ];

/** Waits for a response; rejects with a MapError whatever Google rejects with. */
const ask = < Response >(
	response: Promise< Response >
): Promise< Response > =>
	withTimeout( response ).catch( ( error: unknown ) => {
		const code: MapErrorCode =
			error instanceof MapError
				? error.code
				: parseGoogleStatus( asRecord( error )[ 'code' ] ) ??
				  'UNKNOWN_ERROR';
		throw new MapError( code );
	} );

async function geocode(
	services: MapServices,
	address: string
): Promise< Point > {
	const { Geocoder } = await loadGoogle( services, 'geocoding' );
	const { results } = await ask(
		new Geocoder().geocode( { address } )
	).catch( ( error: MapError ) => {
		// No results means an unknown address from a geocoder, no route from a router.
		throw error.code === 'ZERO_RESULTS'
			? new MapError( 'NOT_FOUND' )
			: error;
	} );
	const [ first ] = results;
	if ( ! first ) {
		throw new MapError( 'NOT_FOUND' );
	}
	return first.geometry.location.toJSON();
}

function parseRoute( {
	path,
	distanceMeters,
	durationMillis,
	legs,
}: GoogleRoute ): MapRoute {
	const steps = ( legs ?? [] ).flatMap( ( leg ) => leg.steps ?? [] );
	return {
		line: ( path ?? [] ).map( ( { lat, lng } ) => ( { lat, lng } ) ),
		meters: distanceMeters ?? 0,
		seconds: ( durationMillis ?? 0 ) / 1000,
		steps: steps.map( ( step ) => ( {
			text: step.instructions ?? '',
			meters: step.distanceMeters ?? 0,
		} ) ),
	};
}

/** Google returns the sentences of the directions in the page's language. */
async function findRoute(
	services: MapServices,
	{ from, to, travelMode }: RouteQuery
): Promise< MapRoute > {
	const { Route: Routes } = await loadGoogle( services, 'routes' );
	const { routes = [] } = await ask(
		Routes.computeRoutes( {
			origin: from,
			destination: to,
			travelMode: TRAVEL_MODES[ travelMode ],
			fields: FIELDS,
		} )
	);
	const route = routes[ 0 ] && parseRoute( routes[ 0 ] );
	if ( ! route?.line.length ) {
		throw new MapError( 'ZERO_RESULTS' );
	}
	return route;
}

/** One queue, shared by all maps of a page. */
let queue: FindAddress | undefined;

/** Map, addresses and routes by Google, with the site's own API key. */
export function createGoogleProvider( services: MapServices ): MapProvider {
	const findAddress = ( queue ??= createLookup( ( address ) =>
		geocode( services, address )
	) );
	return {
		createCanvas: createGoogleCanvas,
		findAddress,
		findPlace: cacheInSession( findAddress ),
		findRoute: ( query ) => findRoute( services, query ),
	};
}
