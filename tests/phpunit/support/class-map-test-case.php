<?php
namespace Chaty\Tests;

use Chaty\Config\Map_Settings;
use Chaty\Config\Names;
use Chaty\Maps\Geocoder;
use Chaty\Storage\Lock;

/**
 * Has a site with a geocoder that answers as a test wants, and records what it was asked.
 */
abstract class Map_Test_Case extends Site_Test_Case {

	/**
	 * Where the geocoder of the tests is.
	 */
	protected const GEOCODER = 'https://geocoder.example/search';

	/**
	 * An answer with one place, in the shape that Nominatim's documentation shows.
	 */
	protected const PLACE = '[{"place_id":"30848715","licence":"Data © OpenStreetMap contributors, ODbL 1.0. https://www.openstreetmap.org/copyright","osm_type":"way","osm_id":"15976890","boundingbox":["52.5170783996582","52.5173187255859","13.3975105285645","13.3981599807739"],"lat":"52.51719785","lon":"13.3978352028938","display_name":"Kommandantenhaus, 1, Unter den Linden, Berlin, 10117, Deutschland","category":"amenity","type":"public_building","importance":0.73606775332943}]';

	/**
	 * Requests that were made: address and what goes with it.
	 *
	 * @var array<int, array{0: string, 1: array<string, mixed>}>
	 */
	protected array $asked = array();

	/**
	 * What the geocoder answers: a status and a text, or an error.
	 *
	 * @var array{0: int, 1: string}|\WP_Error
	 */
	protected $answer = array( 200, self::PLACE );

	/**
	 * Headers of its answer.
	 *
	 * @var array<string, string>
	 */
	protected array $headers = array();

	protected function setUp(): void {
		parent::setUp();
		$this->asked   = array();
		$this->answer  = array( 200, self::PLACE );
		$this->headers = array();
		add_filter( 'pre_http_request', array( $this, 'answer_request' ), 10, 3 );
		add_filter( 'chaty_map_settings', static fn ( array $settings ): array => array( 'geocoder' => self::GEOCODER ) + $settings );
		$this->free_turn();
	}

	/**
	 * Restarts the clock of locks, which a test may have stopped.
	 */
	protected function tearDown(): void {
		Lock::$clock = 'time';
		parent::tearDown();
	}

	/**
	 * Answers in place of the geocoder.
	 *
	 * @param mixed                $before What another filter answered.
	 * @param array<string, mixed> $parts  What goes with the request.
	 * @return array<string, mixed>|\WP_Error
	 */
	public function answer_request( $before, array $parts, string $url ) {
		$this->asked[] = array( $url, $parts );
		if ( $this->answer instanceof \WP_Error ) {
			return $this->answer;
		}

		return array(
			'headers'  => $this->headers,
			'body'     => $this->answer[1],
			'response' => array(
				'code'    => $this->answer[0],
				'message' => '',
			),
			'cookies'  => array(),
		);
	}

	protected function get_geocoder(): Geocoder {
		return new Geocoder( new Map_Settings() );
	}

	protected function free_turn(): void {
		delete_option( Names::GEOCODER_LOCK );
	}

	/**
	 * @param array{post_status?: string, post_password?: string, post_type?: string} $post What differs.
	 */
	protected function make_page( string $content, array $post = array() ): int {
		// As if written by a user who may use any markup.
		kses_remove_filters();

		return (int) wp_insert_post(
			$post + array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Map',
				'post_content' => $content,
			)
		);
	}

	protected function write_map( string $address ): string {
		return '<div data-chaty="map"><ul><li data-chaty-part="place"><address data-chaty-part="address">' . esc_html( $address ) . '</address></li></ul></div>';
	}
}
