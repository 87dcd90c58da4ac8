import { splitPath } from './issues';
import type { LocatedIssue } from './preload';

export type ReportLine = Pick< LocatedIssue, 'path' | 'message' >;

/** Lines of a report with the same message about settings of one widget. */
interface ReportGroup {
	/** The widget's place in the file, from 0; `null` for settings of the site. */
	readonly index: number | null;
	/** The message of all lines; empty where each line is a message. */
	readonly message: string;
	/** Labels of the settings, or messages, each once. */
	readonly lines: Set< string >;
}

/** Groups lines by widget and message, because a real site has hundreds. A message about a whole channel is a line. */
export function groupReport(
	report: readonly ReportLine[],
	labelOf: ( path: string ) => string
): readonly ReportGroup[] {
	const groups = new Map< string, ReportGroup >();
	for ( const { path, message } of report ) {
		const { index = null, rest = '' } = splitPath( path ) ?? {};
		const isWhole = /^channels\[\d+]$/.test( rest );
		const shared = isWhole ? '' : message;
		const key = `${ index } ${ shared }`;
		const group = groups.get( key ) ?? {
			index,
			message: shared,
			lines: new Set(),
		};
		group.lines.add( ( isWhole && message ) || labelOf( path ) );
		groups.set( key, group );
	}
	return [ ...groups.values() ].sort(
		( one, other ) => ( one.index ?? -1 ) - ( other.index ?? -1 )
	);
}
