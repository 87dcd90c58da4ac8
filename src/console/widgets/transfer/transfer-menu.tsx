import { DropdownMenu } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { openAddress } from '../../browser/address';
import { exportSettings } from '../../components/transfer/export-settings';
import type { SettingsDocument } from '../../domain/document';
import { addWidgets } from '../../domain/list-actions';
import type { WidgetsPreload } from '../../domain/preload';
import { getMissingPartText } from '../../domain/failure-text';
import { createReplace } from '../list/use-list-actions';
import type { ScreenProps } from '../use-screen';
import type { Settings } from '../../components/use-settings';

type Dialogs = typeof import('./transfer-dialogs');

const getControls = (
	{ server: { document } }: Settings,
	{ site, takeover }: WidgetsPreload,
	onOpen: ( dialog: 'import' | 'reset' ) => void
) => [
	{ title: __( 'Import', 'chaty' ), onClick: () => onOpen( 'import' ) },
	{
		title: __( 'Export', 'chaty' ),
		onClick: () => exportSettings( document, site.url ),
	},
	...( takeover
		? [
				{
					title: __( 'Take over from Chaty', 'chaty' ),
					onClick: () => openAddress( takeover ),
				},
		  ]
		: [] ),
	{
		title: __( 'Remove all widgets', 'chaty' ),
		isDisabled: ! document.chaty_widgets.length,
		onClick: () => onOpen( 'reset' ),
	},
];

/** The actions of the dialogs. Without widgets, those of a file can only replace, not be added. */
const getActions = (
	{ current, server: { document } }: Settings,
	{ counted }: WidgetsPreload,
	replace: ( next: SettingsDocument, text: string ) => void
) => ( {
	onImport: ( next: SettingsDocument ) =>
		replace( next, __( 'The settings were imported.', 'chaty' ) ),
	...( document.chaty_widgets.length && {
		onAdd: ( { chaty_widgets: widgets }: SettingsDocument ) =>
			replace(
				addWidgets( current.current, widgets, counted ),
				__( 'The widgets were added.', 'chaty' )
			),
	} ),
	onReset: () =>
		replace(
			{ ...document, chaty_widgets: [] },
			__( 'All widgets were removed.', 'chaty' )
		),
} );

export function TransferMenu( { settings, screen, preload }: ScreenProps ) {
	const [ open, setOpen ] = useState< 'import' | 'reset' | null >( null );
	const [ dialogs, setDialogs ] = useState< Dialogs | null >( null );
	const replace = createReplace( settings, ( ...saved ) => {
		// Unsaved changes were based on settings that are gone now.
		screen.draft.forget();
		screen.show( ...saved );
	} );
	// The dialogs load at their first use.
	const onOpen = ( dialog: 'import' | 'reset' ) => {
		setOpen( dialog );
		import(
			/* webpackChunkName: "console-transfer" */ './transfer-dialogs'
		)
			.then( setDialogs )
			.catch( () => screen.show( { text: getMissingPartText() } ) );
	};
	const close = () => setOpen( null );
	const { onReset, ...imports } = getActions(
		settings,
		preload,
		( ...given ) => {
			close();
			replace( ...given );
		}
	);
	return (
		<>
			<DropdownMenu
				icon={ moreVertical }
				label={ __( 'Import, export and more', 'chaty' ) }
				controls={ getControls( settings, preload, onOpen ) }
			/>
			{ dialogs && open === 'import' && (
				<dialogs.ImportDialog { ...imports } onClose={ close } />
			) }
			{ dialogs && open === 'reset' && (
				<dialogs.ResetSettingsDialog
					onClose={ close }
					onReset={ onReset }
				/>
			) }
		</>
	);
}
