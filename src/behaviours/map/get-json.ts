import { parseJson, request } from '../../shared/http';
import { timeoutSignal } from '../../shared/timers';
import { SERVICE_TIMEOUT_MS } from './errors';

/**
 * Asks a service for JSON. Sends the page's origin, whatever the page's own referrer policy: the usage
 * policies of open services ask for it (operations.osmfoundation.org/policies/nominatim).
 */
export async function getJson( url: string ) {
	const { status, text } = await request( url, {
		signal: timeoutSignal( SERVICE_TIMEOUT_MS ),
		referrerPolicy: 'strict-origin-when-cross-origin',
	} );
	return { status, body: parseJson( text ) };
}
