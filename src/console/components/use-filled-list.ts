import type { Path } from '../domain/document';
import { getAt, pathText, setAt } from '../domain/draft';
import type { EditorProps } from '../domain/preload';
import { useEditor } from './editor-context';

/** The editor with a list that has default items where the owner has none; they are stored with the first change. */
export function useFilledList(
	path: Path,
	items: readonly unknown[]
): EditorProps {
	const editor = useEditor();
	const given = getAt( editor.widget, path );
	if ( Array.isArray( given ) && given.length ) {
		return editor;
	}
	const widget = setAt( editor.widget, path, items );
	return {
		...editor,
		widget,
		onChange: ( changed, value, label ) =>
			pathText( changed ).startsWith( pathText( path ) )
				? editor.onChange(
						path,
						getAt( setAt( widget, changed, value ), path ),
						label
				  )
				: editor.onChange( changed, value, label ),
	};
}
