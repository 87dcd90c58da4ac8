import { __ } from '@wordpress/i18n';
import type { RequestFailure } from '../domain/request-failure';

/** What is wrong, and what helps. */
export function getFailureText( failure: RequestFailure ): string {
	switch ( failure.kind ) {
		case 'offline':
			return __(
				'You seem to be offline. Try again when the connection is back.',
				'chaty'
			);
		case 'logged-out':
			return __(
				'You are logged out. Log in in another tab and try again here.',
				'chaty'
			);
		case 'refused':
			return (
				failure.message ||
				__( 'The server did not give the statistics.', 'chaty' )
			);
		default:
			return __(
				'Something answered in place of WordPress, perhaps a firewall or a security plugin of your host. Ask your host to allow "chaty/v1/stats", or try again.',
				'chaty'
			);
	}
}
