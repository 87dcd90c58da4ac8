/**
 * What the bundles weigh, beside the goal and the limit of each.
 *
 *     npm run size
 *
 * Over its limit (.size-limit.cjs) a bundle fails; over its goal it is only
 * told. One kB is 1000 bytes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runTool, ToolError } from './log.mjs';
import { isMain, ROOT } from './paths.mjs';
import { ensureBuild } from './prepare.mjs';
import { run } from './run.mjs';

const SIZE_LIMIT = join( ROOT, 'node_modules/size-limit/bin.js' );

/** What we aim at, in bytes, where it is less than the limit. */
const GOALS = { 'build/loader.js': 6300 };

const kilobytes = ( bytes ) => `${ ( bytes / 1000 ).toFixed( 2 ) } kB`;

/** The style that comes with a script, where it has one of its own. */
function styleOf( path ) {
	const file = join( ROOT, path.replace( /\.js$/, '.css' ) );
	return existsSync( file )
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
	const { stdout, stderr } = await run(
		process.execPath,
		[ SIZE_LIMIT, '--json' ],
		{ cwd: ROOT }
	);
	if ( ! stdout.trim().startsWith( '[' ) ) {
		throw new ToolError( stderr || stdout );
	}
	const bundles = createRequire( import.meta.url )( '../.size-limit.cjs' );
	const measured = JSON.parse( stdout );
	for ( const { name, path, limit } of bundles ) {
		const result = measured.find( ( one ) => one.name === name );
		const goal = GOALS[ path ];
		process.stdout.write(
			[
				name.padEnd( 38 ),
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

if ( isMain( import.meta.url ) ) {
	runTool( main );
}
