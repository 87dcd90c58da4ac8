import { Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { WidgetsPreload } from '../../domain/preload';
import { PRESETS, type Preset } from '../../domain/presets';
import { PresetCards } from './preset-cards';

interface Props {
	readonly preload: WidgetsPreload;
	readonly onChoose: ( preset: Preset ) => void;
	readonly onClose: () => void;
}

export const NewDialog = ( { preload, onChoose, onClose }: Props ) => (
	<Modal
		title={ __( 'Add a widget', 'chaty' ) }
		onRequestClose={ onClose }
		className="chaty-console-dialog is-wide"
	>
		<p>
			{ __(
				'Choose a starting point; everything can be changed. Visitors see it once you publish it.',
				'chaty'
			) }
		</p>
		<PresetCards
			preload={ preload }
			presets={ PRESETS }
			onChoose={ onChoose }
		/>
	</Modal>
);
