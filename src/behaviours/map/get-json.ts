import { parseJson, request } from '../../shared/http';
import { timeoutSignal } from '../../shared/timers';

/**
 * Asks a service for JSON. Sends the page's origin, whatever the page's own referrer policy: the usage
 * policies of open services ask for it (operations.osmfoundation.org/policies/nominatim).
 */
export async function getJson( url: string, timeoutMs: number ) {
	const { status, text } = await request( url, {
		signal: timeoutSignal( timeoutMs ),
		referrerPolicy: 'strict-origin-when-cross-origin',
	} );
	return { status, body: parseJson( text ) };
}
