import { parseJson } from '../../shared/http';
import { asRecord } from '../../shared/raw-values';
import { session } from '../../shared/session-storage';
import { MapError, parseHttpStatus } from './errors';
import { getJson } from './get-json';
import { parsePoint, type Point } from './point';
import type { FindAddress } from './types';

/** The error code of the site's geocoder for an address that no service knows. */
const UNKNOWN_ADDRESS = 'chaty_address_unknown';

/** The key of found addresses in the session storage. */
const CACHE_KEY = 'chaty_places';
/** More places than a page lists. */
const MAX_CACHED = 100;

/** Asks a geocoder with Nominatim's API: OpenStreetMap's, or the site's own. */
export function createNominatim(
	url: string
): ( address: string ) => Promise< Point > {
	return async ( address ) => {
		const query = new URL( url );
		query.searchParams.set( 'format', 'jsonv2' );
		query.searchParams.set( 'limit', '1' );
		query.searchParams.set( 'q', address );
		const { status, body } = await getJson( query.href );
		const code = parseHttpStatus( status );
		if ( code ) {
			throw new MapError( code );
		}
		if ( ! Array.isArray( body ) ) {
			throw new MapError( 'UNKNOWN_ERROR' );
		}
		const { lat, lon } = asRecord( body[ 0 ] );
		const point = parsePoint( lat, lon );
		if ( ! point ) {
			throw new MapError( 'NOT_FOUND' );
		}
		return point;
	};
}

/**
 * Asks the site, which looks up each address of its pages once and stores it. `null` where it does not
 * answer, or where the page's content does not have the address.
 */
export async function askSite(
	{ rest, page }: { readonly rest: string; readonly page: number },
	address: string
): Promise< Point | null > {
	const query = new URL( rest );
	query.searchParams.set( 'page', String( page ) );
	query.searchParams.set( 'address', address );
	const { status, body } = await getJson( query.href );
	const { lat, lng, code } = asRecord( body );
	if ( code === UNKNOWN_ADDRESS ) {
		throw new MapError( 'NOT_FOUND' );
	}
	if ( status === 429 ) {
		throw new MapError( 'OVER_QUERY_LIMIT' );
	}
	return status === 200 ? parsePoint( lat, lng ) : null;
}

const readCache = () =>
	asRecord( parseJson( session.readSession( CACHE_KEY ) ) );

function writeCache( address: string, { lat, lng }: Point ): void {
	const entries = Object.entries( readCache() ).slice( 1 - MAX_CACHED );
	session.writeSession(
		CACHE_KEY,
		JSON.stringify(
			Object.fromEntries( [ ...entries, [ address, [ lat, lng ] ] ] )
		)
	);
}

/** Looks up each address of the page once a session. Addresses that visitors type are never stored. */
export function cacheInSession( find: FindAddress ): FindAddress {
	return async ( address, onSlowdown ) => {
		const cached = readCache()[ address ];
		const point = Array.isArray( cached )
			? parsePoint( cached[ 0 ], cached[ 1 ] )
			: null;
		if ( point ) {
			return point;
		}
		const found = await find( address, onSlowdown );
		writeCache( address, found );
		return found;
	};
}
