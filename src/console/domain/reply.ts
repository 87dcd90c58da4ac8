import { __, sprintf } from '@wordpress/i18n';
import type { SiteClock } from './message-facts';
import type { Message } from './messages';
import { formatMoment } from './moments';

/** The longest URL that Windows hands over to a mail program (INTERNET_MAX_URL_LENGTH is 2083). */
const MAX_URL_LENGTH = 2000;

/** Encodes a text; halves of a character, which cannot be encoded, become U+FFFD. */
const encode = ( text: string ) =>
	encodeURIComponent( text.replace( /\p{Surrogate}/gu, '\uFFFD' ) );

/** The lines of a text as a quotation, ended as RFC 6068 wants it. */
const quote = ( text: string ) =>
	text
		.split( /\r\n|\r|\n/ )
		.map( ( line ) => `> ${ line }` )
		.join( '\r\n' );

/** The longest beginning of the text that keeps the URL short enough. */
function cap( text: string, toUrl: ( text: string ) => string ): string {
	const characters = [ ...text ];
	const cut = ( length: number ) =>
		characters.slice( 0, length ).join( '' ) + '…';
	let [ fits, tooLong ] = [ 0, characters.length ];
	while ( tooLong - fits > 1 ) {
		const middle = Math.floor( ( fits + tooLong ) / 2 );
		if ( toUrl( cut( middle ) ).length <= MAX_URL_LENGTH ) {
			fits = middle;
		} else {
			tooLong = middle;
		}
	}
	return cut( fits );
}

/** A `mailto:` URL that answers a message, with its text quoted as far as mail programs take it. */
export function createReplyUrl(
	{ name, email, createdAt, text }: Message,
	site: SiteClock & { readonly name: string }
): string {
	const subject = sprintf(
		/* translators: %s: Name of the site. */
		__( 'Your message to %s', 'chaty' ),
		site.name
	);
	const intro = sprintf(
		/* translators: 1: Date and time. 2: Name of a person. */
		__( 'On %1$s, %2$s wrote:', 'chaty' ),
		formatMoment( createdAt, site ),
		name || email
	);
	// The address may hold what separates the parts of the URL.
	const address = encode( email ).replace( '%40', '@' );
	const start = `mailto:${ address }?subject=${ encode( subject ) }&body=`;
	const toUrl = ( quoted: string ) =>
		start + encode( `\r\n\r\n${ intro }\r\n${ quote( quoted ) }` );
	const whole = toUrl( text );
	return whole.length > MAX_URL_LENGTH ? toUrl( cap( text, toUrl ) ) : whole;
}
