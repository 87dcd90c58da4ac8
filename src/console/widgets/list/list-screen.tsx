import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Settings } from '../../components/use-settings';
import type { ConsoleFacts } from '../../domain/facts';
import { NewDialog } from '../start/new-dialog';
import { TransferMenu } from '../transfer/transfer-menu';
import type { Screen } from '../use-screen';
import { NameDialog } from './name-dialog';
import { useListActions } from './use-list-actions';
import { WidgetList } from './widget-list';

interface Props {
	readonly settings: Settings;
	readonly screen: Screen;
	readonly facts: ConsoleFacts;
}

/** What stands above the list. */
function Bar( { isFull, ...props }: Props & { isFull: boolean } ) {
	const [ isAdding, setAdding ] = useState( false );
	return (
		<div className="chaty-console-bar">
			<Button
				__next40pxDefaultSize
				variant="primary"
				disabled={ isFull }
				onClick={ () => setAdding( true ) }
			>
				{ __( 'Add a widget', 'chaty' ) }
			</Button>
			<TransferMenu { ...props } />
			{ isAdding && (
				<NewDialog
					facts={ props.facts }
					onChoose={ props.screen.create }
					onClose={ () => setAdding( false ) }
				/>
			) }
		</div>
	);
}

/** The list of widgets, with what can be done to all of them. */
export function ListScreen( { settings, screen, facts }: Props ) {
	const { maxLength = 0 } = facts.schema.properties?.[ 'name' ] ?? {};
	const newWidgets = { maxLength, counted: facts.counted };
	const actions = useListActions( settings, newWidgets, screen.show );
	const { document, isSaving } = settings;
	const widgets = document.chaty_widgets;
	const isFull = widgets.length >= facts.limits.widgets;
	return (
		<>
			<Bar
				settings={ settings }
				screen={ screen }
				facts={ facts }
				isFull={ isFull }
			/>
			<WidgetList
				widgets={ widgets }
				facts={ facts }
				isBusy={ isSaving }
				onEdit={ ( { id } ) => screen.go( { widget: String( id ) } ) }
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
