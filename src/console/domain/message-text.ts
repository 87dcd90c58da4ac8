import { __ } from '@wordpress/i18n';
import type { MessagesFacts } from './message-facts';
import type { Message } from './messages';
import { formatMoment } from './moments';

type Row = readonly [ label: string, value: string ];

/** Who has written, from where and when: labels with values, without those that are empty. */
export function listRows(
	message: Message,
	{ widgets, channels, site }: MessagesFacts
): readonly Row[] {
	const rows: readonly Row[] = [
		[ __( 'Name', 'chaty' ), message.name ],
		[ __( 'Email', 'chaty' ), message.email ],
		[ __( 'Phone', 'chaty' ), message.phone ],
		[
			__( 'Received', 'chaty' ),
			formatMoment( message.createdAt, site, 'full' ),
		],
		[
			__( 'Widget', 'chaty' ),
			widgets[ message.widget ] || message.widget,
		],
		[
			__( 'Channel', 'chaty' ),
			channels[ message.channel ] || message.channel,
		],
		[ __( 'Page', 'chaty' ), message.pageUrl ],
	];
	return rows.filter( ( [ , value ] ) => value );
}

/** The message as plain text, to paste it elsewhere. */
export const toPlainText = ( message: Message, facts: MessagesFacts ): string =>
	[
		...listRows( message, facts ).map(
			( [ label, value ] ) => `${ label }: ${ value }`
		),
		'',
		message.text,
	].join( '\n' );
