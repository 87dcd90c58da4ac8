import { speak } from '@wordpress/a11y';
import { useRef, useState } from '@wordpress/element';
import { guardLeave } from '../browser/leave-guard';
import type { MessageAction } from '../domain/message-actions';
import type { MessagesFacts } from '../domain/message-facts';
import { getDoneText } from '../domain/message-words';
import {
	parseRequestFailure,
	type RequestFailure,
} from '../domain/request-failure';
import { runOnMatches } from './api';
import type { Actions } from './use-actions';
import type { List } from './use-list';

/** An action on all messages that match; the server takes 500 at a time. */
export interface Job {
	readonly action: MessageAction;
	readonly filters: MessagesFacts[ 'filters' ];
	/** The newest message that is still to be done. */
	readonly untilId: number;
	/** How many there were at the beginning. */
	readonly total: number;
	readonly done: number;
	/** The messages that it was done to. */
	readonly ids: readonly number[];
	readonly left: number;
	/** Why the first of those that were left was left. */
	readonly reason: string;
	readonly state: 'running' | 'stopped' | 'finished';
	readonly failure: RequestFailure | null;
}

/** What an action is to be done to. */
type JobRange = Pick< Job, 'action' | 'filters' | 'untilId' | 'total' >;

const UNTOUCHED = {
	done: 0,
	ids: [],
	left: 0,
	reason: '',
	state: 'running',
	failure: null,
} as const;

/** Does the next 500. */
async function takeStep( job: Job ): Promise< Job > {
	try {
		const step = await runOnMatches( job.action, job.filters, job.untilId );
		return {
			...job,
			untilId: step.untilId,
			done: job.done + step.done,
			ids: [ ...job.ids, ...step.ids ],
			left: job.left + step.failed,
			reason: job.reason || step.message,
			state: step.hasMore ? 'running' : 'finished',
		};
	} catch ( error ) {
		const failure = parseRequestFailure( error );
		return { ...job, state: 'stopped', failure };
	}
}

/** Does an action to all messages that match, with progress; it can be stopped and taken up again. */
export function useBulk( list: List, { report }: Actions ) {
	const [ job, setJob ] = useState< Job | null >( null );
	const isStopped = useRef( false );
	const { locale } = list.facts.site;

	const work = async ( first: Job ) => {
		const release = guardLeave();
		isStopped.current = false;
		let now: Job = { ...first, state: 'running', failure: null };
		while ( now.state === 'running' ) {
			setJob( now );
			now = await takeStep( now );
			if ( isStopped.current && now.state === 'running' ) {
				now = { ...now, state: 'stopped' };
			}
			if ( now.state === 'running' ) {
				speak( getDoneText( now.action, now.done, locale ) );
			}
		}
		release();
		await list.refresh();
		const isWhole = now.state === 'finished' && ! now.left;
		setJob( isWhole ? null : now );
		if ( isWhole ) {
			report( now.action, now.ids, now.done );
		}
	};
	return {
		job,
		start: ( range: JobRange ) => work( { ...UNTOUCHED, ...range } ),
		resume: () => job && work( job ),
		stop: () => {
			isStopped.current = true;
		},
		forget: () => setJob( null ),
	};
}

export type Bulk = ReturnType< typeof useBulk >;
