<?php
namespace Chaty\Tests\Maps;

use Chaty\Config\Names;
use Chaty\Maps\Geocode_Job;
use Chaty\Maps\Geocoder;
use Chaty\Maps\Page_Addresses;
use Chaty\Storage\Lock;
use Chaty\Tests\Map_Test_Case;
use WP_Error;

/**
 * An address is asked for once, by one process, not more than once a second; a geocoder that fails is left
 * alone for a while.
 */
final class Geocoder_Test extends Map_Test_Case {

	/**
	 * Looks up an address that cannot be found, and returns the code of the error.
	 */
	private function find_code( string $address ): string {
		$error = $this->get_geocoder()->find( $address, 0 );

		return is_wp_error( $error ) ? (string) $error->get_error_code() : '';
	}

	public function test_address_is_asked_for_once_with_name_of_site_and_without_redirects(): void {
		$expected = array(
			'lat' => 52.51719785,
			'lng' => 13.3978352028938,
		);
		$found    = array();
		for ( $time = 0; $time < 2; $time++ ) {
			$found[] = $this->get_geocoder()->find( 'Unter den Linden 1 & 2', 0 );
		}

		$this->assertSame( array( $expected, $expected ), $found );
		$this->assertCount( 1, $this->asked );
		list( $url, $parts ) = $this->asked[0];
		$this->assertSame( self::GEOCODER . '?format=jsonv2&limit=1&q=Unter%20den%20Linden%201%20%26%202', $url );
		$this->assertStringContainsString( home_url( '/' ), $parts['user-agent'] );
		$this->assertSame( array( 0, 5 ), array( $parts['redirection'], $parts['timeout'] ) );
	}

	/**
	 * @return array<string, array{0: array{0: int, 1: string}|WP_Error, 1: string}>
	 */
	public function provide_answers(): array {
		return array(
			'nothing found'     => array( array( 200, '[]' ), Geocoder::UNKNOWN ),
			'no coordinates'    => array( array( 200, '[{"lat":"north"}]' ), Geocoder::UNKNOWN ),
			'off the earth'     => array( array( 200, '[{"lat":"91","lon":"0"}]' ), Geocoder::UNKNOWN ),
			'no JSON'           => array( array( 200, '<html>' ), Geocoder::FAILED ),
			'an object'         => array( array( 200, '{"error":"x"}' ), Geocoder::FAILED ),
			'too many requests' => array( array( 429, '' ), Geocoder::BUSY ),
			'overloaded'        => array( array( 503, '' ), Geocoder::BUSY ),
			'sent elsewhere'    => array( array( 302, '' ), Geocoder::FAILED ),
			'refused'           => array( array( 403, '' ), Geocoder::FAILED ),
			'broken'            => array( array( 500, '' ), Geocoder::FAILED ),
			'no answer in time' => array( new WP_Error( 'http_request_failed', 'timeout' ), Geocoder::FAILED ),
		);
	}

	/**
	 * @dataProvider provide_answers
	 *
	 * @param array{0: int, 1: string}|WP_Error $answer Answer.
	 */
	public function test_answer_without_place_gives_code_and_no_second_call( $answer, string $expected ): void {
		$this->answer = $answer;

		$this->assertSame( $expected, $this->find_code( 'Quay 1' ) );
		$this->free_turn();
		$this->assertSame( $expected, $this->find_code( 'Quay 1' ) );
		$this->assertCount( 1, $this->asked );
	}

	/**
	 * Returns for how long a geocoder wants to be left alone, with `{date}` for a date in ten minutes, and for how long it
	 * is, in seconds.
	 *
	 * @return array<string, array{0: array<string, string>, 1: int}>
	 */
	public function provide_rests(): array {
		return array(
			'it does not say' => array( array(), 1 ),
			'two minutes'     => array( array( 'retry-after' => '120' ), 120 ),
			'a date'          => array( array( 'retry-after' => '{date}' ), 600 ),
			'a date of old'   => array( array( 'retry-after' => 'Fri, 31 Dec 1999 23:59:59 GMT' ), 1 ),
			'none at all'     => array( array( 'retry-after' => '0' ), 1 ),
			'a week'          => array( array( 'retry-after' => '604800' ), 3600 ),
			'no time'         => array( array( 'retry-after' => 'soon-ish' ), 1 ),
		);
	}

	/**
	 * @dataProvider provide_rests
	 *
	 * @param array<string, string> $headers Headers of its answer.
	 */
	public function test_geocoder_is_left_alone_for_as_long_as_it_says_and_hour_at_most( array $headers, int $expected ): void {
		$this->answer  = array( 429, '' );
		$before        = time();
		$this->headers = str_replace( '{date}', gmdate( 'D, d M Y H:i:s', $before + 600 ) . ' GMT', $headers );
		$this->get_geocoder()->find( 'Quay 1', 0 );
		$until = (int) get_option( '_transient_timeout_chaty_geocode_pause' );

		$this->assertGreaterThanOrEqual( $before + $expected, $until );
		$this->assertLessThanOrEqual( time() + $expected, $until );
	}

	public function test_given_second_address_at_once_then_it_has_to_wait_for_its_turn(): void {
		$now         = 1800000000;
		$pace        = 0;
		Lock::$clock = static function () use ( &$now, &$pace ): int {
			$now += $pace;

			return $now;
		};
		$this->get_geocoder()->find( 'Quay 1', 0 );

		$this->assertSame( Geocoder::BUSY, $this->find_code( 'Quay 2' ) );
		$this->assertCount( 1, $this->asked );

		$pace = 1;
		$this->assertIsArray( $this->get_geocoder()->find( 'Quay 2', 3000 ) );
		$this->assertSame( array( 2, 1800000002 ), array( count( $this->asked ), $now ) );
	}

	public function test_given_no_geocoder_or_one_that_is_no_address_of_web_then_nothing_is_asked(): void {
		foreach ( array( '', 'file:///etc/passwd', 'gopher://127.0.0.1/', 'javascript:1' ) as $url ) {
			add_filter( 'chaty_map_geocoder_url', static fn (): string => $url );
			$this->assertSame( Geocoder::FAILED, $this->find_code( 'Quay 1' ), $url );
		}
		$this->assertSame( array(), $this->asked );
	}

	public function test_given_page_that_is_saved_then_its_addresses_are_looked_up_in_background_once(): void {
		$run  = new Geocode_Job( new Page_Addresses(), $this->get_geocoder() );
		$page = $this->make_page( $this->write_map( 'Quay 1' ) );
		$this->assertIsInt( wp_next_scheduled( Names::GEOCODE_POSTS, array( $page ) ) );
		$this->assertSame( array(), $this->asked );

		$run->run( $page );
		$run->run( $page );
		$this->assertCount( 1, $this->asked );

		wp_unschedule_hook( Names::GEOCODE_POSTS );
		wp_update_post(
			array(
				'ID'         => $page,
				'post_title' => 'Again',
			)
		);
		$this->assertFalse( wp_next_scheduled( Names::GEOCODE_POSTS, array( $page ) ) );
	}

	public function test_given_page_without_map_or_one_that_is_not_published_then_nothing_is_planned(): void {
		$pages = array( $this->make_page( '<p>Quay 1</p>' ), $this->make_page( $this->write_map( 'Quay 1' ), array( 'post_status' => 'draft' ) ) );

		foreach ( $pages as $page ) {
			$this->assertFalse( wp_next_scheduled( Names::GEOCODE_POSTS, array( $page ) ) );
		}
	}

	public function test_given_geocoder_that_fails_then_run_asks_it_once_and_no_more(): void {
		$this->answer = array( 500, '' );
		$page         = $this->make_page( $this->write_map( 'Quay 1' ) . $this->write_map( 'Quay 2' ) );
		( new Geocode_Job( new Page_Addresses(), $this->get_geocoder() ) )->run( $page );

		$this->assertCount( 1, $this->asked );
	}
}
