import apiFetch from '@wordpress/api-fetch';
import {
	asRecord,
	readBoolean,
	readList,
	readNumber,
	readText,
} from '../../shared/raw-values';
import type { MessageAction } from './actions';

export type Filters = Readonly< Record< string, string > >;

export interface BatchResult {
	readonly done: readonly number[];
	readonly failed: readonly ReturnType< typeof parseFailed >[];
	/** What marks the messages that it has moved. */
	readonly movedAt: string;
	/** The folders that messages were moved from. */
	readonly from: readonly string[];
}

export interface BatchStep {
	readonly done: number;
	readonly failed: number;
	/** Why the first of the failed ones has failed. */
	readonly code: string;
	readonly hasMore: boolean;
	/** The newest message that is still to be done. */
	readonly untilId: number;
	readonly movedAt: string;
	/** The folders that messages were moved from. */
	readonly from: readonly string[];
}

/** Throws if something else has answered, such as a firewall with JSON of its own: nothing is known to be done then. */
async function postBatch( data: Record< string, unknown > ) {
	const raw = asRecord(
		await apiFetch( {
			path: '/chaty/v1/contacts/batch',
			method: 'POST',
			data,
		} )
	);
	if ( ! ( 'done' in raw ) ) {
		throw new Error( 'The answer does not say what was done.' );
	}
	return raw;
}

function parseFailed( value: unknown ) {
	const raw = asRecord( value );
	return {
		id: readNumber( raw, 'id', 0 ),
		code: readText( raw, 'code' ),
		message: readText( raw, 'message' ),
	};
}

export async function runOnIds(
	action: MessageAction,
	ids: readonly number[]
): Promise< BatchResult > {
	const raw = await postBatch( { action, ids } );
	return {
		done: readList( raw, 'done' ).map( Number ),
		failed: readList( raw, 'failed' ).map( parseFailed ),
		movedAt: readText( raw, 'moved_at' ),
		from: readList( raw, 'moved_from' ).map( String ),
	};
}

/** Does an action to the newest 500 messages that match, up to an ID. */
export async function runOnMatches(
	action: MessageAction,
	filters: Filters,
	untilId: number,
	movedAt: string
): Promise< BatchStep > {
	const raw = await postBatch( {
		...filters,
		action,
		until_id: untilId,
		...( movedAt && { moved_at: movedAt } ),
	} );
	return {
		done: readNumber( raw, 'done', 0 ),
		failed: readNumber( raw, 'failed', 0 ),
		code: readText( raw, 'code' ),
		hasMore: readBoolean( raw, 'more' ),
		untilId: readNumber( raw, 'until_id', 0 ),
		movedAt: readText( raw, 'moved_at' ),
		from: readList( raw, 'moved_from' ).map( String ),
	};
}
