import { asRecord, readRecords, readText } from '../../../shared/raw-values';

/** Parses an answer of `/tools`: problems that nobody may notice, in the server's words, and the tools that help. */
export const parseToolStates = ( answer: unknown ) =>
	readRecords( asRecord( answer ), 'states' ).map( ( raw ) => ( {
		name: readText( raw, 'name' ),
		label: readText( raw, 'label' ),
		/** 'good', 'recommended' or 'critical'. */
		status: readText( raw, 'status' ),
		/** The problem, as a heading. */
		title: readText( raw, 'title' ),
		text: readText( raw, 'text' ),
		fields: readRecords( raw, 'fields' ).map( ( field ) => ( {
			label: readText( field, 'label' ),
			value: readText( field, 'value' ),
		} ) ),
		tools: readRecords( raw, 'tools' ).map( ( tool ) => ( {
			tool: readText( tool, 'tool' ),
			label: readText( tool, 'label' ),
		} ) ),
	} ) );

export type ToolState = ReturnType< typeof parseToolStates >[ number ];
