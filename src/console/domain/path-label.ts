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
