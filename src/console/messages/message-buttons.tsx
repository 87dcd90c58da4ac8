import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { copyText } from '../browser/clipboard';
import { listActions, type MessageAction } from '../domain/message-actions';
import type { MessagesFacts } from '../domain/message-facts';
import { toPlainText } from '../domain/message-text';
import { getActionLabel } from '../domain/message-words';
import type { Message } from '../domain/messages';
import { createReplyUrl } from '../domain/reply';

interface Props {
	readonly message: Message;
	readonly facts: MessagesFacts;
	readonly isBusy: boolean;
	readonly onAction: ( action: MessageAction ) => void;
	readonly onSay: ( text: string ) => void;
}

/** What the owner can do with the message that is open. */
export function MessageButtons( props: Props ) {
	const { message, facts, isBusy, onAction, onSay } = props;
	const copy = async () => {
		const isCopied = await copyText( toPlainText( message, facts ) );
		onSay(
			isCopied
				? __( 'The message was copied.', 'chaty' )
				: __( 'The browser did not allow copying.', 'chaty' )
		);
	};
	return (
		<div className="chaty-message-buttons">
			{ message.email && (
				<Button
					variant="primary"
					href={ createReplyUrl( message, facts.site ) }
				>
					{ __( 'Reply by email', 'chaty' ) }
				</Button>
			) }
			<Button variant="secondary" onClick={ copy }>
				{ __( 'Copy as text', 'chaty' ) }
			</Button>
			{ listActions( message.box ).map( ( action ) => (
				<Button
					key={ action }
					variant="secondary"
					isDestructive={ action === 'delete' }
					aria-disabled={ isBusy }
					onClick={ () => ! isBusy && onAction( action ) }
				>
					{ getActionLabel( action ) }
				</Button>
			) ) }
		</div>
	);
}
