<?php
define( 'ABSPATH', '/' );
define( 'ARRAY_A', 'ARRAY_A' );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'DAY_IN_SECONDS', 86400 );
define( 'WP_LANG_DIR', '' );
define( 'WP_PLUGIN_DIR', '' );
define( 'WPMU_PLUGIN_DIR', '' );
define( 'FS_CHMOD_DIR', 0755 );
define( 'FS_CHMOD_FILE', 0644 );
define( 'LOGGED_IN_COOKIE', 'wordpress_logged_in_' );

/**
 * TranslatePress. No test defines it: what exists once would be active for all.
 */
function trp_translate( string $content, ?string $language = null, bool $prevent_over_translation = true ): string {
	return $content;
}
