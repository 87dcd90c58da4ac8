/**
 * Prints the size of each bundle with its goal and its limit.
 *
 *     npm run size
 *
 * A bundle over its limit (.size-limit.cjs) fails; one over its goal is only reported. One kB is 1000
 * bytes, compressed with gzip.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { execa } from 'execa';
import { ensureBuild } from './build.mjs';
import { ROOT } from './paths.mjs';
import { runTool, ToolError } from './tool.mjs';

const SIZE_LIMIT = join( ROOT, 'node_modules/size-limit/bin.js' );

/** In bytes, where the goal is less than the limit. */
const GOALS = { 'build/loader.js': 3800 };

const kilobytes = ( bytes ) => `${ ( bytes / 1000 ).toFixed( 2 ) } kB`;

/** The size of the style that comes with a script, where it has one. */
function styleOf( path ) {
	const file = join( ROOT, path.replace( /\.js$/, '.css' ) );
	return path.endsWith( '.js' ) && existsSync( file )
		? `style ${ kilobytes( gzipSync( readFileSync( file ) ).length ) }`
		: '';
}

function verdictOf( { passed, size }, goal ) {
	if ( ! passed ) {
		return 'OVER THE LIMIT';
	}
	return goal && size > goal ? 'over the goal' : 'ok';
}

async function main() {
	await ensureBuild();
	const { stdout, stderr } = await execa( SIZE_LIMIT, [ '--json' ], {
		cwd: ROOT,
		node: true,
		reject: false,
	} );
	if ( ! stdout.trim().startsWith( '[' ) ) {
		throw new ToolError( stderr || stdout );
	}
	const bundles = createRequire( import.meta.url )( '../.size-limit.cjs' );
	const measured = JSON.parse( stdout );
	const width = Math.max( ...bundles.map( ( { name } ) => name.length ) );
	for ( const { name, path, limit } of bundles ) {
		const result = measured.find( ( one ) => one.name === name );
		const goal = GOALS[ path ];
		process.stdout.write(
			[
				name.padEnd( width ),
				kilobytes( result.size ).padStart( 9 ),
				`goal ${ goal ? kilobytes( goal ) : limit }`.padEnd( 14 ),
				`limit ${ limit }`.padEnd( 12 ),
				verdictOf( result, goal ),
				styleOf( path ),
			]
				.join( '  ' )
				.trimEnd() + '\n'
		);
	}
	if ( ! measured.every( ( { passed } ) => passed ) ) {
		throw new ToolError( 'A bundle is over its limit.' );
	}
}

runTool( import.meta.url, main );
