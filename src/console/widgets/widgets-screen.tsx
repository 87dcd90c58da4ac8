import { Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { MessageSnackbar } from '../components/snackbar';
import { getConflictLabel, getPathLabel } from '../domain/path-label';
import { formatTime } from '../domain/site-clock';
import { findChangedWidget, findWidgetIndex } from '../domain/widget-list';
import { ConflictDialog } from '../components/conflict-dialog';
import { Dialog } from '../components/dialog';
import { FailureNotice } from '../components/failure-notice';
import { EditorScreen } from './frame/editor-screen';
import { ListScreen } from './list/list-screen';
import { FirstStart } from './start/first-start';
import { TransferMenu } from './transfer/transfer-menu';
import { useScreen, type ScreenProps } from './use-screen';
import { findWidgetName } from '../domain/widget-name';
import { TextButton } from '../components/text-button';
import { useSettings } from '../components/use-settings';

const LeaveDialog = ( { settings, screen }: ScreenProps ) => (
	<Dialog
		title={ __( 'Save your changes?', 'chaty' ) }
		action={ __( 'Save', 'chaty' ) }
		onAction={ screen.saveAndLeave }
		onClose={ screen.stay }
		isBusy={ settings.isSaving }
		other={
			<TextButton isDestructive onClick={ screen.discardAndLeave }>
				{ __( 'Discard changes', 'chaty' ) }
			</TextButton>
		}
	>
		<p>
			{ __( 'This widget has changes that are not saved yet.', 'chaty' ) }
		</p>
	</Dialog>
);

function Questions( props: ScreenProps ) {
	const { settings, screen, preload } = props;
	const { failure, document } = settings;
	return screen.hasPending && failure?.kind !== 'conflict' ? (
		<LeaveDialog { ...props } />
	) : (
		<ConflictDialog
			title={ __( 'Two people have changed the widgets', 'chaty' ) }
			labelOf={ ( _, conflict ) =>
				getConflictLabel( conflict, ( id ) =>
					findWidgetName(
						// A widget that was deleted here is still in the stored settings.
						findWidgetIndex( document, id ) < 0
							? settings.server.document
							: document,
						id
					)
				)
			}
			settings={ settings }
			site={ preload.site }
			onSaved={ ( result ) =>
				screen.onSaved(
					__( 'Saved, with the changes of both of you.', 'chaty' ),
					result
				)
			}
		/>
	);
}

/** Why a change that the list saves at once was taken back. The editor has a notice of its own. */
function TakenBack( { settings, screen }: ScreenProps ) {
	const { document } = settings;
	return findWidgetIndex( document, screen.route.widget ) < 0 ? (
		<FailureNotice
			settings={ settings }
			labelOf={ ( path ) => getPathLabel( path, document.chaty_widgets ) }
		/>
	) : null;
}

function Content( props: ScreenProps ) {
	const { settings, screen, preload } = props;
	const { document, isSaving } = settings;
	const index = findWidgetIndex( document, screen.route.widget );
	if ( index >= 0 ) {
		return (
			<EditorScreen
				key={ screen.route.widget }
				index={ index }
				{ ...props }
			/>
		);
	}
	return document.chaty_widgets.length ? (
		<ListScreen { ...props } />
	) : (
		<FirstStart
			preload={ preload }
			isBusy={ isSaving }
			onPublish={ screen.publish }
			onChoose={ screen.create }
			menu={ <TransferMenu { ...props } /> }
		/>
	);
}

/** Says why the list opens instead of the widget that a link or a bookmark names. An offered draft may bring it back. */
function GoneNotice( { settings, screen }: ScreenProps ) {
	const { widget } = screen.route;
	const isGone =
		widget !== '' && findWidgetIndex( settings.document, widget ) < 0;
	const [ isClosed, setClosed ] = useState( ! isGone );
	return isClosed || ! isGone || screen.draft.found ? null : (
		<Notice status="warning" onRemove={ () => setClosed( true ) }>
			{ __( 'This widget does not exist anymore.', 'chaty' ) }
		</Notice>
	);
}

function DraftNotice( { screen, preload }: ScreenProps ) {
	const { found, forget } = screen.draft;
	if ( ! found ) {
		return null;
	}
	const { id } = findChangedWidget( found.base, found.document ) ?? {};
	const restore = () => {
		const widget = screen.draft.restore();
		if ( widget && widget !== screen.route.widget ) {
			screen.navigate( { widget } );
		}
	};
	return (
		<Notice
			status="warning"
			onRemove={ forget }
			actions={ [
				{
					label: __( 'Restore them', 'chaty' ),
					onClick: restore,
					variant: 'secondary',
				},
			] }
		>
			{ id === undefined || ! found.at
				? __( 'This tab has changes that were not saved.', 'chaty' )
				: sprintf(
						/* translators: 1: name of a widget, 2: date and time. */
						__(
							'This tab has changes to “%1$s” that were not saved (%2$s).',
							'chaty'
						),
						findWidgetName( found.document, String( id ) ),
						formatTime( new Date( found.at ), preload.site )
				  ) }
		</Notice>
	);
}

export function WidgetsScreen( { preload }: Pick< ScreenProps, 'preload' > ) {
	const settings = useSettings( preload );
	const screen = useScreen( settings, preload );
	const parts = { settings, screen, preload };
	return (
		<>
			<GoneNotice { ...parts } />
			<DraftNotice { ...parts } />
			<TakenBack { ...parts } />
			<Content { ...parts } />
			<Questions { ...parts } />
			<MessageSnackbar
				message={ screen.message }
				onRemove={ screen.forgetMessage }
			/>
		</>
	);
}
