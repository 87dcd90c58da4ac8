import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { SettingsDocument } from '../../domain/document';
import type { EditorProps } from '../../domain/facts';

interface Props extends EditorProps {
	readonly document: SettingsDocument;
}

/** The settings of a widget, and beside them the page with it. */
export const EditorParts = ( { widget, onChange }: Props ) => (
	<div className="chaty-console-editor">
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Name', 'chaty' ) }
			value={ widget.name ?? '' }
			onChange={ ( name ) => onChange( [ 'name' ], name ) }
		/>
	</div>
);
