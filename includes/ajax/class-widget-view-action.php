<?php
/**
 * Call 1: a widget became visible.
 *
 * @package Chaty
 */

namespace Chaty\Ajax;

use Chaty\Http\Request;
use Chaty\Storage\Tracked_Event;

/**
 * Counts a view of the widget; and a view of each channel when the widget stands open or is a single
 * channel, because only then the visitor saw them (spec section 7, call 1).
 */
final class Widget_View_Action extends Track_Action {

	/**
	 * Gives the name of the field that carries the nonce.
	 */
	protected function get_nonce_field(): string {
		return 'widgetNonce';
	}

	/**
	 * Tells what a call counts.
	 *
	 * @param Request              $request The call, checked.
	 * @param array<string, mixed> $widget  The widget that it names.
	 * @return array<int, Tracked_Event>
	 */
	protected function get_counts( Request $request, array $widget ): array {
		$is_mobile = $request->is_on( 'isMobile' );
		$counts    = array( Tracked_Event::view( $widget['id'], '', $is_mobile ) );

		if ( $request->is_on( 'isOpen' ) || $request->is_on( 'isSingle' ) ) {
			foreach ( Channel_Lookup::get_names( $widget, $request->get_list( 'channels' ) ) as $channel ) {
				$counts[] = Tracked_Event::view( $widget['id'], $channel, $is_mobile );
			}
		}

		return $counts;
	}
}
