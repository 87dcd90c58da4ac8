import { Notice } from '@wordpress/components';
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
import { AnswerPlace } from './answer-place';

interface Props {
	readonly outcome: Outcome;
	readonly found: Found;
	readonly locale: string;
}

/** What became of the messages, and what helps where some are missing. */
function getMessagesText( { outcome, found, locale }: Props ): string {
	const { failed } = outcome;
	if ( failed ) {
		return sprintf(
			/* translators: %s: Number of messages, such as "3 messages". */
			__(
				'The database has refused %s. Continue to try them again.',
				'chaty'
			),
			countMessages( failed, locale )
		);
	}
	const text = getProgressText( found.copied, found.messages, locale );
	return ! isComplete( found )
		? `${ text } ${ __( 'Stopped. It can continue from here.', 'chaty' ) }`
		: text;
}

/** What was done, with the ways to see it. */
export function TakeoverOutcome( props: Props ) {
	const { outcome, found, locale } = props;
	const isWhole = ! outcome.failed && isComplete( found );
	return (
		<AnswerPlace>
			<Notice
				status={ isWhole ? 'success' : 'warning' }
				isDismissible={ false }
			>
				{ outcome.settings && (
					<p>
						{ sprintf(
							/* translators: %s: Number of widgets, such as "3 widgets". */
							__( 'Taken over: %s.', 'chaty' ),
							countWidgets( found.widgets, locale )
						) }{ ' ' }
						<a href="admin.php?page=chaty">
							{ __( 'View the widgets', 'chaty' ) }
						</a>
					</p>
				) }
				{ found.messages > 0 && (
					<p>
						{ getMessagesText( props ) }{ ' ' }
						<a href="admin.php?page=chaty-messages">
							{ __( 'See the messages', 'chaty' ) }
						</a>
					</p>
				) }
			</Notice>
			{ outcome.settings && <LeftOut { ...found.dryRun } /> }
		</AnswerPlace>
	);
}
