<?php
/**
 * What maps are made of.
 *
 * @package Chaty
 */

namespace Chaty\Config;

/**
 * Whom the maps of a site ask: the theme says so by a filter. Services that get what visitors write, and
 * scripts of others, are named here alone, because whoever may write a page may write its markup.
 */
final class Map_Settings {

	/**
	 * What a page needs of each kind of map.
	 */
	private const FOR_PAGE = array(
		'osm'    => array( 'tiles', 'attribution', 'attribution_url', 'max_zoom', 'geocoder', 'router' ),
		'google' => array( 'google_loader', 'google_key', 'google_map_id' ),
	);

	/**
	 * Gives the settings.
	 *
	 * @return array<string, int|string>
	 */
	public function get_settings(): array {
		$defaults = array(
			'provider'        => 'osm',
			'tiles'           => 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
			'attribution'     => 'OpenStreetMap contributors',
			'attribution_url' => 'https://www.openstreetmap.org/copyright',
			'max_zoom'        => 19,
			'geocoder'        => 'https://nominatim.openstreetmap.org/search',
			'router'          => '',
			'google_loader'   => 'https://maps.googleapis.com/maps/api/js',
			'google_key'      => '',
			'google_map_id'   => '',
		);

		/**
		 * Filters whom maps ask.
		 *
		 * @param array<string, int|string> $settings Settings of docs/behaviours/map.md, "Services".
		 */
		$settings = (array) apply_filters( 'chaty_map_settings', $defaults );
		foreach ( $defaults as $name => $default ) {
			$value             = $settings[ $name ] ?? $default;
			$defaults[ $name ] = is_scalar( $value ) ? trim( (string) $value ) : $default;
		}

		return $defaults;
	}

	/**
	 * Gives what the page's script is told: of the kind of map alone that the site has, and a key only where
	 * a map is known to be, so that nobody is told it who does not need it.
	 *
	 * @param bool $has_map Whether the page has a map, not only may have one.
	 * @return array<string, int|string>
	 */
	public function get_page_settings( bool $has_map ): array {
		$settings = $this->get_settings();
		$provider = (string) $settings['provider'];
		$kinds    = self::FOR_PAGE;
		if ( 'both' !== $provider ) {
			$kinds = array( $kinds[ $provider ] ?? $kinds['osm'] );
		}
		if ( ! $has_map ) {
			$settings['google_key'] = '';
		}

		return array_filter( array_intersect_key( $settings, array_flip( array_merge( ...array_values( $kinds ) ) ) ) ) + array(
			'provider' => 'google' === $provider ? 'google' : 'osm',
			'rest'     => rest_url( 'chaty/v1/geocode' ),
			'page'     => is_singular() ? (int) get_queried_object_id() : 0,
		);
	}

	/**
	 * Gives the address of the geocoder that the site's server asks.
	 *
	 * @return string Empty when it asks none.
	 */
	public function get_geocoder_url(): string {
		$settings = $this->get_settings();

		/**
		 * Filters the address of the geocoder that the server asks, where it is another than the browsers':
		 * one within the site's own network.
		 *
		 * @param string $url Address that takes Nominatim's parameters; empty asks none.
		 */
		$url = (string) apply_filters( 'chaty_map_geocoder_url', 'google' === $settings['provider'] ? '' : $settings['geocoder'] );

		return (string) esc_url_raw( $url, array( 'http', 'https' ) );
	}
}
