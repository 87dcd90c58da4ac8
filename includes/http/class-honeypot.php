<?php
namespace Chaty\Http;

/**
 * Detects bots by a field that people do not see, and by forms that are filled in faster than anybody can.
 * The page sends the two fields only when they matter, so an ordinary request has the documented fields only.
 */
final class Honeypot {

	/**
	 * Name of the field that people do not see.
	 */
	public const HIDDEN_FIELD = 'website';

	/**
	 * Name of the field with the time since the form was opened, in milliseconds.
	 */
	public const TIME_FIELD = 'fill_ms';

	/**
	 * Shortest time in which a form is filled in. Deliberately short: autofill, and visitors who send a saved
	 * draft, are quick, and their messages must not be lost.
	 */
	private const MIN_FILL_MS = 50;

	public function is_bot( Request $request ): bool {
		if ( $request->has_field( self::HIDDEN_FIELD ) && '' !== $request->get_text( self::HIDDEN_FIELD ) ) {
			return true;
		}

		/**
		 * Filters the shortest time in which a person can fill in a form.
		 *
		 * @since 1.0.0
		 *
		 * @example add_filter( 'chaty_min_fill_ms', '__return_zero' );
		 *
		 * @param int $milliseconds Shortest time; 0 disables the check. Default 50.
		 */
		$shortest = (int) apply_filters( 'chaty_min_fill_ms', self::MIN_FILL_MS );

		return $request->has_field( self::TIME_FIELD ) && (int) $request->get_text( self::TIME_FIELD ) < $shortest;
	}
}
