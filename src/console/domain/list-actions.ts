import type { SettingsDocument, WidgetDocument, WidgetId } from './document';
import { moveItem } from './lists';
import type { WidgetsPreload } from './preload';
import { findWidgetIndex, nextWidgetId } from './widget-list';

const withWidgets = (
	document: SettingsDocument,
	widgets: readonly WidgetDocument[]
): SettingsDocument => ( { ...document, chaty_widgets: widgets } );

export const addWidget = (
	document: SettingsDocument,
	widget: WidgetDocument,
	index = document.chaty_widgets.length
) =>
	withWidgets( document, [
		...document.chaty_widgets.slice( 0, index ),
		widget,
		...document.chaty_widgets.slice( index ),
	] );

/** The document with the widgets of another one after its own, under IDs of their own. */
export const addWidgets = (
	document: SettingsDocument,
	widgets: readonly WidgetDocument[],
	counted: WidgetsPreload[ 'counted' ]
) =>
	widgets.reduce(
		( next, widget ) =>
			addWidget( next, {
				...widget,
				id: nextWidgetId( next.chaty_widgets, counted ),
			} ),
		document
	);

export const removeWidget = ( document: SettingsDocument, id: WidgetId ) =>
	withWidgets(
		document,
		document.chaty_widgets.filter( ( widget ) => widget.id !== id )
	);

export const updateWidget = (
	document: SettingsDocument,
	id: WidgetId,
	changes: Partial< WidgetDocument >
) =>
	withWidgets(
		document,
		document.chaty_widgets.map( ( widget ) =>
			widget.id === id ? { ...widget, ...changes } : widget
		)
	);

export function moveWidget(
	document: SettingsDocument,
	id: WidgetId,
	by: -1 | 1
) {
	const index = findWidgetIndex( document, id );
	return withWidgets(
		document,
		moveItem( document.chaty_widgets, index, index + by )
	);
}

/** The document with a copy of a widget after it. The copy is off, because nobody wants two alike on a page. */
export function duplicateWidget(
	document: SettingsDocument,
	id: WidgetId,
	copy: Pick< WidgetDocument, 'id' | 'name' >
) {
	const index = findWidgetIndex( document, id );
	const widget = document.chaty_widgets[ index ];
	return widget
		? addWidget( document, { ...widget, ...copy, is_active: 0 }, index + 1 )
		: document;
}
