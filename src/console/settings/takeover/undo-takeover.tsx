import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { AnswerPlace } from './answer-place';

interface Props {
	readonly onUndo: () => Promise< void >;
}

/** Puts the former widgets back, as long as nobody has changed the new ones. */
export function UndoTakeover( { onUndo }: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	const undo = async () => {
		setBusy( true );
		await onUndo();
		setBusy( false );
	};
	return (
		<div>
			<p>
				{ __(
					'The widgets and settings that were here before are kept until the new ones are changed.',
					'chaty'
				) }
			</p>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ isBusy }
				aria-disabled={ isBusy }
				onClick={ () => ! isBusy && undo() }
			>
				{ __( 'Undo', 'chaty' ) }
			</Button>
		</div>
	);
}

/** Says that they are back. */
export const UndoneNotice = () => (
	<AnswerPlace>
		<Notice status="success" isDismissible={ false }>
			<p>
				{ __(
					'The widgets and settings from before are back. Copied messages are kept.',
					'chaty'
				) }
			</p>
		</Notice>
	</AnswerPlace>
);
