import { __, sprintf } from '@wordpress/i18n';
import { isEmailAddress } from '../../shared/email';
import { readText, type Raw } from '../../shared/raw-values';

/** The option and the addresses of each line, as `class-option-emails.php` reads them. */
const readLines = ( text: string ) =>
	text
		.split( '\n' )
		.filter( ( line ) => line.trim() )
		.map( ( line ) => {
			const end = Math.max( line.lastIndexOf( ':' ), 0 );
			return {
				line: line.trim(),
				option: line.slice( 0, end ).trim(),
				emails: line.slice( end + 1 ).trim(),
			};
		} );

/** A sentence about the first invalid address of several. WordPress sends to none without a dot in its domain. */
export function checkEmails( text: string ): string {
	const wrong = text
		.split( /[,;\s]+/ )
		.find(
			( part ) =>
				part && ! ( isEmailAddress( part ) && /@.+\./.test( part ) )
		);
	return wrong
		? sprintf(
				/* translators: %s: text that the owner typed. */
				__( '“%s” is not an email address.', 'chaty' ),
				wrong
		  )
		: '';
}

export function checkOptionEmails( text: string ): string {
	const lines = readLines( text );
	const broken = lines.find( ( { option, emails } ) => ! option || ! emails );
	return broken
		? sprintf(
				/* translators: %s: text that the owner typed. */
				__(
					'“%s” needs an option, a colon and an email address.',
					'chaty'
				),
				broken.line
		  )
		: lines
				.map( ( { emails } ) => checkEmails( emails ) )
				.find( Boolean ) ?? '';
}

/** A sentence about a line whose option the choice does not offer; empty for none. */
export function findUnknownOption( raw: Raw ): string {
	const options = Array.isArray( raw[ 'options' ] ) ? raw[ 'options' ] : [];
	const offered = options.map( ( option ) => String( option ).trim() );
	const unknown = readLines( readText( raw, 'option_emails' ) ).find(
		( { option } ) => option && ! offered.includes( option )
	);
	return unknown
		? sprintf(
				/* translators: %s: option that the owner typed. */
				__( '“%s” is none of the options.', 'chaty' ),
				unknown.option
		  )
		: '';
}
