import { Notice } from '@wordpress/components';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { LeftOut } from '../../components/transfer/dry-run-report';
import {
	countMessages,
	countWidgets,
	getProgressText,
	isComplete,
	type Found,
	type Outcome,
} from '../../domain/takeover';

interface Props {
	readonly outcome: Outcome;
	readonly found: Found;
}

/** What became of the messages, and what helps where some are missing. */
function getMessagesText( { failed }: Outcome, found: Found ): string {
	if ( failed ) {
		return sprintf(
			/* translators: %s: Number of messages, such as "3 messages". */
			__(
				'The database has refused %s. Go on to try them again.',
				'chaty'
			),
			countMessages( failed )
		);
	}
	const text = getProgressText( found.copied, found.messages );
	return ! isComplete( found )
		? `${ text } ${ __( 'Stopped; it goes on from there.', 'chaty' ) }`
		: text;
}

/** What was done, with the ways to see it. The focus, which was on a button that is gone, moves here. */
export function TakeoverOutcome( { outcome, found }: Props ) {
	const place = useRef< HTMLDivElement >( null );
	useEffect( () => place.current?.focus(), [] );
	const isWhole = ! outcome.failed && isComplete( found );
	return (
		<div ref={ place } tabIndex={ -1 } className="chaty-takeover__outcome">
			<Notice
				status={ isWhole ? 'success' : 'warning' }
				isDismissible={ false }
			>
				{ outcome.settings && (
					<p>
						{ sprintf(
							/* translators: %s: Number of widgets, such as "3 widgets". */
							__( 'Taken over: %s.', 'chaty' ),
							countWidgets( found.widgets )
						) }{ ' ' }
						<a href="admin.php?page=chaty">
							{ __( 'Look at the widgets', 'chaty' ) }
						</a>
					</p>
				) }
				{ found.messages > 0 && (
					<p>
						{ getMessagesText( outcome, found ) }{ ' ' }
						<a href="admin.php?page=chaty-messages">
							{ __( 'See the messages', 'chaty' ) }
						</a>
					</p>
				) }
			</Notice>
			{ outcome.settings && <LeftOut issues={ found.dryRun.issues } /> }
		</div>
	);
}
