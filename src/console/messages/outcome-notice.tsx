import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { getFailedText } from '../domain/message-words';
import { getRequestFailureText } from '../domain/request-failure-text';
import type { Outcome } from './use-actions';

const MAX_NAMED = 10;

interface Props {
	readonly outcome: Outcome;
	readonly locale: string;
	readonly onClose: () => void;
}

/** What an action could not do, and why: message by message, or as a whole. */
export function OutcomeNotice( { outcome, locale, onClose }: Props ) {
	const { left, failure, onRetry } = outcome;
	const text = failure
		? getRequestFailureText( failure )
		: getFailedText( left.length, locale );
	const named = left.slice( 0, MAX_NAMED );
	return (
		<Notice
			status="error"
			onRemove={ onClose }
			actions={
				failure
					? [
							{
								label: __( 'Try again', 'chaty' ),
								onClick: onRetry,
								variant: 'secondary',
							},
					  ]
					: []
			}
			spokenMessage={ [ text, ...named.map( getLine ) ].join( ' ' ) }
		>
			<p>{ text }</p>
			{ named.length > 0 && (
				<ul className="chaty-messages-left">
					{ named.map( ( message ) => (
						<li key={ message.id }>{ getLine( message ) }</li>
					) ) }
				</ul>
			) }
		</Notice>
	);
}

const getLine = ( { sender, reason }: Outcome[ 'left' ][ number ] ) =>
	sender
		? /* translators: 1: Who sent a message. 2: Why nothing was done to it. */
		  sprintf( __( '%1$s: %2$s', 'chaty' ), sender, reason )
		: reason;
