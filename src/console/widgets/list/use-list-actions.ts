import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { SnackbarMessage } from '../../components/snackbar';
import type {
	SettingsDocument,
	WidgetDocument,
	WidgetId,
} from '../../domain/document';
import {
	addWidget,
	duplicateWidget,
	moveWidget,
	removeWidget,
	updateWidget,
} from '../../domain/list-actions';
import type { WidgetsPreload } from '../../domain/preload';
import { findWidgetIndex, nextWidgetId } from '../../domain/widget-list';
import { describeMove } from '../../components/sortable-texts';
import type { Settings } from '../../components/use-settings';
import { findWidgetName } from '../../domain/widget-name';

interface NewWidgets {
	readonly maxLength: number;
	readonly counted: WidgetsPreload[ 'counted' ];
}

export type OnSaved = (
	message: SnackbarMessage,
	caches: readonly string[]
) => void;

/** Shows the row of a widget: a control of it gets the focus. */
type OnShow = ( id: WidgetId, control: string ) => void;

/** Saves a changed list at once. If that fails, the change is taken back, unless the owner can still merge it. */
export const createApply =
	( settings: Settings, onSaved: OnSaved ) =>
	async ( next: SettingsDocument, message: SnackbarMessage ) => {
		const { current: before } = settings.current;
		settings.change( next, '' );
		const { failure, caches } = await settings.save();
		if ( ! failure ) {
			onSaved( message, caches );
		} else if ( failure.kind !== 'conflict' ) {
			settings.replace( before );
		}
	};

type Apply = ReturnType< typeof createApply >;

export const createReplace = ( settings: Settings, onSaved: OnSaved ) => {
	const apply = createApply( settings, onSaved );
	return ( next: SettingsDocument, text: string ) => {
		const { current: before } = settings.current;
		const restore = () =>
			apply( before, {
				text: __( 'The former settings are back.', 'chaty' ),
			} );
		const action = { label: __( 'Undo', 'chaty' ), onClick: restore };
		return apply( next, { text, action } );
	};
};

const createDelete =
	( current: Settings[ 'current' ], apply: Apply, onShow: OnShow ) =>
	( widget: WidgetDocument, name: string ) => {
		const index = findWidgetIndex( current.current, widget.id );
		const restore = () => {
			onShow( widget.id, 'name' );
			return apply( addWidget( current.current, widget, index ), {
				/* translators: %s: Name of a widget. */
				text: sprintf( __( '%s is back.', 'chaty' ), name ),
			} );
		};
		return apply( removeWidget( current.current, widget.id ), {
			/* translators: %s: Name of a widget. */
			text: sprintf( __( '%s was deleted.', 'chaty' ), name ),
			action: { label: __( 'Undo', 'chaty' ), onClick: restore },
		} );
	};

/** The actions of a row on its widget, whose name messages use. */
const createRowActions = (
	{ current }: Settings,
	apply: Apply,
	{ maxLength, counted }: NewWidgets,
	onShow: OnShow
) => ( {
	onDelete: createDelete( current, apply, onShow ),
	onToggle( { id }: WidgetDocument, name: string, isOn: boolean ) {
		/* translators: %s: Name of a widget. */
		const on = __( '%s is on.', 'chaty' );
		/* translators: %s: Name of a widget. */
		const off = __( '%s is off.', 'chaty' );
		return apply(
			updateWidget( current.current, id, { is_active: isOn ? 1 : 0 } ),
			{ text: ( isOn ? on : off ).replace( '%s', () => name ) }
		);
	},
	onDuplicate( { id }: WidgetDocument, name: string ) {
		/* translators: %s: Name of a widget. */
		const copy = sprintf( __( '%s (copy)', 'chaty' ), name );
		const next = nextWidgetId( current.current.chaty_widgets, counted );
		onShow( next, 'name' );
		return apply(
			duplicateWidget( current.current, id, {
				id: next,
				name: copy.slice( 0, maxLength ),
			} ),
			/* translators: %s: Name of a widget. */
			{ text: sprintf( __( '%s was added. It is off.', 'chaty' ), copy ) }
		);
	},
	onMove( { id }: WidgetDocument, name: string, by: -1 | 1 ) {
		const { length } = current.current.chaty_widgets;
		const index = findWidgetIndex( current.current, id ) + by;
		onShow( id, by < 0 ? 'up' : 'down' );
		const text = describeMove( name, index, length );
		return apply( moveWidget( current.current, id, by ), { text } );
	},
} );

export function useListActions(
	settings: Settings,
	newWidgets: NewWidgets,
	onSaved: OnSaved,
	onShow: OnShow
) {
	const [ renamed, setRenamed ] = useState< WidgetDocument | null >( null );
	const apply = createApply( settings, onSaved );
	return {
		rows: {
			...createRowActions( settings, apply, newWidgets, onShow ),
			onRename: setRenamed,
		},
		renamed:
			renamed &&
			findWidgetName( settings.current.current, String( renamed.id ) ),
		rename: ( name: string ) => {
			setRenamed( null );
			if ( renamed ) {
				const { current } = settings.current;
				apply( updateWidget( current, renamed.id, { name } ), {
					text: __( 'The widget was renamed.', 'chaty' ),
				} );
			}
		},
		stopRenaming: () => setRenamed( null ),
	};
}

export type ListActions = ReturnType< typeof useListActions >;
