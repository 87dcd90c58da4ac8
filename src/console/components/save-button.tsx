import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	readonly label?: string;
	readonly isDirty: boolean;
	readonly isSaving: boolean;
	readonly onSave: () => void;
}

/** The one button that saves. It keeps the focus while it has nothing to save, or saves already. */
export const SaveButton = ( {
	label = __( 'Save', 'chaty' ),
	isDirty,
	isSaving,
	onSave,
}: Props ) => (
	<Button
		__next40pxDefaultSize
		variant="primary"
		isBusy={ isSaving }
		aria-disabled={ isSaving || ! isDirty }
		onClick={ () => ! isSaving && isDirty && onSave() }
	>
		{ isDirty ? label : __( 'Saved', 'chaty' ) }
	</Button>
);
