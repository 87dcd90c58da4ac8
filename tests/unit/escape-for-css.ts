/** One sign of an identifier, which may not begin with a digit. */
function escapeSign( sign: string, isFirst: boolean ): string {
	if ( sign === '\0' ) {
		return '\uFFFD';
	}
	if ( /[\x01-\x1f\x7f]/.test( sign ) || ( isFirst && /\d/.test( sign ) ) ) {
		return `\\${ sign.charCodeAt( 0 ).toString( 16 ) } `;
	}
	return /[\w\u0080-\uffff-]/.test( sign ) ? sign : `\\${ sign }`;
}

/** `CSS.escape()`, which jsdom has not (CSSOM, "serialize an identifier"). */
export const escapeForCss = ( text: string ): string =>
	text === '-'
		? '\\-'
		: [ ...text ]
				.map( ( sign, at ) =>
					escapeSign(
						sign,
						at === 0 || ( at === 1 && text[ 0 ] === '-' )
					)
				)
				.join( '' );
