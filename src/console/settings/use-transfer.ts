import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import type { SnackbarMessage } from '../components/snackbar';
import { useAttempt } from '../components/use-attempt';
import { putSettings } from '../components/use-settings';
import { exportSettings } from '../components/transfer/export-settings';
import type { CurrentSettings, SettingsDocument } from '../domain/document';
import { getErrorText } from '../domain/request-failure-text';
import { parseCurrent } from '../domain/save-failure';
import { getSavedText } from '../domain/saved-text';
import type { SiteDocument } from '../domain/site-settings';
import { SETTINGS_PATH } from './use-site-settings';

export interface Transfer {
	readonly siteUrl: string;
	readonly onMessage: ( message: SnackbarMessage ) => void;
	/** Reports the settings of this screen after an import, which may have changed them. */
	readonly onChanged: ( current: CurrentSettings< SiteDocument > ) => void;
}

const PATH = '/chaty/v1/widgets';

const readDocument = async () =>
	parseCurrent( await apiFetch( { path: PATH } ) );

export function useTransfer( { siteUrl, onMessage, onChanged }: Transfer ) {
	const { isBusy, attempt } = useAttempt( ( error ) =>
		onMessage( { text: getErrorText( error ) } )
	);
	/** Where the settings of the screen cannot be read, its next save merges them. */
	const readChanged = () =>
		apiFetch( { path: SETTINGS_PATH } ).then(
			( answer ) => onChanged( parseCurrent( answer ) ),
			() => {}
		);
	const restore = async ( before: SettingsDocument, revision: string ) => {
		await putSettings( PATH, before, revision );
		onMessage( { text: __( 'The former settings are back.', 'chaty' ) } );
		await readChanged();
	};
	const importDocument = async ( document: SettingsDocument ) => {
		const before = await readDocument();
		const { caches, stored } = await putSettings(
			PATH,
			document,
			before.revision
		);
		const done = __( 'The settings were imported.', 'chaty' );
		onMessage( {
			text: getSavedText( done, caches ),
			action: {
				label: __( 'Undo', 'chaty' ),
				onClick: () =>
					attempt( () =>
						restore( before.document, stored.revision )
					),
			},
		} );
		await readChanged();
	};
	return {
		isBusy,
		exportFile: () =>
			attempt( async () =>
				exportSettings( ( await readDocument() ).document, siteUrl )
			),
		importDocument: ( document: SettingsDocument ) =>
			attempt( () => importDocument( document ) ),
	};
}
