<?php
namespace Chaty\Config;

/**
 * Empties page caches after the settings have changed, each by the function or action that it documents for
 * this. Caches of objects are left alone, and in a network the caches of other sites.
 */
final class Page_Caches {

	/**
	 * Functions by the name of the cache.
	 */
	private const FUNCTIONS = array(
		'WP Rocket'            => 'rocket_clean_domain',
		'W3 Total Cache'       => 'w3tc_flush_posts',
		'WP Super Cache'       => 'wp_cache_clear_cache',
		'WP Fastest Cache'     => 'wpfc_clear_all_cache',
		'SiteGround Optimizer' => 'sg_cachepress_purge_cache',
		'Autoptimize'          => 'autoptimizeCache::clearall',
		'FlyingPress'          => 'FlyingPress\Purge::purge_pages',
		'WP Engine'            => 'WpeCommon::purge_varnish_cache',
		'Pantheon'             => 'pantheon_wp_clear_edge_all',
		'Powered Cache'        => 'PoweredCache\Utils\clean_site_cache_dir',
	);

	/**
	 * Constants that say that a cache is there, and its actions, by the name of the cache. Other plugins listen to
	 * these actions too.
	 */
	private const ACTIONS = array(
		'LiteSpeed Cache'  => array( 'LSCWP_V', 'litespeed_purge_all' ),
		'Cache Enabler'    => array( 'CACHE_ENABLER_VERSION', 'cache_enabler_clear_site_cache' ),
		'Breeze'           => array( 'BREEZE_VERSION', 'breeze_clear_all_cache' ),
		'Hummingbird'      => array( 'WPHB_VERSION', 'wphb_clear_page_cache' ),
		'Jetpack Boost'    => array( 'JETPACK_BOOST_VERSION', 'jetpack_boost_clear_page_cache_all' ),
		'Nginx Helper'     => array( 'NGINX_HELPER_BASEPATH', 'rt_nginx_helper_purge_all' ),
		'Super Page Cache' => array( 'SWCFPC_PLUGIN_PATH', 'swcfpc_purge_cache' ),
	);

	/**
	 * Caches that cannot be emptied for one site of a network.
	 */
	private const NETWORK_WIDE = array( 'Cloudflare', 'FlyingPress', 'Kinsta', 'Nginx Helper', 'Pantheon', 'Super Page Cache', 'WP-Optimize' );

	/**
	 * Empties the page caches that are there.
	 *
	 * @return array<int, string> Names of the emptied caches.
	 */
	public static function purge(): array {
		$calls = self::find_calls();
		$names = array_keys( array_filter( $calls, array( self::class, 'run' ), ARRAY_FILTER_USE_BOTH ) );

		self::run(
			static function (): void {
				/**
				 * Fires after the settings have changed, for page caches that the plugin does not know.
				 *
				 * @since 1.0.0
				 *
				 * @example
				 *     add_action( 'chaty_purge_page_caches', 'my_host_purge_cache' );
				 */
				do_action( 'chaty_purge_page_caches' );
			},
			'chaty_purge_page_caches'
		);

		/**
		 * Filters the names of the emptied page caches, which the owner sees after saving.
		 *
		 * @since 1.0.0
		 *
		 * @example
		 *     add_filter( 'chaty_purged_page_caches', function ( array $names ): array {
		 *         return array_merge( $names, array( 'My host' ) );
		 *     } );
		 *
		 * @param array<int, string> $names Names.
		 */
		$names = apply_filters( 'chaty_purged_page_caches', $names );

		return is_array( $names ) ? array_values( array_filter( $names, 'is_string' ) ) : array();
	}

	/**
	 * @return array<int, string>
	 */
	public static function get_names(): array {
		return array_keys( self::find_calls() );
	}

	/**
	 * @return array<string, callable> Calls by the name of the cache.
	 */
	private static function find_calls(): array {
		$calls = array_filter( self::FUNCTIONS, 'is_callable' );
		foreach ( self::ACTIONS as $name => list( $constant, $action ) ) {
			if ( defined( $constant ) && has_action( $action ) ) {
				$calls[ $name ] = static fn () => do_action( $action ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- An action of the cache.
			}
		}

		$objects = array(
			'Kinsta'      => array( $GLOBALS['kinsta_cache']->kinsta_cache_purge ?? null, 'purge_complete_caches' ),
			'WP-Optimize' => array( self::find_wp_optimize(), 'purge' ),
			'Cloudflare'  => array( self::find_cloudflare(), 'purgeCacheEverything' ),
		);
		$calls  += array_filter( $objects, 'is_callable' );
		$delete  = array( 'SpeedyCache\Delete', 'run' );
		if ( is_callable( $delete ) ) {
			// It deletes pages in any case; the list names what to delete besides.
			$calls['SpeedyCache'] = static fn () => $delete( array() );
		}

		return is_multisite() ? self::restrict_to_site( $calls ) : $calls;
	}

	/**
	 * Returns the page cache of WP-Optimize, where it is switched on.
	 */
	private static function find_wp_optimize(): ?object {
		$plugin = function_exists( 'WP_Optimize' ) ? WP_Optimize() : null;
		$cache  = is_object( $plugin ) && method_exists( $plugin, 'get_page_cache' ) ? $plugin->get_page_cache() : null;

		return is_object( $cache ) && method_exists( $cache, 'is_enabled' ) && $cache->is_enabled() ? $cache : null;
	}

	/**
	 * Returns the object that empties Cloudflare's cache, where its plugin knows that pages are kept there.
	 */
	private static function find_cloudflare(): ?object {
		$settings = array_filter( array_map( 'get_option', array( 'automatic_platform_optimization', 'plugin_specific_cache' ) ), 'is_array' );
		if ( array() === array_diff( array_map( 'strval', array_column( $settings, 'value' ) ), array( '', 'off' ) ) ) {
			return null;
		}
		// The plugin has changed its namespace.
		$classes = array_filter( array( 'Cloudflare\APO\WordPress\Hooks', 'CF\WordPress\Hooks' ), 'class_exists' );
		$class   = (string) reset( $classes );

		return '' === $class ? null : new $class(); // @phpstan-ignore class.notFound, class.notFound
	}

	/**
	 * Restricts calls to the current site of a network.
	 *
	 * @param array<string, callable> $calls Calls by the name of the cache.
	 * @return array<string, callable>
	 */
	private static function restrict_to_site( array $calls ): array {
		$calls = array_diff_key( $calls, array_flip( self::NETWORK_WIDE ) );
		if ( isset( $calls['WP Super Cache'] ) ) {
			$clear                   = $calls['WP Super Cache'];
			$calls['WP Super Cache'] = static fn () => $clear( get_current_blog_id() );
		}

		return $calls;
	}

	/**
	 * Runs a call. If it throws, the other caches are still emptied.
	 *
	 * @param callable $call Call.
	 * @return bool Whether it has not thrown.
	 */
	private static function run( callable $call, string $name ): bool {
		try {
			$call();
		} catch ( \Throwable $error ) {
			if ( defined( 'WP_DEBUG' ) && WP_DEBUG ) {
				$message = "Chaty: a page cache could not be emptied: $name: " . $error->getMessage();
				error_log( $message ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- For the debug log only.
			}

			return false;
		}

		return true;
	}
}
