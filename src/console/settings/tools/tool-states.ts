import {
	asRecord,
	readBoolean,
	readNumber,
	readText,
} from '../../../shared/raw-values';

/** A recurring cron event. */
export interface EventState {
	readonly name: string;
	/** Unix time; 0 for one that is not scheduled. */
	readonly next: number;
	readonly isLate: boolean;
}

/** What the tools take care of, as `GET /tools` answers it. */
export interface ToolStates {
	readonly tables: {
		readonly isCurrent: boolean;
		/** By full name; `null` for one that cannot be read. */
		readonly rows: Readonly< Record< string, number | null > >;
	};
	readonly events: readonly EventState[];
	readonly mail: { readonly recipient: string; readonly failed: number };
	readonly earlyAnswers: {
		/** 'absent', 'foreign', 'outdated' or 'current'. */
		readonly state: string;
		readonly version: string;
		readonly path: string;
		/** Hooks for which calls wait; `null` if no call has looked yet. */
		readonly reasons: readonly string[] | null;
	};
}

/** What each tool gets. */
export interface ToolProps {
	readonly states: ToolStates;
	readonly onAnswer: ( answer: unknown ) => void;
}

/** An answer of `/tools`. */
export function parseToolStates( answer: unknown ): ToolStates {
	const raw = asRecord( answer );
	const tables = asRecord( raw[ 'tables' ] );
	const mail = asRecord( raw[ 'mail' ] );
	const early = asRecord( raw[ 'earlyAnswers' ] );
	const { reasons } = early;
	return {
		tables: {
			isCurrent: readBoolean( tables, 'isCurrent' ),
			rows: Object.fromEntries(
				Object.entries( asRecord( tables[ 'rows' ] ) ).map(
					( [ name, rows ] ) => [
						name,
						typeof rows === 'number' ? rows : null,
					]
				)
			),
		},
		events: Object.entries( asRecord( raw[ 'events' ] ) ).map(
			( [ name, event ] ) => ( {
				name,
				next: readNumber( asRecord( event ), 'next', 0 ),
				isLate: readBoolean( asRecord( event ), 'isLate' ),
			} )
		),
		mail: {
			recipient: readText( mail, 'recipient' ),
			failed: readNumber( mail, 'failed', 0 ),
		},
		earlyAnswers: {
			state: readText( early, 'state' ),
			version: readText( early, 'version' ),
			path: readText( early, 'path' ),
			reasons: Array.isArray( reasons ) ? reasons.map( String ) : null,
		},
	};
}
