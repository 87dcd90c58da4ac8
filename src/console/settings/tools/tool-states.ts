import { asRecord, readList, readText } from '../../../shared/raw-values';

/** An answer of `/tools`: what may keep the plugin from working unseen, in the server's words, and the tools that help. */
export const parseToolStates = ( answer: unknown ) =>
	readList( asRecord( answer ), 'states' ).map( ( value ) => {
		const raw = asRecord( value );
		return {
			name: readText( raw, 'name' ),
			label: readText( raw, 'label' ),
			/** 'good', 'recommended' or 'critical'. */
			status: readText( raw, 'status' ),
			/** What is the matter, in a heading's words. */
			title: readText( raw, 'title' ),
			text: readText( raw, 'text' ),
			fields: readList( raw, 'fields' ).map( ( field ) => ( {
				label: readText( asRecord( field ), 'label' ),
				value: readText( asRecord( field ), 'value' ),
			} ) ),
			tools: readList( raw, 'tools' ).map( ( tool ) => ( {
				tool: readText( asRecord( tool ), 'tool' ),
				label: readText( asRecord( tool ), 'label' ),
			} ) ),
		};
	} );

export type ToolState = ReturnType< typeof parseToolStates >[ number ];
