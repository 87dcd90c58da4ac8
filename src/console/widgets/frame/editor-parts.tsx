import { memo, useDeferredValue } from '@wordpress/element';
import type { ComponentProps } from 'react';
import { useHandler } from '../../components/use-handler';
import { EditorGroups } from '../editor/editor-groups';
import { PreviewFrame } from '../preview/preview-frame';
import { EditOrPreview } from './edit-or-preview';

type Props = Required< ComponentProps< typeof EditorGroups > > &
	Pick< ComponentProps< typeof PreviewFrame >, 'widgets' | 'isPublished' > & {
		/** Leads to the field of a path within the widget. */
		readonly onReveal: ( path: string ) => void;
	};

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
