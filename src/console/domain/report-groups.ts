import { splitPath, type LocatedIssue } from './issues';

/** Lines of a report that say the same of settings of one widget. */
export interface ReportGroup {
	/** The widget's place in the file, from 0; `null` for settings of the site. */
	readonly index: number | null;
	/** What is said; empty where the path says it all. */
	readonly message: string;
	/** Paths within the widget. */
	readonly paths: readonly string[];
}

/** Groups the lines of a report by widget, then by message. A file of a real site has hundreds of notes. */
export function groupReport(
	lines: readonly Pick< LocatedIssue, 'path' | 'message' >[]
): readonly ReportGroup[] {
	const groups = new Map< string, ReportGroup & { paths: string[] } >();
	for ( const { path, message } of lines ) {
		const { index = null, rest = path } = splitPath( path ) ?? {};
		const key = `${ index } ${ message }`;
		const group = groups.get( key ) ?? { index, message, paths: [] };
		group.paths.push( rest || path );
		groups.set( key, group );
	}
	return [ ...groups.values() ].sort(
		( one, other ) => ( one.index ?? -1 ) - ( other.index ?? -1 )
	);
}
