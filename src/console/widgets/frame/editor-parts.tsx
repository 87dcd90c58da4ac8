import type { SettingsDocument } from '../../domain/document';
import type { EditorProps } from '../../domain/facts';
import { EditorGroups } from '../editor/editor-groups';

interface Props extends EditorProps {
	readonly document: SettingsDocument;
	/** The field that a message leads to; a new object leads there again. */
	readonly revealed: { readonly path: string } | null;
}

/** The settings of a widget, and beside them the page with it. */
export const EditorParts = ( { document: _document, ...editor }: Props ) => (
	<div className="chaty-console-editor">
		<EditorGroups { ...editor } />
	</div>
);
