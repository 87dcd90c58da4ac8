<?php
/**
 * Statistics calls, answered early.
 *
 * @package Chaty
 */

namespace Chaty\Ajax;

use Chaty\Privacy\Consent;
use Chaty\Registrable;

/**
 * Answers the statistics calls at `plugins_loaded`, before the theme and the rest of WordPress are
 * loaded. They need neither, and so cost a third.
 */
final class Early_Answers implements Registrable {

	/**
	 * After the WP Consent API and the plugins that tell it of consent.
	 */
	private const AFTER_CONSENT = 20;

	/**
	 * The calls that are answered early.
	 *
	 * @var array<int, Ajax_Call>
	 */
	private $calls;

	/**
	 * Keeps what it is given.
	 *
	 * @param array<int, Ajax_Call> $calls The calls that are answered early.
	 */
	public function __construct( array $calls ) {
		$this->calls = $calls;
	}

	/**
	 * Adds the part's hooks.
	 */
	public function register(): void {
		add_action( 'plugins_loaded', array( $this, 'answer_when_ready' ), 0 );
	}

	/**
	 * Answers now, or as soon as the WP Consent API is there, which starts a little later.
	 */
	public function answer_when_ready(): void {
		if ( Consent::is_coming() ) {
			add_action( 'plugins_loaded', array( $this, 'answer_and_end' ), self::AFTER_CONSENT );
			return;
		}

		$this->answer_and_end();
	}

	/**
	 * Answers and ends the request when it is one of the calls.
	 */
	public function answer_and_end(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Caller_Check judges the caller.
		$action = $_POST['action'] ?? null;
		$call   = wp_doing_ajax() && is_string( $action ) ? $this->find_call( $action ) : null;
		if ( null === $call ) {
			return;
		}

		$call->answer( Request::from_globals( false ) )->send();
		exit;
	}

	/**
	 * Finds the call of an action.
	 *
	 * @param string $action Action that a page sent.
	 */
	private function find_call( string $action ): ?Ajax_Call {
		foreach ( $this->calls as $call ) {
			if ( $call->get_action() === $action ) {
				return $call;
			}
		}

		return null;
	}
}
