import { Modal, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Dialog } from '../../components/dialog';
import { FIELD_SIZE } from '../../components/field-notes';
import { TextButton } from '../../components/text-button';
import type { WidgetId } from '../../domain/document';
import { PRESETS, type Preset } from '../../domain/presets';
import { PresetCards } from '../start/preset-cards';
import { TransferMenu } from '../transfer/transfer-menu';
import type { ScreenProps } from '../use-screen';
import { ListTools } from './list-tools';
import { createBulk } from './bulk';
import { useListActions } from './use-list-actions';
import { useSelection, type WidgetSelection } from './use-selection';
import { WidgetList, type ShownRow } from './widget-list';

interface NewProps extends Pick< ScreenProps, 'preload' > {
	readonly onChoose: ( preset: Preset ) => void;
	readonly onClose: () => void;
}

const NewDialog = ( { onClose, ...given }: NewProps ) => (
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
		<PresetCards presets={ PRESETS } { ...given } />
	</Modal>
);

function Bar( { isFull, ...props }: ScreenProps & { isFull: boolean } ) {
	const [ isAdding, setAdding ] = useState( false );
	return (
		<div className="chaty-console-bar">
			<TextButton
				variant="primary"
				disabled={ isFull }
				onClick={ () => setAdding( true ) }
			>
				{ __( 'Add a widget', 'chaty' ) }
			</TextButton>
			<TransferMenu { ...props } />
			{ isAdding && (
				<NewDialog
					preload={ props.preload }
					onChoose={ props.screen.create }
					onClose={ () => setAdding( false ) }
				/>
			) }
		</div>
	);
}

interface NameProps {
	readonly name: string;
	readonly maxLength: number;
	readonly onRename: ( name: string ) => void;
	readonly onClose: () => void;
}

function NameDialog( { name, maxLength, onRename, onClose }: NameProps ) {
	const [ text, setText ] = useState( name );
	const rename = () => onRename( text.trim() );
	return (
		<Dialog
			title={ __( 'Rename widget', 'chaty' ) }
			action={ __( 'Rename', 'chaty' ) }
			onAction={ rename }
			onClose={ onClose }
			focusOnMount="firstContentElement"
		>
			<form
				onSubmit={ ( event ) => {
					event.preventDefault();
					rename();
				} }
			>
				<TextControl
					{ ...FIELD_SIZE }
					label={ __( 'Name', 'chaty' ) }
					help={ __(
						'Only for you; visitors never see it.',
						'chaty'
					) }
					value={ text }
					onChange={ setText }
					{ ...( maxLength && { maxLength } ) }
				/>
			</form>
		</Dialog>
	);
}

/** The row that was added or moved last; one that was added is the only selected one. */
function useShown( { markOnly }: WidgetSelection ) {
	const [ shown, setShown ] = useState< ShownRow | null >( null );
	return {
		shown,
		onShow: ( id: WidgetId, control: string ) => {
			setShown( { id, control } );
			if ( control === 'name' ) {
				markOnly( id );
			}
		},
	};
}

export function ListScreen( props: ScreenProps ) {
	const { settings, screen, preload } = props;
	const { maxLength = 0 } = preload.schema.properties?.[ 'name' ] ?? {};
	const newWidgets = { maxLength, counted: preload.counted };
	const { document, isSaving } = settings;
	const widgets = document.chaty_widgets;
	const selection = useSelection( widgets );
	const { shown, onShow } = useShown( selection );
	const actions = useListActions( settings, newWidgets, screen.show, onShow );
	const bulk = createBulk( settings, screen.show, preload.site.url );
	const isFull = widgets.length >= preload.limits.widgets;
	return (
		<>
			<Bar { ...props } isFull={ isFull } />
			{ selection.isMany && (
				<ListTools
					selection={ selection }
					isBusy={ isSaving }
					onAct={ ( action ) => bulk( action, selection.selected ) }
				/>
			) }
			<WidgetList
				selection={ selection }
				shown={ shown }
				preload={ preload }
				isBusy={ isSaving }
				onEdit={ ( { id } ) => screen.go( { widget: String( id ) } ) }
				onExport={ ( { id } ) => bulk( 'export', [ id ] ) }
				{ ...actions.rows }
			/>
			{ actions.renamed !== null && (
				<NameDialog
					name={ actions.renamed }
					maxLength={ maxLength }
					onRename={ actions.rename }
					onClose={ actions.stopRenaming }
				/>
			) }
		</>
	);
}
