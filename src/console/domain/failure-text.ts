import { __ } from '@wordpress/i18n';
import { getRequestFailureText } from './request-failure-text';
import type { SaveFailure } from './save-failure';

/** One or two sentences: what is wrong, what is not lost, and what helps. */
export function getFailureText( failure: SaveFailure< unknown > ): string {
	switch ( failure.kind ) {
		case 'invalid':
			return __(
				'Nothing has been saved. Please correct these values first.',
				'chaty'
			);
		case 'offline':
			return __(
				'You seem to be offline. Your changes are kept; save again when the connection is back.',
				'chaty'
			);
		case 'logged-out':
			return __(
				'You are logged out. Your changes are kept in this tab; log in in another one and save again.',
				'chaty'
			);
		case 'no-data':
			return __(
				'Something answered instead of WordPress, perhaps a firewall or a security plugin of your host. Your changes are kept; ask your host to allow "chaty/v1", or save again.',
				'chaty'
			);
		case 'refused':
			return (
				failure.message ||
				__(
					'The settings could not be saved. Your changes are kept.',
					'chaty'
				)
			);
		default:
			return __( 'Somebody else has saved in the meantime.', 'chaty' );
	}
}

/** The same for a change that was taken back, so that nothing waits to be saved again. */
export function getTakenBackText( failure: SaveFailure< unknown > ): string {
	const text = __( 'Nothing was changed.', 'chaty' );
	// The refused values are listed below this text, each with its reason.
	return failure.kind === 'invalid'
		? text
		: `${ text } ${ getRequestFailureText( failure ) }`;
}

/** The text for a part of the script that does not load: without a connection, or after an update of the plugin. */
export const getMissingPartText = () =>
	__(
		'This part of the screen could not be loaded. Please reload the page.',
		'chaty'
	);
