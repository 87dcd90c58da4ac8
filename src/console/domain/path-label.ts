import { __ } from '@wordpress/i18n';
import { FIELDS } from './fields';
import type { Field } from './fields/types';
import { splitPath } from './issues';
import type { MergeConflict } from './merge';
import { getKey } from './schema';

/** What a path within a widget is called: the label of its field, or the path itself. */
export function getFieldLabel( path: string ): string {
	const field: Field | undefined = FIELDS[ getKey( path ) ];
	return field?.label ?? path;
}

/** What a path of the server is called. */
export const getPathLabel = ( path: string ): string =>
	getFieldLabel( splitPath( path )?.rest || path );

/** What owners know the lists by whose items have no field with that name. */
const LISTS: Readonly< Record< string, string > > = {
	'channels[].agent_data': __( 'List of people', 'chaty' ),
	'channels[].contact_fields': __( 'Fields of the form', 'chaty' ),
	'triggers.day_hours_scheduling_rules': __( 'Days and hours', 'chaty' ),
	'triggers.pages': __( 'Pages', 'chaty' ),
};

/** What a conflict is about (`merge.ts`): the widget as the caller calls it, items of lists, and the field. */
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
	labels.push( isItem ? '' : LISTS[ key ] ?? getFieldLabel( key ) );
	return [ nameOf( String( id ) ), ...labels ]
		.filter( Boolean )
		.join( ' › ' );
}
