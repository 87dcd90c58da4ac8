import { hasConsent, THIRD_PARTY } from '../../shared/consent';
import { timeoutSignal } from '../../shared/timers';
import type { Assets } from '../domain/settings/types';
import type { ConditionsBrowser } from '../browser/types';

// docs/how-it-works.md, "Country" and "Cookies and storage".
const KEY = 'chaty_user_country_code';
const COOKIE_DAYS = 365;
const TIMEOUT_MS = 2000;

/** The default, unless the site has others (`class-general-settings.php`). */
export const USUAL = {
	url: 'https://www.cloudflare.com/cdn-cgi/trace',
	code: '',
};

let pending: Promise< string > | undefined;

/** The country code in the line `loc=XX` of a trace service's reply, or `''`. */
export function parseTraceCountry( reply: string ): string {
	return /^loc=([a-z]{2})\s*$/im.exec( reply )?.[ 1 ]?.toUpperCase() ?? '';
}

async function fetchCountry(
	browser: ConditionsBrowser,
	url: string
): Promise< string > {
	await browser.whenLoaded();
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
 * The visitor's country, `''` when it is unknown. The trace service is asked once a page, after the
 * load, and its answer is remembered; without consent, where a plugin asks for it, neither is done. A site that
 * knows the country itself needs no service.
 */
export async function findCountry(
	browser: ConditionsBrowser,
	{ base, country = base ? USUAL : undefined }: Assets
): Promise< string > {
	return (
		country?.code ||
		( hasConsent( browser, THIRD_PARTY ) &&
			( browser.readSession( KEY ) ||
				browser.readCookie( KEY ) ||
				( country?.url &&
					( pending ??= fetchCountry(
						browser,
						country.url
					) ) ) ) ) ||
		''
	);
}
