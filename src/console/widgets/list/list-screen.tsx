import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { TextButton } from '../../components/text-button';
import type { WidgetId } from '../../domain/document';
import { NewDialog } from '../start/new-dialog';
import { TransferMenu } from '../transfer/transfer-menu';
import type { ScreenProps } from '../use-screen';
import { NameDialog } from './name-dialog';
import { ListTools } from './list-tools';
import { createBulk } from './bulk';
import { useListActions } from './use-list-actions';
import { useSelection, type WidgetSelection } from './use-selection';
import { WidgetList, type ShownRow } from './widget-list';

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
