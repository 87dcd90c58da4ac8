<?php
namespace Chaty\Ajax;

use Chaty\Config\General_Settings;
use Chaty\Config\Names;
use Chaty\Config\Widget_Repository;
use Chaty\Http\Rate_Limiter;
use Chaty\Http\Request;
use Chaty\Storage\Page_Table;
use Chaty\Storage\Stats_Buffer;
use Chaty\Storage\Stats_Table;
use Chaty\Storage\Tracked_Event;

/**
 * Handles the three actions that track events. The answer is `1`, or `0` with a status that says why: 400 for an
 * unknown widget or channel, 403 for bots, other origins, missing consent and where tracking is off, 405 for other
 * methods than POST, 429 above the rate limit, 500 when the database fails.
 */
final class Track_Action {

	/**
	 * Longest value of each field, in characters.
	 */
	private const MAX_LENGTHS = array(
		'widgetId'  => 20,
		'channels'  => 50,
		'channel'   => 50,
		'userId'    => 20,
		'isMobile'  => 5,
		'isOpen'    => 5,
		'isSingle'  => 5,
		'isFirst'   => 5,
		'inContent' => 5,
	);

	/**
	 * Longest nonce, in characters.
	 */
	private const MAX_NONCE_LENGTH = 20;

	/**
	 * Requests of one address in a minute. A page makes three at most; many visitors may share an address.
	 */
	private const PER_MINUTE = 600;

	private Widget_Repository $repository;

	public function __construct( Widget_Repository $repository ) {
		$this->repository = $repository;
	}

	/**
	 * @param string $action A key of Names::TRACKING.
	 * @return int HTTP status.
	 */
	public function handle( string $action, Request $request ): int {
		if ( $request->is_from_bot() || ! ( new General_Settings() )->is_tracking() || ! $this->has_consent( $request ) ) {
			return 403;
		}

		$nonce_field = Names::TRACKING[ $action ];
		$widget      = ( new Request_Guard( $this->repository, new Rate_Limiter() ) )->check(
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
			return $widget->get_error_data();
		}

		$events = $this->get_events( $action, $request, $widget );
		if ( array() === $events ) {
			return 400;
		}

		return $this->is_left_out( $request ) || $this->record( $events, $request->get_server( 'HTTP_REFERER' ) ) ? 200 : 500;
	}

	/**
	 * Returns whether the request comes from a user who may edit posts and whom the owner does not count. Without a
	 * login cookie this costs nothing. The answer is that to a visitor, so that the user's browser reports no error.
	 */
	private function is_left_out( Request $request ): bool {
		return $request->has_login_cookie()
			&& ! General_Settings::is_counting_editors()
			&& user_can( (int) wp_validate_auth_cookie( '', 'logged_in' ), 'edit_posts' );
	}

	/**
	 * Returns whether this visitor consents to statistics: Global Privacy Control (w3.org/TR/gpc) means no, and where
	 * the WP Consent API is active, it decides. Pages are cached for all visitors, so consent is checked for each
	 * request, which has the visitor's header and cookies.
	 */
	private function has_consent( Request $request ): bool {
		return '1' !== $request->get_server( 'HTTP_SEC_GPC' )
			&& ( ! function_exists( 'wp_has_consent' ) || (bool) wp_has_consent( 'statistics' ) );
	}

	/**
	 * Returns the events that a request stands for: see "Calls" in docs/for-developers.md.
	 *
	 * @param array<string, mixed> $widget The widget that it names.
	 * @return array<int, Tracked_Event> Empty if the widget does not have what the request names.
	 */
	private function get_events( string $action, Request $request, array $widget ): array {
		$id        = $widget['id'];
		$is_mobile = $request->is_on( 'isMobile' );
		if ( Names::CHANNEL_CLICK === $action ) {
			$channel = Widget_Repository::find_channel( $widget, $request->get_text( 'channel' ) );
			if ( null !== $channel && $request->is_on( 'inContent' ) ) {
				return array( Tracked_Event::click( Tracked_Event::CONTENT, $channel['channel'], $is_mobile ) );
			}

			return null === $channel ? array() : array_merge(
				array( Tracked_Event::click( $id, $channel['channel'], $is_mobile ) ),
				$request->is_on( 'isFirst' ) ? array( Tracked_Event::clicker( $id, $is_mobile ) ) : array()
			);
		}

		$is_click  = Names::WIDGET_CLICK === $action;
		$is_single = $request->is_on( 'isSingle' );
		$events    = array( '' => $is_click ? Tracked_Event::click( $id, '', $is_mobile ) : Tracked_Event::view( $id, '', $is_mobile ) );
		// A closed list hides its channels; the click that opens it shows them.
		$sent = $is_click || $is_single || $request->is_on( 'isOpen' ) ? $request->get_list( 'channels' ) : array();
		foreach ( $sent as $name ) {
			$channel = Widget_Repository::find_channel( $widget, $name )['channel'] ?? '';
			if ( '' !== $channel ) {
				$events[ $channel ] = $is_click && $is_single ? Tracked_Event::click( $id, $channel, $is_mobile ) : Tracked_Event::view( $id, $channel, $is_mobile );
			}
		}
		$events = array_values( $events );

		// The click on a single channel is that visitor's first.
		return $is_click && $is_single && count( $events ) > 1 ? array_merge( $events, array( Tracked_Event::clicker( $id, $is_mobile ) ) ) : $events;
	}

	/**
	 * Records events of today: in the buffer, as far as it accepts them, otherwise in the table.
	 *
	 * @param non-empty-array<int, Tracked_Event> $events Events.
	 * @param string                              $url    Address of the page, as the browser sends it.
	 * @return bool Whether all were recorded.
	 */
	public function record( array $events, string $url ): bool {
		// The day of `current_datetime()`, without its objects.
		$day   = gmdate( 'Y-m-d', time() + (int) ( (float) get_option( 'gmt_offset' ) * HOUR_IN_SECONDS ) );
		$table = new Stats_Table();
		$left  = wp_using_ext_object_cache() ? ( new Stats_Buffer( $this->repository, $table ) )->add( $events, $day ) : $events;
		if ( array() !== $left && ! $table->add( $left, $day ) ) {
			return false;
		}
		if ( General_Settings::is_counting_pages() ) {
			( new Page_Table() )->add( $url, $events, $day );
		}

		foreach ( $events as $event ) {
			if ( 'clickers' === $event->get_column() ) {
				continue;
			}
			/**
			 * Fires after a view or a click was recorded.
			 *
			 * @since 1.0.0
			 *
			 * @example
			 *     add_action( 'chaty_event_tracked', function ( Chaty\Storage\Tracked_Event $event, string $day ): void {
			 *         my_metrics_add( $event->get_widget(), $event->get_channel(), $event->is_click() );
			 *     }, 10, 2 );
			 *
			 * @param Tracked_Event $event Event.
			 * @param string        $day   Day in the site's time zone, YYYY-MM-DD.
			 */
			do_action( 'chaty_event_tracked', $event, $day );
		}

		return true;
	}
}
