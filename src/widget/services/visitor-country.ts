import { timeoutSignal } from '../../shared/timers';
import type { Assets } from '../domain/settings/types';
import { parseTraceCountry } from '../domain/country';
import type { TriggersBrowser } from '../browser/types';

const KEY = 'chaty_user_country_code';
/** Spec section 9. */
const COOKIE_DAYS = 365;
const TIMEOUT_MS = 2000;

let pending: Promise< string > | undefined;

async function fetchCountry(
	browser: TriggersBrowser,
	url: string
): Promise< string > {
	await new Promise< void >( ( resolve ) => browser.whenLoaded( resolve ) );
	const { isOk, text } = await browser.request( url, {
		credentials: 'omit',
		signal: timeoutSignal( TIMEOUT_MS ),
	} );
	const code = isOk ? parseTraceCountry( text ) : '';
	if ( code && ! browser.writeSession( KEY, code ) ) {
		browser.writeCookie( KEY, code, COOKIE_DAYS );
	}
	return code;
}

/**
 * The visitor's country, `''` when nobody knows it. The service is asked once a page, after the
 * page has loaded, and its answer is remembered (spec section 3, "Client-side storage"). A site
 * that knows the country by itself needs no service.
 */
export async function findCountry(
	browser: TriggersBrowser,
	{ country }: Assets
): Promise< string > {
	return (
		country?.code ||
		browser.readSession( KEY ) ||
		browser.readCookie( KEY ) ||
		( country?.url
			? ( pending ??= fetchCountry( browser, country.url ) )
			: '' )
	);
}
