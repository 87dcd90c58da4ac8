import { __, sprintf } from '@wordpress/i18n';
import type { SettingsDocument, WidgetDocument } from '../domain/document';
import { findWidgetIndex } from '../domain/widget-list';

/** What a widget is called: its name, or its place in the list, from 0. The server prints the same (`class-widgets-page.php`). */
export function getWidgetName( { name }: WidgetDocument, index: number ) {
	return (
		String( name ?? '' ).trim() ||
		/* translators: %d: Number of the widget in the list. */
		sprintf( __( 'Widget %d', 'chaty' ), index + 1 )
	);
}

/** What the widget of an ID is called; the ID where it is gone. */
export function findWidgetName( document: SettingsDocument, id: string ) {
	const index = findWidgetIndex( document, id );
	const widget = document.chaty_widgets[ index ];
	return widget ? getWidgetName( widget, index ) : id;
}
