import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { noteAtRow, readSender, regainFocus } from '../browser/message-list';
import type { Message as Snack } from '../components/snackbar';
import type { BatchResult } from '../domain/batch';
import { findUndo, type MessageAction } from '../domain/message-actions';
import { getDoneText, getFailedReason } from '../domain/message-words';
import {
	parseRequestFailure,
	type RequestFailure,
} from '../domain/request-failure';
import { runOnIds } from './api';
import type { List } from './use-list';

/** A message that was left as it is. */
interface LeftMessage {
	readonly id: number;
	readonly sender: string;
	readonly reason: string;
}

/** What an action could not do. */
export interface Outcome {
	readonly left: readonly LeftMessage[];
	/** Why the whole request has failed. */
	readonly failure: RequestFailure | null;
	readonly onRetry: () => void;
}

/** What one call takes, and so at most what is taken back. */
const MAX_UNDONE = 500;

const NOTHING_DONE: BatchResult = { done: [], failed: [] };

/** The messages that were left, with their senders while their rows are still there. */
const listLeft = ( { failed }: BatchResult ): readonly LeftMessage[] =>
	failed.map( ( one ) => ( {
		id: one.id,
		sender: readSender( one.id ),
		reason: getFailedReason( one ),
	} ) );

type Run = (
	action: MessageAction,
	ids: readonly number[]
) => Promise< BatchResult >;

/** Says to how many messages an action was done, and takes it back where an action does that. */
function createSnack(
	{ facts }: List,
	action: MessageAction,
	{ ids, count }: { ids: readonly number[]; count: number },
	run: Run
): Snack {
	const undo = findUndo( action );
	const text = getDoneText( action, count, facts.site.locale );
	const [ first = 0 ] = ids;
	const takeBack = async ( back: MessageAction ) => {
		await run( back, ids );
		// The button that had the focus is gone.
		regainFocus( first );
	};
	return undo && first && count <= MAX_UNDONE
		? {
				text,
				action: {
					label: __( 'Undo', 'chaty' ),
					onClick: () => void takeBack( undo ),
				},
		  }
		: { text };
}

/** Does actions to messages, and says what was done and what was not. */
export function useActions( list: List ) {
	const [ snack, setSnack ] = useState< Snack | null >( null );
	const [ outcome, setOutcome ] = useState< Outcome | null >( null );

	const report = (
		action: MessageAction,
		ids: readonly number[],
		count = ids.length
	) => setSnack( createSnack( list, action, { ids, count }, run ) );
	const run: Run = async ( action, ids ) => {
		const onRetry = () => void run( action, ids );
		setOutcome( null );
		setSnack( null );
		try {
			const result = await runOnIds( action, ids );
			const left = listLeft( result );
			await list.refresh();
			left.forEach( ( { id, reason } ) => noteAtRow( id, reason ) );
			setOutcome( left.length ? { left, failure: null, onRetry } : null );
			if ( result.done.length ) {
				report( action, result.done );
			}
			return result;
		} catch ( error ) {
			const failure = parseRequestFailure( error );
			setOutcome( { left: [], failure, onRetry } );
			return NOTHING_DONE;
		}
	};
	return {
		run,
		/** Says what was done to messages. */
		report,
		snack,
		say: ( text: string ) => setSnack( { text } ),
		forgetSnack: () => setSnack( null ),
		outcome,
		forgetOutcome: () => setOutcome( null ),
	};
}

export type Actions = ReturnType< typeof useActions >;
