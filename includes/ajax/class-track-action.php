<?php
/**
 * The actions that track views and clicks.
 *
 * @package Chaty
 */

namespace Chaty\Ajax;

use Chaty\Config\General_Settings;
use Chaty\Http\Bot_Detector;
use Chaty\Http\Request;
use Chaty\Http\Response;
use Chaty\Privacy\Consent;
use Chaty\Storage\Stats_Recorder;
use Chaty\Storage\Tracked_Event;

/**
 * Handles the three actions that track events. The answer is `1`, or `0` with a status that says why: 400
 * for what no widget has, 403 for bots, other origins, missing consent and where tracking is off, 405 for
 * other methods than POST, 429 above the rate limit, 500 when the database fails.
 */
final class Track_Action {

	public const WIDGET_VIEW   = 'update_chaty_widget_views';
	public const WIDGET_CLICK  = 'update_chaty_widget_click';
	public const CHANNEL_CLICK = 'update_chaty_channel_click';

	/**
	 * The actions, each with the field that carries its nonce.
	 */
	public const NONCE_FIELDS = array(
		self::WIDGET_VIEW   => 'widgetNonce',
		self::WIDGET_CLICK  => 'nonce',
		self::CHANNEL_CLICK => 'nonce',
	);

	/**
	 * Longest value of each field, in characters.
	 */
	private const MAX_LENGTHS = array(
		'widgetId' => 20,
		'channels' => 50,
		'channel'  => 50,
		'userId'   => 20,
		'isMobile' => 5,
		'isOpen'   => 5,
		'isSingle' => 5,
	);

	/**
	 * Longest nonce, in characters.
	 */
	private const MAX_NONCE_LENGTH = 20;

	/**
	 * Requests of one address in a minute. A page makes three at most; many visitors may share an address.
	 */
	private const PER_MINUTE = 600;

	private Request_Guard $guard;
	private General_Settings $settings;
	private Stats_Recorder $recorder;

	/**
	 * @param Request_Guard    $guard    Checks of the request.
	 * @param General_Settings $settings General settings.
	 * @param Stats_Recorder   $recorder Recorder of events.
	 */
	public function __construct( Request_Guard $guard, General_Settings $settings, Stats_Recorder $recorder ) {
		$this->guard    = $guard;
		$this->settings = $settings;
		$this->recorder = $recorder;
	}

	/**
	 * Handles a request.
	 *
	 * @param string  $action  A key of NONCE_FIELDS.
	 * @param Request $request Request.
	 */
	public function handle( string $action, Request $request ): Response {
		if ( ( new Bot_Detector() )->is_bot( $request->get_server( 'HTTP_USER_AGENT' ) ) || ! $this->settings->is_tracking() || ! Consent::allows_tracking() ) {
			return $this->reject( 403 );
		}

		$nonce_field = self::NONCE_FIELDS[ $action ];
		$widget      = $this->guard->check(
			$request,
			array(
				'widget_field' => 'widgetId',
				'nonce_field'  => $nonce_field,
				'max_lengths'  => self::MAX_LENGTHS + array( $nonce_field => self::MAX_NONCE_LENGTH ),
				'limit'        => 'statistics',
				'per_minute'   => self::PER_MINUTE,
			)
		);
		if ( is_wp_error( $widget ) ) {
			return $this->reject( $widget->get_error_data() );
		}

		$events = $this->get_events( $action, $request, $widget );
		if ( array() === $events ) {
			return $this->reject( 400 );
		}

		return $this->recorder->add( $events ) ? Response::text( 200, '1' ) : $this->reject( 500 );
	}

	/**
	 * Returns the events that a request stands for: see "Calls" in docs/for-developers.md.
	 *
	 * @param string               $action  Action.
	 * @param Request              $request Request.
	 * @param array<string, mixed> $widget  The widget that it names.
	 * @return array<int, Tracked_Event> Empty if the widget does not have what the request names.
	 */
	private function get_events( string $action, Request $request, array $widget ): array {
		$id        = $widget['id'];
		$is_mobile = $request->is_on( 'isMobile' );
		if ( self::CHANNEL_CLICK === $action ) {
			$channel = Channel_Lookup::find( $widget, $request->get_text( 'channel' ) );

			return null === $channel ? array() : array( Tracked_Event::click( $id, $channel['channel'], $is_mobile ) );
		}

		$is_click  = self::WIDGET_CLICK === $action;
		$is_single = $request->is_on( 'isSingle' );
		$events    = array( $is_click ? Tracked_Event::click( $id, '', $is_mobile ) : Tracked_Event::view( $id, '', $is_mobile ) );
		// A closed list hides its channels; the click that opens it shows them.
		if ( $is_click || $is_single || $request->is_on( 'isOpen' ) ) {
			foreach ( Channel_Lookup::get_names( $widget, $request->get_list( 'channels' ) ) as $channel ) {
				$events[] = $is_click && $is_single ? Tracked_Event::click( $id, $channel, $is_mobile ) : Tracked_Event::view( $id, $channel, $is_mobile );
			}
		}

		return $events;
	}

	/**
	 * Creates the response to a request that is not handled.
	 *
	 * @param int $status HTTP status.
	 */
	private function reject( int $status ): Response {
		return Response::text( $status, '0' );
	}
}
