/** The value without spaces, invisible characters and a scheme of ours; empty when it brings a foreign one, such as `javascript:`. */
export function bareValue( value: string ): string {
	const text = value
		.replace( /[\s\p{C}]/gu, '' )
		.replace( /^(tel|sms|mailto|skype):/i, '' );
	return /^(?!live:|https?:|viber:)[a-z]+:(?![+\d])/i.test( text )
		? ''
		: text;
}

/** The digits of a number typed in any way, after a plus where one stands before them. */
export function phoneNumber( value: string ): string {
	const [ text = '' ] = bareValue( value ).split( /[?&;]/ );
	const digits = text.replace( /\D/g, '' );
	return digits && /^\D*\+/.test( text ) ? '+' + digits : digits;
}

/** The account, with its query, in a handle (`@name`) or in a full profile address (`https://t.me/name/`). */
export function accountPath( value: string ): string {
	const path = bareValue( value )
		.replace( /^(https?:)?\/*([\w-]+\.)+[a-z]+\/+(?=.)/i, '' )
		.replace( /^((add|m|in|company)\/+)?[@/]*/i, '' )
		.replace( /[@/]+(?=$|[?#])/, '' );
	return /^$|^[?#]|:/.test( path ) ? '' : path;
}

/** Text for an address's query. A lone half of an emoji, which cannot be encoded, becomes the replacement sign. */
export function queryText( text: string ): string {
	return encodeURIComponent( text.replace( /\p{Cs}/gu, '\uFFFD' ) );
}
