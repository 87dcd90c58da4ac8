/** Ends a PHP file of the plugin where WordPress is not loaded: requested directly, it does nothing. */
const GUARD = "defined( 'ABSPATH' ) || exit;";

/**
 * Adds the guard after the opening comment and the namespace, which must come first.
 *
 * @param {string} php PHP file.
 * @return {string} The file with a guard; unchanged if it has one.
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
