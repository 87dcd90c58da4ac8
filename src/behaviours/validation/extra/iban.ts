/** The length of IBANs by country (SWIFT's IBAN Registry). */
const LENGTHS =
	'AD24AE23AL28AT20AZ28BA20BE16BG22BH22BI27BR29BY28CH21CR22CY28CZ24DE22DJ27DK18DO28EE20EG29ES24FI18FK18FO18FR27GB22GE22GI23GL18GR27GT28HN28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19MN20MR27MT31MU30NI28NL18NO15OM23PK24PL28PS29PT25QA29RO24RS22RU33SA24SC31SD18SE24SI19SK24SM27SO23ST25SV28TL23TN24TR26UA29VA22VG24XK20YE30';

/** ISO 13616: country, two check digits, account; without spaces. */
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/**
 * Whether a text is an IBAN (ISO 13616): with the length of its country, where that is known, and valid
 * check digits (ISO 7064, MOD 97-10).
 */
export function isIban( text: string ): boolean {
	const number = text.replace( /\s/g, '' ).toUpperCase();
	const length = LENGTHS.split( number.slice( 0, 2 ) )[ 1 ]?.slice( 0, 2 );
	if (
		! IBAN.test( number ) ||
		( length && Number( length ) !== number.length )
	) {
		return false;
	}
	const digits = ( number.slice( 4 ) + number.slice( 0, 4 ) ).replace(
		/[A-Z]/g,
		( letter ) => `${ parseInt( letter, 36 ) }`
	);
	return BigInt( digits ) % BigInt( 97 ) === BigInt( 1 );
}
