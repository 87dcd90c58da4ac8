import { Modal } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ConsoleFacts } from '../../domain/facts';
import { PRESETS, type Preset } from '../../domain/presets';
import { PresetCards } from './preset-cards';

interface Props {
	readonly facts: ConsoleFacts;
	readonly onChoose: ( preset: Preset ) => void;
	readonly onClose: () => void;
}

/** Asks what a new widget begins with. */
export const NewDialog = ( { facts, onChoose, onClose }: Props ) => (
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
			facts={ facts }
			presets={ PRESETS }
			onChoose={ onChoose }
		/>
	</Modal>
);
