import { __ } from '@wordpress/i18n';
import { parseSaveFailure, type SaveFailure } from './save-failure';

/** Says what is wrong and what helps; `refused` where the server gives no reason. */
export function getRequestFailureText(
	failure: SaveFailure< unknown >,
	refused: string = __( 'The server refused it.', 'chaty' )
): string {
	switch ( failure.kind ) {
		case 'offline':
			return __(
				'You seem to be offline. Try again when the connection is back.',
				'chaty'
			);
		case 'logged-out':
			return __(
				'You are logged out. Log in in another tab, and try again here.',
				'chaty'
			);
		case 'no-data':
			return __(
				'Something answered instead of WordPress, perhaps a firewall or a security plugin of your host. Try again, or ask your host to allow "chaty/v1".',
				'chaty'
			);
		case 'invalid':
			return failure.refused
				.map( ( { message } ) => message )
				.join( ' ' );
		case 'conflict':
			return __( 'Somebody else has saved in the meantime.', 'chaty' );
		case 'refused':
			return failure.message || refused;
	}
}

/** The same for an error of `apiFetch`. */
export const getErrorText = ( error: unknown ): string =>
	getRequestFailureText( parseSaveFailure( error ) );
