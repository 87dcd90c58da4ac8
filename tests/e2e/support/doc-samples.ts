import { readdirSync, readFileSync } from 'node:fs';

/** A sample of a page: a fenced block of the docs. */
export interface DocSample {
	/** Path and line, such as `behaviours/tabs.md:9`. */
	readonly place: string;
	readonly language: 'html' | 'js' | 'css';
	readonly code: string;
}

const DOCS = new URL( '../../../docs/', import.meta.url );
const BLOCK = /^[ \t]*```(html|js|css)\n(.*?)^[ \t]*```$/gms;

/** The samples in HTML, JavaScript and CSS of all documents. */
export function readDocSamples(): DocSample[] {
	return readdirSync( DOCS, { recursive: true, encoding: 'utf8' } )
		.filter( ( path ) => path.endsWith( '.md' ) )
		.sort()
		.flatMap( ( path ) => {
			const text = readFileSync( new URL( path, DOCS ), 'utf8' );
			return [ ...text.matchAll( BLOCK ) ].map(
				( { 1: language, 2: code = '', index } ) => ( {
					place: `${ path }:${
						text.slice( 0, index ).split( '\n' ).length
					}`,
					language: language as DocSample[ 'language' ],
					code,
				} )
			);
		} );
}
