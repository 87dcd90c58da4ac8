/** The patterns and lengths of jQuery Validation's types of cards. */
const CARDS: readonly ( readonly [
	type: string,
	pattern: RegExp,
	length: number,
] )[] = [
	[ 'mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, 16 ],
	[ 'visa', /^4/, 16 ],
	[ 'amex', /^3[47]/, 15 ],
	[ 'dinersclub', /^3(0[0-5]|[68])/, 14 ],
	[ 'enroute', /^2(014|149)/, 15 ],
	[ 'discover', /^6011/, 16 ],
	[ 'jcb', /^3/, 16 ],
	[ 'jcb', /^(2131|1800)/, 15 ],
];

/**
 * Whether a card's number is of one of these types: `[ "visa", "amex" ]`, or as in jQuery Validation
 * `{ "visa": true }`; all types without any.
 */
export function isOfCardType( text: string, param: unknown ): boolean {
	const types = Array.isArray( param )
		? param
		: Object.keys( Object( param ) );
	const digits = text.replace( /\D/g, '' );
	const isAny = types.length === 0 || types.includes( 'all' );
	return (
		! /[^\d -]/.test( text ) &&
		( CARDS.some(
			( [ type, pattern, length ] ) =>
				( isAny || types.includes( type ) ) &&
				digits.length === length &&
				pattern.test( digits )
		) ||
			types.includes( 'unknown' ) )
	);
}

/** An amount with thousands separators or without, and at most two decimals. */
const AMOUNT =
	/^([1-9]\d{0,2}(,\d{3})*(\.\d{0,2})?|[1-9]\d*(\.\d{0,2})?|0(\.\d{0,2})?|(\.\d{1,2})?)$/;

/**
 * Whether a text is an amount with a currency's symbol before it. `"£"` and `[ "£", true ]` require
 * the symbol, `[ "£", false ]` does not.
 */
export function isAmount( text: string, param: unknown ): boolean {
	const [ symbol, isNeeded = true ] = [ param ].flat() as [
		string,
		boolean?,
	];
	const hasSymbol = text.startsWith( symbol );
	return (
		( hasSymbol || ! isNeeded ) &&
		AMOUNT.test( hasSymbol ? text.slice( symbol.length ) : text )
	);
}

/** Whether a text is the mask of an IPv4 network: ones, then zeros. */
export const isNetmask = ( text: string ): boolean =>
	/^\d+(\.\d+){3}$/.test( text ) &&
	/^1+0+$/.test(
		text
			.split( '.' )
			.map( ( part ) =>
				Number( part ) < 256
					? Number( part ).toString( 2 ).padStart( 8, '0' )
					: 'x'
			)
			.join( '' )
	);

/** ISO 9362: bank, country, place, and a branch or none. */
export const isBic = ( text: string ): boolean =>
	/^[A-Z]{6}[A-Z2-9][A-NP-Z1-9](X{3}|[A-WY-Z\d][A-Z\d]{2})?$/i.test( text );

/** ITU-T E.164: `+`, country, at most 15 digits; people write spaces, dots, hyphens and brackets. */
export const isInternationalPhone = ( text: string ): boolean =>
	/^\+[1-9]\d{6,14}$/.test( text.replace( /[\s().-]/g, '' ) );
