<?php
/**
 * Empties page caches in a process of its own: arguments are the site, the caches that are there, and those of them
 * that throw. Prints what was called and what was answered, as JSON.
 *
 * @package Chaty
 */

// phpcs:disable WordPress.NamingConventions, Generic.Files.OneObjectStructurePerFile, Generic.CodeAnalysis.UnusedFunctionParameter, Squiz -- The plugins' own names.

/**
 * Notes a call of a cache, and throws if the cache is to fail.
 *
 * @param array<int, mixed> $arguments What it was given.
 * @throws RuntimeException When the cache is to fail.
 */
function chaty_test_record( string $name, array $arguments = array() ): void {
	$GLOBALS['chaty_test_calls'][] = array( $name, $arguments );
	if ( in_array( $name, explode( ',', $GLOBALS['argv'][3] ?? '' ), true ) ) {
		throw new RuntimeException( 'disk full' );
	}
}

$chaty_test_doubles = array(
	'rocket_clean_domain'       => 'function rocket_clean_domain( $lang = "" ) { chaty_test_record( __FUNCTION__, func_get_args() ); }',
	'w3tc_flush_posts'          => 'function w3tc_flush_posts( $extras = null ) { chaty_test_record( __FUNCTION__, func_get_args() ); }',
	'wp_cache_clear_cache'      => 'function wp_cache_clear_cache( $blog_id = 0 ) { chaty_test_record( __FUNCTION__, func_get_args() ); }',
	'wpfc_clear_all_cache'      => 'function wpfc_clear_all_cache( $minified = false ) { chaty_test_record( __FUNCTION__, func_get_args() ); }',
	'sg_cachepress_purge_cache' => 'function sg_cachepress_purge_cache( $url = false ) { chaty_test_record( __FUNCTION__, func_get_args() ); }',
	'autoptimize'               => 'class autoptimizeCache { public static function clearall() { chaty_test_record( "autoptimize" ); } }',
	'wpengine'                  => 'class WpeCommon { public static function purge_varnish_cache( $post_id = null ) { chaty_test_record( "wpengine", func_get_args() ); } }',
	'kinsta'                    => 'class Kinsta_Test_Purge { public function purge_complete_caches() { chaty_test_record( "kinsta" ); } } $GLOBALS["kinsta_cache"] = (object) array( "kinsta_cache_purge" => new Kinsta_Test_Purge() );',
	'pantheon'                  => 'function pantheon_wp_clear_edge_all() { chaty_test_record( "pantheon" ); return true; }',
	'litespeed'                 => 'define( "LSCWP_V", "7" );',
	'cache_enabler'             => 'define( "CACHE_ENABLER_VERSION", "1.8" );',
	'breeze'                    => 'define( "BREEZE_VERSION", "2" );',
	'hummingbird'               => 'define( "WPHB_VERSION", "3" );',
	'jetpack_boost'             => 'define( "JETPACK_BOOST_VERSION", "4" );',
	'powered_cache'             => 'namespace PoweredCache\Utils; function clean_site_cache_dir() { \chaty_test_record( "powered_cache" ); }',
	'flying_press'              => 'namespace FlyingPress; class Purge { public static function purge_pages() { \chaty_test_record( "flying_press" ); } }',
	'nginx_helper'              => 'define( "NGINX_HELPER_BASEPATH", "/" );',
	'super_page_cache'          => 'define( "SWCFPC_PLUGIN_PATH", "/" );',
	'wp_optimize'               => 'class WPO_Test_Cache { public function get_page_cache() { return $this; } public function is_enabled() { return true; } public function purge() { chaty_test_record( "wp_optimize" ); } } function WP_Optimize() { return new WPO_Test_Cache(); }',
	'wp_optimize_off'           => 'class WPO_Test_Cache { public function get_page_cache() { return $this; } public function is_enabled() { return false; } public function purge() { chaty_test_record( "wp_optimize" ); } } function WP_Optimize() { return new WPO_Test_Cache(); }',
	'speedycache'               => 'namespace SpeedyCache; class Delete { public static function run( $actions ) { \chaty_test_record( "speedycache", $actions ); } }',
	'cloudflare'                => 'namespace CF\WordPress; class Hooks { public function purgeCacheEverything() { \chaty_test_record( "cloudflare" ); } } \add_filter( "pre_option_automatic_platform_optimization", fn() => array( "value" => true ) );',
	'cloudflare_off'            => 'namespace Cloudflare\APO\WordPress; class Hooks { public function purgeCacheEverything() { \chaty_test_record( "cloudflare" ); } } \add_filter( "pre_option_automatic_platform_optimization", fn() => array( "value" => "off" ) );',
	'network'                   => 'namespace Chaty\\Config; function is_multisite() { return true; }',
);
$chaty_test_actions = array(
	'litespeed'        => 'litespeed_purge_all',
	'cache_enabler'    => 'cache_enabler_clear_site_cache',
	'breeze'           => 'breeze_clear_all_cache',
	'hummingbird'      => 'wphb_clear_page_cache',
	'jetpack_boost'    => 'jetpack_boost_clear_page_cache_all',
	'nginx_helper'     => 'rt_nginx_helper_purge_all',
	'super_page_cache' => 'swcfpc_purge_cache',
);

$_SERVER['HTTP_HOST'] = 'localhost';
require_once $GLOBALS['argv'][1] . '/wp-load.php';

ini_set( 'error_log', '' ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- Standard error, in place of the site's debug log.

$GLOBALS['chaty_test_calls'] = array();
foreach ( array_filter( explode( ',', $GLOBALS['argv'][2] ?? '' ) ) as $chaty_test_name ) {
	eval( $chaty_test_doubles[ $chaty_test_name ] ?? '' ); // phpcs:ignore Squiz.PHP.Eval.Discouraged -- A double of a global function.
}
// These listeners are there without the caches too: other plugins listen to the same actions.
foreach ( $chaty_test_actions as $chaty_test_name => $chaty_test_action ) {
	add_action(
		$chaty_test_action,
		static function ( ...$arguments ) use ( $chaty_test_name ): void {
			chaty_test_record( $chaty_test_name, array_values( array_filter( $arguments ) ) );
		}
	);
}
add_action(
	'chaty_purge_page_caches',
	static function (): void {
		chaty_test_record( 'others' );
	}
);

$chaty_test_names = Chaty\Config\Page_Caches::purge();
echo wp_json_encode(
	array(
		'names' => $chaty_test_names,
		'calls' => $GLOBALS['chaty_test_calls'],
	)
);
