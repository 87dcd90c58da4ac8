import { __ } from '@wordpress/i18n';
import type { ActionRequest, MessageAction } from './actions';
import { nameInAddress, readMessageId, withResult } from './address';
import { runOnIds, type BatchResult } from './batch';
import { createJobs, type Job } from './job';
import { getTarget } from './message';
import { showFailure, showNotice } from './notices';
import { find, findOpener } from './page';
import { ask } from './question';
import type { Viewer } from './viewer';

function readForm() {
	const { dataset } = find( '#chaty-messages-form' ) ?? {};
	const until = find( '[name="until_id"]' )?.getAttribute( 'value' );
	return {
		filters: JSON.parse( dataset?.[ 'filters' ] ?? '{}' ),
		total: Number( dataset?.[ 'total' ] ),
		maxUnasked: Number( dataset?.[ 'maxUnasked' ] ),
		untilId: Number( until ),
	};
}

const MAX_NAMED = 10;

const listFailed = ( failed: BatchResult[ 'failed' ] ): readonly string[] =>
	failed.slice( 0, MAX_NAMED ).map( ( { id, message } ) => {
		const sender = findOpener( id )?.textContent?.trim();
		return sender ? `${ sender }: ${ message }` : message;
	} );

function addToResult( lines: readonly string[] ): void {
	const list = document.createElement( 'ul' );
	for ( const line of lines ) {
		const item = document.createElement( 'li' );
		item.textContent = line;
		list.append( item );
	}
	find( '.chaty-messages-results .notice-error' )?.append( list );
}

type Result = Pick< Job, 'done' | 'failed' | 'code' | 'movedAt' | 'from' >;

function createActions( viewer: Viewer ) {
	const showResult = (
		href: string,
		action: MessageAction,
		result: Result,
		onShown = () => {}
	) => {
		const { done, failed, code, movedAt, from } = result;
		const args = { did: action, done, moved: movedAt, from: `${ from }` };
		return viewer.show(
			withResult(
				href,
				failed ? { ...args, failed, reason: code } : args
			),
			onShown
		);
	};
	const runOn = async ( action: MessageAction, ids: readonly number[] ) => {
		try {
			const { done, failed, ...moved } = await runOnIds( action, ids );
			const isOpen = done.includes( readMessageId() );
			const href = isOpen ? getTarget( action ) : window.location.href;
			const lines = listFailed( failed );
			const code = failed[ 0 ]?.code ?? '';
			const counts = { done: done.length, failed: failed.length };
			await showResult(
				href,
				action,
				{ ...moved, ...counts, code },
				() => {
					nameInAddress( href );
					addToResult( lines );
				}
			);
		} catch ( error ) {
			showFailure( error, () => void runOn( action, ids ) );
		}
	};
	const jobs = createJobs( ( job ) =>
		showResult( window.location.href, job.action, job )
	);
	return { runOn, jobs };
}

function createJob( action: MessageAction, isForFolder = false ): Job {
	const { filters, total, untilId } = readForm();
	return {
		action,
		filters: isForFolder ? { box: filters.box } : filters,
		untilId,
		total,
		done: 0,
		failed: 0,
		code: '',
		movedAt: '',
		from: [],
		hasMore: true,
	};
}

/** Runs the actions of rows, forms and the open message; asks before one that is final or affects very many. */
export function createRequests( viewer: Viewer ) {
	const { runOn, jobs } = createActions( viewer );
	const run = ( request: ActionRequest, action: MessageAction ) =>
		request.isForAll
			? jobs.run( createJob( action, request.isForFolder ) )
			: runOn( action, request.ids );
	return async function handle( request: ActionRequest ): Promise< void > {
		const { action, ids, isForAll } = request;
		const { total, maxUnasked } = readForm();
		const count = isForAll ? total : ids.length;
		if ( ! action || ! count ) {
			// The server's page says whether an action or a message is missing.
			const href = withResult( window.location.href, { did: 'nothing' } );
			await viewer.show( href );
		} else if ( isForAll && jobs.isRunning() ) {
			// Two at once would share one progress bar and one Stop button.
			showNotice( 'request', {
				status: 'warning',
				texts: [
					__(
						'An action is still running. Wait until it is done, or stop it.',
						'chaty'
					),
				],
			} );
		} else if ( action !== 'delete' && count <= maxUnasked ) {
			await run( request, action );
		} else {
			const isYes = await ask( request ).catch( ( error ) =>
				showFailure( error, () => void handle( request ) )
			);
			if ( isYes ) {
				await run( request, action );
			}
		}
	};
}
