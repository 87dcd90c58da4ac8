import { __ } from '@wordpress/i18n';
import type { SaveFailure } from './save-failure';

/** Why a step has brought nothing, what is not lost, and what helps. */
export function getStepFailureText( failure: SaveFailure ): string {
	switch ( failure.kind ) {
		case 'offline':
			return __(
				'You seem to be offline. What was copied is kept; continue when the connection is back.',
				'chaty'
			);
		case 'logged-out':
			return __(
				'You are logged out. Log in in another tab, then continue.',
				'chaty'
			);
		case 'conflict':
			return __(
				'Somebody has changed the settings in the meantime, and nothing was replaced. Check the report again, then continue.',
				'chaty'
			);
		case 'invalid':
			return __(
				'The widgets of Chaty 3.x cannot be taken over as they are.',
				'chaty'
			);
		case 'no-data':
			return __(
				'Something answered instead of WordPress, perhaps a firewall or a security plugin of your host. What was copied is kept; ask your host to allow "chaty/v1", or continue.',
				'chaty'
			);
		default:
			return (
				failure.message ||
				__(
					'This step has failed. What was copied is kept; continue to try it again.',
					'chaty'
				)
			);
	}
}
