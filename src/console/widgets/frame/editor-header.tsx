import { Button } from '@wordpress/components';
import { memo, useEffect } from '@wordpress/element';
import { __, isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, redo, undo } from '@wordpress/icons';
import { listenToUndoKeys } from '../../browser/undo-keys';
import { SaveButton } from '../../components/save-button';
import { useHandler } from '../../components/use-handler';
import type { Settings } from '../../components/use-settings';

interface Props {
	readonly name: string;
	/** Whether visitors have never seen the widget. */
	readonly isNew: boolean;
	readonly onBack: () => void;
	readonly onSave: () => void;
	readonly settings: Settings;
}

interface BarProps
	extends Omit< Props, 'settings' >,
		Pick< Settings, 'isDirty' | 'isSaving' | 'canUndo' | 'canRedo' > {
	readonly onUndo: () => void;
	readonly onRedo: () => void;
}

/** The header. Its keys undo and redo except in texts, where the browser's own undo stays. */
function Header( props: BarProps ) {
	const { onUndo, onRedo } = props;
	useEffect(
		() => listenToUndoKeys( { onUndo, onRedo } ),
		[ onUndo, onRedo ]
	);
	return (
		<div className="chaty-console-header">
			<Button
				icon={ isRTL() ? chevronRight : chevronLeft }
				label={ __( 'All widgets', 'chaty' ) }
				onClick={ props.onBack }
			/>
			<h2 className="chaty-console-header__name">{ props.name }</h2>
			<span className="chaty-console-header__state" role="status">
				{ props.isDirty ? __( 'Not saved yet', 'chaty' ) : '' }
			</span>
			<Button
				icon={ isRTL() ? redo : undo }
				label={ __( 'Undo', 'chaty' ) }
				aria-disabled={ ! props.canUndo }
				onClick={ onUndo }
			/>
			<Button
				icon={ isRTL() ? undo : redo }
				label={ __( 'Redo', 'chaty' ) }
				aria-disabled={ ! props.canRedo }
				onClick={ onRedo }
			/>
			<SaveButton
				{ ...( props.isNew && { label: __( 'Publish', 'chaty' ) } ) }
				isDirty={ props.isDirty }
				isSaving={ props.isSaving }
				onSave={ props.onSave }
			/>
		</div>
	);
}

const Bar = memo( Header );

export const EditorHeader = ( { settings, ...props }: Props ) => (
	<Bar
		name={ props.name }
		isNew={ props.isNew }
		isDirty={ settings.isDirty }
		isSaving={ settings.isSaving }
		canUndo={ settings.canUndo }
		canRedo={ settings.canRedo }
		onUndo={ useHandler( settings.undo ) }
		onRedo={ useHandler( settings.redo ) }
		onBack={ useHandler( props.onBack ) }
		onSave={ useHandler( props.onSave ) }
	/>
);
