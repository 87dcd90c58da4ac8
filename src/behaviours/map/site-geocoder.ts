import { asRecord } from '../../shared/raw-values';
import { getJson } from './get-json';
import { TIMEOUT_MS } from './nominatim';
import { parsePoint, type Point } from './point';
import { RouteError } from './route-error';

/** What the site says of an address that nobody knows. */
const UNKNOWN = 'chaty_address_unknown';

/**
 * Asks the site itself, which looks up each address of its pages once and keeps it. `null` where it
 * does not answer, or does not know that its page has the address.
 */
export async function askSite(
	{ rest, page }: { readonly rest: string; readonly page: number },
	address: string
): Promise< Point | null > {
	const query = new URL( rest );
	query.searchParams.set( 'page', String( page ) );
	query.searchParams.set( 'address', address );
	const { status, body } = await getJson( query.href, TIMEOUT_MS );
	const { lat, lng, code } = asRecord( body );
	if ( code === UNKNOWN ) {
		throw new RouteError( 'NOT_FOUND' );
	}
	if ( status === 429 ) {
		throw new RouteError( 'OVER_QUERY_LIMIT' );
	}
	return status === 200 ? parsePoint( lat, lng ) : null;
}
