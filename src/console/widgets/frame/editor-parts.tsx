import { memo, useDeferredValue } from '@wordpress/element';
import { useHandler } from '../../components/use-handler';
import type { EditorProps } from '../../domain/preload';
import { EditorGroups } from '../editor/editor-groups';
import { PreviewFrame } from '../preview/preview-frame';

interface Props extends EditorProps {
	/** The field that a message leads to; a new object leads there again. */
	readonly revealed: { readonly path: string } | null;
	/** Whether visitors have the widget as it is edited. */
	readonly isPublished: boolean;
	/** Leads to the field of a path within the widget. */
	readonly onReveal: ( path: string ) => void;
	/** The group of the address, and what puts another one into it. */
	readonly group: string;
	readonly onGroup: ( group: string ) => void;
}

const Preview = memo( PreviewFrame );

/** The settings of a widget, and beside them the page with it, which waits for the fields. */
export function EditorParts( { onReveal, isPublished, ...editor }: Props ) {
	return (
		<div className="chaty-console-editor">
			<EditorGroups { ...editor } />
			<Preview
				widget={ useDeferredValue( editor.widget ) }
				preload={ editor.preload }
				isPublished={ isPublished }
				onWhy={ useHandler( onReveal ) }
			/>
		</div>
	);
}
