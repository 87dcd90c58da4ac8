import { __, sprintf } from '@wordpress/i18n';
import { asRecord, readText } from '../../shared/raw-values';
import type { SettingsDocument } from './document';
import { findWidgetIndex } from './widget-list';

/** The name of a widget, or else its number in the list; the server prints the same (`class-widget-name.php`). */
export const getWidgetName = ( widget: unknown, index: number ) =>
	readText( asRecord( widget ), 'name' ).trim() ||
	/* translators: %d: Number of the widget in the list. */
	sprintf( __( 'Widget %d', 'chaty' ), index + 1 );

/** The name of the widget with an ID; the ID where the widget is gone. */
export function findWidgetName( document: SettingsDocument, id: string ) {
	const index = findWidgetIndex( document, id );
	const widget = document.chaty_widgets[ index ];
	return widget ? getWidgetName( widget, index ) : id;
}
