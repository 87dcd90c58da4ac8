import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Dialog } from '../../components/dialog';

interface Props {
	readonly isSaving: boolean;
	readonly onSave: () => void;
	readonly onDiscard: () => void;
	readonly onClose: () => void;
}

export const LeaveDialog = ( props: Props ) => (
	<Dialog
		title={ __( 'Save your changes?', 'chaty' ) }
		action={ __( 'Save', 'chaty' ) }
		onAction={ props.onSave }
		onClose={ props.onClose }
		isBusy={ props.isSaving }
		other={
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isDestructive
				onClick={ props.onDiscard }
			>
				{ __( 'Discard changes', 'chaty' ) }
			</Button>
		}
	>
		<p>
			{ __( 'This widget has changes that are not saved yet.', 'chaty' ) }
		</p>
	</Dialog>
);
