import apiFetch from '@wordpress/api-fetch';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { asRecord, readList } from '../../shared/raw-values';
import { downloadFile } from '../browser/files';
import type { Message } from '../components/snackbar';
import type { SettingsDocument } from '../domain/document';
import { getRequestFailureText } from '../domain/request-failure-text';
import {
	parseCurrent,
	parseSaveFailure,
	type CurrentSettings,
} from '../domain/save-failure';
import { getSavedText } from '../domain/saved-text';
import { getFileName } from '../domain/settings-file';
import type { SiteDocument } from '../domain/site-settings';
import { SETTINGS_PATH } from './use-site-settings';

export interface Transfer {
	readonly siteUrl: string;
	readonly onMessage: ( message: Message ) => void;
	/** Reports the settings of this screen after an import, which may have changed them. */
	readonly onChanged: ( current: CurrentSettings< SiteDocument > ) => void;
}

const PATH = '/chaty/v1/widgets';

const readDocument = async () =>
	parseCurrent( await apiFetch( { path: PATH } ) );

/** Replaces all settings of files by others, and returns the names of the page caches that were emptied. */
async function putDocument( document: SettingsDocument ) {
	const answer = await apiFetch( {
		path: PATH,
		method: 'PUT',
		data: document,
	} );
	return readList( asRecord( answer ), 'caches' ).map( String );
}

/** Does one thing at a time, and says why it failed. */
function useAttempt( onMessage: Transfer[ 'onMessage' ] ) {
	const [ isBusy, setBusy ] = useState( false );
	const attempt = async ( work: () => Promise< void > ) => {
		setBusy( true );
		try {
			await work();
		} catch ( error ) {
			const text = getRequestFailureText( parseSaveFailure( error ) );
			onMessage( { text } );
		} finally {
			setBusy( false );
		}
	};
	return { isBusy, attempt };
}

async function exportFile( siteUrl: string ) {
	const { document } = await readDocument();
	const text = JSON.stringify( document, null, '\t' );
	downloadFile( getFileName( siteUrl, new Date() ), text );
}

/** Exports settings to a file, and imports those of one, with a way back. */
export function useTransfer( { siteUrl, onMessage, onChanged }: Transfer ) {
	const { isBusy, attempt } = useAttempt( onMessage );
	const replace = async ( document: SettingsDocument ) => {
		const caches = await putDocument( document );
		onChanged( parseCurrent( await apiFetch( { path: SETTINGS_PATH } ) ) );
		return caches;
	};
	const restore = async ( before: SettingsDocument ) => {
		await replace( before );
		onMessage( { text: __( 'The former settings are back.', 'chaty' ) } );
	};
	const importDocument = async ( document: SettingsDocument ) => {
		const { document: before } = await readDocument();
		const caches = await replace( document );
		const done = __( 'The settings were imported.', 'chaty' );
		onMessage( {
			text: getSavedText( done, caches ),
			action: {
				label: __( 'Undo', 'chaty' ),
				onClick: () => attempt( () => restore( before ) ),
			},
		} );
	};
	return {
		isBusy,
		exportFile: () => attempt( () => exportFile( siteUrl ) ),
		importDocument: ( document: SettingsDocument ) =>
			attempt( () => importDocument( document ) ),
	};
}
