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

const readTexts = < Name extends string >(
	value: unknown,
	...names: readonly Name[]
) =>
	Object.fromEntries(
		names.map( ( name ) => [ name, readText( asRecord( value ), name ) ] )
	) as Record< Name, string >;

/** An answer of `/tools`. */
export const parseToolStates = ( answer: unknown ): ToolState[] =>
	readList( asRecord( answer ), 'states' ).map( ( value ) => {
		const raw = asRecord( value );
		return {
			...readTexts( raw, 'name', 'label', 'status', 'title', 'text' ),
			fields: readList( raw, 'fields' ).map( ( field ) =>
				readTexts( field, 'label', 'value' )
			),
			tools: readList( raw, 'tools' ).map( ( tool ) =>
				readTexts( tool, 'tool', 'label' )
			),
		};
	} );
