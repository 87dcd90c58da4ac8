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
								'The email of %d message of the last 30 days has failed.',
								'The emails of %d messages of the last 30 days have failed.',
								failed,
								'chaty'
							),
							failed
					  )
					: sprintf(
							/* translators: %s: Email address. */
							__(
								'A test goes to %s, on the way that emails of messages take.',
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
