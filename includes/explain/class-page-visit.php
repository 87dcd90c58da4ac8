<?php
namespace Chaty\Explain;

use Chaty\Settings\Page_Address;
use WP;
use WP_Error;
use WP_Query;

/**
 * Runs a function as if a visitor who is not logged in had requested a page of this site, within another request:
 * WordPress parses the address and runs its main query, as for a request of the page. Nothing is sent, redirections are
 * not followed, and afterwards everything is as before.
 */
final class Page_Visit {

	/**
	 * Query variables of answers that are no page.
	 */
	private const NO_PAGES = array( 'rest_route', 'feed', 'embed', 'tb', 'robots', 'favicon', 'sitemap', 'sitemap-stylesheet', 'wc-api' );

	/**
	 * Globals of a request.
	 */
	private const GLOBALS = array( 'wp', 'wp_query', 'wp_the_query', 'post', 'current_screen', '_GET', '_POST', '_SERVER' );

	/**
	 * Calls a function as if a visitor had requested a page.
	 *
	 * @template T
	 * @param string        $url  Full address, or a path after that of the site.
	 * @param callable(): T $read Function, which may use conditional functions of WordPress.
	 * @return T|WP_Error What the function returns, or an error for what is no page of this site.
	 */
	public static function call( string $url, callable $read ) {
		$full = self::get_full( $url );
		if ( ! self::is_of_site( $full ) ) {
			/* translators: %s: address. */
			return self::create_error( __( '%s is not an address of this site.', 'chaty' ), $url );
		}

		$former = array_intersect_key( $GLOBALS, array_flip( self::GLOBALS ) );
		$hooks  = $GLOBALS['wp_filter']['parse_request'] ?? null;
		$user   = get_current_user_id();
		$status = http_response_code();
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited, WordPress.NamingConventions.PrefixAllGlobals -- They are put back.
		try {
			wp_set_current_user( 0 );
			// Plugins answer requests that are not for pages in this action, and end the process.
			unset( $GLOBALS['wp_filter']['parse_request'] );

			/* translators: %s: address. */
			return self::request( $full ) ? $read() : self::create_error( __( '%s is not the address of a page.', 'chaty' ), $url );
		} finally {
			foreach ( self::GLOBALS as $name ) {
				$GLOBALS[ $name ] = $former[ $name ] ?? null;
			}
			if ( null !== $hooks ) {
				$GLOBALS['wp_filter']['parse_request'] = $hooks;
			}
			wp_set_current_user( $user );
			if ( is_int( $status ) && ! headers_sent() ) {
				http_response_code( $status );
			}
		}
		// phpcs:enable
	}

	/**
	 * Returns a full address as a browser sends it.
	 */
	private static function get_full( string $url ): string {
		$full = preg_match( '#^/(?!/)#', $url ) ? untrailingslashit( (string) get_option( 'home' ) ) . $url : $url;

		return (string) preg_replace_callback( '/[^\x21-\x7e]/', static fn ( array $found ): string => rawurlencode( $found[0] ), $full );
	}

	/**
	 * Returns whether a full address is one of this site, and in a network of no other one.
	 */
	private static function is_of_site( string $url ): bool {
		$parts = wp_parse_url( $url );
		if ( ! is_array( $parts ) || null === Page_Address::reduce_page( $url ) ) {
			return false;
		}
		$site = is_multisite() ? get_site_by_path( $parts['host'] ?? '', $parts['path'] ?? '/' ) : false;

		return ! $site instanceof \WP_Site || get_current_blog_id() === (int) $site->blog_id;
	}

	/**
	 * Requests an address as WordPress does, and returns whether it is that of a page.
	 */
	private static function request( string $url ): bool {
		if ( preg_match( '#^/(wp-(admin|content|includes)/|[^/]*\.php/)#', (string) Page_Address::reduce_page( $url ) ) ) {
			return false;
		}
		$query = (string) wp_parse_url( $url, PHP_URL_QUERY );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited, WordPress.Security.NonceVerification -- They are put back.
		wp_parse_str( $query, $_GET );
		$_GET                   = wp_slash( $_GET );
		$_POST                  = array();
		$_SERVER['REQUEST_URI'] = (string) wp_parse_url( $url, PHP_URL_PATH ) . ( '' === $query ? '' : "?$query" );
		$_SERVER['PHP_SELF']    = '/index.php';
		unset( $_SERVER['PATH_INFO'] );

		$request                    = new WP();
		$request->public_query_vars = $GLOBALS['wp']->public_query_vars;
		$GLOBALS['wp']              = $request;
		$GLOBALS['wp_query']        = new WP_Query();
		if ( is_admin() ) {
			$GLOBALS['current_screen'] = \WP_Screen::get( 'front' );
		}
		$request->parse_request();
		if ( array() !== array_intersect_key( array_filter( $request->query_vars ), array_flip( self::NO_PAGES ) ) ) {
			return false;
		}
		self::query( $request, $GLOBALS['wp_query'] );
		$request->handle_404();
		$GLOBALS['post'] = $GLOBALS['wp_query']->post;
		// phpcs:enable

		return true;
	}

	/**
	 * Runs the main query of a request. `$wp_the_query` is replaced after the query is parsed and before plugins change
	 * it: in a request to the REST API, the former main query would make WordPress find no front page.
	 */
	private static function query( WP $request, WP_Query $query ): void {
		$promote = static function () use ( $query ): void {
			$GLOBALS['wp_the_query'] = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- It is put back.
		};
		add_action( 'parse_query', $promote, PHP_INT_MIN );
		$query->query( $request->query_vars );
		remove_action( 'parse_query', $promote, PHP_INT_MIN );
	}

	private static function create_error( string $message, string $url ): WP_Error {
		return new WP_Error( 'chaty_wrong_url', sprintf( $message, '' === $url ? '""' : $url ), 'url' );
	}
}
