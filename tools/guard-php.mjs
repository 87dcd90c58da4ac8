/** A PHP file of the plugin that ends where WordPress is not loaded: directly asked for, it does nothing. */
const GUARD = "defined( 'ABSPATH' ) || exit;";

/**
 * Adds the guard after what has to stand first: the opening comment and the namespace.
 *
 * @param {string} php PHP file.
 * @return {string} The same file where it has a guard.
 */
export function guardPhp( php ) {
	if ( /defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \)/.test( php ) ) {
		return php;
	}
	return php.replace(
		/^<\?php\s+(?:\/\*\*.*?\*\/\s+)?(?:namespace [\w\\]+;\s+)?/s,
		( head ) => `${ head.trimEnd() }\n\n${ GUARD }\n\n`
	);
}
