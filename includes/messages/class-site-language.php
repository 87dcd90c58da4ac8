<?php
namespace Chaty\Messages;

/**
 * Runs code in the language of the site, also in a request in that of the user's profile: an email for an owner is in
 * the same language whoever causes it.
 */
final class Site_Language {

	/**
	 * @template T
	 *
	 * @param callable(): T $call Code.
	 * @return T What it returns.
	 */
	public static function run( callable $call ) {
		$is_switched = switch_to_locale( get_locale() );
		try {
			return $call();
		} finally {
			if ( $is_switched ) {
				restore_previous_locale();
			}
		}
	}
}
