import { useState } from '@wordpress/element';
import { getChannelName } from '../../domain/channel-names';
import { listChannels } from '../../domain/channels';
import type { WidgetDocument, WidgetId } from '../../domain/document';
import { withMark } from '../../domain/lists';
import { getWidgetName } from '../../domain/widget-name';

/** From as many widgets on, a list is searched, and several are changed at once. */
const MANY = 5;

/** A widget of the list, and what it is called there. */
export interface ListRow {
	readonly widget: WidgetDocument;
	readonly name: string;
}

/** Whether a name of the widget or of a channel has what is searched. */
const matches = ( { widget, name }: ListRow, query: string ) =>
	[ name, ...listChannels( widget ).map( getChannelName ) ]
		.join( '\n' )
		.toLowerCase()
		.includes( query.trim().toLowerCase() );

/** The widgets of a list that a search finds, and those of them that are selected. */
export function useSelection( widgets: readonly WidgetDocument[] ) {
	const [ query, search ] = useState( '' );
	const [ marked, setMarked ] = useState< readonly WidgetId[] >( [] );
	// Tools that are there stay, and the focus in them.
	const [ isMany, setIsMany ] = useState( false );
	if ( ! isMany && widgets.length >= MANY ) {
		setIsMany( true );
	}
	const rows = widgets.map( ( widget, index ) => ( {
		widget,
		name: getWidgetName( widget, index ),
	} ) );
	const found = rows.filter( ( row ) => matches( row, query ) );
	return {
		isMany,
		query,
		search,
		found,
		/** What is not seen is not changed either. */
		selected: found
			.map( ( { widget } ) => widget.id )
			.filter( ( id ) => marked.includes( id ) ),
		mark: ( id: WidgetId, isOn: boolean ) =>
			setMarked( withMark( marked, id, isOn ) ),
		markAll: ( isOn: boolean ) =>
			setMarked( isOn ? found.map( ( { widget } ) => widget.id ) : [] ),
	};
}

export type WidgetSelection = ReturnType< typeof useSelection >;
