import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = ( path: string ) =>
	readFileSync( join( __dirname, path ), 'utf8' );

/** Texts are what begins with a capital and goes on with small letters. */
const TEXT = /'([A-Z][a-z]?[^'\n]*)'/g;
/** What looks like one and is none. */
const NO_TEXTS =
	/^([A-Z_]+|M\d.*|DOM.*|OpenStreetMap contributors|Escape|[A-Z][a-z]+[A-Z]\w*)$/;

test( 'each text of a map can be translated', () => {
	const words = read( '../../../includes/frontend/strings/map.php' );
	const known = [ ...words.matchAll( /'([^']+)' *=>/g ) ].map(
		( [ , text ] ) => text
	);
	const sources = readdirSync( __dirname ).filter( ( name ) =>
		/(?<!\.test|\.d|service-errors)\.ts$/.test( name )
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
