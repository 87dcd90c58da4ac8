import { __ } from '@wordpress/i18n';
import { TextButton } from './text-button';

interface Props {
	readonly label?: string;
	readonly isDirty: boolean;
	readonly isSaving: boolean;
	readonly onSave: () => void;
}

/** The button that saves. It keeps the focus while there is nothing to save, and while it saves. */
export const SaveButton = ( {
	label = __( 'Save', 'chaty' ),
	isDirty,
	isSaving,
	onSave,
}: Props ) => (
	<TextButton
		variant="primary"
		isBusy={ isSaving }
		isOff={ ! isDirty }
		onClick={ onSave }
	>
		{ isDirty ? label : __( 'Saved', 'chaty' ) }
	</TextButton>
);
