import { asRecord, readText } from '../../shared/raw-values';
import type { CurrentSettings, SettingsDocument } from './document';
import type { LocatedIssue } from './preload';
import { parseRequestFailure, type RequestFailure } from './request-failure';

/** Why a save has failed. The draft is kept in every case. */
export type SaveFailure< Document = SettingsDocument > =
	| {
			readonly kind: 'conflict';
			readonly current: CurrentSettings< Document >;
	  }
	| { readonly kind: 'invalid'; readonly refused: readonly LocatedIssue[] }
	| RequestFailure;

export function parseCurrent< Document = SettingsDocument >(
	answer: unknown
): CurrentSettings< Document > {
	const {
		revision,
		modified,
		caches: _caches,
		...document
	} = asRecord( answer );
	return {
		document: document as unknown as Document,
		revision: readText( { revision }, 'revision' ),
		modified: {
			at: readText( asRecord( modified ), 'at' ),
			by: readText( asRecord( modified ), 'by' ),
		},
	};
}

/** Parses an error of `apiFetch`: the server's, or one of its own. */
export function parseSaveFailure< Document = SettingsDocument >(
	error: unknown
): SaveFailure< Document > {
	const raw = asRecord( error );
	const data = asRecord( raw[ 'data' ] );
	switch ( readText( raw, 'code' ) ) {
		case 'chaty_conflict':
			return {
				kind: 'conflict',
				current: parseCurrent( data[ 'current' ] ),
			};
		case 'rest_invalid_param':
			return {
				kind: 'invalid',
				refused: Object.entries( asRecord( data[ 'params' ] ) ).map(
					( [ path, message ] ) => ( {
						path,
						level: 'error',
						message: String( message ),
					} )
				),
			};
		default:
			return parseRequestFailure( error );
	}
}
