import { toLanguage } from './lists';
import type { SiteData } from './preload';

/** Codes that name no country: groups, unknown, pseudo locales, and parts of countries without a code of ISO 3166. */
const NO_COUNTRY = /^(EU|EZ|UN|QO|X[AB]|ZZ|AC|CP|CQ|DG|EA|IC|TA)$/;

/** https://european-union.europa.eu/principles-countries-history/eu-countries_en, 2026 */
const EU =
	'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';

export const COUNTRY_GROUPS = {
	eu: EU.split( ' ' ),
	eea: `${ EU } IS LI NO`.split( ' ' ),
} as const;

const createNames = ( locale: string ) =>
	new Intl.DisplayNames( [ toLanguage( locale ), 'en' ], {
		type: 'region',
		fallback: 'none',
	} );

const LETTERS = Array.from( 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' );

/** The countries by code, in the order of the owner's language. Old codes, such as `BU` for `MM`, are left out. */
export function listCountries( locale: string ): ReadonlyMap< string, string > {
	const names = createNames( locale );
	return new Map(
		LETTERS.flatMap( ( first ) =>
			LETTERS.map( ( second ) => first + second )
		)
			.filter(
				( code ) =>
					! NO_COUNTRY.test( code ) &&
					new Intl.Locale( `und-${ code }` ).region === code
			)
			.flatMap( ( code ): [ string, string ][] => {
				const name = names.of( code );
				return name ? [ [ code, name ] ] : [];
			} )
			.sort( ( [ , one ], [ , other ] ) => one.localeCompare( other ) )
	);
}

export const getCountryName = ( code: string, locale: string ): string =>
	/^[A-Z]{2}$/i.test( code )
		? createNames( locale ).of( code.toUpperCase() ) ?? code
		: code;

/** The country of a site: that of its time zone, or else the one where most speak its language. */
export const findSiteCountry = ( {
	country,
	locale,
}: Pick< SiteData, 'country' | 'locale' > ): string =>
	country ||
	( new Intl.Locale( toLanguage( locale ) ).maximize().region ?? '' );
