import { __ } from '@wordpress/i18n';
import { Dialog } from '../../components/dialog';

export { ImportDialog } from '../../components/transfer/import-dialog';

export const ResetSettingsDialog = ( props: {
	onReset: () => void;
	onClose: () => void;
} ) => (
	<Dialog
		title={ __( 'Remove all widgets?', 'chaty' ) }
		action={ __( 'Remove all widgets', 'chaty' ) }
		isDestructive
		onAction={ props.onReset }
		onClose={ props.onClose }
	>
		<p>
			{ __(
				'Visitors will no longer see them. Messages and statistics are kept.',
				'chaty'
			) }
		</p>
	</Dialog>
);
