<?php
/**
 * Declares a cookie.
 *
 * @param bool $personal Whether it is personal data.
 */
function wp_add_cookie_info( string $name, string $plugin, string $category, string $expires, string $purpose, bool $personal ): void {
	$GLOBALS['chaty_test_cookies'][ $name ] = "$category, $expires";
}
