<?php
/**
 * What the three statistics calls have in common.
 *
 * @package Chaty
 */

namespace Chaty\Ajax;

use Chaty\Config\General_Settings;
use Chaty\Config\Widget_Repository;
use Chaty\Http\Bot_Detector;
use Chaty\Http\Origin_Check;
use Chaty\Http\Rate_Limiter;
use Chaty\Http\Request;
use Chaty\Http\Response;
use Chaty\Privacy\Consent;
use Chaty\Storage\Stats_Recorder;
use Chaty\Storage\Tracked_Event;

/**
 * A call that counts. Answered with `1`; one that is refused with `0` and a status that tells why: 400
 * for what no widget has, 403 for bots, other sites, without consent and when counting is off, 429 above the limit, 500
 * when the database fails.
 */
abstract class Track_Action extends Ajax_Action {

	/**
	 * Most statistics calls of one address in a minute. A page makes three at most; many visitors may
	 * share an address.
	 */
	private const PER_MINUTE = 600;

	/**
	 * Settings of the page.
	 *
	 * @var General_Settings
	 */
	private $page;

	/**
	 * Counted views and clicks.
	 *
	 * @var Stats_Recorder
	 */
	private $recorder;

	/**
	 * Keeps what it is given.
	 *
	 * @param Widget_Repository $repository      Where widgets are kept.
	 * @param Origin_Check      $origin_check     Judges where a call comes from.
	 * @param Rate_Limiter      $limit      Limit on calls from one address.
	 * @param General_Settings  $page       Settings of the page.
	 * @param Stats_Recorder    $recorder Counted views and clicks.
	 */
	public function __construct( Widget_Repository $repository, Origin_Check $origin_check, Rate_Limiter $limit, General_Settings $page, Stats_Recorder $recorder ) {
		parent::__construct( $repository, $origin_check, $limit );
		$this->page     = $page;
		$this->recorder = $recorder;
	}

	/**
	 * Tells what a call counts.
	 *
	 * @param Request              $request The call, checked.
	 * @param array<string, mixed> $widget  The widget that it names.
	 * @return array<int, Tracked_Event> Empty when it names nothing that the widget has.
	 */
	abstract protected function get_counts( Request $request, array $widget ): array;

	/**
	 * Answers a call. Bots, a site that does not count and visitors who did not consent are seen
	 * before anything else.
	 *
	 * @param Request $request The call.
	 */
	public function answer( Request $request ): Response {
		if ( ( new Bot_Detector() )->is_bot( $request->get_server( 'HTTP_USER_AGENT' ) ) || ! $this->page->is_counting() || ! Consent::allows_counting() ) {
			return $this->refuse( 403 );
		}

		return parent::answer( $request );
	}

	/**
	 * Gives the fields that the call reads, with their longest lengths.
	 *
	 * @return array<string, int>
	 */
	protected function get_max_lengths(): array {
		return array(
			'widgetId'               => 20,
			'channels'               => 50,
			'channel'                => 50,
			'userId'                 => 20,
			'isMobile'               => 5,
			'isOpen'                 => 5,
			'isSingle'               => 5,
			$this->get_nonce_field() => 20,
		);
	}

	/**
	 * Gives the name of the field that carries the widget.
	 */
	protected function get_widget_field(): string {
		return 'widgetId';
	}

	/**
	 * Gives the name of the field that carries the nonce.
	 */
	protected function get_nonce_field(): string {
		return 'nonce';
	}

	/**
	 * Gives the limit.
	 *
	 * @return array{kind: string, per_minute: int}
	 */
	protected function get_limit(): array {
		return array(
			'kind'       => 'statistics',
			'per_minute' => self::PER_MINUTE,
		);
	}

	/**
	 * Counts.
	 *
	 * @param Request              $request The call, checked.
	 * @param array<string, mixed> $widget  The widget that it names.
	 */
	protected function carry_out( Request $request, array $widget ): Response {
		$counts = $this->get_counts( $request, $widget );
		if ( array() === $counts ) {
			return $this->refuse( 400 );
		}

		return $this->recorder->add( $counts ) ? Response::text( 200, '1' ) : $this->refuse( 500 );
	}

	/**
	 * Makes the answer to a call that is not carried out.
	 *
	 * @param int $status HTTP status that tells why.
	 */
	protected function refuse( int $status ): Response {
		return Response::text( $status, '0' );
	}
}
