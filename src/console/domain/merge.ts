import { pathText } from './draft';
import type { Path } from './document';

/** A value that both sides have changed, each to something else. */
export interface MergeConflict {
	/** As text: `chaty_widgets._1.settings.widget_color`; items of lists are named by their ID. */
	readonly path: string;
	readonly base: unknown;
	readonly mine: unknown;
	readonly theirs: unknown;
}

/** Which side wins at the path of a conflict. */
export type MergeChoices = Readonly< Record< string, 'mine' | 'theirs' > >;

export interface Merge< Value > {
	readonly value: Value;
	readonly conflicts: readonly MergeConflict[];
}

interface Sides {
	readonly base: unknown;
	readonly mine: unknown;
	readonly theirs: unknown;
}

interface Context {
	readonly choices: MergeChoices;
	readonly conflicts: MergeConflict[];
}

type Item = Record< string, unknown >;

const isObject = ( value: unknown ): value is Item =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/** Whether two values of JSON are the same; the order of keys does not count. */
export function isSame( one: unknown, other: unknown ): boolean {
	// A change leaves what is beside it the same object.
	if ( one === other ) {
		return true;
	}
	if ( Array.isArray( one ) && Array.isArray( other ) ) {
		return (
			one.length === other.length &&
			one.every( ( item, index ) => isSame( item, other[ index ] ) )
		);
	}
	if ( ! isObject( one ) || ! isObject( other ) ) {
		return false;
	}
	const keys = Object.keys( one );
	return (
		keys.length === Object.keys( other ).length &&
		keys.every(
			( key ) =>
				Object.hasOwn( other, key ) &&
				isSame( one[ key ], other[ key ] )
		)
	);
}

/** What names an item of a list: a widget its ID, a channel its slug. */
function identify( item: unknown ): string | null {
	const id = isObject( item ) ? item[ 'id' ] ?? item[ 'channel' ] : undefined;
	return typeof id === 'string' || typeof id === 'number'
		? String( id )
		: null;
}

/** The items of a list by their names; `null` for a list whose items have none, or the same. */
function indexItems( list: unknown ): Map< string, unknown > | null {
	if ( ! Array.isArray( list ) ) {
		return null;
	}
	const items = new Map< string, unknown >();
	for ( const item of list ) {
		const name = identify( item );
		if ( name === null || items.has( name ) ) {
			return null;
		}
		items.set( name, item );
	}
	return items;
}

/** The order of the side that has changed it, mine first; what only the other side has follows. */
function mergeNames( base: string[], mine: string[], theirs: string[] ) {
	const isKnown = ( name: string ) => base.includes( name );
	const isReordered = ! isSame(
		mine.filter( isKnown ),
		base.filter( ( name ) => mine.includes( name ) )
	);
	const [ first, second ] = isReordered ? [ mine, theirs ] : [ theirs, mine ];
	return [ ...new Set( [ ...first, ...second ] ) ];
}

/** The value of a name, on one side. */
function at( side: unknown, name: string ): unknown {
	if ( side instanceof Map ) {
		return side.get( name );
	}
	return isObject( side ) && Object.hasOwn( side, name )
		? side[ name ]
		: undefined;
}

function mergeKeys(
	names: readonly string[],
	sides: Sides,
	path: Path,
	context: Context
) {
	return names.flatMap( ( name ): [ string, unknown ][] => {
		const value = mergeValue(
			{
				base: at( sides.base, name ),
				mine: at( sides.mine, name ),
				theirs: at( sides.theirs, name ),
			},
			[ ...path, name ],
			context
		);
		return value === undefined ? [] : [ [ name, value ] ];
	} );
}

function mergeLists( sides: Sides, path: Path, context: Context ): unknown {
	const base = indexItems( sides.base );
	const mine = indexItems( sides.mine );
	const theirs = indexItems( sides.theirs );
	if ( ! base || ! mine || ! theirs ) {
		return undefined;
	}
	const names = mergeNames(
		[ ...base.keys() ],
		[ ...mine.keys() ],
		[ ...theirs.keys() ]
	);
	return mergeKeys( names, { base, mine, theirs }, path, context ).map(
		( [ , item ] ) => item
	);
}

function mergeObjects( sides: Sides, path: Path, context: Context ): unknown {
	const { base, mine, theirs } = sides;
	if ( ! isObject( base ) || ! isObject( mine ) || ! isObject( theirs ) ) {
		return undefined;
	}
	const names = [
		...new Set( [ ...Object.keys( mine ), ...Object.keys( theirs ) ] ),
	];
	return Object.fromEntries( mergeKeys( names, sides, path, context ) );
}

function mergeValue( sides: Sides, path: Path, context: Context ): unknown {
	const { base, mine, theirs } = sides;
	if ( isSame( mine, theirs ) || isSame( base, theirs ) ) {
		return mine;
	}
	if ( isSame( base, mine ) ) {
		return theirs;
	}
	const merged =
		mergeLists( sides, path, context ) ??
		mergeObjects( sides, path, context );
	if ( merged !== undefined ) {
		return merged;
	}
	const text = pathText( path );
	context.conflicts.push( { path: text, ...sides } );
	return context.choices[ text ] === 'theirs' ? theirs : mine;
}

/**
 * Joins two changed copies of a document: what only one side has changed is taken from it, and a value that both
 * have changed is a conflict, in which mine is taken unless the choice says otherwise. Widgets and channels are
 * known by their names, so that a new order or a deleted one does not mix up the others.
 */
export function mergeDocuments< Value >(
	base: Value,
	mine: Value,
	theirs: Value,
	choices: MergeChoices = {}
): Merge< Value > {
	const context: Context = { choices, conflicts: [] };
	const value = mergeValue( { base, mine, theirs }, [], context ) as Value;
	return { value, conflicts: context.conflicts };
}
