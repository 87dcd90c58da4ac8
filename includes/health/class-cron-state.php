<?php
/**
 * State of the cron events.
 *
 * @package Chaty
 */

namespace Chaty\Health;

use Chaty\Config\Names;

/**
 * Says when the recurring events run next, and which of them should have run.
 */
final class Cron_State {

	/**
	 * How late an event may be: as Site Health of WordPress takes it where the server runs the events.
	 */
	private const LATE_SECONDS = HOUR_IN_SECONDS;

	/**
	 * Returns the events.
	 *
	 * @return array<string, array{next: int, isLate: bool}> By name; `next` is a time, and 0 for an event that is not scheduled.
	 */
	public function get_events(): array {
		$events = array();
		foreach ( array_keys( array_filter( Names::EVENTS ) ) as $name ) {
			$next            = (int) wp_next_scheduled( $name );
			$events[ $name ] = array(
				'next'   => $next,
				'isLate' => $next < time() - self::LATE_SECONDS,
			);
		}

		return $events;
	}

	/**
	 * Returns the names of the events that should have run.
	 *
	 * @return array<int, string>
	 */
	public function get_late(): array {
		return array_keys(
			array_filter(
				$this->get_events(),
				static function ( array $event ): bool {
					return $event['isLate'];
				}
			)
		);
	}
}
