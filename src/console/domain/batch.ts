import {
	asRecord,
	readBoolean,
	readList,
	readNumber,
	readText,
} from '../../shared/raw-values';

/** A message that an action was not done to, and why. */
export interface FailedMessage {
	readonly id: number;
	readonly code: string;
	readonly message: string;
}

/** What an action with IDs has done. */
export interface BatchResult {
	readonly done: readonly number[];
	readonly failed: readonly FailedMessage[];
}

/** What one call of an action with filters has done. */
export interface BatchStep {
	readonly done: number;
	/** The messages that it was done to, so that it can be taken back. */
	readonly ids: readonly number[];
	readonly failed: number;
	/** Why the first of the failed ones has failed. */
	readonly message: string;
	readonly hasMore: boolean;
	readonly untilId: number;
}

/** The answer of `POST /contacts/batch` with IDs. */
export function parseBatchResult( answer: unknown ): BatchResult {
	const raw = asRecord( answer );
	return {
		done: readList( raw, 'done' ).map( Number ),
		failed: readList( raw, 'failed' ).map( ( value ) => {
			const failed = asRecord( value );
			return {
				id: readNumber( failed, 'id', 0 ),
				code: readText( failed, 'code' ),
				message: readText( failed, 'message' ),
			};
		} ),
	};
}

/** The answer of `POST /contacts/batch` with filters. */
export function parseBatchStep( answer: unknown ): BatchStep {
	const raw = asRecord( answer );
	return {
		done: readNumber( raw, 'done', 0 ),
		ids: readList( raw, 'ids' ).map( Number ),
		failed: readNumber( raw, 'failed', 0 ),
		message: readText( raw, 'message' ),
		hasMore: readBoolean( raw, 'more' ),
		untilId: readNumber( raw, 'until_id', 0 ),
	};
}
