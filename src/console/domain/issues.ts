import {
	asRecord,
	readEnum,
	readRecords,
	readText,
} from '../../shared/raw-values';
import type { Issue, LocatedIssue } from './preload';
import type { SaveFailure } from './save-failure';

const LEVELS = [ 'error', 'warning', 'note' ] as const;

/** The issues of an answer to `POST /widgets/check`. */
export const parseIssues = ( answer: unknown ): readonly LocatedIssue[] =>
	readRecords( asRecord( answer ), 'issues' ).map( ( raw ) => ( {
		path: readText( raw, 'path' ),
		level: readEnum( raw, 'level', LEVELS, 'error' ),
		message: readText( raw, 'message' ),
	} ) );

export const issuesOfFailure = (
	failure: SaveFailure< unknown > | null
): readonly LocatedIssue[] =>
	failure?.kind === 'invalid' ? failure.refused : [];

/** The place in the list of widgets that a path names, and the rest of it; `null` for another setting. */
export function splitPath( path: string ) {
	const [ , index, rest = '' ] =
		/^(?:chaty_)?widgets\[(\d+)]\.?(.*)$/.exec( path ) ?? [];
	return index === undefined ? null : { index: Number( index ), rest };
}

export function issuesOfWidget(
	issues: readonly LocatedIssue[],
	index: number
): ReadonlyMap< string, Issue > {
	return new Map(
		issues.flatMap( ( { path, level, message } ) => {
			const target = splitPath( path );
			return target?.index === index
				? [ [ target.rest, { level, message } ] as const ]
				: [];
		} )
	);
}
