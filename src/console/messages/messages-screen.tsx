import { createPortal, useEffect } from '@wordpress/element';
import { listenToList } from '../browser/list-events';
import { findList, getNoticePlace } from '../browser/message-list';
import { SnackbarPlace } from '../components/snackbar';
import type { MessagesFacts } from '../domain/message-facts';
import { DeleteDialog } from './delete-dialog';
import { JobNotice } from './job-notice';
import { ListNotice } from './list-notice';
import { OutcomeNotice } from './outcome-notice';
import { Pane } from './pane';
import { useActions } from './use-actions';
import { useBulk } from './use-bulk';
import { useList } from './use-list';
import { usePane } from './use-pane';
import { useRequests } from './use-requests';

/** All that the screen does, and what it has to say. */
function useScreen( first: MessagesFacts ) {
	const list = useList( first );
	const pane = usePane( list );
	const actions = useActions( list );
	const bulk = useBulk( list, actions );
	const requests = useRequests( { list, pane, actions, bulk } );
	useEffect( () => {
		const element = findList();
		return element
			? listenToList( element, {
					onOpen: pane.open,
					onAction: requests.runOn,
					onBulk: requests.runBulk,
					onVisit: pane.visit,
			  } )
			: undefined;
	} );
	return { list, pane, actions, bulk, requests };
}

/** The Messages screen: what the script adds to the printed list. */
export function MessagesScreen( props: { readonly facts: MessagesFacts } ) {
	const { list, pane, actions, bulk, requests } = useScreen( props.facts );
	const { facts } = list;
	const { locale } = facts.site;
	const outcome = actions.outcome && (
		<OutcomeNotice
			outcome={ actions.outcome }
			locale={ locale }
			onClose={ actions.forgetOutcome }
		/>
	);
	const notices = (
		<>
			<ListNotice list={ list } />
			<JobNotice bulk={ bulk } locale={ locale } />
			{ ! pane.id && outcome }
		</>
	);
	return (
		<>
			{ createPortal( notices, getNoticePlace() ) }
			{ pane.id > 0 && (
				<Pane
					pane={ pane }
					facts={ facts }
					notice={ outcome }
					onAction={ ( action ) => requests.runOn( action, pane.id ) }
					onSay={ actions.say }
				/>
			) }
			{ requests.question && (
				<DeleteDialog
					count={ requests.question.count }
					locale={ locale }
					onAnswer={ requests.answer }
				/>
			) }
			<SnackbarPlace
				message={ actions.snack }
				onRemove={ actions.forgetSnack }
			/>
		</>
	);
}
