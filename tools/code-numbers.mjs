/**
 * Prints figures of the code: sizes, casts, suppressions, tests, circles, and how many files a value passes.
 *
 *     npm run numbers               of this tree
 *     npm run numbers -- v1.0.0     of that commit beside it
 *
 * Files that are generated (.gitattributes says which) and type declarations do not count. In a circle
 * is a file or a folder that reaches itself by imports. The walks are lists of files in
 * docs/how-it-works.md; tools/numbers/walks.mjs says how they are marked.
 */
import { join } from 'node:path';
import { execa } from 'execa';
import { runTool } from './tool.mjs';
import { measureTree } from './numbers/measure-tree.mjs';
import { ROOT } from './paths.mjs';
import { inTemporaryFolder } from './wordpress/folders.mjs';

/** Measures a commit in a temporary folder. */
const measureCommit = ( ref ) =>
	inTemporaryFolder( 'numbers', async ( folder ) => {
		const archive = join( folder, 'tree.tar' );
		await execa( 'git', [ 'archive', '--output', archive, ref ], {
			cwd: ROOT,
		} );
		await execa( 'tar', [ '-xf', archive ], { cwd: folder } );
		return measureTree( folder );
	} );

/** Prints figures as a table in Markdown, a column for each tree. */
function printTable( columns ) {
	const labels = new Set(
		Object.values( columns )
			.reverse()
			.flatMap( ( figures ) => [ ...figures.keys() ] )
	);
	const rows = [
		[ '', ...Object.keys( columns ) ],
		[ '---', ...Object.keys( columns ).map( () => '---:' ) ],
		...[ ...labels ].map( ( label ) => [
			label,
			...Object.values( columns ).map( ( figures ) =>
				String( figures.get( label ) ?? '–' )
			),
		] ),
	];
	const widths = rows[ 0 ].map( ( _, at ) =>
		Math.max( ...rows.map( ( row ) => row[ at ].length ) )
	);
	for ( const [ label, ...cells ] of rows ) {
		const padded = cells.map( ( cell, at ) =>
			cell.padStart( widths[ at + 1 ] )
		);
		process.stdout.write(
			`| ${ [ label.padEnd( widths[ 0 ] ), ...padded ].join(
				' | '
			) } |\n`
		);
	}
}

runTool( import.meta.url, async () => {
	const [ ref ] = process.argv.slice( 2 );
	printTable( {
		...( ref && { [ ref ]: await measureCommit( ref ) } ),
		here: await measureTree( ROOT ),
	} );
} );
