import { __ } from '@wordpress/i18n';
import type { ListReason } from '../../domain/widget-list';

const TEXTS: Readonly< Record< ListReason, string > > = {
	off: __( 'Hidden: it is off', 'chaty' ),
	'no-channel': __( 'Hidden: no channel can be used yet', 'chaty' ),
	'date-window': __( 'Hidden now: outside its dates', 'chaty' ),
	'day-hours': __( 'Hidden now: outside its hours', 'chaty' ),
	'desktop-only': __( 'Visible now, on desktops only', 'chaty' ),
	'mobile-only': __( 'Visible now, on phones and tablets only', 'chaty' ),
};

export const getReasonText = ( reason: ListReason | null ): string =>
	reason ? TEXTS[ reason ] : __( 'Visible now', 'chaty' );
