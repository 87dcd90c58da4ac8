import { useEffect, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { focusHeading } from '../browser/focus';
import type { SnackbarMessage } from '../components/snackbar';
import type { WidgetDocument } from '../domain/document';
import type { WidgetsPreload } from '../domain/preload';
import { addWidget } from '../domain/list-actions';
import { createWidget, type Preset } from '../domain/presets';
import { nextWidgetId } from '../domain/widget-list';
import { getSavedText } from '../domain/saved-text';
import { useBackup } from './use-backup';
import { useRoute } from './use-route';
import type { SaveResult, Settings } from '../components/use-settings';

export const getSuccessText = ( isNew: boolean ) =>
	isNew
		? __( 'Published. Visitors see it from now on.', 'chaty' )
		: __( 'Saved.', 'chaty' );

function useMessage() {
	const [ message, setMessage ] = useState< SnackbarMessage | null >( null );
	const show = (
		{ text, ...rest }: SnackbarMessage,
		caches: readonly string[] = []
	) => setMessage( { ...rest, text: getSavedText( text, caches ) } );
	return {
		message,
		forgetMessage: () => setMessage( null ),
		show,
		/** Shows a message if a save has succeeded, and returns whether it has. */
		onSaved: ( text: string, { failure, caches }: SaveResult ) => {
			if ( ! failure ) {
				show( { text }, caches );
			}
			return ! failure;
		},
	};
}

/** Focuses the heading where the control that had the focus is gone with a screen, a widget or the offer of a draft. */
function useFocusOnHeading( widget: string, count: number, draft: unknown ) {
	const isOpened = useRef( false );
	useEffect( () => {
		if ( isOpened.current ) {
			focusHeading();
		}
		isOpened.current = true;
	}, [ widget, count, draft ] );
}

export function useScreen( settings: Settings, preload: WidgetsPreload ) {
	const messages = useMessage();
	const navigation = useRoute( settings );
	const { navigate, leave, stay } = navigation;
	const draft = useBackup( settings );
	useFocusOnHeading(
		navigation.route.widget,
		settings.document.chaty_widgets.length,
		draft.found
	);
	const add = ( widget: WidgetDocument ) => {
		const { current } = settings.current;
		settings.change( addWidget( current, widget ), '' );
		return { widget: String( widget.id ) };
	};
	return {
		...messages,
		...navigation,
		message: navigation.isWaiting
			? { text: __( 'Saving…', 'chaty' ) }
			: messages.message,
		draft,
		saveAndLeave: async () => {
			const result = await settings.save();
			const text = getSuccessText( false );
			( messages.onSaved( text, result ) ? leave : stay )();
		},
		discardAndLeave: () => {
			settings.discard();
			leave();
		},
		/** Opens a new widget in the editor; nothing is saved yet. */
		create: ( preset: Preset ) => {
			const { chaty_widgets: widgets } = settings.current.current;
			const id = nextWidgetId( widgets, preload.counted );
			navigate( add( createWidget( id, preset, preload ) ) );
		},
		publish: async ( widget: WidgetDocument ) => {
			const route = add( widget );
			messages.onSaved( getSuccessText( true ), await settings.save() );
			navigate( route );
		},
	};
}

export type Screen = ReturnType< typeof useScreen >;

export interface ScreenProps {
	readonly settings: Settings;
	readonly screen: Screen;
	readonly preload: WidgetsPreload;
}
