import { __, sprintf } from '@wordpress/i18n';
import { asRecord } from '../../shared/raw-values';
import { parseChannel } from '../../widget/domain/settings/parse-channel';
import { getChannelName } from './channel-names';
import { listChannels } from './channels';
import { getValueLabel } from './channel-values';
import { FIELDS } from './fields';
import type { Field } from './fields/types';
import { splitPath } from './issues';
import type { MergeConflict } from './merge';
import { getKey } from './schema';
import { getWidgetName } from './widget-name';

/** Labels of lists, which have no field of their own. */
const LISTS: Readonly< Record< string, string > > = {
	'channels[].agent_data': __( 'List of people', 'chaty' ),
	'channels[].contact_fields': __( 'Fields of the form', 'chaty' ),
	'channels[].contact_own_fields': __( 'Fields of the form', 'chaty' ),
	'triggers.day_hours_scheduling_rules': __( 'Days and hours', 'chaty' ),
	'triggers.pages': __( 'Pages', 'chaty' ),
	widgets: __( 'All widgets', 'chaty' ),
};

/** The label of a path within a widget: that of its field, or else the path, after the list that it is in. */
export function getFieldLabel( path: string ): string {
	const key = getKey( path );
	const field: Field | undefined = FIELDS[ key ];
	return LISTS[ key ] ?? field?.label ?? path.replace( /^.*]\./, '' );
}

/** A label for a channel without a name, as of a widget that an import replaces. */
const nth = ( index: number ) =>
	/* translators: %s: number of a channel in the list. */
	sprintf( __( 'Channel %s', 'chaty' ), String( index + 1 ) );

/** The label of a path of the server: the name of the channel, where the widgets have it, and the field. */
export function getPathLabel( path: string, widgets: readonly unknown[] = [] ) {
	const { index = -1, rest = '' } = splitPath( path ) ?? {};
	if ( index >= 0 && ! rest ) {
		return getWidgetName( widgets[ index ], index );
	}
	const [ , position, inner ] =
		/^channels\[(\d+)]\.?(.*)$/.exec( rest ) ?? [];
	const channels = listChannels( asRecord( widgets[ index ] ) );
	const raw = channels[ Number( position ) ] ?? {};
	const { type } = parseChannel( raw ) ?? {};
	const isTarget = type && /^(agent_data\[\d+]\.)?value$/.test( inner ?? '' );
	const labels = [
		position && ( getChannelName( raw ) || nth( Number( position ) ) ),
		inner !== '' &&
			( isTarget
				? getValueLabel( type )
				: getFieldLabel( rest || path ) ),
	];
	return labels.filter( Boolean ).join( ' › ' );
}

/** The label of a conflict (`merge.ts`): the widget as the caller names it, items of lists, and the field. */
export function getConflictLabel(
	{ path, keys }: Pick< MergeConflict, 'path' | 'keys' >,
	nameOf: ( id: string ) => string
): string {
	const [ list, id ] = keys;
	if ( list !== 'chaty_widgets' || id === undefined ) {
		return path;
	}
	const labels: string[] = [];
	let key = '';
	for ( const part of keys.slice( 2 ).map( String ) ) {
		const inside = `${ key }[]`;
		if (
			Object.keys( FIELDS ).some( ( one ) => one.startsWith( inside ) )
		) {
			labels.push( LISTS[ key ] ?? '', part );
			key = inside;
		} else {
			key = key ? `${ key }.${ part }` : part;
		}
	}
	const isItem = /^$|\[]$/.test( key );
	labels.push( isItem ? '' : getFieldLabel( key ) );
	return [ nameOf( String( id ) ), ...labels ]
		.filter( Boolean )
		.join( ' › ' );
}
