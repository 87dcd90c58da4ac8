/** The digits of a number typed in any way, or of its `tel:` address, after a plus where one stands before them. */
export function parsePhoneNumber( value: string ): string {
	const [ text = '' ] = value.split( /[?&;]/ );
	const digits = text.replace( /\D/g, '' );
	return digits && /^\D*\+/.test( text ) ? '+' + digits : digits;
}

/** Whether a value would run as code or open what is on the device; the server drops it, too (`class-channel-value.php`). */
export function isUnsafeValue( value: string ): boolean {
	return /^(\w*script|data|blob|file)(:|%3a)/i.test(
		stripInvisible( value )
	);
}

/** Everything but what people never see: spaces, line breaks, marks of writing direction. */
export function stripInvisible( value: string ): string {
	return value.replace( /[\s\p{C}]/gu, '' );
}

/**
 * The account in a handle (`@name`) or a full profile address (`https://t.me/name/`), with the
 * address's query. A plus stays where it means something: in an invitation's address
 * (`https://t.me/+hash`) and before a telephone number.
 */
export function parseHandle( value: string ): string {
	return stripInvisible( value )
		.replace(
			/^((https?:)?\/*([\w-]+\.)+[a-z]+\/+((add|m|in|company)\/+)?[@/]*|[@+/]+(?!\d{7,}$))/i,
			''
		)
		.replace( /(^|[^@+/])[@+/]+$/, '$1' );
}
