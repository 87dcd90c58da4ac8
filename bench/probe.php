<?php
/**
 * Plugin Name: Chaty measurements
 * Description: Reports what a request costs, to bench/server.mjs alone.
 *
 * @package Chaty
 */

// phpcs:disable WordPress -- For sites that exist for a minute.
if ( 'local' !== wp_get_environment_type() ) {
	return;
}

/** Adds a line to a log of the site. */
function chaty_bench_note( $name, $line ) {
	file_put_contents( WP_CONTENT_DIR . "/bench-$name.log", $line . "\n", FILE_APPEND | LOCK_EX );
}

/** The processor time of this process, in milliseconds: others on the machine do not count. */
function chaty_bench_work() {
	$usage = getrusage();
	return 1000 * ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1000;
}

/** Measures the plugin: nanoseconds in its callbacks and its main file, once where one of ours calls another. */
class Chaty_Bench_Callbacks {

	public static $time = 0;
	private static $since = 0;

	/** Begins, unless a callback of ours runs. */
	public static function begin() {
		$is_outer = 0 === self::$since;
		if ( $is_outer ) {
			self::$since = hrtime( true );
		}
		return $is_outer;
	}

	public static function end() {
		self::$time += hrtime( true ) - self::$since;
		self::$since = 0;
	}

	/** Finds callbacks of ours that are not measured yet. */
	public static function wrap() {
		foreach ( $GLOBALS['wp_filter'] as $hook ) {
			foreach ( $hook->callbacks as $priority => $callbacks ) {
				foreach ( $callbacks as $id => $callback ) {
					if ( self::is_ours( $callback['function'] ) ) {
						$hook->callbacks[ $priority ][ $id ]['function'] = self::measure( $callback['function'] );
					}
				}
			}
		}
	}

	private static function is_ours( $callback ) {
		$owner = $callback instanceof Closure ? ( new ReflectionFunction( $callback ) )->getName() : ( is_array( $callback ) ? $callback[0] : '' );
		return false !== strpos( is_object( $owner ) ? get_class( $owner ) : $owner, 'Chaty\\' );
	}

	private static function measure( $callback ) {
		return function ( ...$arguments ) use ( $callback ) {
			static $is_first = true;
			$is_outer = Chaty_Bench_Callbacks::begin();
			try {
				return $callback( ...$arguments );
			} finally {
				if ( $is_outer ) {
					Chaty_Bench_Callbacks::end();
				}
				// The callback may have added others.
				if ( $is_outer && $is_first ) {
					$is_first = false;
					Chaty_Bench_Callbacks::wrap();
				}
			}
		};
	}
}

/** How many files of the plugin's PHP are loaded. */
function chaty_bench_files() {
	$folder = realpath( WP_PLUGIN_DIR . '/chaty' ) . '/';
	return count( array_filter( get_included_files(), function ( $file ) use ( $folder ) { return 0 === strpos( $file, $folder ); } ) );
}

// A request's cost: milliseconds of work, queries, kilobytes; of the plugin, milliseconds and files.
if ( isset( $_SERVER['HTTP_X_BENCH'] ) ) {
	$chaty_bench_begin = chaty_bench_work();
	ob_start(
		function ( $body ) use ( $chaty_bench_begin ) {
			header( sprintf( 'X-Bench: %.3f %d %d %.3f %d', chaty_bench_work() - $chaty_bench_begin, $GLOBALS['wpdb']->num_queries, memory_get_peak_usage() / 1024, Chaty_Bench_Callbacks::$time / 1e6, chaty_bench_files() ) );
			return $body;
		}
	);
	if ( 'off' === $_SERVER['HTTP_X_BENCH'] ) {
		add_filter( 'option_active_plugins', '__return_empty_array' );
	}
	if ( 'callbacks' === $_SERVER['HTTP_X_BENCH'] ) {
		add_filter(
			'option_active_plugins',
			function ( $plugins ) {
				if ( ! did_action( 'plugins_loaded' ) ) {
					Chaty_Bench_Callbacks::begin();
				}
				return $plugins;
			}
		);
		add_action( 'plugin_loaded', array( 'Chaty_Bench_Callbacks', 'end' ) );
		add_action( 'plugins_loaded', array( 'Chaty_Bench_Callbacks', 'wrap' ), PHP_INT_MIN );
		// WordPress creates its list of scripts on every page, when the list is first used.
		add_action( 'wp_enqueue_scripts', 'wp_scripts', PHP_INT_MIN );
	}
}

// All calls of a measurement come from one address.
add_filter(
	'chaty_rate_limit',
	function ( $limit ) {
		return file_exists( WP_CONTENT_DIR . '/bench-limited' ) ? $limit : PHP_INT_MAX;
	}
);

// The fastest possible answer of admin-ajax.php.
add_action( 'wp_ajax_nopriv_chaty_bench_empty', function () { die( '1' ); } );

/** Writes what a call writes, to a table of the same columns. */
function chaty_bench_insert() {
	global $wpdb;
	$wpdb->query( "INSERT INTO {$wpdb->prefix}bench_stats (widget, channel, day, device, views, clicks) VALUES ('0', '', '2026-01-01', 'd', 1, 0) ON DUPLICATE KEY UPDATE views = views + VALUES(views), clicks = clicks + VALUES(clicks)" );
}

// The fastest possible answers at plugins_loaded: WordPress without any plugin, and the same with one insert.
if ( in_array( $_POST['action'] ?? '', array( 'chaty_bench_start', 'chaty_bench_insert' ), true ) ) {
	add_filter( 'option_active_plugins', '__return_empty_array' );
	add_action(
		'plugins_loaded',
		function () {
			if ( 'chaty_bench_insert' === $_POST['action'] ) {
				chaty_bench_insert();
			}
			die( '1' );
		},
		PHP_INT_MIN
	);
}

// Emails go into a log; while a file asks for it, they are refused, or wait.
add_filter(
	'pre_wp_mail',
	function ( $sent, $mail ) {
		if ( file_exists( WP_CONTENT_DIR . '/bench-mail-refuses' ) ) {
			return false;
		}
		do {
			usleep( 2000 );
			clearstatcache();
		} while ( file_exists( WP_CONTENT_DIR . '/bench-mail-waits' ) );
		// An email can be of several messages, each from a person with a number.
		preg_match_all( '/\bN\d+\b/', $mail['message'], $people );
		foreach ( array_unique( $people[0] ) as $person ) {
			chaty_bench_note( 'mails', $person );
		}
		return true;
	},
	10,
	2
);
add_action( 'chaty_contacts_expired', function ( $deleted ) { chaty_bench_note( 'expired', getenv( 'CHATY_POOL' ) . " $deleted" ); } );
