import { __, sprintf } from '@wordpress/i18n';
import type { WidgetDocument } from '../domain/document';

/** What a widget is called: its name, or its place in the list, from 0. The server prints the same (`class-widgets-page.php`). */
export function getWidgetName( { name }: WidgetDocument, index: number ) {
	return (
		String( name ?? '' ).trim() ||
		/* translators: %d: Number of the widget in the list. */
		sprintf( __( 'Widget %d', 'chaty' ), index + 1 )
	);
}
