<?php
/**
 * Call 3: a click on a channel.
 *
 * @package Chaty
 */

namespace Chaty\Ajax;

use Chaty\Http\Request;
use Chaty\Storage\Tracked_Event;

/**
 * Counts a click on a channel (spec section 7, call 3).
 */
final class Channel_Click_Action extends Track_Action {

	/**
	 * Tells what a call counts.
	 *
	 * @param Request              $request The call, checked.
	 * @param array<string, mixed> $widget  The widget that it names.
	 * @return array<int, Tracked_Event>
	 */
	protected function get_counts( Request $request, array $widget ): array {
		$channel = Channel_Lookup::find( $widget, $request->get_text( 'channel' ) );
		if ( null === $channel ) {
			return array();
		}

		return array( Tracked_Event::click( $widget['id'], $channel['channel'], $request->is_on( 'isMobile' ) ) );
	}
}
