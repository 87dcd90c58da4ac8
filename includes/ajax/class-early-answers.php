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
	 * After the tables were brought up to date, and before WordPress reads its twenty widgets at 0.
	 */
	private const EARLY = -5;

	/**
	 * After the WP Consent API and the plugins that tell it of consent.
	 */
	private const AFTER_CONSENT = 20;

	/**
	 * Classes of the calls that are answered early, by the action that a page sends.
	 */
	private const CALLS = array(
		'update_chaty_widget_views'  => Widget_View_Call::class,
		'update_chaty_widget_click'  => Widget_Click_Call::class,
		'update_chaty_channel_click' => Channel_Click_Call::class,
	);

	/**
	 * The call that this request makes.
	 *
	 * @var Ajax_Call
	 */
	private $call;

	/**
	 * Keeps what it is given.
	 *
	 * @param Ajax_Call $call The call that this request makes.
	 */
	public function __construct( Ajax_Call $call ) {
		$this->call = $call;
	}

	/**
	 * Finds the class of the call that this request makes, if it is one of them.
	 *
	 * @return class-string<Statistics_Call>|null
	 */
	public static function find_call(): ?string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Caller_Check judges the caller.
		$action = wp_doing_ajax() ? $_POST['action'] ?? null : null;

		return is_string( $action ) ? self::CALLS[ $action ] ?? null : null;
	}

	/**
	 * Adds the part's hooks.
	 */
	public function register(): void {
		add_action( 'plugins_loaded', array( $this, 'answer_when_ready' ), self::EARLY );
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
	 * Answers and ends the request.
	 */
	public function answer_and_end(): void {
		$this->call->answer( Request::from_globals( false ) )->send();
		exit;
	}
}
