import type { Cleanup } from '../../shared/types';

type Attributes = Readonly<
	Record< string, string | number | boolean | Element >
>;

let lastId = 0;

/** Gives an element an id where it has none, or a copy of one made here for another; returns its id. */
export function ensureId( element: Element, prefix: string ): string {
	const isOurs = () => /^chaty-.+-\d/.test( element.id );
	const isTaken = () =>
		( document.getElementById( element.id ) ?? element ) !== element;
	while ( ! element.id || ( isOurs() && isTaken() ) ) {
		element.id = `chaty-${ prefix }-${ ++lastId }`;
	}
	return element.id;
}

/** Combines several cleanups into one, which runs the last first. */
export const cleanupAll =
	( cleanups: readonly Cleanup[] ): Cleanup =>
	() =>
		[ ...cleanups ].reverse().forEach( ( cleanup ) => cleanup() );

/** Remembers attributes of an element; the cleanup restores them. */
export const rememberAttributes = (
	element: Element,
	...names: readonly string[]
): Cleanup =>
	cleanupAll(
		names.map( ( name ) => {
			const value = element.getAttribute( name );
			return () =>
				value === null
					? element.removeAttribute( name )
					: element.setAttribute( name, value );
		} )
	);

/** Sets attributes of an element; the cleanup restores them. For an element as value, its id is set. */
export const setAttributes = (
	element: Element,
	attributes: Attributes
): Cleanup =>
	cleanupAll(
		Object.entries( attributes ).flatMap( ( [ name, value ] ) => {
			// `instanceof` fails for elements of another window: see `dom.ts`.
			const isElement = typeof value === 'object';
			const cleanups = [
				rememberAttributes( element, name ),
				isElement ? rememberAttributes( value, 'id' ) : () => {},
			];
			element.setAttribute(
				name,
				isElement ? ensureId( value, 'part' ) : ( value as string )
			);
			return cleanups;
		} )
	);
