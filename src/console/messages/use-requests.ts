import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { BulkRequest } from '../browser/list-events';
import { isMove, type MessageAction } from '../domain/message-actions';
import type { Actions } from './use-actions';
import type { Bulk } from './use-bulk';
import type { List } from './use-list';
import type { PaneState } from './use-pane';

/** A question before messages are deleted for good. */
export interface Question {
	readonly count: number;
	readonly onYes: () => void;
}

/** The hooks of the screen. */
interface Parts {
	readonly list: List;
	readonly pane: PaneState;
	readonly actions: Actions;
	readonly bulk: Bulk;
}

/** After an action on the message that is open: leads on, or reads it again. */
function follow( pane: PaneState, action: MessageAction, isDone: boolean ) {
	if ( isDone && action === 'unread' ) {
		pane.close();
	} else if ( isDone && isMove( action ) ) {
		pane.leave();
	} else {
		pane.reload();
	}
}

const getCount = ( { ids, isForAll, total }: BulkRequest ) =>
	isForAll ? total : ids.length;

/** Why what the form of the list asks for cannot start; empty where it can. */
function findObstacle( request: BulkRequest, { job }: Bulk ): string {
	if ( ! request.action || ! getCount( request ) ) {
		return __( 'Please select an action and messages first.', 'chaty' );
	}
	// Two at once would share one progress bar and one Stop button.
	return request.isForAll && job?.state === 'running'
		? __(
				'An action is still running. Wait until it is done, or stop it.',
				'chaty'
		  )
		: '';
}

/** Does what the form of the list asks for. */
function startBulk( request: BulkRequest, { list, actions, bulk }: Parts ) {
	const { action, ids, isForAll, isForBox, untilId, total } = request;
	const { box = 'inbox' } = list.facts.filters;
	if ( action && isForAll ) {
		const filters = isForBox ? { box } : list.facts.filters;
		bulk.start( { action, filters, untilId, total } );
	} else if ( action ) {
		actions.run( action, ids );
	}
}

/** What rows, forms and the pane ask for; what cannot be undone is asked first. */
export function useRequests( parts: Parts ) {
	const { pane, actions, bulk } = parts;
	const [ question, setQuestion ] = useState< Question | null >( null );
	const ask = ( action: MessageAction, count: number, onYes: () => void ) => {
		if ( action === 'delete' ) {
			setQuestion( { count, onYes } );
		} else {
			onYes();
		}
	};
	const runOn = async ( action: MessageAction, id: number ) => {
		const { done } = await actions.run( action, [ id ] );
		if ( pane.id === id ) {
			follow( pane, action, done.includes( id ) );
		}
	};
	return {
		runOn: ( action: MessageAction, id: number ) =>
			ask( action, 1, () => void runOn( action, id ) ),
		runBulk: ( request: BulkRequest ) => {
			const { action } = request;
			const obstacle = findObstacle( request, bulk );
			if ( action && ! obstacle ) {
				ask( action, getCount( request ), () =>
					startBulk( request, parts )
				);
			} else {
				actions.say( obstacle );
			}
		},
		question,
		answer: ( isYes: boolean ) => {
			setQuestion( null );
			if ( isYes ) {
				question?.onYes();
			}
		},
	};
}
