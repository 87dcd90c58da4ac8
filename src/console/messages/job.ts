import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { guardLeave } from '../browser/leave-guard';
import { formatCount } from '../domain/lists';
import type { MessageAction } from './actions';
import { runOnMatches, type BatchStep, type Filters } from './batch';
import { createButton, getFailureText, showAbove, showNotice } from './notices';

/** An action on all messages that match; the server takes 500 at a time. */
export interface Job extends BatchStep {
	readonly action: MessageAction;
	readonly filters: Filters;
	/** How many there were at the beginning. */
	readonly total: number;
}

const count = ( number: number ) =>
	formatCount( number, document.documentElement.lang );

const getProgressText = ( { done, failed, total }: Job ) =>
	sprintf(
		/* translators: 1, 2: Numbers of messages. */
		__( '%1$s of %2$s messages', 'chaty' ),
		count( done + failed ),
		count( total )
	);

function showProgress( job: Job, onStop: () => void ) {
	const notice = document.createElement( 'div' );
	notice.className = 'notice notice-info inline';
	const label = document.createElement( 'label' );
	label.htmlFor = 'chaty-messages-progress';
	const progress = document.createElement( 'progress' );
	progress.id = label.htmlFor;
	progress.max = job.total;
	const stop = createButton( __( 'Stop', 'chaty' ), onStop );
	notice.append( label, ' ', progress, ' ', stop );
	showAbove( 'job', notice );
	return ( now: Job ) => {
		label.textContent = getProgressText( now );
		progress.value = now.done + now.failed;
	};
}

async function takeStep( job: Job ): Promise< Job > {
	const { action, filters, untilId, movedAt } = job;
	const step = await runOnMatches( action, filters, untilId, movedAt );
	return {
		...job,
		...step,
		done: job.done + step.done,
		failed: job.failed + step.failed,
		code: job.code || step.code,
		from: [ ...new Set( [ ...job.from, ...step.from ] ) ],
	};
}

function showRest( job: Job, error: unknown, onResume: () => void ): void {
	const rest = count( job.total - job.done - job.failed );
	/* translators: %s: Number of messages. */
	const text = sprintf( __( 'Still to be done: %s.', 'chaty' ), rest );
	showNotice( 'job', {
		status: error ? 'error' : 'warning',
		texts: error ? [ text, getFailureText( error ) ] : [ text ],
		button: {
			label: error
				? __( 'Try again', 'chaty' )
				: __( 'Continue', 'chaty' ),
			onPress: onResume,
		},
	} );
}

/** Does actions to all messages that match, one at a time, with progress; each can be stopped and taken up again. */
export function createJobs( onEnd: ( job: Job ) => Promise< unknown > ) {
	let isRunning = false;
	const run = async ( first: Job ): Promise< void > => {
		const release = guardLeave();
		let job = first;
		let error: unknown = null;
		let isStopped = false;
		isRunning = true;
		const update = showProgress( job, () => ( isStopped = true ) );
		while ( job.hasMore && ! error && ! isStopped ) {
			update( job );
			try {
				job = await takeStep( job );
				speak( getProgressText( job ) );
			} catch ( thrown ) {
				error = thrown;
			}
		}
		isRunning = false;
		release();
		showAbove( 'job', null );
		await onEnd( job );
		if ( job.hasMore ) {
			showRest( job, error, () => void run( job ) );
		}
	};
	return { run, isRunning: () => isRunning };
}
