import { isEmailAddress } from '../../shared/email';
import { isDate, isIsoDate } from './calendar';
import { isWebAddress } from './url';

type Limit = number | string;

/** What each rule is told besides the value. */
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

/** Whether a value is right. `length` is that of the text, or how many are chosen. */
type Rule< Param > = (
	value: string,
	param: Param,
	facts: { readonly length: number }
) => boolean;

const NUMBER = /^-?(?!$)(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+)?$/;

/** `1,234.5` is a number as well. */
const toNumber = ( value: Limit ): number =>
	Number( `${ value }`.replace( /,/g, '' ) );

/** Numbers by their size; what is compared with a date, by its signs. */
function compare( value: string, limit: Limit ): number {
	const size = toNumber( limit );
	return Number.isNaN( size )
		? Number( value > limit ) - Number( value < limit )
		: toNumber( value ) - size;
}

const countDecimals = ( value: Limit ): number =>
	`${ value }`.split( '.' )[ 1 ]?.length ?? 0;

/**
 * The rules (spec section 5). A value that is empty is asked of `required` alone. A class may name
 * those that look at nothing but the value.
 */
export const RULES: { readonly [ Name in RuleName ]: Rule< Params[ Name ] > } =
	{
		required: ( value ) => value !== '',
		email: isEmailAddress,
		url: isWebAddress,
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
			// Whole numbers: 0.3 / 0.1 is not 3.
			const scale =
				10 ** Math.max( countDecimals( value ), countDecimals( by ) );
			const rest =
				Math.round( toNumber( value ) * scale ) %
				Math.round( by * scale );
			return rest === 0 || ! ( by > 0 );
		},
	};
