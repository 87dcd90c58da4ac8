import { __, _n, sprintf } from '@wordpress/i18n';
import { ToolButton } from './tool-button';
import type { ToolProps } from './tool-states';
import { useTool } from './use-tool';

/** Sends an email on the way that those of messages take. */
export function MailTool( { states, onAnswer }: ToolProps ) {
	const { run, ...tool } = useTool( onAnswer );
	const { recipient, failed } = states.mail;
	return (
		<>
			<h3>{ __( 'Email', 'chaty' ) }</h3>
			<p>
				{ failed
					? sprintf(
							/* translators: %d: Number of messages. */
							_n(
								'The email for %d message of the last 30 days could not be sent.',
								'The emails for %d messages of the last 30 days could not be sent.',
								failed,
								'chaty'
							),
							failed
					  )
					: sprintf(
							/* translators: %s: Email address. */
							__(
								'The test is sent to %s, the same way as emails about messages.',
								'chaty'
							),
							recipient
					  ) }
			</p>
			<ToolButton
				{ ...tool }
				label={ __( 'Send a test email', 'chaty' ) }
				onRun={ () => run( 'test-mail' ) }
			/>
		</>
	);
}
