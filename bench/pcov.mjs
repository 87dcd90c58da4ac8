import { join } from 'node:path';
import { installDebianPackages, readPhp } from '../tools/programs.mjs';
import { ToolError } from '../tools/tool.mjs';

/** Installs PHP's extension pcov where it is missing; PHPUnit counts lines with it. */
export function ensurePcov() {
	const { version, extensions } = readPhp();
	if (
		! extensions.includes( 'pcov' ) &&
		! installDebianPackages( [ `php${ version }-pcov` ] )
	) {
		throw new ToolError( 'PHPUnit needs the extension pcov to count lines.' );
	}
}

/**
 * Returns PHP's settings for a run with coverage.
 *
 * @param {string} root The folder of the plugin.
 * @return {string[]} Each as `name=value`.
 */
export const pcovSettings = ( root ) => [
	// It may be there, and be disabled.
	...( readPhp().extensions.includes( 'pcov' ) ? [] : [ 'extension=pcov' ] ),
	'pcov.enabled=1',
	`pcov.directory=${ join( root, 'includes' ) }`,
	'memory_limit=-1',
];
