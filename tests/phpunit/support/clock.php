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

		public static function get_time(): int {
			return self::$stopped_at ?? time();
		}

		public static function get_datetime(): DateTimeImmutable {
			return ( new DateTimeImmutable( '@' . self::get_time() ) )->setTimezone( wp_timezone() );
		}
	}
}

namespace Chaty\Ajax {

	function time(): int {
		return \Chaty\Tests\Clock::get_time();
	}
}

namespace Chaty\Frontend {

	function time(): int {
		return \Chaty\Tests\Clock::get_time();
	}
}

namespace Chaty\Http {

	function time(): int {
		return \Chaty\Tests\Clock::get_time();
	}
}

namespace Chaty\Storage {

	function time(): int {
		return \Chaty\Tests\Clock::get_time();
	}

	function current_datetime(): \DateTimeImmutable {
		return \Chaty\Tests\Clock::get_datetime();
	}
}

namespace Chaty\Messages {

	function time(): int {
		return \Chaty\Tests\Clock::get_time();
	}

	function current_datetime(): \DateTimeImmutable {
		return \Chaty\Tests\Clock::get_datetime();
	}
}

namespace Chaty\Admin\Widgets {

	function current_datetime(): \DateTimeImmutable {
		return \Chaty\Tests\Clock::get_datetime();
	}
}
