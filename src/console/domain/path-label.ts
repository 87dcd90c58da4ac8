import { FIELDS } from './fields';
import type { Field } from './fields/types';
import { splitPath } from './issues';
import { getKey } from './schema';

/** What a path within a widget is called: the label of its field, or the path itself. */
export function getFieldLabel( path: string ): string {
	const field: Field | undefined = FIELDS[ getKey( path ) ];
	return field?.label ?? path;
}

/** What a path of the server is called. */
export const getPathLabel = ( path: string ): string =>
	getFieldLabel( splitPath( path )?.rest || path );

/**
 * What the path of a conflict is called (`merge.ts`): the widget, by what the caller calls it, the channel, and the
 * label of the field.
 */
export function getConflictLabel(
	path: string,
	nameOf: ( id: string ) => string
): string {
	const [ , id = '', inside = '' ] =
		/^chaty_widgets\.([^.]+)\.?(.*)$/.exec( path ) ?? [];
	if ( ! id ) {
		return path;
	}
	const rest = inside.split( '.' );
	const [ part, channel = '', ...within ] = rest;
	const label =
		part === 'channels' && channel
			? [
					channel,
					getFieldLabel( [ 'channels[]', ...within ].join( '.' ) ),
			  ]
			: [ getFieldLabel( rest.join( '.' ) ) ];
	return [ nameOf( id ), ...label ].filter( Boolean ).join( ' › ' );
}
