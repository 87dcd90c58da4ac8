import { Button, Notice, Spinner } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { listenToPaneKeys } from '../browser/pane-keys';
import type { MessageAction } from '../domain/message-actions';
import type { MessagesFacts } from '../domain/message-facts';
import { getSender } from '../domain/message-words';
import type { Message } from '../domain/messages';
import type { RequestFailure } from '../domain/request-failure';
import { getRequestFailureText } from '../domain/request-failure-text';
import { MessageButtons } from './message-buttons';
import { MessageFields } from './message-fields';
import { OtherMessages } from './other-messages';
import { PaneHeader } from './pane-header';
import { PersonalData } from './personal-data';
import type { PaneState } from './use-pane';

interface Props {
	readonly pane: PaneState;
	readonly facts: MessagesFacts;
	/** What an action could not do. */
	readonly notice: ReactNode;
	readonly onAction: ( action: MessageAction ) => void;
	readonly onSay: ( text: string ) => void;
}

/** The text of a message, with what is known of it and what can be done. */
function Content( props: Props & { readonly message: Message } ) {
	const { message, pane, facts } = props;
	const { personalData: data } = facts;
	return (
		<>
			<MessageButtons { ...props } isBusy={ pane.isBusy } />
			{ props.notice }
			<p className="chaty-message-text" dir="auto">
				{ message.text }
			</p>
			<MessageFields message={ message } facts={ facts } />
			{ message.others.length > 0 && (
				<OtherMessages
					others={ message.others }
					facts={ facts }
					onOpen={ pane.open }
				/>
			) }
			{ message.email && ( data.export || data.erase ) && (
				<PersonalData email={ message.email } data={ data } />
			) }
		</>
	);
}

/** Why the message cannot be read: another owner may have deleted it. */
function Failure( {
	failure,
	onRetry,
}: {
	readonly failure: RequestFailure;
	readonly onRetry: () => void;
} ) {
	const isGone =
		failure.kind === 'refused' && failure.code === 'rest_not_found';
	return (
		<Notice status="error" isDismissible={ false }>
			<p>
				{ isGone
					? __( 'This message no longer exists.', 'chaty' )
					: getRequestFailureText( failure ) }
			</p>
			{ ! isGone && (
				<Button variant="secondary" onClick={ onRetry }>
					{ __( 'Try again', 'chaty' ) }
				</Button>
			) }
		</Notice>
	);
}

/** Moves the focus to the heading of a message that has come, unless it is on a button that leads on. */
function useHeadingFocus( message: Message | null ) {
	const heading = useRef< HTMLHeadingElement >( null );
	const id = message?.id;
	useEffect( () => {
		const { current } = heading;
		const focused = current?.ownerDocument.activeElement;
		if ( id && ! focused?.matches( '.chaty-message-step' ) ) {
			current?.focus();
		}
	}, [ id ] );
	return heading;
}

/** A message beside the list, or in its place on a narrow screen. */
export function Pane( props: Props ) {
	const { pane } = props;
	const { message, failure, isBusy } = pane;
	const heading = useHeadingFocus( message );
	useEffect( () =>
		listenToPaneKeys( {
			onClose: pane.close,
			onNext: () => pane.go( 'next' ),
			onPrevious: () => pane.go( 'previous' ),
		} )
	);
	return (
		<section
			className="chaty-message-pane"
			aria-labelledby="chaty-message-heading"
			aria-busy={ isBusy }
		>
			<PaneHeader
				hasPrevious={ !! message?.previous }
				hasNext={ !! message?.next }
				onGo={ pane.go }
				onClose={ pane.close }
			/>
			<h2 id="chaty-message-heading" ref={ heading } tabIndex={ -1 }>
				{ message ? getSender( message ) : __( 'Message', 'chaty' ) }
			</h2>
			{ message && (
				// Anew for each message, so that no open question goes over to another person.
				<Content key={ message.id } { ...props } message={ message } />
			) }
			{ failure && (
				<Failure failure={ failure } onRetry={ pane.reload } />
			) }
			{ ! message && ! failure && <Spinner /> }
		</section>
	);
}
