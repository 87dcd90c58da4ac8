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

const isDocument = ( value: unknown ): value is SettingsDocument =>
	Array.isArray( asRecord( value )[ 'chaty_widgets' ] );

/** The backup of this tab; `null` where there is none, or none that can be read. */
export function readBackup(): Backup | null {
	try {
		const { document, base } = asRecord(
			JSON.parse( session.readSession( KEY ) )
		);
		return isDocument( document ) && isDocument( base )
			? { document, base }
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
