<?php
/**
 * Call 3: a click on a channel.
 *
 * @package Chaty
 */

namespace Chaty\Ajax;

use Chaty\Storage\Stat_Count;

/**
 * Counts a click on a channel (spec section 7, call 3).
 */
final class Channel_Click_Call extends Statistics_Call {

	/**
	 * Tells what a call counts.
	 *
	 * @param Request              $request The call, checked.
	 * @param array<string, mixed> $widget  The widget that it names.
	 * @return array<int, Stat_Count>
	 */
	protected function get_counts( Request $request, array $widget ): array {
		$channel = Known_Channels::find( $widget, $request->get_text( 'channel' ) );
		if ( null === $channel ) {
			return array();
		}

		return array( Stat_Count::click( $widget['id'], $channel['channel'], $request->is_on( 'isMobile' ) ) );
	}
}
