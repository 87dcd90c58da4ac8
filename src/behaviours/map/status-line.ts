import type { Make } from './make';

/** A line over the map that is also read out. Each matter has one text, and an empty one ends it. */
export interface StatusLine {
	readonly line: HTMLElement;
	say: ( matter: string, text: string ) => void;
}

/** Makes the line. What stands there already is not said again. */
export function createStatusLine( make: Make ): StatusLine {
	const line = make( 'p', { class: 'chaty-map-status', role: 'status' } );
	const texts = new Map< string, string >();
	return {
		line,
		say( matter, text ) {
			texts.set( matter, text );
			const all = [ ...texts.values() ].filter( Boolean ).join( ' ' );
			if ( line.textContent !== all ) {
				line.textContent = all;
			}
		},
	};
}
