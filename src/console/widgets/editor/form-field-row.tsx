import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { useEditor } from '../../components/editor-context';
import { RemoveButton } from '../../components/list-buttons';
import type { Path } from '../../domain/document';
import { Details } from './details';

interface RowProps {
	/** The key that identifies the field. */
	readonly name: string;
	readonly path: Path;
	readonly title: string;
	readonly controls?: ReactNode;
	readonly children: ReactNode;
}

export function FormFieldRow( props: RowProps ) {
	const { name, path, title, controls, children } = props;
	const { onChange } = useEditor();
	const label =
		/* translators: %s: name of a form field. */
		sprintf( __( 'Remove the field %s', 'chaty' ), title );
	return (
		<>
			<div className="chaty-console-head">
				{ controls }
				<span
					className="chaty-console-title"
					data-field={ name }
					dir="auto"
				>
					{ title }
				</span>
				<RemoveButton
					label={ label }
					onClick={ () => onChange( path, undefined, label ) }
				/>
			</div>
			<Details title={ __( 'Edit', 'chaty' ) }>{ children }</Details>
		</>
	);
}
