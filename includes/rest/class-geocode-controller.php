<?php
/**
 * Places of maps over REST.
 *
 * @package Chaty
 */

namespace Chaty\Rest;

use Chaty\Http\Client_IP;
use Chaty\Http\Origin_Check;
use Chaty\Http\Rate_Limiter;
use Chaty\Http\Request;
use Chaty\Maps\Geocoder;
use Chaty\Maps\Page_Addresses;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `chaty/v1/geocode`: GET tells a visitor's page where one of its own addresses is. For everybody, so it
 * checks what the calls of the widget check: length, a page of this site, an address that the page has, the
 * limit of the caller. It asks the site's geocoder and nobody else.
 */
final class Geocode_Controller extends REST_Controller {

	/**
	 * Most lookups of one caller in a minute. What is known does not count.
	 */
	private const PER_MINUTE = 30;

	/**
	 * How long a lookup waits for its turn. A visitor's page asks again by itself, so that nobody's lookups
	 * hold the processes of the server.
	 */
	private const WAIT_MS = 500;

	/**
	 * How long the geocoder may take.
	 */
	private const TIMEOUT_SECONDS = 3;

	/**
	 * How long browsers keep a place.
	 */
	private const KEEP_SECONDS = DAY_IN_SECONDS;

	/**
	 * Statuses of what is no place.
	 */
	private const STATUSES = array(
		Geocoder::UNKNOWN => 404,
		Geocoder::BUSY    => 429,
		Geocoder::FAILED  => 502,
	);

	/**
	 * Addresses on pages.
	 *
	 * @var Page_Addresses
	 */
	private $addresses;

	/**
	 * The geocoder.
	 *
	 * @var Geocoder
	 */
	private $geocoder;

	/**
	 * Judges where a call comes from.
	 *
	 * @var Origin_Check
	 */
	private $origin_check;

	/**
	 * Limit on calls from one address.
	 *
	 * @var Rate_Limiter
	 */
	private $limit;

	/**
	 * Keeps what it is given.
	 *
	 * @param Page_Addresses $addresses Addresses on pages.
	 * @param Geocoder       $geocoder  The geocoder.
	 * @param Origin_Check   $origin_check    Judges where a call comes from.
	 * @param Rate_Limiter   $limit     Limit on calls from one address.
	 */
	public function __construct( Page_Addresses $addresses, Geocoder $geocoder, Origin_Check $origin_check, Rate_Limiter $limit ) {
		$this->addresses    = $addresses;
		$this->geocoder     = $geocoder;
		$this->origin_check = $origin_check;
		$this->limit        = $limit;
	}

	/**
	 * Adds the route.
	 */
	public function add_routes(): void {
		register_rest_route(
			self::SPACE,
			'/geocode',
			array(
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'read' ),
					'permission_callback' => '__return_true',
					'args'                => $this->get_parameters(),
				),
			)
		);
	}

	/**
	 * Tells where an address is.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function read( WP_REST_Request $request ) {
		$unknown = $this->find_unknown( $request, array_keys( $this->get_parameters() ) );
		if ( null !== $unknown ) {
			return $unknown;
		}

		$call = Request::from_globals( true );
		if ( ! $this->origin_check->is_same_origin( $call ) ) {
			return $this->tell( 'chaty_cross_origin', 403 );
		}

		$address = Page_Addresses::simplify( (string) $request->get_param( 'address' ) );
		if ( ! in_array( $address, $this->addresses->get_addresses( (int) $request->get_param( 'page' ) ), true ) ) {
			return $this->tell( 'chaty_address_not_on_page', 403 );
		}

		$place = $this->geocoder->get_known( $address );
		if ( null === $place ) {
			$place = $this->limit->allow( 'geocoder', Client_IP::find( $call ), self::PER_MINUTE )
				? $this->geocoder->find( $address, self::WAIT_MS, self::TIMEOUT_SECONDS )
				: Geocoder::BUSY;
		}

		return is_array( $place ) ? $this->answer( $place ) : $this->tell( "chaty_address_$place", self::STATUSES[ $place ] ?? 502 );
	}

	/**
	 * Answers with a place, for the browser to keep.
	 *
	 * @param array{lat: float, lng: float} $place Place.
	 */
	private function answer( array $place ): WP_REST_Response {
		$response = new WP_REST_Response( $place );
		$response->header( 'Cache-Control', 'private, max-age=' . self::KEEP_SECONDS );

		return $response;
	}

	/**
	 * Makes an error, which never repeats what was asked.
	 *
	 * @param string $code   Code.
	 * @param int    $status Status.
	 */
	private function tell( string $code, int $status ): WP_Error {
		return new WP_Error( $code, __( 'There is no place for this address.', 'chaty' ), array( 'status' => $status ) );
	}

	/**
	 * Gives the parameters.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function get_parameters(): array {
		return array(
			'page'    => array(
				'description' => __( 'Id of the page that has the address.', 'chaty' ),
				'type'        => 'integer',
				'minimum'     => 0,
				'maximum'     => PHP_INT_MAX,
				'default'     => 0,
			),
			'address' => array(
				'description' => __( 'Address, as the page shows it.', 'chaty' ),
				'type'        => 'string',
				'minLength'   => 3,
				'maxLength'   => Page_Addresses::MAX_LENGTH,
				'required'    => true,
			),
		);
	}
}
