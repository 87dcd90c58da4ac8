<?php
/**
 * Call 2: the first click on a widget.
 *
 * @package Chaty
 */

namespace Chaty\Ajax;

use Chaty\Storage\Stat_Count;

/**
 * Counts a click on the widget. The channels that it lists were clicked when the widget is a single
 * channel; otherwise the click made them visible, which is a view (spec section 7, call 2).
 */
final class Widget_Click_Call extends Statistics_Call {

	/**
	 * Tells what a call counts.
	 *
	 * @param Request              $request The call, checked.
	 * @param array<string, mixed> $widget  The widget that it names.
	 * @return array<int, Stat_Count>
	 */
	protected function get_counts( Request $request, array $widget ): array {
		$is_mobile = $request->is_on( 'isMobile' );
		$counts    = array( Stat_Count::click( $widget['id'], '', $is_mobile ) );

		foreach ( Known_Channels::get_names( $widget, $request->get_list( 'channels' ) ) as $channel ) {
			$counts[] = $request->is_on( 'isSingle' )
				? Stat_Count::click( $widget['id'], $channel, $is_mobile )
				: Stat_Count::view( $widget['id'], $channel, $is_mobile );
		}

		return $counts;
	}
}
