import { isEmailAddress } from '../../shared/email';
import { isDate, isIsoDate, isWebUrl } from './formats';

type Limit = number | string;

type Range< Limits > = readonly [ least: Limits, most: Limits ];

interface Facts {
	readonly length: number;
}

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
export const RULES = {
	required: ( value: string ) => value !== '',
	email: isEmailAddress,
	url: isWebUrl,
	date: isDate,
	dateISO: isIsoDate,
	number: ( value: string ) => NUMBER.test( value ),
	digits: ( value: string ) => /^\d+$/.test( value ),
	equalTo: ( value: string, other: string ) => value === other,
	minlength: ( _: string, least: number, { length }: Facts ) =>
		length >= least,
	maxlength: ( _: string, most: number, { length }: Facts ) => length <= most,
	rangelength: (
		_: string,
		[ least, most ]: Range< number >,
		{ length }: Facts
	) => length >= least && length <= most,
	min: ( value: string, least: Limit ) => compare( value, least ) >= 0,
	max: ( value: string, most: Limit ) => compare( value, most ) <= 0,
	range: ( value: string, [ least, most ]: Range< Limit > ) =>
		compare( value, least ) >= 0 && compare( value, most ) <= 0,
	step: ( value: string, by: number ) => {
		// As integers, because 0.3 / 0.1 is not 3.
		const scale =
			10 ** Math.max( countDecimals( value ), countDecimals( by ) );
		const rest =
			Math.round( parseNumber( value ) * scale ) %
			Math.round( by * scale );
		return rest === 0 || ! ( by > 0 );
	},
};

export type RuleName = keyof typeof RULES;
