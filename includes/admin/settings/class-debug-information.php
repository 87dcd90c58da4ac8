<?php
namespace Chaty\Admin\Settings;

use Chaty\Config\Capabilities;
use Chaty\Config\General_Settings;
use Chaty\Config\Map_Settings;
use Chaty\Config\Names;
use Chaty\Config\Page_Caches;
use Chaty\Config\Site_Option_Rules;
use Chaty\Context;
use Chaty\Health\Tool_States;
use Chaty\Registrable;
use Chaty\Storage\Site_Options;

/**
 * Adds versions, settings and states of the plugin to the debug information of Site Health. It contains no keys.
 * Addresses are private fields: they are left out when an owner copies the information.
 */
final class Debug_Information implements Registrable {

	private Context $context;
	private Site_Options $options;
	private Tool_States $states;

	public function __construct( Context $context, Site_Options $options, Tool_States $states ) {
		$this->context = $context;
		$this->options = $options;
		$this->states  = $states;
	}

	public function register(): void {
		add_filter( 'debug_information', array( $this, 'add' ) );
	}

	/**
	 * @param array<string, mixed> $info Debug information.
	 * @return array<string, mixed>
	 */
	public function add( array $info ): array {
		$info['chaty'] = array(
			'label'  => 'Chaty',
			'fields' => $this->get_versions() + $this->get_settings() + $this->get_map_settings() + $this->get_states(),
		);

		return $info;
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private function get_versions(): array {
		return array(
			'version' => $this->create_field( __( 'Version', 'chaty' ), $this->context->get_version() ),
			'data'    => $this->create_field( __( 'Version of the stored data', 'chaty' ), (string) get_option( Names::DB_VERSION ) . ' / ' . Names::DATA_VERSION ),
			'widgets' => $this->create_field( __( 'Widgets', 'chaty' ), (string) count( (array) get_option( Names::WIDGETS, array() ) ) ),
			'caches'  => $this->create_field( __( 'Page caches', 'chaty' ), implode( ', ', Page_Caches::get_names() ) ),
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private function get_settings(): array {
		$settings = $this->options->read();
		$fields   = array(
			'counting' => $this->create_field( __( 'Counting', 'chaty' ), ( new General_Settings() )->is_tracking() ? 'on' : 'off' ),
			'consent'  => $this->create_field( __( 'WP Consent API', 'chaty' ), function_exists( 'wp_has_consent' ) ? 'active' : 'absent' ),
		);
		if ( is_wp_error( $settings ) ) {
			return $fields + array( 'settings' => $this->create_field( __( 'Settings', 'chaty' ), $settings->get_error_message() ) );
		}

		foreach ( array( 'data_analytics_settings', 'retention_days', 'contacts_trash_days', 'keep_contacts', 'click_to_load' ) as $name ) {
			$fields[ $name ] = $this->create_field( $name, (string) $settings[ $name ] );
		}
		foreach ( Site_Option_Rules::ACCESS as $capability ) {
			$fields[ $capability ] = $this->create_field( $capability, Capabilities::get_required( $capability ) );
		}

		return $fields;
	}

	/**
	 * Returns the services of maps, without keys.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function get_map_settings(): array {
		$maps = new Map_Settings();
		$map  = $maps->get_settings();

		return array(
			'map_provider' => $this->create_field( __( 'Provider of maps', 'chaty' ), (string) $map['provider'] ),
			'map_key'      => $this->create_field( __( 'Key of Google Maps', 'chaty' ), '' === $map['google_key'] ? 'none' : 'set' ),
			'map_geocoder' => $this->create_field( __( 'Address of the search', 'chaty' ), $maps->get_geocoder_url() ) + array( 'private' => true ),
		);
	}

	/**
	 * Returns the states, with the English text that owners copy for others.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function get_states(): array {
		$fields = array();
		foreach ( $this->states->get() as $state ) {
			$fields[ $state['name'] ] = array( 'debug' => $state['status'] ) + $this->create_field( $state['label'], $state['title'] );
			$fields                  += $state['fields'];
		}

		return $fields;
	}

	/**
	 * Creates a field. Values are in English, because owners copy them for others.
	 *
	 * @return array<string, mixed>
	 */
	private function create_field( string $label, string $value ): array {
		return array(
			'label' => $label,
			'value' => '' === $value ? '-' : $value,
		);
	}
}
