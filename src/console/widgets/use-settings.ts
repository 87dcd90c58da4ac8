import apiFetch from '@wordpress/api-fetch';
import { useMemo, useRef, useState } from '@wordpress/element';
import { asRecord, readList } from '../../shared/raw-values';
import type { SettingsDocument } from '../domain/document';
import type { ConsoleFacts } from '../domain/facts';
import { isSame, mergeDocuments } from '../domain/merge';
import {
	parseCurrent,
	parseSaveFailure,
	type CurrentSettings,
	type SaveFailure,
} from '../domain/save-failure';
import { useHistory, type History } from './use-history';

/** What came of a save: the names of the page caches that were emptied, or why nothing was saved. */
export interface SaveResult {
	readonly caches: readonly string[];
	readonly failure: SaveFailure | null;
}

/** Sends the settings; by the revision the server refuses what somebody else has changed in between. */
const putSettings = ( document: SettingsDocument, revision: string ) =>
	apiFetch( {
		path: '/chaty/v1/widgets',
		method: 'PUT',
		data: revision ? { ...document, revision } : document,
	} );

/** Saves the draft; what is typed meanwhile stays. A second save waits for nothing: the button is off. */
function useSave( history: History, first: CurrentSettings ) {
	const [ server, setServer ] = useState( first );
	const known = useRef( first );
	const [ isSaving, setSaving ] = useState( false );
	const [ failure, setFailure ] = useState< SaveFailure | null >( null );

	const learn = ( current: CurrentSettings ) => {
		known.current = current;
		setServer( current );
	};
	const save = async (): Promise< SaveResult > => {
		const { current: sent } = history.current;
		setSaving( true );
		try {
			const answer = await putSettings( sent, known.current.revision );
			const next = parseCurrent( answer );
			const { current: typed } = history.current;
			learn( next );
			setFailure( null );
			history.replace(
				mergeDocuments( sent, typed, next.document ).value
			);
			const caches = readList( asRecord( answer ), 'caches' ).map(
				String
			);
			return { caches, failure: null };
		} catch ( error ) {
			const reason = parseSaveFailure( error );
			setFailure( reason );
			return { caches: [], failure: reason };
		} finally {
			setSaving( false );
		}
	};
	return { server, learn, save, isSaving, failure, setFailure };
}

/** The settings of the site: what the server has, and the owner's draft. */
export function useSettings( {
	document: stored,
	revision,
	modified,
}: ConsoleFacts ) {
	const history = useHistory( stored );
	const { learn, setFailure, ...saving } = useSave( history, {
		document: stored,
		revision,
		modified,
	} );
	const { document } = history;
	const { server, save } = saving;
	const isDirty = useMemo(
		() => ! isSame( document, server.document ),
		[ document, server.document ]
	);
	return {
		...history,
		...saving,
		isDirty,
		forgetFailure: () => setFailure( null ),
		/** Goes back to what the server has. */
		discard: () => {
			history.change( server.document, 'discard' );
			setFailure( null );
		},
		/** Saves a merge with what somebody else has saved meanwhile. */
		saveMerged: ( merged: SettingsDocument, theirs: CurrentSettings ) => {
			history.change( merged, 'merge' );
			learn( theirs );
			return save();
		},
	};
}

export type Settings = ReturnType< typeof useSettings >;
