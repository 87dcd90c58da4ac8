import { asRecord } from '../../shared/raw-values';
import { createGoogleCanvas } from './google-canvas';
import { loadGoogle } from './google-loader';
import { findGoogleRoute } from './google-router';
import { inTime } from './with-timeout';
import { rememberPlaces } from './geocode-cache';
import { createLookup, type FindAddress } from './geocode-queue';
import type { MapServices } from './options';
import type { Point } from './point';
import type { MapProvider } from './provider';
import { RouteError, type RouteErrorCode } from './route-error';
import { readGoogleStatus } from './service-errors';

/** A geocoder without results has not found the address; a router without results has no route. */
const codeOfGeocoder = ( status: unknown ): RouteErrorCode => {
	const code = readGoogleStatus( status ) ?? 'UNKNOWN_ERROR';
	return code === 'ZERO_RESULTS' ? 'NOT_FOUND' : code;
};

async function askGoogle(
	services: MapServices,
	address: string
): Promise< Point > {
	const { Geocoder } = await loadGoogle( services, 'geocoding' );
	const { results } = await inTime(
		new Geocoder().geocode( { address } )
	).catch( ( error: unknown ) => {
		throw error instanceof RouteError
			? error
			: new RouteError( codeOfGeocoder( asRecord( error )[ 'code' ] ) );
	} );
	const [ first ] = results;
	if ( ! first ) {
		throw new RouteError( 'NOT_FOUND' );
	}
	return first.geometry.location.toJSON();
}

/** All maps of a page wait in one line. */
let line: FindAddress | undefined;

/** Map, addresses and routes by Google, with the site's own key. */
export function createGoogleProvider( services: MapServices ): MapProvider {
	const findAddress = ( line ??= createLookup( ( address ) =>
		askGoogle( services, address )
	) );
	return {
		createCanvas: createGoogleCanvas,
		findAddress,
		findPlace: rememberPlaces( findAddress ),
		findRoute: ( question ) => findGoogleRoute( services, question ),
	};
}
