import { asRecord, readList, readText } from '../../../shared/raw-values';

/** What may keep the plugin from working unseen, in the server's words, and the tools that help. */
export interface ToolState {
	readonly name: string;
	readonly label: string;
	/** 'good', 'recommended' or 'critical'. */
	readonly status: string;
	/** What is the matter, in a heading's words. */
	readonly title: string;
	readonly text: string;
	readonly fields: readonly { label: string; value: string }[];
	readonly tools: readonly { tool: string; label: string }[];
}

/** An answer of `/tools`. */
export const parseToolStates = ( answer: unknown ): ToolState[] =>
	readList( asRecord( answer ), 'states' ).map( ( value ) => {
		const raw = asRecord( value );
		return {
			name: readText( raw, 'name' ),
			label: readText( raw, 'label' ),
			status: readText( raw, 'status' ),
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
