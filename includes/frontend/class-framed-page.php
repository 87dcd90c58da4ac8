<?php
namespace Chaty\Frontend;

use Chaty\Http\Request;

/**
 * A page of the site that a tool of the admin area shows to one user, such as the element picker: who may have it,
 * and how it is sent.
 */
final class Framed_Page {

	/**
	 * Returns whether the user has the capability, the token is this user's, and the browser says that a page of this
	 * site asked for it. Without Fetch Metadata, the browser says nothing; then the script checks the window around it.
	 *
	 * @param array<int, string> $destinations What the page may be for: `iframe`, `document`.
	 */
	public static function is_allowed( Request $request, string $capability, string $token, string $action, array $destinations ): bool {
		return current_user_can( $capability )
			&& false !== wp_verify_nonce( $token, $action )
			&& in_array( $request->get_server( 'HTTP_SEC_FETCH_DEST' ), array_merge( array( '' ), $destinations ), true )
			&& in_array( $request->get_server( 'HTTP_SEC_FETCH_SITE' ), array( '', 'same-origin' ), true );
	}

	/**
	 * Prepares the page: uncached, not in frames of other sites, and without the admin bar.
	 */
	public static function prepare(): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- Page caches know this name.
		}
		do_action( 'litespeed_control_set_nocache', 'chaty: a page for one user' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- LiteSpeed's own.
		nocache_headers();
		if ( ! headers_sent() ) {
			send_frame_options_header();
		}
		add_filter( 'show_admin_bar', '__return_false' );
	}
}
