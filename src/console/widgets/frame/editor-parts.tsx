import { memo, useDeferredValue } from '@wordpress/element';
import { useHandler } from '../../components/use-handler';
import type { WidgetDocument } from '../../domain/document';
import type { EditorProps } from '../../domain/preload';
import { EditorGroups } from '../editor/editor-groups';
import { PreviewFrame } from '../preview/preview-frame';
import { EditOrPreview } from './edit-or-preview';

interface Props extends EditorProps {
	/** The field that a message leads to; a new object leads there again. */
	readonly revealed: { readonly path: string } | null;
	readonly widgets: readonly WidgetDocument[];
	readonly isPublished: boolean;
	/** Leads to the field of a path within the widget. */
	readonly onReveal: ( path: string ) => void;
	readonly group: string;
	readonly onGroup: ( group: string ) => void;
}

const Preview = memo( PreviewFrame );

/** The settings of a widget, and beside them the page with it, which waits for the fields. */
export function EditorParts( props: Props ) {
	const { onReveal, isPublished, widgets, ...editor } = props;
	const shown = useDeferredValue( widgets );
	return (
		<EditOrPreview
			revealed={ editor.revealed }
			editor={ <EditorGroups { ...editor } /> }
			preview={
				<Preview
					widget={ useDeferredValue( editor.widget ) }
					widgets={ shown }
					preload={ editor.preload }
					isPublished={ isPublished }
					onWhy={ useHandler( onReveal ) }
				/>
			}
		/>
	);
}
