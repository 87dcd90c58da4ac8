import type { ReactElement } from 'react';

/** In the loader's build JSX makes DOM nodes (`src/jsx-dom`); TypeScript knows it as React's alone. */
export const asNode = ( element: ReactElement ): HTMLElement =>
	element as never;

/** Joins the class names that apply. */
export function classNames(
	...names: readonly ( string | false | undefined )[]
): string {
	return names.filter( Boolean ).join( ' ' );
}

/** A `ref` that sets custom properties, which the style sheets read. Empty values leave the default. */
export const cssVariables =
	( variables: Readonly< Record< string, string > > ) =>
	( element: HTMLElement | null ): void => {
		for ( const [ name, value ] of Object.entries( variables ) ) {
			if ( value ) {
				element?.style.setProperty( `--chaty-${ name }`, value );
			}
		}
	};
