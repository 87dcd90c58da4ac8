import { isObject, isSame } from './is-same';
import { createIds } from './lists';

type List = readonly unknown[];

type NamedItems = ReadonlyMap< string, unknown >;

/** The items of the common base, mine and theirs. */
type Named = readonly [ NamedItems, NamedItems, NamedItems ];

/** The lasting name of an item: the ID of a widget, the slug of a channel, the name of a form's field. */
function identify( item: unknown ): string | null {
	const id = isObject( item )
		? item[ 'id' ] ?? item[ 'channel' ] ?? item[ 'field' ]
		: undefined;
	return typeof id === 'string' || typeof id === 'number'
		? String( id )
		: null;
}

/** A name for an item without such a name: an agent's title, the value of a page rule, or its number. */
function describe( item: unknown, index: number ): string {
	const text = isObject( item )
		? item[ 'agent_title' ] || item[ 'value' ]
		: item;
	return typeof text === 'string' && text ? text : `#${ index + 1 }`;
}

/** The share of values that two items have in common: 1 for all of them. */
function getLikeness( one: unknown, other: unknown ): number {
	if ( ! isObject( one ) || ! isObject( other ) ) {
		return 0;
	}
	const isSet = ( key: string ) => Boolean( one[ key ] || other[ key ] );
	const keys = Object.keys( { ...one, ...other } ).filter( isSet );
	const isShared = ( key: string ) => isSame( one[ key ], other[ key ] );
	return keys.filter( isShared ).length / keys.length;
}

/** Items that have less in common are two different ones. */
const LEAST_LIKENESS = 0.5;

/** The former position of each item of a changed list: pairs equal items first, then the most alike of the rest. */
function findPositions( base: List, side: List ): ( number | undefined )[] {
	const free = new Map< string, number[] >();
	base.forEach( ( item, index ) => {
		const text = JSON.stringify( item );
		free.set( text, [ ...( free.get( text ) ?? [] ), index ] );
	} );
	const positions = side.map(
		( item ) => free.get( JSON.stringify( item ) )?.shift()
	);
	const pairs = side.flatMap( ( item, index ) =>
		positions[ index ] === undefined
			? [ ...free.values() ].flat().map( ( position ) => ( {
					index,
					position,
					likeness: getLikeness( base[ position ], item ),
			  } ) )
			: []
	);
	const distance = ( { index, position }: ( typeof pairs )[ number ] ) =>
		Math.abs( index - position );
	pairs.sort(
		( one, other ) =>
			other.likeness - one.likeness || distance( one ) - distance( other )
	);
	for ( const { index, position, likeness } of pairs ) {
		if (
			likeness >= LEAST_LIKENESS &&
			positions[ index ] === undefined &&
			! positions.includes( position )
		) {
			positions[ index ] = position;
		}
	}
	return positions;
}

/** The items of lists by their own names; `null` where one has none, or two have the same. */
function nameByIdentity( lists: readonly List[] ): Named | null {
	const named = lists.map(
		( list ) =>
			new Map( list.map( ( item ) => [ identify( item ), item ] ) )
	);
	const isNamed = named.every(
		( items, index ) =>
			items.size === lists[ index ]?.length && ! items.has( null )
	);
	return isNamed ? ( named as unknown as Named ) : null;
}

/** The items of each list by names: their own or, where those are missing, names found by likeness. */
export function nameItems( base: List, mine: List, theirs: List ): Named {
	const names = createIds( base.map( describe ) );
	const nameSide = ( side: List ) => {
		const positions = findPositions( base, side );
		// Items that both sides have added are the same where they are equal.
		const added = createIds(
			side.map( ( item ) => `+${ JSON.stringify( item ) }` )
		);
		return new Map(
			side.map( ( item, index ): [ string, unknown ] => [
				names[ positions[ index ] ?? -1 ] ?? added[ index ] ?? '',
				item,
			] )
		);
	};
	return (
		nameByIdentity( [ base, mine, theirs ] ) ?? [
			new Map(
				base.map( ( item, index ) => [ names[ index ] ?? '', item ] )
			),
			nameSide( mine ),
			nameSide( theirs ),
		]
	);
}

/** The order of the side that has changed it, preferably mine. Items that only the other has keep their predecessor. */
export function mergeNames(
	base: readonly string[],
	mine: readonly string[],
	theirs: readonly string[]
): readonly string[] {
	const isReordered = ! isSame(
		mine.filter( ( name ) => base.includes( name ) ),
		base.filter( ( name ) => mine.includes( name ) )
	);
	const [ first, second ] = isReordered ? [ mine, theirs ] : [ theirs, mine ];
	const names = [ ...first ];
	second.forEach( ( name, index ) => {
		if ( ! names.includes( name ) ) {
			const before = names.indexOf( second[ index - 1 ] ?? '' );
			names.splice( before + 1, 0, name );
		}
	} );
	return names;
}
