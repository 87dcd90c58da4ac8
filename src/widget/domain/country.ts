/** Two letters, but not the `XX` of services that do not know. */
const KNOWN_COUNTRY = /^(?!xx)[a-z]{2}$/i;

/** The country code in the reply of the trace service (its `loc=` line, spec section 7), or `''`. */
export function parseTraceCountry( reply: string ): string {
	return /^loc=([a-z]{2})\s*$/im.exec( reply )?.[ 1 ]?.toUpperCase() ?? '';
}

/**
 * Whether a visitor from this country may see a widget made for some countries (codes in upper case,
 * spec section 5). An unknown country passes: empty, `-`, or anything that is no code. An empty list
 * is for everyone.
 */
export function isCountryAllowed(
	countries: readonly string[],
	code: string
): boolean {
	return (
		! countries.length ||
		! KNOWN_COUNTRY.test( code ) ||
		countries.includes( code.toUpperCase() )
	);
}
