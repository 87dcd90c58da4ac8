import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { formatCount } from './lists';
import type { MessageAction } from './message-actions';
import type { FailedMessage } from './batch';
import type { Message } from './messages';

type Words = ( count: number ) => string;

/** Of marks: whole sentences, which translators need. */
const MARKED: Partial< Record< MessageAction, Words > > = {
	read: ( count ) =>
		/* translators: %s: Number of messages. */
		_n(
			'%s message marked as read.',
			'%s messages marked as read.',
			count,
			'chaty'
		),
	unread: ( count ) =>
		/* translators: %s: Number of messages. */
		_n(
			'%s message marked as unread.',
			'%s messages marked as unread.',
			count,
			'chaty'
		),
	spam: ( count ) =>
		/* translators: %s: Number of messages. */
		_n(
			'%s message marked as spam.',
			'%s messages marked as spam.',
			count,
			'chaty'
		),
	mail: ( count ) =>
		/* translators: %s: Number of messages. */
		_n(
			'%s message is emailed again.',
			'%s messages are emailed again.',
			count,
			'chaty'
		),
};

const MOVED: Partial< Record< MessageAction, Words > > = {
	trash: ( count ) =>
		/* translators: %s: Number of messages. */
		_n(
			'%s message moved to the Trash.',
			'%s messages moved to the Trash.',
			count,
			'chaty'
		),
	delete: ( count ) =>
		/* translators: %s: Number of messages. */
		_n(
			'%s message permanently deleted.',
			'%s messages permanently deleted.',
			count,
			'chaty'
		),
};

const toInbox: Words = ( count ) =>
	/* translators: %s: Number of messages. */
	_n(
		'%s message moved to the inbox.',
		'%s messages moved to the inbox.',
		count,
		'chaty'
	);

/** What was done, in a sentence. */
export const getDoneText = (
	action: MessageAction,
	count: number,
	locale: string
): string =>
	( MARKED[ action ] ?? MOVED[ action ] ?? toInbox )( count ).replace(
		'%s',
		() => formatCount( count, locale )
	);

/** How many messages an action was not done to, in a sentence. */
export const getFailedText = ( count: number, locale: string ): string =>
	sprintf(
		/* translators: %s: Number of messages. */
		_n(
			'%s message was left as it is.',
			'%s messages were left as they are.',
			count,
			'chaty'
		),
		formatCount( count, locale )
	);

/** Name of an action, as PHP's `Message_Actions` has it. */
export function getActionLabel( action: MessageAction ): string {
	switch ( action ) {
		case 'read':
			return __( 'Mark as read', 'chaty' );
		case 'unread':
			return __( 'Mark as unread', 'chaty' );
		case 'mail':
			return __( 'Send email again', 'chaty' );
		case 'spam':
			return _x( 'Spam', 'verb', 'chaty' );
		case 'not-spam':
			return __( 'Not spam', 'chaty' );
		case 'trash':
			return _x( 'Trash', 'verb', 'chaty' );
		case 'restore':
			return __( 'Restore', 'chaty' );
		default:
			return __( 'Delete permanently', 'chaty' );
	}
}

/** Why an action was not done to a message: what another owner did meanwhile, or what the server says. */
export function getFailedReason( { code, message }: FailedMessage ): string {
	switch ( code ) {
		case 'rest_not_found':
			return __(
				'It no longer exists: somebody has deleted it in the meantime.',
				'chaty'
			);
		case 'chaty_wrong_box':
			return __( 'Somebody has moved it in the meantime.', 'chaty' );
		default:
			return message;
	}
}

/** Who has sent a message: the name, the email address or the phone number. */
export const getSender = ( { name, email, phone }: Message ): string =>
	name || email || phone || __( 'Unknown', 'chaty' );
