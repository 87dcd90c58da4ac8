import { asRecord } from '../../shared/raw-values';
import { findGlobal } from '../../shared/globals';

interface CodeMirror {
	on: ( event: 'change', handle: ( editor: CodeMirror ) => void ) => void;
	getValue: () => string;
	setValue: ( text: string ) => void;
	toTextArea: () => void;
	getInputField: () => HTMLElement;
}

interface CodeEditor {
	readonly initialize: (
		area: HTMLTextAreaElement,
		settings: unknown
	) => { readonly codemirror: CodeMirror };
	readonly defaultSettings?: unknown;
}

/** Calls back once the page is parsed: WordPress's code editor must not start before. The cleanup cancels that. */
export function whenParsed( callback: () => void ): () => void {
	if ( document.readyState !== 'loading' ) {
		callback();
		return () => {};
	}
	document.addEventListener( 'DOMContentLoaded', callback );
	return () => document.removeEventListener( 'DOMContentLoaded', callback );
}

/** Puts WordPress's code editor in place of a textarea; `null` where the user has switched syntax highlighting off. */
export function openCodeEditor(
	area: HTMLTextAreaElement,
	onChange: ( text: string ) => void
) {
	const editor = asRecord( findGlobal( 'wp' ) )[ 'codeEditor' ] as
		| CodeEditor
		| undefined;
	if (
		typeof editor?.initialize !== 'function' ||
		! editor.defaultSettings
	) {
		return null;
	}
	const { codemirror } = editor.initialize( area, editor.defaultSettings );
	let isOurs = false;
	codemirror.on( 'change', () => {
		if ( ! isOurs ) {
			onChange( codemirror.getValue() );
		}
	} );
	const input = codemirror.getInputField();
	for ( const name of [ 'aria-labelledby', 'aria-describedby' ] ) {
		input.setAttribute( name, area.getAttribute( name ) ?? '' );
	}
	input.setAttribute( 'aria-label', area.labels?.[ 0 ]?.textContent ?? '' );
	return {
		setText: ( text: string ) => {
			if ( text !== codemirror.getValue() ) {
				isOurs = true;
				codemirror.setValue( text );
				isOurs = false;
			}
		},
		remove: () => codemirror.toTextArea(),
	};
}

export type CodeField = NonNullable< ReturnType< typeof openCodeEditor > >;
