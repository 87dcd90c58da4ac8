import { asRecord } from '../../shared/raw-values';
import { session } from '../../shared/session-storage';
import type { SettingsDocument } from '../domain/document';

const KEY = 'chaty-console-draft';

/** Changes that were not saved when the page was left. */
export interface Backup {
	readonly document: SettingsDocument;
	/** What they were made to. */
	readonly base: SettingsDocument;
}

/** The backup of this tab; `null` where there is none, or none that can be read. */
export function readBackup(): Backup | null {
	try {
		const raw = asRecord( JSON.parse( session.readSession( KEY ) ) );
		const hasWidgets = ( value: unknown ) =>
			Array.isArray( asRecord( value )[ 'chaty_widgets' ] );
		return hasWidgets( raw[ 'document' ] ) && hasWidgets( raw[ 'base' ] )
			? ( raw as unknown as Backup )
			: null;
	} catch {
		return null;
	}
}

/** Keeps a draft until the tab is closed. Where the storage is full or forbidden, nothing is kept. */
export const writeBackup = ( backup: Backup ) =>
	session.writeSession( KEY, JSON.stringify( backup ) );

/** Forgets the draft: it is saved, or given up. */
export const clearBackup = () => session.writeSession( KEY, '' );
