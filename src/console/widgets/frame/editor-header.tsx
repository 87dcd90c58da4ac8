import { Button } from '@wordpress/components';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, redo, undo } from '@wordpress/icons';
import type { Settings } from '../../components/use-settings';

interface Props {
	readonly name: string;
	readonly settings: Settings;
	/** Whether visitors have never seen the widget. */
	readonly isNew: boolean;
	readonly onBack: () => void;
	readonly onSave: () => void;
}

/** Where the owner is, undo, and the one button that saves. It stays in sight. */
export function EditorHeader( props: Props ) {
	const { name, settings, isNew, onBack, onSave } = props;
	const { isDirty, isSaving } = settings;
	const label = isNew ? __( 'Publish', 'chaty' ) : __( 'Save', 'chaty' );
	return (
		<div className="chaty-console-header">
			<Button
				icon={ isRTL() ? chevronRight : chevronLeft }
				label={ __( 'All widgets', 'chaty' ) }
				onClick={ onBack }
			/>
			<h2 className="chaty-console-header__name">{ name }</h2>
			<span className="chaty-console-header__state" role="status">
				{ isDirty ? __( 'Not saved yet', 'chaty' ) : '' }
			</span>
			<Button
				icon={ isRTL() ? redo : undo }
				label={ __( 'Undo', 'chaty' ) }
				aria-disabled={ ! settings.canUndo }
				onClick={ settings.undo }
			/>
			<Button
				icon={ isRTL() ? undo : redo }
				label={ __( 'Redo', 'chaty' ) }
				aria-disabled={ ! settings.canRedo }
				onClick={ settings.redo }
			/>
			<Button
				__next40pxDefaultSize
				variant="primary"
				isBusy={ isSaving }
				aria-disabled={ isSaving || ! isDirty }
				onClick={ () => ! isSaving && isDirty && onSave() }
			>
				{ isDirty ? label : __( 'Saved', 'chaty' ) }
			</Button>
		</div>
	);
}
