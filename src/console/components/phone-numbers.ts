import {
	getExampleNumber,
	isSupportedCountry,
	parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';

export function parseNumber( number: string ) {
	const found = parsePhoneNumberFromString( '+' + number.replace( '+', '' ) );
	return found
		? {
				/** Two letters; empty for numbers of no country. */
				country: found.country ?? '',
				isValid: found.isValid(),
				international: found.formatInternational(),
		  }
		: null;
}

/** A mobile number of a country as an example, with its country code; empty for a country without a plan. */
export const getExample = ( country: string ): string =>
	( isSupportedCountry( country ) &&
		getExampleNumber( country, examples )?.formatInternational() ) ||
	'';
