<?php
namespace Chaty\Maps;

use Chaty\Config\Names;
use Chaty\Registrable;
use WP_Post;

/**
 * Geocodes the addresses of a page's maps after the page is saved, so that no visitor waits for it.
 */
final class Geocode_Job implements Registrable {

	/**
	 * Addresses of one run, at most; the next run does the rest.
	 */
	private const MAX_ADDRESSES = 10;

	/**
	 * How long a run waits for the lock.
	 */
	private const WAIT_MS = 3000;

	private Page_Addresses $addresses;
	private Geocoder $geocoder;

	public function __construct( Page_Addresses $addresses, Geocoder $geocoder ) {
		$this->addresses = $addresses;
		$this->geocoder  = $geocoder;
	}

	public function register(): void {
		add_action( 'save_post', array( $this, 'schedule' ), 10, 2 );
		add_action( Names::GEOCODE_POSTS, array( $this, 'run' ) );
	}

	/**
	 * Schedules a run for a page with addresses that are not cached.
	 */
	public function schedule( int $id, WP_Post $post ): void {
		if ( 'publish' === $post->post_status && false !== strpos( $post->post_content, 'data-chaty' ) && array() !== $this->get_missing( $id ) ) {
			$this->schedule_run( $id );
		}
	}

	public function run( int $id ): void {
		$missing = $this->get_missing( $id );
		foreach ( array_slice( $missing, 0, self::MAX_ADDRESSES ) as $address ) {
			$location = $this->geocoder->find( $address, self::WAIT_MS );
			if ( is_wp_error( $location ) && Geocoder::FAILED === $location->get_error_code() ) {
				// The pages of visitors look up the rest.
				return;
			}
		}
		if ( count( $missing ) > self::MAX_ADDRESSES ) {
			$this->schedule_run( $id );
		}
	}

	private function schedule_run( int $id ): void {
		if ( ! wp_next_scheduled( Names::GEOCODE_POSTS, array( $id ) ) ) {
			wp_schedule_single_event( time() + 1, Names::GEOCODE_POSTS, array( $id ) );
		}
	}

	/**
	 * Returns the addresses of a page that are not cached.
	 *
	 * @return array<int, string>
	 */
	private function get_missing( int $id ): array {
		$is_missing = fn ( string $address ): bool => mb_strlen( $address ) <= Page_Addresses::MAX_LENGTH && null === $this->geocoder->get_cached( $address );

		return array_filter( $this->addresses->get_addresses( $id ), $is_missing );
	}
}
