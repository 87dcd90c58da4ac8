import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Place } from '../browser/address';
import type { Message } from '../components/snackbar';
import type { WidgetDocument } from '../domain/document';
import type { WidgetsPreload } from '../domain/preload';
import { addWidget } from '../domain/list-actions';
import { createWidget, type Preset } from '../domain/presets';
import { nextWidgetId } from '../domain/widget-list';
import { getSavedText } from '../domain/saved-text';
import { usePlace } from './use-place';
import type { SaveResult, Settings } from '../components/use-settings';

/** What was done last, in the corner of the screen. */
function useMessage() {
	const [ message, setMessage ] = useState< Message | null >( null );
	const show = (
		{ text, ...rest }: Message,
		caches: readonly string[] = []
	) => setMessage( { ...rest, text: getSavedText( text, caches ) } );
	return {
		message,
		forgetMessage: () => setMessage( null ),
		show,
		/** Says so where a save has succeeded, and returns whether it has. */
		onSaved: ( text: string, { failure, caches }: SaveResult ) => {
			if ( ! failure ) {
				show( { text }, caches );
			}
			return ! failure;
		},
	};
}

/** Where the owner is. Leaving a widget with unsaved changes waits for an answer. */
function useWay( settings: Settings ) {
	const [ held, setHeld ] = useState< Place | null >( null );
	const { place, go, nameGroup } = usePlace(
		( next ) => settings.isDirty && next.widget !== place.widget,
		setHeld
	);
	const leave = () => {
		setHeld( null );
		go( held ?? {}, true );
	};
	return {
		place,
		go,
		nameGroup,
		isHeld: !! held,
		stay: () => setHeld( null ),
		leave,
	};
}

/** The screen's own state: its place, its message, and what makes new widgets. */
export function useScreen( settings: Settings, preload: WidgetsPreload ) {
	const messages = useMessage();
	const way = useWay( settings );
	const { go, leave, stay } = way;
	const add = ( widget: WidgetDocument ) => {
		const { current } = settings.current;
		settings.change( addWidget( current, widget ), '' );
		return { widget: String( widget.id ) };
	};
	return {
		...messages,
		...way,
		saveAndLeave: async () => {
			const result = await settings.save();
			( messages.onSaved( __( 'Saved.', 'chaty' ), result )
				? leave
				: stay )();
		},
		discardAndLeave: () => {
			settings.discard();
			leave();
		},
		/** Opens a new widget in the editor; nothing is saved yet. */
		create: ( preset: Preset ) => {
			const { chaty_widgets: widgets } = settings.current.current;
			const id = nextWidgetId( widgets, preload.counted );
			go( add( createWidget( id, preset, preload ) ), true );
		},
		/** Adds a widget and saves it at once. */
		publish: async ( widget: WidgetDocument ) => {
			const place = add( widget );
			const text = __(
				'Published. Visitors see it from now on.',
				'chaty'
			);
			messages.onSaved( text, await settings.save() );
			go( place, true );
		},
	};
}

export type Screen = ReturnType< typeof useScreen >;
