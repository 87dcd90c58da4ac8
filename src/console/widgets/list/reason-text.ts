import { __ } from '@wordpress/i18n';
import type { ListReason } from '../../domain/widget-list';

/** What the list says of a widget's visibility. */
export function getReasonText( reason: ListReason | null ): string {
	switch ( reason ) {
		case 'off':
			return __( 'Hidden: it is off', 'chaty' );
		case 'no-channel':
			return __( 'Hidden: no channel can be used yet', 'chaty' );
		case 'date-window':
			return __( 'Hidden now: outside its dates', 'chaty' );
		case 'day-hours':
			return __( 'Hidden now: outside its hours', 'chaty' );
		case 'desktop-only':
			return __( 'Visible now, on desktops only', 'chaty' );
		case 'mobile-only':
			return __( 'Visible now, on phones and tablets only', 'chaty' );
		default:
			return __( 'Visible now', 'chaty' );
	}
}
