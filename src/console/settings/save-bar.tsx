import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SaveButton } from '../components/save-button';

interface Props {
	readonly isDirty: boolean;
	readonly isSaving: boolean;
	readonly onSave: () => void;
	readonly onDiscard: () => void;
}

export const SaveBar = ( { isDirty, isSaving, onSave, onDiscard }: Props ) => (
	<div className="chaty-settings-bar">
		<SaveButton
			isDirty={ isDirty }
			isSaving={ isSaving }
			onSave={ onSave }
		/>
		{ isDirty && (
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				onClick={ onDiscard }
			>
				{ __( 'Discard changes', 'chaty' ) }
			</Button>
		) }
		<span className="chaty-settings-bar__state" role="status">
			{ isDirty ? __( 'Not saved yet', 'chaty' ) : '' }
		</span>
	</div>
);
