import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatCount } from '../domain/lists';
import { getDoneText, getFailedText } from '../domain/message-words';
import { getRequestFailureText } from '../domain/request-failure-text';
import type { Bulk, Job } from './use-bulk';

interface Props {
	readonly bulk: Bulk;
	readonly locale: string;
}

/** How far an action on all messages that match has come. */
const Progress = ( { job, bulk, locale }: Props & { readonly job: Job } ) => (
	<Notice
		status="info"
		isDismissible={ false }
		// Each step is announced by itself.
		spokenMessage=""
		actions={ [
			{
				label: __( 'Stop', 'chaty' ),
				onClick: bulk.stop,
				variant: 'secondary',
			},
		] }
	>
		<label htmlFor="chaty-messages-progress">
			{ sprintf(
				/* translators: 1, 2: Numbers of messages. */
				__( '%1$s of %2$s messages', 'chaty' ),
				formatCount( job.done + job.left, locale ),
				formatCount( job.total, locale )
			) }
		</label>{ ' ' }
		<progress
			id="chaty-messages-progress"
			max={ job.total }
			value={ job.done + job.left }
		/>
	</Notice>
);

/** What was done, what was not, and why it has ended. */
function listTexts( job: Job, locale: string ): readonly string[] {
	const rest = job.total - job.done - job.left;
	const texts = [ getDoneText( job.action, job.done, locale ) ];
	if ( job.left > 0 ) {
		const text = getFailedText( job.left, locale );
		texts.push( `${ text } ${ job.reason }` );
	}
	if ( job.state === 'stopped' && rest > 0 ) {
		texts.push(
			sprintf(
				/* translators: %s: Number of messages. */
				__( 'Still to be done: %s.', 'chaty' ),
				formatCount( rest, locale )
			)
		);
	}
	if ( job.failure ) {
		texts.push( getRequestFailureText( job.failure ) );
	}
	return texts;
}

/** An action on all messages that match: its progress, or what was done and what was not. */
export function JobNotice( { bulk, locale }: Props ) {
	const { job } = bulk;
	if ( ! job || job.state === 'running' ) {
		return job && <Progress job={ job } bulk={ bulk } locale={ locale } />;
	}
	const texts = listTexts( job, locale );
	const resume = {
		label: job.failure
			? __( 'Try again', 'chaty' )
			: __( 'Continue', 'chaty' ),
		onClick: () => void bulk.resume(),
		variant: 'secondary' as const,
	};
	return (
		<Notice
			status={ job.failure ? 'error' : 'warning' }
			onRemove={ bulk.forget }
			actions={ job.state === 'stopped' ? [ resume ] : [] }
			spokenMessage={ texts.join( ' ' ) }
		>
			{ texts.map( ( text ) => (
				<p key={ text }>{ text }</p>
			) ) }
		</Notice>
	);
}
