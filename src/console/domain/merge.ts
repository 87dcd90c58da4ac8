import { pathText } from './draft';
import type { Path } from './document';
import { isObject, isSame } from './is-same';
import { mergeNames, nameItems } from './merge-lists';

/** A value that both sides have changed, each to something else. */
export interface MergeConflict extends Sides {
	/** As text: `chaty_widgets._1.settings.widget_color`; items of lists stand by their names. */
	readonly path: string;
	readonly keys: Path;
}

/** Which side wins at the path of a conflict. */
export type MergeChoices = Readonly< Record< string, 'mine' | 'theirs' > >;

interface Sides {
	readonly base: unknown;
	readonly mine: unknown;
	readonly theirs: unknown;
}

interface Context {
	readonly choices: MergeChoices;
	readonly conflicts: MergeConflict[];
}

/** Lists whose items are one value: half of mine and half of theirs would be a third rule. */
const RULES = [ 'pages', 'day_hours_scheduling_rules' ];

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
	const { base = [], mine, theirs } = sides;
	if (
		! Array.isArray( base ) ||
		! Array.isArray( mine ) ||
		! Array.isArray( theirs )
	) {
		return undefined;
	}
	const [ before, ours, others ] = nameItems( base, mine, theirs );
	const names = mergeNames(
		[ ...before.keys() ],
		[ ...ours.keys() ],
		[ ...others.keys() ]
	);
	const items = { base: before, mine: ours, theirs: others };
	return mergeKeys( names, items, path, context ).map(
		( [ , item ] ) => item
	);
}

function mergeObjects( sides: Sides, path: Path, context: Context ): unknown {
	const { mine, theirs } = sides;
	// PHP prints an empty object as `[]`.
	const base = isSame( sides.base, [] ) ? {} : sides.base;
	if ( ! isObject( base ) || ! isObject( mine ) || ! isObject( theirs ) ) {
		return undefined;
	}
	const names = [
		...new Set( [ ...Object.keys( mine ), ...Object.keys( theirs ) ] ),
	];
	return Object.fromEntries(
		mergeKeys( names, { base, mine, theirs }, path, context )
	);
}

function mergeValue( sides: Sides, path: Path, context: Context ): unknown {
	const { base, mine, theirs } = sides;
	if ( isSame( mine, theirs ) || isSame( base, theirs ) ) {
		return mine;
	}
	if ( isSame( base, mine ) ) {
		return theirs;
	}
	const merged = RULES.includes( String( path.at( -2 ) ) )
		? undefined
		: mergeLists( sides, path, context ) ??
		  mergeObjects( sides, path, context );
	if ( merged !== undefined ) {
		return merged;
	}
	const text = pathText( path );
	context.conflicts.push( { path: text, keys: path, ...sides } );
	return context.choices[ text ] === 'theirs' ? theirs : mine;
}

/**
 * Joins two changed copies of a document: what only one side has changed is taken from it, and a value that both
 * have changed is a conflict, in which mine is taken unless the choice says otherwise. Items of lists are known by
 * their names, or by their likeness, so that a new order or a deleted item does not mix up the others.
 */
export function mergeDocuments< Value >(
	base: Value,
	mine: Value,
	theirs: Value,
	choices: MergeChoices = {}
) {
	const context: Context = { choices, conflicts: [] };
	const value = mergeValue( { base, mine, theirs }, [], context ) as Value;
	return { value, conflicts: context.conflicts };
}
