import { loadScripts } from '../../shared/script-loader';
import { setTimer } from '../../shared/timers';
import type { Script } from '../../shared/types';

/** The part of TinyMCE's API that is used (WordPress ships version 4). */
interface TinyMce {
	readonly init: ( settings: object ) => Promise< readonly Editor[] >;
	readonly get: ( id: string ) => Editor | null;
}

interface Editor {
	bodyElement: HTMLElement;
	readonly on: ( names: string, handle: () => void ) => void;
	readonly addShortcut: ( keys: string, of: string, run: () => void ) => void;
	readonly execCommand: (
		name: string,
		hasUi?: boolean,
		value?: unknown
	) => void;
	readonly focus: () => void;
	readonly getContent: () => string;
	readonly setContent: ( html: string ) => void;
	readonly insertContent: ( html: string ) => void;
	readonly remove: () => void;
	readonly formatter: { match: ( name: string ) => boolean };
	readonly dom: {
		getParent: ( node: Node, selector: string ) => HTMLElement | null;
		createHTML: (
			name: string,
			attributes: object,
			html: string
		) => string;
		encode: ( text: string ) => string;
	};
	readonly selection: {
		getNode: () => HTMLElement;
		isCollapsed: () => boolean;
	};
}

/** Formats of a text, by the names of TinyMCE. */
export const FORMATS = [ 'bold', 'italic', 'underline', 'link' ] as const;

export type Format = ( typeof FORMATS )[ number ];

export interface RichTextEvents {
	readonly onChange: ( html: string ) => void;
	readonly onSelect: ( formats: readonly Format[] ) => void;
	readonly onLinkKey: () => void;
}

/** Allows what the server keeps of a text (`sanitizers/class-html.php`), and lets TinyMCE load nothing. */
const SETTINGS = {
	inline: true,
	theme: false,
	skin: false,
	menubar: false,
	language: 'en',
	plugins: 'paste',
	valid_elements: 'p,br,strong,b,em,i,u,a[href]',
	forced_root_block: false,
	entity_encoding: 'raw',
	convert_urls: false,
	browser_spellcheck: true,
	formats: {
		bold: [ { inline: 'strong' }, { inline: 'b' } ],
		italic: [ { inline: 'em' }, { inline: 'i' } ],
		underline: { inline: 'u' },
	},
};

const findTinyMce = () => ( window as { tinymce?: TinyMce } ).tinymce ?? null;

/** Reports only changes of the owner: a text that is only shown stays as it is stored, byte for byte. */
function listen( editor: Editor, events: RichTextEvents ) {
	let known = editor.getContent();
	editor.on( 'input change Undo Redo ExecCommand', () => {
		const html = editor.getContent();
		if ( html !== known ) {
			known = html;
			events.onChange( html );
		}
	} );
	const findLink = () =>
		editor.dom.getParent( editor.selection.getNode(), 'a' );
	editor.on( 'NodeChange', () =>
		events.onSelect(
			FORMATS.filter( ( format ) =>
				format === 'link'
					? findLink()
					: editor.formatter.match( format )
			)
		)
	);
	editor.addShortcut( 'meta+k', '', events.onLinkKey );
	return {
		findLink,
		show( html: string ) {
			editor.setContent( html );
			known = editor.getContent();
		},
	};
}

function control( editor: Editor, events: RichTextEvents ) {
	let written = '';
	const { findLink, show } = listen( editor, {
		...events,
		onChange( html ) {
			written = html;
			events.onChange( html );
		},
	} );
	return {
		setHtml( html: string ) {
			if ( html !== written ) {
				written = html;
				show( html );
			}
		},
		toggle( format: Exclude< Format, 'link' > ) {
			editor.focus();
			editor.execCommand( format );
		},
		/** Address of the link at the selection; empty for none. */
		readLink: () => findLink()?.getAttribute( 'href' ) ?? '',
		/** Makes a link of the selection, or of the address where nothing is selected; without an address it removes one. */
		setLink( href: string ) {
			editor.focus();
			if ( ! href ) {
				editor.execCommand( 'unlink' );
			} else if ( findLink() || ! editor.selection.isCollapsed() ) {
				editor.execCommand( 'mceInsertLink', false, { href } );
			} else {
				const { createHTML, encode } = editor.dom;
				editor.insertContent(
					createHTML.call( editor.dom, 'a', { href }, encode( href ) )
				);
			}
		},
		focus: () => editor.focus(),
		// After TinyMCE's own delayed work, such as that at the press which ends it.
		remove: () => void setTimer( 0, () => editor.remove() ),
	};
}

export type RichTextEditor = ReturnType< typeof control >;

/** Inserts a text at the caret of a rich text that is edited, or in place of its selection. */
export function insertText( { id }: HTMLElement, text: string ): void {
	const editor = findTinyMce()?.get( id );
	editor?.focus();
	editor?.insertContent( editor.dom.encode( text ) );
}

/** Edits a rich text in an element with WordPress's own editor, which loads at the first use. `null` if that fails. */
export async function openRichText(
	target: HTMLElement,
	scripts: readonly Script[],
	events: RichTextEvents
): Promise< RichTextEditor | null > {
	await loadScripts( scripts );
	const [ editor ] =
		( await findTinyMce()?.init( {
			...SETTINGS,
			target,
			// TinyMCE reads `bodyElement` when a mouse button is released, even before it has set the property.
			setup: ( one: Editor ) => ( one.bodyElement = target ),
		} ) ) ?? [];
	return editor ? control( editor, events ) : null;
}
