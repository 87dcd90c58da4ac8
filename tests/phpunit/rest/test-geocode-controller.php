<?php
namespace Chaty\Tests\Rest;

use Chaty\Config\Names;
use Chaty\Maps\Geocoder;
use Chaty\Maps\Page_Addresses;
use Chaty\Storage\Lock;
use Chaty\Tests\Map_Test_Case;
use WP_REST_Request;
use WP_REST_Response;

/**
 * A visitor's page gets the locations of its own addresses. The route is no geocoder for anybody else, and asks
 * no other host than the site's.
 */
final class Geocode_Controller_Test extends Map_Test_Case {

	/**
	 * A page with an address.
	 */
	private int $page;

	protected function setUp(): void {
		parent::setUp();
		$this->page                     = $this->make_page( $this->write_map( 'St John’s Road 1, Flensburg' ) );
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'same-origin';
		$_SERVER['REMOTE_ADDR']         = '192.0.2.7';
	}

	/**
	 * @param array<string, mixed> $more Further parameters.
	 */
	private function send( string $address, array $more = array(), string $method = 'GET' ): WP_REST_Response {
		$request = new WP_REST_Request( $method, '/chaty/v1/geocode' );
		$request->set_query_params(
			$more + array(
				'page'    => $this->page,
				'address' => $address,
			)
		);

		return rest_do_request( $request );
	}

	/**
	 * Given an address of the page, in the way that the page shows it, then it gets its location, to guests too,
	 * and the browser may keep it.
	 */
	public function test_place(): void {
		$answer = $this->send( "St John's  Road 1, Flensburg" );

		$this->assertSame( 200, $answer->get_status() );
		$this->assertSame( array( 'lat', 'lng' ), array_keys( $answer->get_data() ) );
		$this->assertStringContainsString( 'max-age=86400', $answer->get_headers()['Cache-Control'] );
		$this->assertSame( 200, $this->send( 'St John’s Road 1, Flensburg' )->get_status() );
		$this->assertCount( 1, $this->asked );
	}

	/**
	 * @return array<string, array{0: string, 1: array<string, mixed>, 2: int}>
	 */
	public function provide_abuse(): array {
		return array(
			'an address of elsewhere' => array( 'White House, Washington', array(), 403 ),
			'a part of the address'   => array( 'Flensburg', array(), 403 ),
			'the address and more'    => array( 'St John’s Road 1, Flensburg, Germany', array(), 403 ),
			'another page'            => array( 'St John’s Road 1, Flensburg', array( 'page' => 999999 ), 403 ),
			'no page'                 => array( 'St John’s Road 1, Flensburg', array( 'page' => 0 ), 403 ),
			'a page that is a word'   => array( 'St John’s Road 1, Flensburg', array( 'page' => 'x' ), 400 ),
			'a negative page'         => array( 'St John’s Road 1, Flensburg', array( 'page' => -1 ), 400 ),
			'a host of its own'       => array( 'St John’s Road 1, Flensburg', array( 'geocoder' => 'http://169.254.169.254/' ), 400 ),
			'an address of the web'   => array( 'http://169.254.169.254/latest/meta-data/', array(), 403 ),
			'too long'                => array( str_repeat( 'a', 201 ), array(), 400 ),
			'empty'                   => array( '', array(), 400 ),
			'a list'                  => array( '', array( 'address' => array( 'x' ) ), 400 ),
			'markup'                  => array( '<svg onload=alert(1)>', array(), 403 ),
			'SQL'                     => array( "' OR SLEEP(5) -- ", array(), 403 ),
			'bytes that are no text'  => array( "Quay \xC3\x28\x00 1", array(), 400 ),
		);
	}

	/**
	 * @dataProvider provide_abuse
	 *
	 * @param array<string, mixed> $more Further parameters.
	 */
	public function test_given_such_request_then_it_is_rejected_nothing_is_asked_and_nothing_of_it_is_repeated( string $address, array $more, int $status ): void {
		$answer = $this->send( $address, $more );

		$this->assertSame( $status, $answer->get_status() );
		$this->assertSame( array(), $this->asked );
		$this->assertStringNotContainsString( 'svg', (string) wp_json_encode( $answer->get_data() ) );
	}

	public function test_given_page_of_another_site_or_no_browser_at_all_then_route_says_nothing(): void {
		foreach ( array( 'cross-site', 'none', '' ) as $site ) {
			$_SERVER['HTTP_SEC_FETCH_SITE'] = $site;
			$this->assertSame( 403, $this->send( 'St John’s Road 1, Flensburg' )->get_status() );
		}
		$this->assertSame( array(), $this->asked );
	}

	public function test_given_method_that_changes_things_then_there_is_no_such_route(): void {
		foreach ( array( 'POST', 'PUT', 'DELETE' ) as $method ) {
			$this->assertSame( 404, $this->send( 'St John’s Road 1, Flensburg', array(), $method )->get_status() );
		}
	}

	/**
	 * @testWith [[200, "[]"], 404, "chaty_address_unknown"]
	 *           [[429, ""], 429, "chaty_address_busy"]
	 *           [[500, "Secret of the geocoder"], 502, "chaty_address_failed"]
	 *
	 * @param array{0: int, 1: string} $said What the geocoder says.
	 */
	public function test_given_geocoder_that_finds_nothing_then_page_learns_why_and_nothing_of_its_answer( array $said, int $status, string $code ): void {
		$this->answer = $said;
		$answer       = $this->send( 'St John’s Road 1, Flensburg' );

		$this->assertSame( array( $status, $code ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		$this->assertStringNotContainsString( 'Secret', (string) wp_json_encode( $answer->get_data() ) );
	}

	public function test_caller_over_limit_gets_known_places_alone(): void {
		$this->send( 'St John’s Road 1, Flensburg' );
		add_filter( 'chaty_rate_limit', static fn ( int $limit, string $kind ): int => 'geocoder' === $kind ? 0 : $limit, 10, 2 );
		$other = $this->make_page( $this->write_map( 'Quay 2' ) );
		$this->free_turn();

		$this->assertSame( 429, $this->send( 'Quay 2', array( 'page' => $other ) )->get_status() );
		$this->assertSame( 200, $this->send( 'St John’s Road 1, Flensburg' )->get_status() );
		$this->assertCount( 1, $this->asked );
	}

	/**
	 * Given a geocoder that was asked in this second, or one that is slow, then a visitor's page does not hold a process
	 * of the server for long: it asks again by itself.
	 */
	public function test_short_waits(): void {
		Lock::$clock = static fn (): int => 1800000000;
		$tries       = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$tries ): string {
				$tries += 0 === strpos( $query, 'UPDATE' ) && false !== strpos( $query, Names::GEOCODER_LOCK ) ? 1 : 0;
				return $query;
			}
		);
		$this->send( 'St John’s Road 1, Flensburg' );
		$this->assertLessThanOrEqual( 3, $this->asked[0][1]['timeout'] );

		$other = $this->make_page( $this->write_map( 'Quay 2' ) );
		$tries = 0;
		$this->assertSame( 429, $this->send( 'Quay 2', array( 'page' => $other ) )->get_status() );
		$this->assertLessThanOrEqual( 3, $tries );
	}

	public function test_given_another_geocoder_then_places_of_first_are_not_returned_as_its_own(): void {
		$this->send( 'St John’s Road 1, Flensburg' );
		add_filter( 'chaty_map_geocoder_url', static fn (): string => 'https://other.example/search?countrycodes=de' );
		$this->free_turn();
		$this->send( 'St John’s Road 1, Flensburg' );

		$this->assertCount( 2, $this->asked );
		$this->assertStringStartsWith( 'https://other.example/search?countrycodes=de&format=jsonv2', $this->asked[1][0] );
		$this->assertSame( Page_Addresses::MAX_LENGTH, 200 );
		$this->assertSame( 'chaty_geocode_', Names::GEOCODE_PREFIX );
	}
}
