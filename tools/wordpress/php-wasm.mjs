/**
 * Runs a PHP script on a version of PHP that this machine need not have: PHP in WASM, in this process.
 *
 *     node tools/wordpress/php-wasm.mjs 7.4 FOLDER[,FOLDER…] script.php [argument…]
 *
 * The script sees the folders alone, and the environment. It starts no programs. One run has room for 1 GB.
 */
import { createNodeFsMountHandler, loadNodeRuntime } from '@php-wasm/node';
import { PHP } from '@php-wasm/universal';

const PROGRAMS = 'exec,passthru,popen,proc_open,shell_exec,system';

const [ version, folders, ...script ] = process.argv.slice( 2 );
const php = new PHP(
	await loadNodeRuntime( version, {
		emscriptenOptions: { processId: process.pid, ENV: { ...process.env } },
	} )
);
for ( const folder of folders.split( ',' ) ) {
	php.mkdir( folder );
	await php.mount( folder, createNodeFsMountHandler( folder ) );
}
php.chdir( process.cwd() );
const { stdout, stderr, exitCode } = await php.cli( [
	...[ 'php', '-d', 'memory_limit=-1' ],
	...[ '-d', `disable_functions=${ PROGRAMS }` ],
	...script,
] );
const print = ( stream, target ) =>
	stream.pipeTo(
		new WritableStream( { write: ( bytes ) => void target.write( bytes ) } )
	);
await Promise.all( [
	print( stdout, process.stdout ),
	print( stderr, process.stderr ),
] );
// The runtime keeps Node awake.
process.exit( await exitCode );
