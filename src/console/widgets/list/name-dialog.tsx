import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Dialog } from '../../components/dialog';
import { FIELD_SIZE } from '../../components/field-notes';

interface Props {
	readonly name: string;
	readonly maxLength: number | undefined;
	readonly onRename: ( name: string ) => void;
	readonly onClose: () => void;
}

export function NameDialog( { name, maxLength, onRename, onClose }: Props ) {
	const [ text, setText ] = useState( name );
	const rename = () => onRename( text.trim() );
	return (
		<Dialog
			title={ __( 'Rename widget', 'chaty' ) }
			action={ __( 'Rename', 'chaty' ) }
			onAction={ rename }
			onClose={ onClose }
		>
			<form
				onSubmit={ ( event ) => {
					event.preventDefault();
					rename();
				} }
			>
				<TextControl
					{ ...FIELD_SIZE }
					label={ __( 'Name', 'chaty' ) }
					help={ __(
						'Only for you; visitors never see it.',
						'chaty'
					) }
					value={ text }
					onChange={ setText }
					{ ...( maxLength && { maxLength } ) }
				/>
			</form>
		</Dialog>
	);
}
