import apiFetch from '@wordpress/api-fetch';
import { asRecord } from '../../shared/raw-values';
import {
	parseBatchResult,
	parseBatchStep,
	type BatchResult,
	type BatchStep,
} from '../domain/batch';
import type { MessageAction } from '../domain/message-actions';
import type { MessagesFacts } from '../domain/message-facts';
import { parseMessage, type Message } from '../domain/messages';

const PATH = '/chaty/v1/contacts';

type Filters = MessagesFacts[ 'filters' ];

/** A message, with its neighbors in the list. */
export async function getMessage(
	id: number,
	{ filters, order }: MessagesFacts,
	signal: AbortSignal
): Promise< Message > {
	const query = new URLSearchParams(
		Object.entries( { ...filters, ...order } ).map( ( [ name, value ] ) => [
			name,
			String( value ),
		] )
	);
	return parseMessage(
		await apiFetch( { path: `${ PATH }/${ id }?${ query }`, signal } )
	);
}

/** Throws if something else has answered, such as a firewall with JSON of its own: nothing is known to be done then. */
async function postBatch(
	data: Record< string, unknown >
): Promise< unknown > {
	const answer = await apiFetch( {
		path: `${ PATH }/batch`,
		method: 'POST',
		data,
	} );
	if ( ! ( 'done' in asRecord( answer ) ) ) {
		throw new Error( 'The answer does not say what was done.' );
	}
	return answer;
}

/** Runs an action on messages. */
export const runOnIds = async (
	action: MessageAction,
	ids: readonly number[]
): Promise< BatchResult > =>
	parseBatchResult( await postBatch( { action, ids } ) );

/** Runs an action on the newest 500 messages that match, up to an ID. */
export const runOnMatches = async (
	action: MessageAction,
	filters: Filters,
	untilId: number
): Promise< BatchStep > =>
	parseBatchStep(
		await postBatch( { ...filters, action, until_id: untilId } )
	);
