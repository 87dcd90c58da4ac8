<?php
/**
 * Early answers to tracking requests.
 *
 * @package Chaty
 */

namespace Chaty\Ajax;

use Chaty\Config\General_Settings;
use Chaty\Config\Widget_Repository;
use Chaty\Http\Origin_Check;
use Chaty\Http\Rate_Limiter;
use Chaty\Http\Request;
use Chaty\Privacy\Consent;
use Chaty\Registrable;
use Chaty\Storage\Stats_Buffer;
use Chaty\Storage\Stats_Recorder;
use Chaty\Storage\Stats_Table;

/**
 * Handles tracking requests at `plugins_loaded`, before WordPress loads the theme and the rest of itself:
 * they need neither, and so cost a third. Requests that are not handled there come through WordPress's own
 * hooks, with the same result.
 */
final class Early_Ajax implements Registrable {

	/**
	 * After the upgrade of the tables, and before WordPress sets up its own widgets at 0.
	 */
	private const EARLY_PRIORITY = -5;

	/**
	 * After the WP Consent API and the plugins that set consent.
	 */
	private const CONSENT_PRIORITY = 20;

	private Widget_Repository $repository;
	private General_Settings $settings;
	private Stats_Buffer $buffer;
	private Stats_Table $table;

	/**
	 * @param Widget_Repository $repository Stored widgets.
	 * @param General_Settings  $settings   General settings.
	 * @param Stats_Buffer      $buffer     Buffer of events.
	 * @param Stats_Table       $table      Table of events.
	 */
	public function __construct( Widget_Repository $repository, General_Settings $settings, Stats_Buffer $buffer, Stats_Table $table ) {
		$this->repository = $repository;
		$this->settings   = $settings;
		$this->buffer     = $buffer;
		$this->table      = $table;
	}

	/**
	 * Returns the tracking action of this request, if it has one.
	 */
	public static function find_action(): ?string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Request_Guard checks it.
		$action = wp_doing_ajax() ? $_POST['action'] ?? null : null;

		return is_string( $action ) && isset( Track_Action::NONCE_FIELDS[ $action ] ) ? $action : null;
	}

	/**
	 * Adds the hooks: also WordPress's own, for requests that are not handled early, or by another plugin.
	 */
	public function register(): void {
		foreach ( array_keys( Track_Action::NONCE_FIELDS ) as $action ) {
			$handle = function () use ( $action ): void {
				$this->handle_and_exit( $action );
			};
			add_action( "wp_ajax_$action", $handle );
			add_action( "wp_ajax_nopriv_$action", $handle );
		}
		if ( null !== self::find_action() ) {
			add_action( 'plugins_loaded', array( $this, 'handle_when_ready' ), self::EARLY_PRIORITY );
		}
	}

	/**
	 * Handles the request now, or as soon as the WP Consent API is there, which starts a little later.
	 */
	public function handle_when_ready(): void {
		/**
		 * Filters whether tracking requests are handled before WordPress loads the theme and the rest of itself.
		 * It runs before most plugins are loaded, so it belongs in a must-use plugin.
		 *
		 * @since 1.0.0
		 *
		 * @example add_filter( 'chaty_early_ajax', '__return_false' );
		 *
		 * @param bool $is_early Whether they are. Default true.
		 */
		$is_early = apply_filters( 'chaty_early_ajax', true );
		$action   = self::find_action();
		if ( ! $is_early || null === $action ) {
			return;
		}
		if ( ! Consent::is_pending() ) {
			$this->handle_and_exit( $action );
		}

		add_action(
			'plugins_loaded',
			function () use ( $action ): void {
				$this->handle_and_exit( $action );
			},
			self::CONSENT_PRIORITY
		);
	}

	/**
	 * Handles the request and exits.
	 *
	 * @phpstan-return never
	 * @param string $action Action.
	 */
	private function handle_and_exit( string $action ): void {
		$handler = new Track_Action(
			new Request_Guard( $this->repository, new Origin_Check(), new Rate_Limiter() ),
			$this->settings,
			new Stats_Recorder( $this->buffer, $this->table )
		);
		// WordPress adds slashes to superglobals right before this action.
		$is_slashed = 0 < did_action( 'sanitize_comment_cookies' );
		$handler->handle( $action, Request::from_globals( $is_slashed ) )->send();
		exit;
	}
}
