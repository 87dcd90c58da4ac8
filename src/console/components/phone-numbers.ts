import {
	getCountryCallingCode,
	getExampleNumber,
	isSupportedCountry,
	parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';

export function parseNumber( number: string, siteCountry = '' ) {
	const dialed = '+' + number.replace( /\D/g, '' );
	const found = parsePhoneNumberFromString( dialed );
	const isOfSite =
		isSupportedCountry( siteCountry ) &&
		getCountryCallingCode( siteCountry ) === found?.countryCallingCode;
	return found
		? {
				/**
				 * Two letters; empty for numbers of no country. Some countries share a code, such as +1 and +44: a
				 * wrong number of theirs is of the site's country.
				 */
				country: found.country ?? ( isOfSite ? siteCountry : '' ),
				/** The plans drop the zero of `+49 (0)30`. Links would dial it, so such a number is invalid. */
				isValid: found.isValid() && found.number === dialed,
				international: found.formatInternational(),
		  }
		: null;
}

/** A mobile number of a country as an example, with its country code; empty for a country without a plan. */
export const getExample = ( country: string ): string =>
	( isSupportedCountry( country ) &&
		getExampleNumber( country, examples )?.formatInternational() ) ||
	'';
