import { asRecord } from '../../shared/raw-values';
import { getJson } from './get-json';
import { parsePoint, type Point } from './point';
import { RouteError } from './route-error';
import { readHttpStatus } from './service-errors';

/** How long a service may take. */
export const TIMEOUT_MS = 10000;

/** Asks a geocoder that speaks Nominatim's protocol, such as OpenStreetMap's or one's own. */
export function createNominatim(
	url: string
): ( address: string ) => Promise< Point > {
	return async ( address ) => {
		const query = new URL( url );
		query.searchParams.set( 'format', 'jsonv2' );
		query.searchParams.set( 'limit', '1' );
		query.searchParams.set( 'q', address );
		const { status, body } = await getJson( query.href, TIMEOUT_MS );
		const failure = readHttpStatus( status );
		if ( failure ) {
			throw new RouteError( failure );
		}
		if ( ! Array.isArray( body ) ) {
			throw new RouteError( 'UNKNOWN_ERROR' );
		}
		const { lat, lon } = asRecord( body[ 0 ] );
		const point = parsePoint( lat, lon );
		if ( ! point ) {
			throw new RouteError( 'NOT_FOUND' );
		}
		return point;
	};
}
