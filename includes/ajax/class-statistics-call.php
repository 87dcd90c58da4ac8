<?php
/**
 * What the three statistics calls have in common.
 *
 * @package Chaty
 */

namespace Chaty\Ajax;

use Chaty\Config\Page_Settings;
use Chaty\Config\Widget_Store;
use Chaty\Privacy\Consent;
use Chaty\Storage\Rate_Limit;
use Chaty\Storage\Stat_Count;
use Chaty\Storage\Statistics;

/**
 * A call that counts. Answered with `1`; one that is refused with `0` and a status that tells why: 400
 * for what no widget has, 403 for bots, other sites, without consent and when counting is off, 429 above the limit, 500
 * when the database fails.
 */
abstract class Statistics_Call extends Ajax_Call {

	/**
	 * Most statistics calls of one address in a minute. A page makes three at most; many visitors may
	 * share an address.
	 */
	private const PER_MINUTE = 600;

	/**
	 * Settings of the page.
	 *
	 * @var Page_Settings
	 */
	private $page;

	/**
	 * Counted views and clicks.
	 *
	 * @var Statistics
	 */
	private $statistics;

	/**
	 * Keeps what it is given.
	 *
	 * @param Widget_Store  $store      Where widgets are kept.
	 * @param Caller_Check  $caller     Judges where a call comes from.
	 * @param Rate_Limit    $limit      Limit on calls from one address.
	 * @param Page_Settings $page       Settings of the page.
	 * @param Statistics    $statistics Counted views and clicks.
	 */
	public function __construct( Widget_Store $store, Caller_Check $caller, Rate_Limit $limit, Page_Settings $page, Statistics $statistics ) {
		parent::__construct( $store, $caller, $limit );
		$this->page       = $page;
		$this->statistics = $statistics;
	}

	/**
	 * Tells what a call counts.
	 *
	 * @param Request              $request The call, checked.
	 * @param array<string, mixed> $widget  The widget that it names.
	 * @return array<int, Stat_Count> Empty when it names nothing that the widget has.
	 */
	abstract protected function get_counts( Request $request, array $widget ): array;

	/**
	 * Answers a call. Bots, a site that does not count and visitors who did not consent are seen
	 * before anything else.
	 *
	 * @param Request $request The call.
	 */
	public function answer( Request $request ): Reply {
		if ( ( new Bot_Check() )->is_bot( $request->get_server( 'HTTP_USER_AGENT' ) ) || ! $this->page->is_counting() || ! Consent::allows_counting() ) {
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
	protected function carry_out( Request $request, array $widget ): Reply {
		$counts = $this->get_counts( $request, $widget );
		if ( array() === $counts ) {
			return $this->refuse( 400 );
		}

		return $this->statistics->add( $counts ) ? Reply::text( 200, '1' ) : $this->refuse( 500 );
	}

	/**
	 * Makes the answer to a call that is not carried out.
	 *
	 * @param int $status HTTP status that tells why.
	 */
	protected function refuse( int $status ): Reply {
		return Reply::text( $status, '0' );
	}
}
