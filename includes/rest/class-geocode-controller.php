<?php
namespace Chaty\Rest;

use Chaty\Http\Origin_Check;
use Chaty\Http\Rate_Limiter;
use Chaty\Http\Request;
use Chaty\Maps\Geocoder;
use Chaty\Maps\Page_Addresses;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `chaty/v1/geocode`: returns the location of an address that a published page has. It is public, so it checks
 * what the widget's actions check: lengths, origin, that the page has the address, rate limit. It asks the
 * site's geocoder only.
 */
final class Geocode_Controller extends REST_Controller {

	protected $rest_base = 'geocode';

	/**
	 * Everybody may ask: the pages are public.
	 */
	protected const CAPABILITY = '';

	/**
	 * Lookups of one address of a visitor in a minute. Cached locations do not count.
	 */
	private const PER_MINUTE = 30;

	/**
	 * How long a lookup waits for the lock. The page tries again later, so that lookups do not occupy the
	 * processes of the server.
	 */
	private const WAIT_MS = 500;

	/**
	 * How long the geocoder may take.
	 */
	private const TIMEOUT_SECONDS = 3;

	/**
	 * How long browsers cache a location.
	 */
	private const CACHE_SECONDS = DAY_IN_SECONDS;

	private Page_Addresses $addresses;
	private Geocoder $geocoder;
	private Origin_Check $origin_check;
	private Rate_Limiter $limiter;

	public function __construct( Page_Addresses $addresses, Geocoder $geocoder, Origin_Check $origin_check, Rate_Limiter $limiter ) {
		$this->addresses    = $addresses;
		$this->geocoder     = $geocoder;
		$this->origin_check = $origin_check;
		$this->limiter      = $limiter;
	}

	public function register_routes(): void {
		$this->register_route( '', array( $this->create_endpoint( WP_REST_Server::READABLE, 'get_item', $this->get_params() ) ) );
	}

	/**
	 * Returns the location of an address. Errors never repeat the address.
	 */
	public function get_item( $request ) {
		$http_request = Request::from_globals( true );
		if ( ! $this->origin_check->is_same_origin( $http_request ) ) {
			return $this->create_forbidden_error( 'chaty_cross_origin', 403 );
		}

		$address = Page_Addresses::simplify( (string) $request->get_param( 'address' ) );
		if ( ! in_array( $address, $this->addresses->get_addresses( (int) $request->get_param( 'page' ) ), true ) ) {
			return new WP_Error( 'chaty_address_not_on_page', __( 'The page does not have this address.', 'chaty' ), array( 'status' => 403 ) );
		}

		$location = $this->geocoder->get_cached( $address );
		if ( null === $location ) {
			$location = $this->limiter->allow( 'geocoder', $http_request, self::PER_MINUTE )
				? $this->geocoder->find( $address, self::WAIT_MS, self::TIMEOUT_SECONDS )
				: Geocoder::create_error( Geocoder::BUSY );
		}

		return is_wp_error( $location ) ? $location : $this->prepare_item_for_response( $location, $request );
	}

	/**
	 * Prepares a location for the response, which browsers may cache.
	 *
	 * @param array{lat: float, lng: float} $item Location.
	 */
	public function prepare_item_for_response( $item, $request ): WP_REST_Response {
		$response = new WP_REST_Response( $item );
		$response->header( 'Cache-Control', 'private, max-age=' . self::CACHE_SECONDS );

		return $response;
	}

	/**
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'chaty-location',
			'type'       => 'object',
			'properties' => array(
				'lat' => array( 'type' => 'number' ),
				'lng' => array( 'type' => 'number' ),
			),
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private function get_params(): array {
		return array(
			'page'    => array(
				'description' => __( 'ID of the page that has the address.', 'chaty' ),
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
