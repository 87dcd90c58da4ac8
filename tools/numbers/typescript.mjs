import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * @typedef {{lines: number, code: number, functions: number[]}} Figures
 */

const parse = ( file ) =>
	ts.createSourceFile(
		file,
		readFileSync( file, 'utf8' ),
		ts.ScriptTarget.Latest,
		true,
		file.endsWith( 'x' ) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
	);

/** Visits every node of a file. */
function walk( node, visit ) {
	visit( node );
	node.getChildren().forEach( ( child ) => walk( child, visit ) );
}

/**
 * Measures a file: its lines, those with code, and the length of each function that has a body.
 *
 * @param {string} file The file.
 * @return {Figures} Its figures.
 */
export function measureTypeScript( file ) {
	const source = parse( file );
	const lineOf = ( position ) =>
		source.getLineAndCharacterOfPosition( position ).line;
	const withCode = new Set();
	const functions = [];
	walk( source, ( node ) => {
		if ( ts.isJSDoc( node ) ) {
			return;
		}
		const first = lineOf( node.getStart() );
		const last = lineOf( node.getEnd() );
		if ( ts.isFunctionLike( node ) && node.body ) {
			functions.push( last - first + 1 );
		}
		const isComment = ts.findAncestor( node, ts.isJSDoc );
		if ( ! isComment && node.getChildCount() === 0 && node.getWidth() ) {
			for ( let line = first; line <= last; line++ ) {
				withCode.add( line );
			}
		}
	} );
	return {
		lines: source.text.split( '\n' ).length - 1,
		code: withCode.size,
		functions,
	};
}

/**
 * Finds which files import which, types included.
 *
 * @param {string}   root  The tree, with its tsconfig.json.
 * @param {string[]} files Absolute paths.
 * @return {Map<string, string[]>} By file those of the files that it imports.
 */
export function readImports( root, files ) {
	const config = ts.readConfigFile( join( root, 'tsconfig.json' ), ( name ) =>
		readFileSync( name, 'utf8' )
	);
	const { options } = ts.parseJsonConfigFileContent(
		{ ...config.config, include: [], files: [] },
		ts.sys,
		root
	);
	const known = new Set( files );
	const resolve = ( name, from ) =>
		ts.resolveModuleName( name, from, options, ts.sys ).resolvedModule
			?.resolvedFileName;
	return new Map(
		files.map( ( file ) => [
			file,
			ts
				.preProcessFile( readFileSync( file, 'utf8' ) )
				.importedFiles.map( ( { fileName } ) =>
					resolve( fileName, file )
				)
				.filter( ( imported ) => known.has( imported ) ),
		] )
	);
}
