<?php
namespace Chaty\Ajax;

use Chaty\Config\Names;
use Chaty\Config\Widget_Repository;
use Chaty\Http\Request;

/**
 * Handles tracking requests at `plugins_loaded`, before WordPress loads the theme and the rest of itself:
 * they need neither, and little of the plugin (docs/decisions/0006-early-answers.md). Requests that are not
 * handled there come through WordPress's own hooks, with the same result.
 */
final class Early_Ajax {

	/**
	 * Before WordPress sets up its own widgets, at 0.
	 */
	private const PRIORITY = -5;

	/**
	 * After the WP Consent API, which starts at 9, and the plugins that set consent.
	 */
	private const CONSENT_PRIORITY = 20;

	/**
	 * Returns the tracking action of this request, if it has one.
	 */
	public static function find_action(): ?string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Request_Guard checks the nonce; only one of three names is taken.
		$action = wp_doing_ajax() ? $_POST['action'] ?? null : null;

		return is_string( $action ) && isset( Names::TRACKING[ $action ] ) ? $action : null;
	}

	/**
	 * Prepares the answer to a tracking request. Any other request registers the plugin at once, and so does a
	 * tracking request before which the tables must be upgraded.
	 *
	 * @param callable $register_plugin Registers the whole plugin; takes the version.
	 */
	public static function start( string $version, callable $register_plugin ): void {
		$action = self::find_action();
		if ( null === $action || Names::DATA_VERSION !== get_option( Names::DB_VERSION ) ) {
			$register_plugin( $version );
			return;
		}

		$handle = static fn () => self::handle_and_exit( $action, new Widget_Repository( $version ) );
		if ( defined( 'CHATY_EARLY_ANSWERS' ) && CHATY_EARLY_ANSWERS === $version ) {
			Early_Answers::register( $handle );
		}
		add_action(
			'plugins_loaded',
			static function () use ( $handle, $version, $register_plugin ): void {
				if ( ! self::is_early() ) {
					$register_plugin( $version );
				} elseif ( class_exists( 'WP_CONSENT_API', false ) && ! function_exists( 'wp_has_consent' ) ) {
					add_action( 'plugins_loaded', $handle, self::CONSENT_PRIORITY );
				} else {
					$handle();
				}
			},
			self::PRIORITY
		);
	}

	public static function is_early(): bool {
		/**
		 * Filters whether tracking requests are handled before WordPress loads the theme and the rest of itself.
		 *
		 * @since 1.0.0
		 *
		 * @example add_filter( 'chaty_early_ajax', '__return_false' );
		 *
		 * @param bool $is_early Whether they are. Default true.
		 */
		return (bool) apply_filters( 'chaty_early_ajax', true );
	}

	/**
	 * Adds WordPress's own hooks.
	 */
	public static function register( Widget_Repository $repository ): void {
		foreach ( array_keys( Names::TRACKING ) as $action ) {
			$handle = static fn () => self::handle_and_exit( $action, $repository );
			add_action( "wp_ajax_$action", $handle );
			add_action( "wp_ajax_nopriv_$action", $handle );
		}
	}

	/**
	 * @phpstan-return never
	 * @param string $action A key of `Names::TRACKING`.
	 */
	private static function handle_and_exit( string $action, Widget_Repository $repository ): void {
		// WordPress adds slashes to superglobals right before this action.
		$is_slashed = 0 < did_action( 'sanitize_comment_cookies' );
		$status     = ( new Track_Action( $repository ) )->handle( $action, Request::from_globals( $is_slashed ) );
		if ( ! headers_sent() ) {
			http_response_code( $status );
			header( 'Content-Type: text/plain; charset=UTF-8' );
			header( 'Cache-Control: no-store' );
			header( 'X-Content-Type-Options: nosniff' );
			header( 'X-Robots-Tag: noindex' );
		}
		echo 200 === $status ? '1' : '0';
		exit;
	}
}
