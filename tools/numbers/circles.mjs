/**
 * Finds the members of circles of imports: each reaches itself.
 *
 * @param {Map<string, string[]>} imports By name what it imports.
 * @return {string[]} Their names, sorted.
 */
export function findCircles( imports ) {
	const reaches = ( from, wanted ) => {
		const seen = new Set();
		const open = [ ...( imports.get( from ) ?? [] ) ];
		while ( open.length ) {
			const next = open.pop();
			if ( next === wanted ) {
				return true;
			}
			if ( ! seen.has( next ) ) {
				seen.add( next );
				open.push( ...( imports.get( next ) ?? [] ) );
			}
		}
		return false;
	};
	return [ ...imports.keys() ]
		.filter( ( name ) => reaches( name, name ) )
		.sort();
}
