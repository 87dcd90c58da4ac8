import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { SnackbarMessage } from '../components/snackbar';
import { useSettings, type SaveResult } from '../components/use-settings';
import { mergeDocuments } from '../domain/merge';
import type { CurrentSettings } from '../domain/document';
import { getSavedText } from '../domain/saved-text';
import type { SettingsPreload, SiteDocument } from '../domain/site-settings';
import { useDeletionQuestion } from './use-deletion-question';

export const SETTINGS_PATH = '/chaty/v1/settings';

/** The settings of this screen, and the message about the last action. */
export function useSiteSettings( preload: SettingsPreload ) {
	const settings = useSettings< SiteDocument >( preload, SETTINGS_PATH );
	const [ message, setMessage ] = useState< SnackbarMessage | null >( null );
	const { server, current, replace, adopt } = settings;
	const report = ( { failure, caches }: SaveResult< SiteDocument > ) => {
		// An earlier "Saved." would contradict an error.
		const text = getSavedText( __( 'Saved.', 'chaty' ), caches );
		setMessage( failure ? null : { text } );
	};
	return {
		settings,
		message,
		setMessage,
		report,
		...useDeletionQuestion( settings, async () => {
			report( await settings.save() );
		} ),
		/** Takes over settings that something else has changed, and keeps what the owner has typed. */
		adopt: ( next: CurrentSettings< SiteDocument > ) => {
			const { document: base } = server;
			const { document: theirs } = next;
			replace( mergeDocuments( base, current.current, theirs ).value );
			adopt( next );
		},
	};
}
