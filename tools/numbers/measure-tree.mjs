import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { ROOT } from '../paths.mjs';
import { listFiles } from '../wordpress/folders.mjs';
import { findCircles } from './circles.mjs';
import { measurePhp, readFolders } from './php.mjs';
import { measureTypeScript, readImports } from './typescript.mjs';
import { countWalk } from './walks.mjs';

const IS_TEST = /\.test\.tsx?$/;
const WALKS = [ 'widget_color', 'click', 'message' ];
const SUPPRESSION =
	/(eslint|stylelint)-disable|@ts-(ignore|expect-error)|phpcs:(ignore|disable)|@phpstan-ignore/g;

const sum = ( values ) => values.reduce( ( total, one ) => total + one, 0 );

/** The value below which a share of them lies: 0.5 is the median, 1 the largest. */
function quantile( values, share ) {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	return sorted[ Math.floor( ( sorted.length - 1 ) * share ) ] ?? 0;
}

/** The tree itself says which files are generated; for commits without such a list, this tree does. */
const readGenerated = ( root ) =>
	[ root, ROOT ]
		.map( ( tree ) => join( tree, '.gitattributes' ) )
		.filter( ( file ) => existsSync( file ) )
		.map( ( file ) => readFileSync( file, 'utf8' ) )
		.join( '\n' );

function findFiles( root, folder, pattern ) {
	const generated = readGenerated( root );
	return listFiles( join( root, folder ), `${ folder }/` )
		.filter( ( file ) => pattern.test( file ) )
		.filter( ( file ) => ! file.endsWith( '.d.ts' ) )
		.filter( ( file ) => ! generated.includes( `${ file } linguist` ) )
		.map( ( file ) => join( root, file ) );
}

function describeSizes( language, figures ) {
	const files = [ ...figures.entries() ];
	const lines = files.map( ( [ , one ] ) => one.lines );
	const functions = files.flatMap( ( [ , one ] ) => one.functions );
	const longest = ( ofFile ) => {
		const most = Math.max( ...files.map( ( [ , one ] ) => ofFile( one ) ) );
		const [ file ] = files.find( ( [ , one ] ) => ofFile( one ) === most );
		return `${ most } (${ basename( file ) })`;
	};
	const inFunctions = ( one ) => Math.max( 0, ...one.functions );
	return [
		[ `${ language }: files`, files.length ],
		[ `${ language }: lines a file, median`, quantile( lines, 0.5 ) ],
		[
			`${ language }: lines a file, longest`,
			longest( ( one ) => one.lines ),
		],
		[ `${ language }: functions`, functions.length ],
		[
			`${ language }: lines a function, median, p90`,
			`${ quantile( functions, 0.5 ) }, ${ quantile( functions, 0.9 ) }`,
		],
		[ `${ language }: lines a function, longest`, longest( inFunctions ) ],
	];
}

const countIn = ( files, pattern ) =>
	sum(
		files.map(
			( file ) =>
				[ ...readFileSync( file, 'utf8' ).matchAll( pattern ) ].length
		)
	);

/** Lines of tests for each line of source, both without comments and blank lines. */
function describeTests( folder, source, tests ) {
	const linesOf = ( figures ) => sum( figures.map( ( one ) => one.code ) );
	const ratio = linesOf( tests ) / linesOf( source );
	return [ `test lines a line of ${ folder }`, ratio.toFixed( 2 ) ];
}

/** The folder of `src` that contains a file; for the widget, the folder below it. */
function folderOf( root, file ) {
	const folders = relative( root, file ).split( '/' ).slice( 0, -1 );
	const depth = folders[ 1 ] === 'widget' ? 3 : 2;
	return folders.slice( 0, depth ).join( '/' );
}

function describeTestsOfFolders( root, figures ) {
	const folders = new Map();
	for ( const [ file, one ] of figures ) {
		const folder = folderOf( root, file );
		const group = folders.get( folder ) ?? { source: [], tests: [] };
		group[ IS_TEST.test( file ) ? 'tests' : 'source' ].push( one );
		folders.set( folder, group );
	}
	return [ ...folders ]
		.filter( ( [ , { source } ] ) => source.length )
		.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
		.map( ( [ folder, { source, tests } ] ) =>
			describeTests( folder, source, tests )
		);
}

function describeCircles( root, sources, php ) {
	const files = findCircles( readImports( root, sources ) );
	const folders = findCircles( readFolders( join( root, 'includes' ), php ) );
	const list = ( names ) =>
		names.length ? `${ names.length }: ${ names.join( ', ' ) }` : 0;
	return [
		[
			'TypeScript files in circles',
			list( files.map( ( file ) => relative( root, file ) ) ),
		],
		[ 'PHP folders in circles', list( folders ) ],
	];
}

/**
 * Measures a tree.
 *
 * @param {string} root The tree.
 * @return {Map<string, string|number>} Its figures by what they say.
 */
export function measureTree( root ) {
	const typescript = new Map(
		findFiles( root, 'src', /\.tsx?$/ ).map( ( file ) => [
			file,
			measureTypeScript( file ),
		] )
	);
	const sources = [ ...typescript.keys() ].filter(
		( file ) => ! IS_TEST.test( file )
	);
	const php = measurePhp( findFiles( root, 'includes', /\.php$/ ) );
	const phpTests = measurePhp( findFiles( root, 'tests/phpunit', /\.php$/ ) );
	return new Map( [
		...describeSizes(
			'TypeScript',
			new Map(
				sources.map( ( file ) => [ file, typescript.get( file ) ] )
			)
		),
		...describeSizes( 'PHP', php ),
		[ 'as unknown as', countIn( sources, /\bas unknown as\b/g ) ],
		[
			'suppressions',
			countIn( [ ...sources, ...php.keys() ], SUPPRESSION ),
		],
		describeTests(
			'includes',
			[ ...php.values() ],
			[ ...phpTests.values() ]
		),
		...describeTestsOfFolders( root, typescript ),
		...describeCircles( root, sources, [ ...php.keys() ] ),
		...WALKS.map( ( name ) => [
			`files passed, walk ${ name }`,
			countWalk( root, name ),
		] ),
	] );
}
