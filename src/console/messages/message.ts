import { __ } from '@wordpress/i18n';
import { copyText } from '../browser/clipboard';
import { isMove, type MessageAction } from './actions';
import { getListUrl } from './address';
import { focusIn } from './list-focus';
import { createButton, showNotice } from './notices';
import { find, findContent, findOpener } from './page';

/** Lets the button copy the text that the server prints to be copied by hand. */
export function addCopyButton(): void {
	const details = find( '.chaty-message-copy' );
	const field = details?.querySelector( 'textarea' );
	const label = details?.querySelector( 'summary' )?.textContent;
	const copy = async () => {
		const isCopied = await copyText( field?.value ?? '' );
		showNotice( 'request', {
			status: isCopied ? 'success' : 'error',
			texts: [
				isCopied
					? __( 'The message was copied.', 'chaty' )
					: __( 'The browser did not allow copying.', 'chaty' ),
			],
		} );
	};
	if ( details && label ) {
		details.hidden = true;
		find( '.chaty-message-actions' )?.append(
			createButton( label, () => void copy() )
		);
	}
}

/** The address after an action on the open message: that of the next one, or of the list. */
export function getTarget( action: MessageAction ): string {
	const link = ( rel: string ) =>
		find( `.chaty-message-step[rel="${ rel }"]` )?.getAttribute( 'href' );
	if ( isMove( action ) ) {
		return link( 'next' ) ?? link( 'prev' ) ?? getListUrl();
	}
	return action === 'unread' ? getListUrl() : window.location.href;
}

/** Moves the focus to the heading of the open message, unless it is on a link to another message. */
export function focusMessage(): void {
	const heading = find( '#chaty-message-heading' );
	const focused = heading?.ownerDocument.activeElement;
	if ( ! focused?.matches( '.chaty-message-step' ) ) {
		heading?.focus();
	}
}

export function removeMessage(): void {
	const content = findContent();
	const message = find( '.chaty-message' );
	const id = Number( message?.dataset[ 'message' ] );
	message?.remove();
	content?.classList.remove( 'has-open-message' );
	find( 'tr.is-open' )?.classList.remove( 'is-open' );
	if ( content ) {
		focusIn( content, findOpener( id ) );
	}
}
