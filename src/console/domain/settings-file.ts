import { asRecord, readList, readText } from '../../shared/raw-values';
import type { SettingsDocument } from './document';
import { parseIssues } from './issues';

/** Well below 8 MB, the `post_max_size` that PHP comes with: more would arrive as nothing. */
export const MAX_FILE_BYTES = 5_000_000;

/** An answer to `POST /widgets/check`, and what was sent where the answer is not of all of it. */
export function parseDryRun( answer: unknown, sent?: object ) {
	const { document, changes, deletes } = asRecord( answer );
	return {
		/** The widgets that the paths of issues name: those of the file. */
		source: readList( asRecord( sent ?? document ), 'chaty_widgets' ),
		issues: parseIssues( answer ),
		changes: readList( { changes }, 'changes' ).map( String ),
		/** What would be stored; `null` for a file with errors. */
		document: Array.isArray( asRecord( document )[ 'chaty_widgets' ] )
			? ( document as SettingsDocument )
			: null,
		/** Which messages would be deleted, in sentences; empty for none. */
		deletes: readText( { deletes }, 'deletes' ),
	};
}

export type DryRun = ReturnType< typeof parseDryRun >;

/** The text as JSON of a settings file, or of its list of widgets; `null` where it is none. Some editors begin a file with a mark. */
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
