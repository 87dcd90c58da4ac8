import { useEffect, useState } from '@wordpress/element';
import { clearBackup, readBackup, keepBackup } from '../browser/local-backup';
import { isSame } from '../domain/is-same';
import { mergeDocuments } from '../domain/merge';
import { findChangedWidget } from '../domain/widget-list';
import type { Settings } from '../components/use-settings';

/** Keeps unsaved changes in this tab, and offers those of the last visit. */
export function useBackup( { document, server, isDirty, change }: Settings ) {
	const [ found, setFound ] = useState( () => {
		const backup = readBackup();
		return backup && ! isSame( backup.document, server.document )
			? backup
			: null;
	} );
	useEffect( () => {
		if ( isDirty ) {
			return keepBackup( { document, base: server.document } );
		}
		if ( ! found ) {
			clearBackup();
		}
		return undefined;
	}, [ document, server, isDirty, found ] );
	return {
		found: isDirty ? null : found,
		/** Restores the changes; returns the ID of the widget that they changed, empty for none. */
		restore: () => {
			if ( ! found ) {
				return '';
			}
			// Somebody may have saved since: only what the owner had changed comes back.
			const { base, document: draft } = found;
			change(
				mergeDocuments( base, draft, server.document ).value,
				'restore'
			);
			setFound( null );
			return String( findChangedWidget( base, draft )?.id ?? '' );
		},
		forget: () => setFound( null ),
	};
}
