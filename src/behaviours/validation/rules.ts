import { isEmailAddress } from '../../shared/email';
import { isDate, isIsoDate, isWebUrl } from './formats';

type Limit = number | string;

/** The parameter of each rule. */
interface Params {
	required: boolean;
	email: boolean;
	url: boolean;
	date: boolean;
	dateISO: boolean;
	number: boolean;
	digits: boolean;
	/** The other field's value. */
	equalTo: string;
	minlength: number;
	maxlength: number;
	rangelength: readonly [ number, number ];
	min: Limit;
	max: Limit;
	range: readonly [ Limit, Limit ];
	step: number;
}

export type RuleName = keyof Params;

/** Whether a value is valid. */
type Rule< Param > = (
	value: string,
	param: Param,
	facts: { readonly length: number }
) => boolean;

const NUMBER = /^-?(?!$)(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+)?$/;

/** Parses numbers with thousands separators too: `1,234.5`. */
const parseNumber = ( value: Limit ): number =>
	Number( `${ value }`.replace( /,/g, '' ) );

/** Compares numbers by size, and anything else, such as dates, as text. */
export function compare( value: string, limit: Limit ): number {
	const number = parseNumber( limit );
	return Number.isNaN( number )
		? Number( value > limit ) - Number( value < limit )
		: parseNumber( value ) - number;
}

const countDecimals = ( value: Limit ): number =>
	`${ value }`.split( '.' )[ 1 ]?.length ?? 0;

/**
 * The rules (docs/behaviours/validation.md, "Rules"). Only `required` gets empty values. A class can name the
 * rules that take only the value.
 */
export const RULES: { readonly [ Name in RuleName ]: Rule< Params[ Name ] > } =
	{
		required: ( value ) => value !== '',
		email: isEmailAddress,
		url: isWebUrl,
		date: isDate,
		dateISO: isIsoDate,
		number: ( value ) => NUMBER.test( value ),
		digits: ( value ) => /^\d+$/.test( value ),
		equalTo: ( value, other ) => value === other,
		minlength: ( _, least, { length } ) => length >= least,
		maxlength: ( _, most, { length } ) => length <= most,
		rangelength: ( _, limits, { length } ) =>
			length >= limits[ 0 ] && length <= limits[ 1 ],
		min: ( value, least ) => compare( value, least ) >= 0,
		max: ( value, most ) => compare( value, most ) <= 0,
		range: ( value, limits ) =>
			compare( value, limits[ 0 ] ) >= 0 &&
			compare( value, limits[ 1 ] ) <= 0,
		step: ( value, by ) => {
			// As integers, because 0.3 / 0.1 is not 3.
			const scale =
				10 ** Math.max( countDecimals( value ), countDecimals( by ) );
			const rest =
				Math.round( parseNumber( value ) * scale ) %
				Math.round( by * scale );
			return rest === 0 || ! ( by > 0 );
		},
	};
