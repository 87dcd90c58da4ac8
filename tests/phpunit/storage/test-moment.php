<?php
namespace Chaty\Tests\Storage;

use Chaty\Storage\Moment;
use PHPUnit\Framework\TestCase;

/**
 * A day is its beginning in UTC; a date and time is one in its own zone; anything else is nothing.
 */
final class Moment_Test extends TestCase {

	/**
	 * @testWith ["2026-01-31", "2026-01-31 00:00:00"]
	 *           ["2026-01-31T09:30:00Z", "2026-01-31 09:30:00"]
	 *           ["2026-01-31T09:30:00.250Z", "2026-01-31 09:30:00"]
	 *           ["2026-01-31T00:30:00+01:00", "2026-01-30 23:30:00"]
	 *           ["2026-01-31T23:30:00-05:00", "2026-02-01 04:30:00"]
	 *           ["2026-01-31T00:00:00+05:30", "2026-01-30 18:30:00"]
	 *           ["2024-02-29T12:00:00+00:00", "2024-02-29 12:00:00"]
	 *           ["2026-02-29T12:00:00Z", ""]
	 *           ["2026-02-31", ""]
	 *           ["2026-01-31T24:00:00Z", ""]
	 *           ["2026-01-31T12:60:00Z", ""]
	 *           ["2026-01-31T12:00:60Z", ""]
	 *           ["2026-01-31T12:00:00", ""]
	 *           ["2026-01-31T12:00Z", ""]
	 *           ["2026-01-31 12:00:00", ""]
	 *           ["2026-01-31T12:00:00 01:00", ""]
	 *           ["2026-01-31T12:00:00+25:00", ""]
	 *           ["2026-01-31T12:00:00Europe/Berlin", ""]
	 *           ["2026-01-31T12:00:00Z\n", ""]
	 *           ["0001-01-01T00:00:00+01:00", ""]
	 *           ["9999-12-31T23:59:59-01:00", ""]
	 *           ["9999-12-31T23:59:59Z", "9999-12-31 23:59:59"]
	 *           ["tomorrow", ""]
	 *           ["@0", ""]
	 *           ["' OR 1=1 --", ""]
	 *           ["", ""]
	 */
	public function test_given_text_then_it_is_moment_in_utc_as_database_writes_it_or_nothing( string $text, string $expected ): void {
		$this->assertSame( $expected, Moment::to_utc( $text ) );
	}
}
