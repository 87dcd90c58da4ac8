import apiFetch from '@wordpress/api-fetch';
import {
	asRecord,
	readBoolean,
	readList,
	readNumber,
	readRecords,
	readText,
	type Raw,
} from '../../shared/raw-values';
import type { MessageAction } from './actions';

export type Filters = Readonly< Record< string, string > >;

/** Throws if something else has answered, such as a firewall with JSON of its own: then nothing may have been done. */
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

const parseFailed = ( raw: Raw ) => ( {
	id: readNumber( raw, 'id', 0 ),
	code: readText( raw, 'code' ),
	message: readText( raw, 'message' ),
} );

/** The time that marks the moved messages, and the folders that they were in. */
const parseMoved = ( raw: Raw ) => ( {
	movedAt: readText( raw, 'moved_at' ),
	from: readList( raw, 'moved_from' ).map( String ),
} );

export async function runOnIds(
	action: MessageAction,
	ids: readonly number[]
) {
	const raw = await postBatch( { action, ids } );
	return {
		done: readList( raw, 'done' ).map( Number ),
		failed: readRecords( raw, 'failed' ).map( parseFailed ),
		...parseMoved( raw ),
	};
}

export type BatchResult = Awaited< ReturnType< typeof runOnIds > >;

/** Does an action to the newest 500 messages that match, up to an ID. */
export async function runOnMatches(
	action: MessageAction,
	filters: Filters,
	untilId: number,
	movedAt: string
) {
	const raw = await postBatch( {
		...filters,
		action,
		until_id: untilId,
		...( movedAt && { moved_at: movedAt } ),
	} );
	return {
		done: readNumber( raw, 'done', 0 ),
		failed: readNumber( raw, 'failed', 0 ),
		/** Why the first of the failed ones has failed. */
		code: readText( raw, 'code' ),
		hasMore: readBoolean( raw, 'more' ),
		/** The newest message that is still to be done. */
		untilId: readNumber( raw, 'until_id', 0 ),
		...parseMoved( raw ),
	};
}

export type BatchStep = Awaited< ReturnType< typeof runOnMatches > >;
