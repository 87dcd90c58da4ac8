import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = ( path: string ) =>
	readFileSync( join( __dirname, path ), 'utf8' );

/** Literals that begin with a capital letter. */
const TEXT = /'([A-Z][a-z]?[^'\n]*)'/g;
/** Literals of that form that nobody reads: codes, paths of drawings, names. */
const NO_TEXTS =
	/^([A-Z_]+|M\d.*|DOM.*|OpenStreetMap contributors|Escape|[A-Z][a-z]+[A-Z]\w*)$/;

test( 'given the texts of the map, then PHP translates each of them', () => {
	const strings = read( '../../../includes/frontend/strings/map.php' );
	const known = [ ...strings.matchAll( /'([^']+)' *=>/g ) ].map(
		( [ , text ] ) => text
	);
	const sources = readdirSync( __dirname ).filter( ( name ) =>
		/(?<!\.test|\.d)\.ts$/.test( name )
	);
	const texts = sources.flatMap( ( name ) =>
		[ ...read( name ).matchAll( TEXT ) ].map(
			( [ , text ] ) => `${ text }`
		)
	);
	const missing = texts
		.filter( ( text ) => ! NO_TEXTS.test( text ) )
		.filter( ( text ) => ! known.includes( text ) );
	expect( missing ).toEqual( [] );
	expect( texts.length ).toBeGreaterThan( 70 );
} );
