<?php
/**
 * Clock of the plugin's classes, which tests can stop.
 *
 * PHP looks for a function in the namespace of the class that calls it first. With a clock that stands still no minute,
 * hour or day ends in the midst of a test, however long it takes.
 *
 * @package Chaty
 */

namespace Chaty\Tests {

	use DateTimeImmutable;

	/**
	 * Tells the time to the plugin's classes.
	 */
	final class Clock {

		/**
		 * When it was stopped; null while it runs.
		 */
		public static ?int $stopped_at = null;

		/**
		 * Returns the time.
		 */
		public static function get_time(): int {
			return self::$stopped_at ?? time();
		}

		/**
		 * Returns the time in the zone of the site.
		 */
		public static function get_datetime(): DateTimeImmutable {
			return ( new DateTimeImmutable( '@' . self::get_time() ) )->setTimezone( wp_timezone() );
		}
	}
}

namespace Chaty\Ajax {

	/**
	 * Stands in for PHP's function.
	 */
	function time(): int {
		return \Chaty\Tests\Clock::get_time();
	}
}

namespace Chaty\Frontend {

	/**
	 * Stands in for PHP's function.
	 */
	function time(): int {
		return \Chaty\Tests\Clock::get_time();
	}
}

namespace Chaty\Http {

	/**
	 * Stands in for PHP's function.
	 */
	function time(): int {
		return \Chaty\Tests\Clock::get_time();
	}
}

namespace Chaty\Storage {

	/**
	 * Stands in for PHP's function.
	 */
	function time(): int {
		return \Chaty\Tests\Clock::get_time();
	}

	/**
	 * Stands in for WordPress's function.
	 */
	function current_datetime(): \DateTimeImmutable {
		return \Chaty\Tests\Clock::get_datetime();
	}
}

namespace Chaty\Messages {

	/**
	 * Stands in for PHP's function.
	 */
	function time(): int {
		return \Chaty\Tests\Clock::get_time();
	}

	/**
	 * Stands in for WordPress's function.
	 */
	function current_datetime(): \DateTimeImmutable {
		return \Chaty\Tests\Clock::get_datetime();
	}
}

namespace Chaty\Admin\Widgets {

	/**
	 * Stands in for WordPress's function.
	 */
	function current_datetime(): \DateTimeImmutable {
		return \Chaty\Tests\Clock::get_datetime();
	}
}
