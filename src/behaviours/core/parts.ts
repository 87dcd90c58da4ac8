import type { Cleanup } from '../../shared/types';

/** The elements of one part; the first belongs to no other part. */
type Elements = readonly [ HTMLElement, ...HTMLElement[] ];

interface RunningPart {
	readonly cleanup: Cleanup;
}

interface Entry< Part > {
	readonly elements: Elements;
	readonly part: Part;
	readonly end: Cleanup;
}

/** Ends what runs on a part, by its first element: it may have moved here from another set. */
const ends = new WeakMap< Element, Cleanup >();

function begin< Some extends Elements, Part extends RunningPart >(
	elements: Some,
	start: ( elements: Some ) => Part
): Entry< Part > {
	const [ first ] = elements;
	ends.get( first )?.();
	const part = start( elements );
	const end = () => {
		if ( ends.get( first ) === end ) {
			ends.delete( first );
			part.cleanup();
		}
	};
	ends.set( first, end );
	return { elements, part, end };
}

/**
 * Runs something on each part of an element, such as the items of an accordion. `find` lists the elements
 * of each. A part whose elements are the same goes on undisturbed.
 */
export function createParts< Some extends Elements, Part extends RunningPart >(
	find: () => readonly Some[],
	start: ( elements: Some ) => Part
) {
	let entries = new Map< Element, Entry< Part > >();

	function update( found: readonly Some[] ): void {
		const kept = new Map< Element, Entry< Part > >();
		for ( const elements of found ) {
			const entry = entries.get( elements[ 0 ] );
			if (
				entry?.elements.every( ( one, i ) => one === elements[ i ] )
			) {
				kept.set( elements[ 0 ], entry );
			}
		}
		[ ...entries ]
			.reverse()
			.forEach( ( [ first, { end } ] ) => kept.has( first ) || end() );
		entries = new Map(
			found.map( ( elements ) => [
				elements[ 0 ],
				kept.get( elements[ 0 ] ) ?? begin( elements, start ),
			] )
		);
	}

	const refresh = () => update( find() );
	refresh();
	return {
		/** The parts in their order. */
		list: () => [ ...entries.values() ].map( ( { part } ) => part ),
		elements: () =>
			[ ...entries.values() ].map( ( { elements } ) => elements ),
		/** Takes up parts that were added, moved or replaced, and ends those that are gone. */
		refresh,
		cleanup: () => update( [] ),
	};
}
