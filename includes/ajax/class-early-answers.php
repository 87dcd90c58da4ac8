<?php
namespace Chaty\Ajax;

use Chaty\Config\Names;
use Chaty\Http\Request;

/**
 * Handles tracking requests at `muplugins_loaded`, where the must-use plugin `chaty-early-answers.php` has loaded Chaty
 * before other plugins. Where another plugin takes part in the answer, requests wait until `plugins_loaded`. Before
 * other plugins load, nothing shows whether one does, so one request per hour, and the first after a plugin was
 * activated or deactivated, waits as well and notes what it finds.
 */
final class Early_Answers {

	/**
	 * After the must-use plugins' own callbacks.
	 */
	private const PRIORITY = 20;

	/**
	 * Right before requests are handled at `plugins_loaded`, when plugins have added what `Early_Ajax` asks for.
	 */
	private const CHECK_PRIORITY = -6;

	/**
	 * Hooks that run in an answer.
	 */
	private const HOOKS = array(
		'chaty_early_ajax',
		'chaty_event_tracked',
		'chaty_page_settings',
		'chaty_rate_limit',
		'chaty_trusted_proxies',
		'chaty_widgets',
		'option_chaty_widgets',
		'pre_option_chaty_widgets',
	);

	/**
	 * Adds the hook, if the must-use plugin is about to run or runs.
	 *
	 * @param callable $handle Handles the request and exits.
	 */
	public static function register( callable $handle ): void {
		if ( 0 < did_action( 'muplugins_loaded' ) && ! doing_action( 'muplugins_loaded' ) ) {
			return;
		}

		add_action( 'muplugins_loaded', static fn () => self::answer( $handle ), self::PRIORITY );
	}

	/**
	 * Returns the hooks of other plugins for which requests wait.
	 *
	 * @return array<int, string>|null Names of hooks, and the WP Consent API; null where no request has looked yet.
	 */
	public static function get_reasons(): ?array {
		$noted = get_option( Names::EARLY_ANSWERS );

		return is_array( $noted ) && self::get_key() === $noted['key'] ? $noted['reasons'] : null;
	}

	/**
	 * Handles the request now, or lets it wait until `plugins_loaded`.
	 *
	 * @param callable $handle Handles the request and exits.
	 */
	private static function answer( callable $handle ): void {
		$reasons = self::get_reasons();
		if ( null === $reasons ) {
			$before = self::count_callbacks();
			add_action( 'plugins_loaded', static fn () => self::note_reasons( $before ), self::CHECK_PRIORITY );
			return;
		}

		// Without `Sec-Fetch-Site`, nonces and addresses that other plugins filter decide. Who a user is, and what that
		// user may do, WordPress does not know yet.
		$request = Request::from_globals( false );
		if ( array() === $reasons && $request->is_same_origin() && ! $request->has_login_cookie() && Early_Ajax::is_early() ) {
			require_once ABSPATH . WPINC . '/pluggable.php';
			$handle();
		}
	}

	/**
	 * Notes what plugins have added since must-use plugins were loaded.
	 *
	 * @param array<string, int> $before Numbers of callbacks then.
	 */
	private static function note_reasons( array $before ): void {
		$reasons = array_keys( array_diff_assoc( self::count_callbacks(), $before ) );
		if ( class_exists( 'WP_CONSENT_API', false ) || function_exists( 'wp_has_consent' ) ) {
			$reasons[] = 'WP Consent API';
		}

		update_option(
			Names::EARLY_ANSWERS,
			array(
				'key'     => self::get_key(),
				'reasons' => $reasons,
			),
			true
		);
	}

	/**
	 * @return array<string, int>
	 */
	private static function count_callbacks(): array {
		global $wp_filter;

		$counts = array();
		foreach ( self::HOOKS as $hook ) {
			$counts[ $hook ] = array_sum( array_map( 'count', $wp_filter[ $hook ]->callbacks ?? array() ) );
		}

		return $counts;
	}

	/**
	 * Returns a key that changes with the active plugins and with the hour.
	 */
	private static function get_key(): string {
		$plugins = array( get_option( 'active_plugins' ), is_multisite() ? get_site_option( 'active_sitewide_plugins' ) : array() );

		return intdiv( time(), HOUR_IN_SECONDS ) . ':' . md5( (string) wp_json_encode( $plugins ) );
	}
}
