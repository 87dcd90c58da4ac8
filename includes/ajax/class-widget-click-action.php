<?php
/**
 * Call 2: the first click on a widget.
 *
 * @package Chaty
 */

namespace Chaty\Ajax;

use Chaty\Http\Request;
use Chaty\Storage\Tracked_Event;

/**
 * Counts a click on the widget. The channels that it lists were clicked when the widget is a single
 * channel; otherwise the click made them visible, which is a view (spec section 7, call 2).
 */
final class Widget_Click_Action extends Track_Action {

	/**
	 * Tells what a call counts.
	 *
	 * @param Request              $request The call, checked.
	 * @param array<string, mixed> $widget  The widget that it names.
	 * @return array<int, Tracked_Event>
	 */
	protected function get_counts( Request $request, array $widget ): array {
		$is_mobile = $request->is_on( 'isMobile' );
		$counts    = array( Tracked_Event::click( $widget['id'], '', $is_mobile ) );

		foreach ( Channel_Lookup::get_names( $widget, $request->get_list( 'channels' ) ) as $channel ) {
			$counts[] = $request->is_on( 'isSingle' )
				? Tracked_Event::click( $widget['id'], $channel, $is_mobile )
				: Tracked_Event::view( $widget['id'], $channel, $is_mobile );
		}

		return $counts;
	}
}
