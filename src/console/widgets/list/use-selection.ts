import { useState } from '@wordpress/element';
import { getChannelName } from '../../domain/channel-names';
import { listChannels } from '../../domain/channels';
import type { WidgetDocument, WidgetId } from '../../domain/document';
import { withMark } from '../../domain/lists';
import { findListReason, LIST_REASONS } from '../../domain/widget-list';
import { getWidgetName } from '../../domain/widget-name';

/** From this many widgets on, the list has a search, and actions on several widgets. */
const MANY = 5;

export interface ListRow {
	readonly widget: WidgetDocument;
	readonly name: string;
	/** Its place on the page; -1 while the list has another order or is searched. */
	readonly position: number;
}

export type ListOrder = 'page' | 'name' | 'state';

const byName = ( a: ListRow, b: ListRow ) =>
	a.name.localeCompare( b.name, undefined, { numeric: true } );

function sortRows( rows: readonly ListRow[], order: ListOrder ) {
	const now = new Date();
	const rank = ( { widget }: ListRow ) =>
		LIST_REASONS.indexOf( findListReason( widget, now ) );
	const compare = {
		page: () => 0,
		name: byName,
		state: ( a: ListRow, b: ListRow ) =>
			rank( a ) - rank( b ) || byName( a, b ),
	};
	return [ ...rows ].sort( compare[ order ] );
}

const matches = ( { widget, name }: ListRow, query: string ) =>
	[ name, ...listChannels( widget ).map( getChannelName ) ]
		.join( '\n' )
		.toLowerCase()
		.includes( query.trim().toLowerCase() );

export function useSelection( widgets: readonly WidgetDocument[] ) {
	const [ query, search ] = useState( '' );
	const [ order, sort ] = useState< ListOrder >( 'page' );
	const [ marked, setMarked ] = useState< readonly WidgetId[] >( [] );
	// The tools stay once they show, so that they keep the focus.
	const [ isMany, setIsMany ] = useState( false );
	if ( ! isMany && widgets.length >= MANY ) {
		setIsMany( true );
	}
	const rows = widgets.map( ( widget, index ) => ( {
		widget,
		name: getWidgetName( widget, index ),
		position: query || order !== 'page' ? -1 : index,
	} ) );
	const found = sortRows(
		rows.filter( ( row ) => matches( row, query ) ),
		order
	);
	const ids = found.map( ( { widget } ) => widget.id );
	return {
		isMany,
		query,
		search,
		order,
		sort,
		found,
		/** Without widgets that the search hides: they must not be changed. */
		selected: ids.filter( ( id ) => marked.includes( id ) ),
		mark: ( id: WidgetId, isOn: boolean ) =>
			setMarked( withMark( marked, id, isOn ) ),
		markOnly: ( id: WidgetId ) => setMarked( [ id ] ),
		markAll: ( isOn: boolean ) => setMarked( isOn ? ids : [] ),
	};
}

export type WidgetSelection = ReturnType< typeof useSelection >;
