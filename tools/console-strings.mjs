/**
 * Writes the console's sources as JavaScript, line by line where they were, as xgettext does not read TypeScript; and the
 * texts of blocks.
 *
 *     node tools/console-strings.mjs FOLDER
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { listTexts } from './blocks.mjs';
import { ROOT } from './paths.mjs';
import { runTool, ToolError } from './tool.mjs';

const SOURCE = join( ROOT, 'src' );

/** The entries and folders of console and blocks, without tests and types. */
export const isOfConsole = ( path ) =>
	/^(?:console[-/].*|(?:blocks|page-settings)(?:\/.*)?)\.tsx?$/.test(
		path
	) && ! /\.(test|d)\.tsx?$/.test( path );

/** xgettext takes a quotation mark in a regular expression for the beginning of a string. */
const withoutPatterns = ( context ) => {
	const visit = ( node ) =>
		ts.isRegularExpressionLiteral( node )
			? context.factory.createNull()
			: ts.visitEachChild( node, visit, context );
	return ( file ) => ts.visitNode( file, visit );
};

function main() {
	const [ , , folder ] = process.argv;
	if ( ! folder ) {
		throw new ToolError( 'Name the folder to write into.' );
	}
	const paths = readdirSync( SOURCE, { recursive: true } )
		.map( ( path ) => relative( SOURCE, join( SOURCE, path ) ) )
		.filter( isOfConsole );
	for ( const path of paths ) {
		const target = join( folder, path );
		const { outputText } = ts.transpileModule(
			readFileSync( join( SOURCE, path ), 'utf8' ),
			{
				fileName: path,
				compilerOptions: {
					target: ts.ScriptTarget.ES2022,
					module: ts.ModuleKind.ESNext,
					jsx: ts.JsxEmit.ReactJSX,
				},
				transformers: { before: [ withoutPatterns ] },
			}
		);
		mkdirSync( dirname( target ), { recursive: true } );
		writeFileSync( target, outputText );
	}
	writeFileSync( join( folder, 'blocks.json.js' ), listTexts() );
}

runTool( import.meta.url, main );
