import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { phpProgram } from '../tools/paths.mjs';
import { ToolError } from '../tools/tool.mjs';
import { wpCli } from '../tools/wordpress/php.mjs';
import { CALLS, send } from './calls.mjs';
import {
	formatRate,
	formatShare,
	INSERT,
	measureRate,
	sumUp,
} from './rates.mjs';

/** As many files as plugins of shops, forms and page builders load for each request. */
const PLUGINS = 20;
const FILES = 40;
const METHODS = 25;

const nameOf = ( plugin ) => `bench-heavy-${ plugin }`;

function method( number ) {
	return `
	public function method_${ number }( $value, array $options = array() ) {
		$found = $options['key_${ number }'] ?? array();
		foreach ( $found as $name => $one ) {
			$value .= sprintf( '%s-${ number }=%s;', $name, is_array( $one ) ? implode( ',', $one ) : $one );
		}
		return apply_filters( 'bench_heavy_${ number }', $value, $found );
	}`;
}

const classFile = ( plugin, file ) => `<?php
class Bench_Heavy_${ plugin }_${ file } {
	private $hooks = array( 'init', 'wp_loaded', 'wp_head', 'wp_footer' );
	public function register() {
		add_action( 'init', array( $this, 'method_0' ) );
	}
${ Array.from( { length: METHODS }, ( _, at ) => method( at ) ).join( '\n' ) }
}
( new Bench_Heavy_${ plugin }_${ file }() )->register();
`;

/** Writes plugins that load many files, and activates them beside Chaty. */
async function addHeavyPlugins( site ) {
	for ( let plugin = 0; plugin < PLUGINS; plugin++ ) {
		const folder = join( site, 'wp-content/plugins', nameOf( plugin ) );
		mkdirSync( folder, { recursive: true } );
		for ( let file = 0; file < FILES; file++ ) {
			writeFileSync(
				join( folder, `file-${ file }.php` ),
				classFile( plugin, file )
			);
		}
		writeFileSync(
			join( folder, 'heavy.php' ),
			`<?php\n/* Plugin Name: Heavy ${ plugin } */\nfor ( $file = 0; $file < ${ FILES }; $file++ ) { require __DIR__ . "/file-$file.php"; }\n`
		);
	}
	await execa( phpProgram(), [
		'-r',
		`$_SERVER["HTTP_HOST"] = "localhost"; require "${ site }/wp-load.php"; $heavy = array_map( function ( $number ) { return "bench-heavy-$number/heavy.php"; }, range( 0, ${
			PLUGINS - 1
		} ) ); update_option( "active_plugins", array_merge( get_option( "active_plugins" ), $heavy ) );`,
	] );
}

/** Measures call 1 in turns, without and with the must-use plugin. */
async function measureBoth( stack, rounds, file ) {
	const samples = { without: [], with: [], insert: [] };
	for ( let round = 0; round < rounds; round++ ) {
		samples.insert.push( await measureRate( stack, INSERT ) );
		samples.without.push( await measureRate( stack, CALLS[ 1 ] ) );
		renameSync( `${ file }.off`, file );
		// The first call looks at the other plugins.
		await send( stack.url, CALLS[ 1 ] );
		samples.with.push( await measureRate( stack, CALLS[ 1 ] ) );
		renameSync( file, `${ file }.off` );
	}
	return Object.fromEntries(
		Object.entries( samples ).map( ( [ how, all ] ) => [
			how,
			sumUp( all ),
		] )
	);
}

/**
 * Measures statistics calls with the must-use plugin that answers before other plugins load: on a site
 * without other plugins, and on one with twenty that load many files.
 *
 * @param {Object}                                                        stack  The running site; it keeps the plugins.
 * @param {number}                                                        rounds How many seconds each is measured.
 * @param {(what: string, value: string | number, goal?: string) => void} report Takes each result.
 */
export async function measureEarlyAnswers( stack, rounds, report ) {
	const { exitCode, stderr } = await wpCli( stack.site, [
		'chaty',
		'early-answers',
		'install',
	] );
	if ( exitCode !== 0 ) {
		throw new ToolError( stderr );
	}
	const file = join(
		stack.site,
		'wp-content/mu-plugins/chaty-early-answers.php'
	);
	renameSync( file, `${ file }.off` );
	const alone = await measureBoth( stack, rounds, file );
	report(
		'call 1 with early answers',
		formatShare( alone.with, alone.insert ),
		'≥ 95 %'
	);
	await addHeavyPlugins( stack.site );
	const heavy = await measureBoth( stack, rounds, file );
	const what = `call 1 beside ${ PLUGINS } plugins of ${ FILES } files`;
	report( what, formatRate( heavy.without ) );
	report(
		`${ what }, with early answers`,
		`${ formatRate( heavy.with ) }, ${ (
			heavy.without.work / heavy.with.work
		).toFixed( 1 ) } x less`
	);
}
