import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Dialog } from '../../components/dialog';
import type { Screen } from '../use-screen';

interface Props {
	readonly screen: Screen;
	readonly isSaving: boolean;
}

export const LeaveDialog = ( { screen, isSaving }: Props ) => (
	<Dialog
		title={ __( 'Save your changes?', 'chaty' ) }
		action={ __( 'Save', 'chaty' ) }
		onAction={ screen.saveAndLeave }
		onClose={ screen.stay }
		isBusy={ isSaving }
		other={
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isDestructive
				onClick={ screen.discardAndLeave }
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
