import { asRecord, readNumber } from '../../shared/raw-values';
import { session } from '../../shared/session-storage';
import { setTimer } from '../../shared/timers';
import type { Cleanup } from '../../shared/types';
import type { SettingsDocument } from '../domain/document';

const KEY = 'chaty-console-draft';

const isDocument = ( value: unknown ): value is SettingsDocument =>
	Array.isArray( asRecord( value )[ 'chaty_widgets' ] );

/**
 * The backup of this tab: changes that were not saved when the page was left, the settings that they changed, and the
 * time in milliseconds, 0 where it is not known. `null` where there is no backup that can be read.
 */
export function readBackup() {
	try {
		const raw = asRecord( JSON.parse( session.readSession( KEY ) ) );
		const { document, base } = raw;
		return isDocument( document ) && isDocument( base )
			? { document, base, at: readNumber( raw, 'at', 0 ) }
			: null;
	} catch {
		return null;
	}
}

type Backup = NonNullable< ReturnType< typeof readBackup > >;

/** A pause in typing, because writing a large draft with each letter would double the time until it appears. */
const PAUSE_MS = 300;

/** Stores a draft until the tab is closed: after a pause, or when the page is left before; not in a full storage. */
export function keepBackup( backup: Omit< Backup, 'at' > ): Cleanup {
	const at = Date.now();
	const write = () =>
		session.writeSession( KEY, JSON.stringify( { ...backup, at } ) );
	const stop = setTimer( PAUSE_MS, write );
	window.addEventListener( 'pagehide', write );
	return () => {
		stop();
		window.removeEventListener( 'pagehide', write );
	};
}

export const clearBackup = () => session.writeSession( KEY, '' );
