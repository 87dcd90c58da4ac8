<?php
namespace Chaty\Config;

/**
 * The services that maps use: those that the owner chose, which a theme changes by a filter. They are not set in
 * markup: authors of posts must not choose who receives visitors' input, or whose scripts run.
 */
final class Map_Settings {

	/**
	 * Providers: OpenStreetMap with Nominatim and OSRM, Google, or both.
	 */
	public const PROVIDERS = array( 'osm', 'google', 'both' );

	/**
	 * Settings that the map script needs, by provider.
	 */
	private const PUBLIC_KEYS = array(
		'osm'    => array( 'tiles', 'attribution', 'attribution_url', 'max_zoom', 'geocoder', 'router' ),
		'google' => array( 'google_loader', 'google_key', 'google_map_id' ),
	);

	/**
	 * What the owner chooses, with its defaults.
	 */
	private const STORED = array(
		'provider'      => 'osm',
		'geocoder'      => 'https://nominatim.openstreetmap.org/search',
		'google_key'    => '',
		'google_map_id' => '',
	);

	/**
	 * @param mixed $stored Value of the option.
	 * @return array{provider: string, geocoder: string, google_key: string, google_map_id: string}
	 */
	public static function parse_option( $stored ): array {
		$known = array_filter( array_intersect_key( (array) $stored, self::STORED ), 'is_string' ) + self::STORED;

		return array(
			'provider'      => in_array( $known['provider'], self::PROVIDERS, true ) ? $known['provider'] : self::STORED['provider'],
			'geocoder'      => $known['geocoder'],
			'google_key'    => $known['google_key'],
			'google_map_id' => $known['google_map_id'],
		);
	}

	/**
	 * Returns what the owner chose, before any filter.
	 *
	 * @return array{provider: string, geocoder: string, google_key: string, google_map_id: string}
	 */
	public static function get_stored(): array {
		return self::parse_option( get_option( Names::MAPS ) );
	}

	/**
	 * @return array<string, int|string>
	 */
	public function get_settings(): array {
		$defaults = self::get_stored() + array(
			'tiles'           => 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
			'attribution'     => 'OpenStreetMap contributors',
			'attribution_url' => 'https://www.openstreetmap.org/copyright',
			'max_zoom'        => 19,
			'router'          => '',
			'google_loader'   => 'https://maps.googleapis.com/maps/api/js',
		);

		/**
		 * Filters the services that maps use.
		 *
		 * @since 1.0.0
		 *
		 * @example
		 *     add_filter( 'chaty_map_settings', function ( array $settings ): array {
		 *         return array( 'router' => 'https://routes.example.com' ) + $settings;
		 *     } );
		 *
		 * @param array<string, int|string> $settings See "Services" in docs/behaviours/map.md.
		 */
		$settings = (array) apply_filters( 'chaty_map_settings', $defaults );
		foreach ( $defaults as $name => $default ) {
			$value             = $settings[ $name ] ?? $default;
			$defaults[ $name ] = is_scalar( $value ) ? trim( (string) $value ) : $default;
		}

		return $defaults;
	}

	/**
	 * Returns the settings for the map script: only the active provider's, and the API key only on pages that
	 * contain a map.
	 *
	 * @param bool $has_map Whether the page certainly has a map.
	 * @return array<string, int|string>
	 */
	public function get_page_settings( bool $has_map ): array {
		$settings = $this->get_settings();
		$provider = (string) $settings['provider'];
		$keys     = self::PUBLIC_KEYS;
		if ( 'both' !== $provider ) {
			$keys = array( $keys[ $provider ] ?? $keys['osm'] );
		}
		if ( ! $has_map ) {
			$settings['google_key'] = '';
		}

		return array_filter( array_intersect_key( $settings, array_flip( array_merge( ...array_values( $keys ) ) ) ) ) + array(
			'provider' => 'google' === $provider ? 'google' : 'osm',
			'rest'     => rest_url( 'chaty/v1/geocode' ),
			'page'     => is_singular() ? (int) get_queried_object_id() : 0,
		);
	}

	/**
	 * Returns the URL of the geocoder that the server uses.
	 *
	 * @return string Empty for none.
	 */
	public function get_geocoder_url(): string {
		$settings = $this->get_settings();

		/**
		 * Filters the URL of the geocoder that the server uses, if it differs from the browsers', such as one in
		 * the site's own network.
		 *
		 * @since 1.0.0
		 *
		 * @example
		 *     add_filter( 'chaty_map_geocoder_url', function (): string {
		 *         return 'http://nominatim.internal/search';
		 *     } );
		 *
		 * @param string $url URL that takes Nominatim's parameters; empty for none.
		 */
		$url = (string) apply_filters( 'chaty_map_geocoder_url', 'google' === $settings['provider'] ? '' : $settings['geocoder'] );

		return (string) esc_url_raw( $url, array( 'http', 'https' ) );
	}
}
