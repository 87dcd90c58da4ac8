/**
 * Finds words that the project has given up, in names and in prose, and names that two exported types share. The list
 * of words is the table "Not used any more" of docs/glossary.md.
 *
 *     npm run words
 *
 * Whole words count, in their plural and past form and as a part of an identifier: `door` is found in
 * `Doors`, `openDoor` and `the_door`, not in `outdoors`. Rows with "in names" leave comments and texts out.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool, log, ToolError } from './tool.mjs';
import { ROOT } from './paths.mjs';

const GLOSSARY = 'docs/glossary.md';
const HEADING = '## Not used any more';
const FOLDERS = [ 'src', 'includes', 'docs' ];
const TEXT_FILE = /\.(tsx?|scss|php|json|md|svg)$/;

/** British spellings, by the stem that all their forms share. */
const STEMS = { sanitise: 'sanitis', colour: 'colour', centre: 'centre' };

/** Words that stay, with the reason, and the files where they do. */
const ALLOWED = [
	[ /webkit/gi, 'the browser engine', /./ ],
	[ /@dnd-kit/g, 'the library that drags', /console/ ],
	[ /add_meta_box/g, 'the function of WordPress', /page-settings/ ],
	[ /viewBox/g, 'the attribute of SVG', /console/ ],
	[ /\.box\b|\bbox:/g, 'the field of the REST API', /console\/messages/ ],
	[
		/\w*_?facts\b(?=[.:(,] )|\.facts|(read|[lL]ink|page|get)_?facts/gi,
		'facts of page rules, and types of the widget',
		/preview|widget-list/,
	],
	[
		/\bundo\b/gi,
		'the label of the element picker’s button, and its action',
		/element-picker|strings\/behaviours/,
	],
	[
		/undo/gi,
		'the owner’s undo and redo, as in WordPress’s editor and its lists',
		/console|message-results|admin\/migration|old-messages/,
	],
];

/** The rows of the glossary's table: a word, and what to say instead. */
function readGlossary() {
	const text = readFileSync( join( ROOT, GLOSSARY ), 'utf8' );
	const [ , section = '' ] = text.split( HEADING );
	const rows = [ ...section.matchAll( /^\| `([^`]+)` \| (.+) \|$/gm ) ];
	if ( ! rows.length ) {
		throw new ToolError( `${ GLOSSARY } has no table "${ HEADING }".` );
	}
	return rows.map( ( [ , word, instead ] ) => ( { word, instead } ) );
}

/** An expression for a word, or for several in a row, also where a comment breaks the line between them. */
function toPattern( word ) {
	const stem = STEMS[ word.toLowerCase() ];
	const source = stem
		? `${ stem }[a-z]*`
		: `${ word.replaceAll( ' ', '(?:\\s|\\*|//)+' ) }(?:s|ed)?`;
	return new RegExp( `(?<![a-z])${ source }(?![a-z])`, 'gi' );
}

/** Rows with "in names" search these files without comments and texts. SCSS and SVG have standard names: `viewBox`. */
const NAMES = {
	files: /^(src\/(console|preview)|includes\/admin)\/(?!.*\.(scss|svg)$)(?!.*\.test\.)/,
	texts: /\/\*[^]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g,
};

/** Separates the words of identifiers with characters that leave every line where it is. */
const splitIdentifiers = ( text ) =>
	text
		.replace( /([a-z\d])([A-Z])/g, '$1 $2' )
		.replace( /([A-Z])([A-Z][a-z])/g, '$1 $2' )
		.replaceAll( /[_-]/g, ' ' );

function listFiles() {
	const listed = execFileSync( 'git', [ 'ls-files', ...FOLDERS ], {
		cwd: ROOT,
		encoding: 'utf8',
	} );
	return listed
		.split( '\n' )
		.filter( ( file ) => TEXT_FILE.test( file ) && file !== GLOSSARY )
		.filter( ( file ) => existsSync( join( ROOT, file ) ) );
}

/** Where the words stand in one file; its name counts as a line before the first. */
function findWords( file, words ) {
	const text = `${ file }\n${ readFileSync( join( ROOT, file ), 'utf8' ) }`;
	const lines = text.split( '\n' );
	const cleaned = ALLOWED.filter( ( [ , , files ] ) =>
		files.test( file )
	).reduce( ( rest, [ allowed ] ) => rest.replace( allowed, '' ), text );
	const names = NAMES.files.test( file )
		? cleaned.replace( NAMES.texts, ( one ) => one.replace( /./g, '' ) )
		: '';
	return words.flatMap( ( { word, instead, pattern } ) => {
		const source = instead.startsWith( 'in names' ) ? names : cleaned;
		const split = splitIdentifiers( source );
		return [ ...split.matchAll( pattern ) ].map( ( { index } ) => {
			const number = split.slice( 0, index ).split( '\n' ).length - 1;
			return { file, word, instead, number, line: lines[ number ] };
		} );
	} );
}

/** Types that two files of `src` export: a name means one thing. */
function findDoubledTypes() {
	const files = new Map();
	for ( const file of listFiles() ) {
		if ( /^src\/.*(?<!\.test)\.tsx?$/.test( file ) ) {
			const text = readFileSync( join( ROOT, file ), 'utf8' );
			for ( const [ , name ] of text.matchAll(
				/^export (?:interface|type|class) (\w+)/gm
			) ) {
				files.set( name, [ ...( files.get( name ) ?? [] ), file ] );
			}
		}
	}
	return [ ...files ].filter( ( [ , { length } ] ) => length > 1 );
}

function main() {
	const doubled = findDoubledTypes();
	if ( doubled.length ) {
		throw new ToolError(
			`Types of one name: ${ doubled
				.map(
					( [ name, files ] ) =>
						`${ name } in ${ files.join( ', ' ) }`
				)
				.join( '; ' ) }.`
		);
	}
	const words = readGlossary().map( ( row ) => ( {
		...row,
		pattern: toPattern( row.word ),
	} ) );
	const found = listFiles().flatMap( ( file ) => findWords( file, words ) );
	for ( const { file, number, word, instead, line } of found ) {
		process.stdout.write(
			`${ file }:${ number }  ${ word } → ${ instead }\n    ${ line.trim() }\n`
		);
	}
	if ( found.length ) {
		const counts = words
			.map( ( { word } ) => [
				found.filter( ( one ) => one.word === word ).length,
				word,
			] )
			.filter( ( [ count ] ) => count )
			.map( ( [ count, word ] ) => `${ word } ${ count }` );
		throw new ToolError(
			`${
				found.length
			} words that ${ GLOSSARY } has given up: ${ counts.join( ', ' ) }.`
		);
	}
	log(
		'No words that the glossary has given up, and no two types with the same name.'
	);
}

runTool( import.meta.url, main );
