import apiFetch from '@wordpress/api-fetch';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { asRecord, readList } from '../../shared/raw-values';
import { guardLeave } from '../browser/leave-guard';
import type { CurrentSettings, SettingsDocument } from '../domain/document';
import { isSame } from '../domain/is-same';
import { mergeDocuments } from '../domain/merge';
import {
	parseCurrent,
	parseSaveFailure,
	type SaveFailure,
} from '../domain/save-failure';
import { useHistory, type History } from './use-history';

/** The result of a save: the names of the page caches that were emptied, or why nothing was saved. */
export interface SaveResult< Document = SettingsDocument > {
	readonly caches: readonly string[];
	readonly failure: SaveFailure< Document > | null;
}

/** Sends the settings with their revision, by which the server notices that somebody else has saved meanwhile. */
export async function putSettings< Document >(
	path: string,
	document: Document,
	revision: string
) {
	const answer = await apiFetch( {
		path,
		method: 'PUT',
		data: revision ? { ...asRecord( document ), revision } : document,
	} );
	return {
		stored: parseCurrent< Document >( answer ),
		caches: readList( asRecord( answer ), 'caches' ).map( String ),
	};
}

/** Saves the draft; changes typed meanwhile stay. No second save can begin meanwhile: the button is off. */
function useSave< Document >(
	history: History< Document >,
	first: CurrentSettings< Document >,
	path: string
) {
	const [ server, setServer ] = useState( first );
	const known = useRef( first );
	const [ isSaving, setSaving ] = useState( false );
	const [ failure, setFailure ] = useState< SaveFailure< Document > | null >(
		null
	);

	const adopt = ( current: CurrentSettings< Document > ) => {
		known.current = current;
		setServer( current );
	};
	const save = async (): Promise< SaveResult< Document > > => {
		const { current: sent } = history.current;
		setSaving( true );
		try {
			const { revision } = known.current;
			const { stored, caches } = await putSettings(
				path,
				sent,
				revision
			);
			const { current: typed } = history.current;
			adopt( stored );
			setFailure( null );
			history.replace(
				mergeDocuments( sent, typed, stored.document ).value
			);
			return { caches, failure: null };
		} catch ( error ) {
			const reason = parseSaveFailure< Document >( error );
			setFailure( reason );
			return { caches: [], failure: reason };
		} finally {
			setSaving( false );
		}
	};
	return { server, adopt, save, isSaving, failure, setFailure };
}

/** The settings that the owner changes and saves. The browser asks before a page with unsaved ones is left. */
export function useSettings< Document = SettingsDocument >(
	first: CurrentSettings< Document >,
	path = '/chaty/v1/widgets'
) {
	const history = useHistory( first.document );
	const saving = useSave( history, first, path );
	const { document } = history;
	const { server, adopt, save, setFailure } = saving;
	const isDirty = useMemo(
		() => ! isSame( document, server.document ),
		[ document, server.document ]
	);
	useEffect( () => ( isDirty ? guardLeave() : undefined ), [ isDirty ] );
	return {
		...history,
		...saving,
		isDirty,
		forgetFailure: () => setFailure( null ),
		discard: () => {
			history.change( server.document, 'discard' );
			setFailure( null );
		},
		saveMerged: (
			merged: Document,
			theirs: CurrentSettings< Document >
		) => {
			history.change( merged, 'merge' );
			adopt( theirs );
			return save();
		},
	};
}

export type Settings< Document = SettingsDocument > = ReturnType<
	typeof useSettings< Document >
>;
