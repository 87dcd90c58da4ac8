import { __ } from '@wordpress/i18n';
import type { SaveFailure } from './save-failure';

/** Why a step has brought nothing, what is not lost, and what helps. */
export function getStepFailureText( failure: SaveFailure ): string {
	switch ( failure.kind ) {
		case 'offline':
			return __(
				'You seem to be offline. What is here stays; go on when the connection is back.',
				'chaty'
			);
		case 'logged-out':
			return __(
				'You are logged out. Log in in another tab, then go on.',
				'chaty'
			);
		case 'conflict':
			return __(
				'Somebody has changed the settings meanwhile, and nothing was replaced. Look at the report again, then go on.',
				'chaty'
			);
		case 'invalid':
			return __(
				'The widgets of Chaty 3.x cannot be taken over as they are.',
				'chaty'
			);
		case 'no-data':
			return __(
				'Something answered in place of WordPress, perhaps a firewall or a security plugin of your host. What is here stays; ask your host to allow "chaty/v1", or go on.',
				'chaty'
			);
		default:
			return (
				failure.message ||
				__(
					'This step has failed. What is here stays; go on.',
					'chaty'
				)
			);
	}
}
