import type { PageRulePhrases } from './preload';

/** Titles that were found after the page had come, by kind and ID. */
const found = new Map< string, string >();

export function keepTitles(
	kind: string,
	titles: ReadonlyMap< number, string >
): void {
	titles.forEach( ( title, id ) => found.set( `${ kind } ${ id }`, title ) );
}

export const listRuleNames = (
	kind: string,
	ids: string,
	{ titles, title }: PageRulePhrases
): readonly string[] =>
	ids.split( /,\s*/ ).map( ( id ) => {
		const name = found.get( `${ kind } ${ id }` ) ?? titles[ kind ]?.[ id ];
		return name ? title.replace( '%s', () => name ) : `#${ id }`;
	} );
