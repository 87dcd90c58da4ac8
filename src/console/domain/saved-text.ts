import { __, sprintf } from '@wordpress/i18n';

/** The text of a success, with the page caches that were emptied so that visitors see the change at once. */
export function getSavedText( text: string, caches: readonly string[] ) {
	if ( ! caches.length ) {
		return text;
	}
	return sprintf(
		/* translators: %1$s: What was done, a sentence. %2$s: Names of plugins that cache pages. */
		__( '%1$s Emptied: %2$s.', 'chaty' ),
		text,
		caches.join( ', ' )
	);
}
