import type { Assets } from '../domain/settings/types';
import { parseTraceCountry } from '../domain/country';
import type { VisitPlatform } from '../browser/types';

const KEY = 'chaty_user_country_code';
/** Spec section 9. */
const COOKIE_DAYS = 365;
const TIMEOUT_MS = 2000;

let asking: Promise< string > | undefined;

async function ask( platform: VisitPlatform, url: string ): Promise< string > {
	await new Promise< void >( ( resolve ) => platform.whenLoaded( resolve ) );
	const code = parseTraceCountry( await platform.getText( url, TIMEOUT_MS ) );
	if ( code && ! platform.writeSession( KEY, code ) ) {
		platform.writeCookie( KEY, code, COOKIE_DAYS );
	}
	return code;
}

/**
 * The visitor's country, `''` when nobody knows it. The service is asked once a page, after the
 * page has loaded, and its answer is remembered (spec section 3, "Client-side storage"). A site
 * that knows the country by itself needs no service.
 */
export async function findCountry(
	platform: VisitPlatform,
	{ country }: Assets
): Promise< string > {
	return (
		country?.code ||
		platform.readSession( KEY ) ||
		platform.readCookie( KEY ) ||
		( country?.url ? ( asking ??= ask( platform, country.url ) ) : '' )
	);
}
