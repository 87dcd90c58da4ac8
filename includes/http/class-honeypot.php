<?php
/**
 * Whether a form was filled in by a machine.
 *
 * @package Chaty
 */

namespace Chaty\Http;

/**
 * Tells machines by a field that people do not see, and by forms that were filled in faster than anybody
 * can. The page sends the two fields only when they say something, so an ordinary call has the fields of
 * spec section 7 alone.
 */
final class Honeypot {

	/**
	 * Name of the field that people do not see.
	 */
	public const HONEYPOT_FIELD = 'website';

	/**
	 * Name of the field that tells how long the form stood open, in milliseconds.
	 */
	public const TIME_FIELD = 'fill_ms';

	/**
	 * Shortest time, in milliseconds, in which a form is filled in by somebody. Low on purpose: a browser
	 * that fills in by itself, and a visitor who sends a kept draft, are quick, and no message of theirs
	 * may be lost.
	 */
	private const MIN_FILL_MS = 50;

	/**
	 * Says whether a machine filled in the form.
	 *
	 * @param Request $request The call.
	 */
	public function is_bot( Request $request ): bool {
		if ( $request->has_field( self::HONEYPOT_FIELD ) && '' !== $request->get_text( self::HONEYPOT_FIELD ) ) {
			return true;
		}

		/**
		 * Filters the shortest time in which a person can fill in a form. 0 switches the check off.
		 *
		 * @param int $milliseconds Shortest time.
		 */
		$shortest = (int) apply_filters( 'chaty_min_fill_ms', self::MIN_FILL_MS );

		return $request->has_field( self::TIME_FIELD ) && (int) $request->get_text( self::TIME_FIELD ) < $shortest;
	}
}
