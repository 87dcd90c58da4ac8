<?php
namespace Chaty\Maps;

use Chaty\Config\Map_Settings;
use Chaty\Config\Names;
use Chaty\Storage\Lock;
use WP_Error;

/**
 * Asks the providers of maps for a place that each of them knows, and describes the result. Nothing is cached, and no
 * message repeats a key.
 */
final class Map_Test {

	/**
	 * The place.
	 */
	private const ADDRESS = 'Royal Observatory, Greenwich, London';

	/**
	 * How long a provider may take: as long as visitors wait for one.
	 */
	private const TIMEOUT_SECONDS = 10;

	private Map_Settings $settings;

	public function __construct( Map_Settings $settings ) {
		$this->settings = $settings;
	}

	/**
	 * Tests settings as the owner has typed them, where no filter decides otherwise.
	 *
	 * @param array<string, string> $given Settings; those that are missing are the stored ones.
	 * @return string|WP_Error What works; an error says what does not.
	 */
	public function run( array $given ) {
		$stored   = Map_Settings::get_stored();
		$filtered = array_diff_assoc( array_intersect_key( $this->settings->get_settings(), $stored ), $stored );
		$settings = array_map( 'strval', $filtered ) + $given + $stored;
		$texts    = array();
		if ( 'google' !== $settings['provider'] ) {
			$is_own  = has_filter( 'chaty_map_geocoder_url' );
			$texts[] = $this->test_nominatim( $is_own ? $this->settings->get_geocoder_url() : $settings['geocoder'], $is_own || isset( $filtered['geocoder'] ) );
		}
		if ( 'osm' !== $settings['provider'] ) {
			$texts[] = $this->test_google( $settings['google_key'] );
		}
		$errors = array_values( array_filter( $texts, 'is_wp_error' ) );

		return $errors[0] ?? implode( ' ', array_filter( $texts, 'is_string' ) );
	}

	/**
	 * @param bool $is_trusted Whether code of the site names it.
	 * @return string|WP_Error
	 */
	private function test_nominatim( string $url, bool $is_trusted ) {
		if ( '' === $url ) {
			return __( 'No address is set, so the server finds no places.', 'chaty' );
		}
		if ( ! Lock::acquire( Names::GEOCODER_LOCK, Geocoder::LOCK_SECONDS ) ) {
			return $this->create_error( __( 'The service is busy. Please try again in a moment.', 'chaty' ) );
		}

		$host     = (string) wp_parse_url( $url, PHP_URL_HOST );
		$response = Nominatim::request( $url, self::ADDRESS, self::TIMEOUT_SECONDS, $is_trusted );
		$problem  = $this->describe_problem( $response, $host );
		if ( '' !== $problem ) {
			return $this->create_error( $problem );
		}

		$results = Nominatim::parse_results( $response );
		if ( null === $results ) {
			/* translators: %s: name of a host. */
			return $this->create_error( sprintf( __( '%s answered with a web page instead of data. Please check the address.', 'chaty' ), $host ) );
		}

		return null === Nominatim::find_location( $results )
			/* translators: %s: name of a host. */
			? sprintf( __( '%s answers, but does not know the place of the test. It may have the map of one region only.', 'chaty' ), $host )
			/* translators: %s: name of a host. */
			: sprintf( __( '%s works.', 'chaty' ), $host );
	}

	/**
	 * Tests a key of Google by its Geocoding API (https://developers.google.com/maps/documentation/geocoding/requests-geocoding#StatusCodes).
	 *
	 * @return string|WP_Error
	 */
	private function test_google( string $key ) {
		if ( '' === $key ) {
			return $this->create_error( __( 'Google Maps needs a key.', 'chaty' ) );
		}

		$url      = (string) preg_replace( '#/js/?$#', '/geocode/json', (string) $this->settings->get_settings()['google_loader'] );
		$response = wp_remote_get(
			add_query_arg(
				array(
					'address' => rawurlencode( self::ADDRESS ),
					'key'     => rawurlencode( $key ),
				),
				$url
			),
			array(
				'timeout'     => self::TIMEOUT_SECONDS,
				'redirection' => 0,
				'headers'     => array( 'Referer' => home_url( '/' ) ),
			)
		);
		$problem  = $this->describe_problem( $response, 'Google' );
		if ( '' !== $problem ) {
			return $this->create_error( $problem );
		}

		$answer = json_decode( wp_remote_retrieve_body( $response ), true );
		$status = is_array( $answer ) && is_string( $answer['status'] ?? null ) ? $answer['status'] : '';
		$reason = is_array( $answer ) && is_string( $answer['error_message'] ?? null ) ? str_replace( $key, '…', wp_strip_all_tags( $answer['error_message'] ) ) : '';

		return $this->describe_google( $status, $reason );
	}

	/**
	 * Describes an answer of Google. Its API for servers refuses keys that are restricted to addresses of pages, as
	 * those of maps should be.
	 *
	 * @param string $status Status; empty if the answer has none.
	 * @param string $reason Google's own words.
	 * @return string|WP_Error
	 */
	private function describe_google( string $status, string $reason ) {
		if ( in_array( $status, array( 'OK', 'ZERO_RESULTS' ), true ) ) {
			return __( 'Google accepts the key. Please restrict it to the addresses of this site.', 'chaty' );
		}
		if ( 'REQUEST_DENIED' === $status && false !== stripos( $reason, 'referer' ) ) {
			return __( 'Google knows the key, which is restricted to addresses of pages, as it should be. Open a page with a map to see whether this site is among them.', 'chaty' );
		}
		if ( in_array( $status, array( 'OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT' ), true ) ) {
			return $this->create_error( trim( __( 'The limit of this key is reached, or its project has no billing account.', 'chaty' ) . " $reason" ) );
		}
		if ( '' === $status ) {
			return $this->create_error( __( 'Something other than Google answered, such as a firewall of this server. Please ask your host.', 'chaty' ) );
		}

		/* translators: %s: Google's own sentence, or a status. */
		return $this->create_error( sprintf( __( 'Google refuses the key: %s', 'chaty' ), '' === $reason ? $status : $reason ) );
	}

	/**
	 * Describes why a provider has not answered with data.
	 *
	 * @param array<string, mixed>|WP_Error $response Response.
	 * @return string Empty for an answer.
	 */
	private function describe_problem( $response, string $host ): string {
		if ( is_wp_error( $response ) ) {
			$reason = $response->get_error_message();
			return 1 === preg_match( '/timed? ?out|error 28/i', $reason )
				/* translators: %1$s: name of a host. %2$d: number of seconds. */
				? sprintf( __( '%1$s has not answered within %2$d seconds.', 'chaty' ), $host, self::TIMEOUT_SECONDS )
				/* translators: %1$s: name of a host. %2$s: reason. */
				: sprintf( __( 'This server cannot reach %1$s: %2$s', 'chaty' ), $host, (string) preg_replace( '/key=[^&\s]*/', 'key=…', $reason ) );
		}

		$status = (int) wp_remote_retrieve_response_code( $response );
		if ( in_array( $status, Nominatim::BUSY_STATUSES, true ) ) {
			/* translators: %s: name of a host. */
			return sprintf( __( '%s has received too many requests from this server. Please try again later.', 'chaty' ), $host );
		}
		if ( in_array( $status, array( 401, 403 ), true ) ) {
			/* translators: %1$s: name of a host. %2$d: HTTP status. */
			return sprintf( __( '%1$s refuses this site (status %2$d). Ask its operator, or choose another one.', 'chaty' ), $host, $status );
		}

		/* translators: %1$s: name of a host. %2$d: HTTP status. */
		return 200 === $status ? '' : sprintf( __( '%1$s answered with status %2$d. Please check the address.', 'chaty' ), $host, $status );
	}

	private function create_error( string $message ): WP_Error {
		return new WP_Error( 'chaty_map_test_failed', $message, array( 'status' => 502 ) );
	}
}
