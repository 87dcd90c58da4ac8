import { asRecord, readList, readText } from '../../shared/raw-values';
import type { SettingsDocument } from './document';
import { parseIssues } from './issues';

/** Well below 8 MB, PHP's default `post_max_size`: PHP drops a larger body. */
export const MAX_FILE_BYTES = 5_000_000;

/** Parses an answer to `POST /widgets/check`; `sent` is the file, where the answer has not all of its widgets. */
export function parseDryRun( answer: unknown, sent?: object ) {
	const { document, changes, deletes } = asRecord( answer );
	return {
		/** The widgets of the file, which the paths of issues name. */
		source: readList( asRecord( sent ?? document ), 'chaty_widgets' ),
		issues: parseIssues( answer ),
		changes: readList( { changes }, 'changes' ).map( String ),
		/** The settings that would be stored; `null` for a file with errors. */
		document: Array.isArray( asRecord( document )[ 'chaty_widgets' ] )
			? ( document as SettingsDocument )
			: null,
		/** Sentences about the messages that would be deleted; empty for none. */
		deletes: readText( { deletes }, 'deletes' ),
	};
}

export type DryRun = ReturnType< typeof parseDryRun >;

/** Parses the JSON of a settings file, or of its list of widgets; `null` for anything else. Drops a byte order mark. */
export function parseFile( text: string ): object | null {
	try {
		const value: unknown = JSON.parse( text.replace( /^\uFEFF/, '' ) );
		if ( Array.isArray( value ) ) {
			return { chaty_widgets: value };
		}
		return typeof value === 'object' ? value : null;
	} catch {
		return null;
	}
}

/** The name of an exported file: `chaty-example.com-2026-11-22.json`. */
export const getFileName = ( siteUrl: string, now: Date ) =>
	`chaty-${ siteUrl
		.replace( /^https?:\/\//, '' )
		.replace( /[^\w.-]+/g, '-' ) }-${ now
		.toISOString()
		.slice( 0, 10 ) }.json`.replace( /-+/g, '-' );
