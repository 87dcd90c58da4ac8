<?php
/**
 * Statistics calls, answered early.
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
 * Answers the statistics calls at `plugins_loaded`, before the theme and the rest of WordPress are
 * loaded. They need neither, and so cost a third. What is not taken there is answered on WordPress's own
 * hooks, the same.
 */
final class Early_Ajax implements Registrable {

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
		'update_chaty_widget_views'  => Widget_View_Action::class,
		'update_chaty_widget_click'  => Widget_Click_Action::class,
		'update_chaty_channel_click' => Channel_Click_Action::class,
	);

	/**
	 * Where widgets are kept.
	 *
	 * @var Widget_Repository
	 */
	private $repository;

	/**
	 * Settings of the page.
	 *
	 * @var General_Settings
	 */
	private $page;

	/**
	 * Counts that gather.
	 *
	 * @var Stats_Buffer
	 */
	private $buffer;

	/**
	 * The table of counts.
	 *
	 * @var Stats_Table
	 */
	private $table;

	/**
	 * Keeps what it is given.
	 *
	 * @param Widget_Repository $repository Where widgets are kept.
	 * @param General_Settings  $page  Settings of the page.
	 * @param Stats_Buffer      $buffer Counts that gather.
	 * @param Stats_Table       $table The table of counts.
	 */
	public function __construct( Widget_Repository $repository, General_Settings $page, Stats_Buffer $buffer, Stats_Table $table ) {
		$this->repository = $repository;
		$this->page       = $page;
		$this->buffer     = $buffer;
		$this->table      = $table;
	}

	/**
	 * Finds the class of the call that this request makes, if it is one of them.
	 *
	 * @return class-string<Track_Action>|null
	 */
	public static function find_call(): ?string {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Origin_Check judges the caller.
		$action = wp_doing_ajax() ? $_POST['action'] ?? null : null;

		return is_string( $action ) ? self::CALLS[ $action ] ?? null : null;
	}

	/**
	 * Adds the part's hooks: also the usual ones, for what is not answered early, or called by another
	 * plugin.
	 */
	public function register(): void {
		foreach ( self::CALLS as $action => $call ) {
			$answer = function () use ( $call ): void {
				$this->answer_and_end( $call );
			};
			add_action( "wp_ajax_$action", $answer );
			add_action( "wp_ajax_nopriv_$action", $answer );
		}
		if ( null !== self::find_call() ) {
			add_action( 'plugins_loaded', array( $this, 'answer_when_ready' ), self::EARLY );
		}
	}

	/**
	 * Answers now, or as soon as the WP Consent API is there, which starts a little later.
	 */
	public function answer_when_ready(): void {
		/**
		 * Filters whether the statistics calls are answered before the theme and the rest of WordPress are
		 * loaded. Only plugins that are loaded before this one are asked, such as must-use plugins.
		 *
		 * @param bool $is_early Whether they are.
		 */
		$is_early = apply_filters( 'chaty_early_ajax', true );
		$call     = self::find_call();
		if ( ! $is_early || null === $call ) {
			return;
		}
		if ( ! Consent::is_coming() ) {
			$this->answer_and_end( $call );
		}

		add_action(
			'plugins_loaded',
			function () use ( $call ): void {
				$this->answer_and_end( $call );
			},
			self::AFTER_CONSENT
		);
	}

	/**
	 * Answers and ends the request.
	 *
	 * @phpstan-param class-string<Track_Action> $class_name
	 * @phpstan-return never
	 * @param string $class_name Class of the call.
	 */
	private function answer_and_end( string $class_name ): void {
		$call = new $class_name( $this->repository, new Origin_Check(), new Rate_Limiter(), $this->page, new Stats_Recorder( $this->buffer, $this->table ) );
		// WordPress adds its slashes right before this action.
		$is_slashed = 0 < did_action( 'sanitize_comment_cookies' );
		$call->answer( Request::from_globals( $is_slashed ) )->send();
		exit;
	}
}
