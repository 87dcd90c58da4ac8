import { __, sprintf } from '@wordpress/i18n';
import { asRecord, readText } from '../../shared/raw-values';
import type { SettingsDocument } from './document';
import { findWidgetIndex } from './widget-list';

/** What a widget is called: its name, or its place in the list, from 0. The server prints the same (`class-widget-name.php`). */
export const getWidgetName = ( widget: unknown, index: number ) =>
	readText( asRecord( widget ), 'name' ).trim() ||
	/* translators: %d: Number of the widget in the list. */
	sprintf( __( 'Widget %d', 'chaty' ), index + 1 );

/** What the widget of an ID is called; the ID where it is gone. */
export function findWidgetName( document: SettingsDocument, id: string ) {
	const index = findWidgetIndex( document, id );
	const widget = document.chaty_widgets[ index ];
	return widget ? getWidgetName( widget, index ) : id;
}
