<?php
namespace Chaty\Rest;

use Chaty\Config\Capabilities;
use Chaty\Config\Site_Option_Rules;
use Chaty\Messages\Message_Expiry;
use Chaty\Storage\Site_Options;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `chaty/v1/settings`: reads and saves the settings that belong to no widget.
 */
final class Settings_Controller extends REST_Controller {

	protected $rest_base = 'settings';

	protected const CAPABILITY = Capabilities::SETTINGS;

	private Site_Options $options;
	private Message_Expiry $expiry;

	public function __construct( Site_Options $options, Message_Expiry $expiry ) {
		$this->options = $options;
		$this->expiry  = $expiry;
	}

	public function register_routes(): void {
		$this->register_route(
			'',
			array(
				$this->create_endpoint( WP_REST_Server::READABLE, 'get_item' ),
				$this->create_endpoint( 'PUT', 'update_item', array(), true ),
			)
		);
		$days = array_intersect_key( $this->get_item_schema()['properties'], Site_Option_Rules::MAX_DAYS );
		$this->register_route( '/expiry', array( $this->create_endpoint( WP_REST_Server::READABLE, 'get_expiry', $days ) ) );
	}

	public function get_item( $request ) {
		return rest_ensure_response( $this->options->read() );
	}

	/**
	 * Saves settings, all or none, and only those of the revision that the request names.
	 */
	public function update_item( $request ) {
		$body     = (array) $request->get_json_params();
		$revision = $body['revision'] ?? null;
		$given    = array_diff_key( $body, array_flip( array( 'revision', 'modified', 'caches' ) ) );
		if ( null !== $revision && ! is_string( $revision ) ) {
			return $this->create_param_error( array( 'revision' => __( 'must be text.', 'chaty' ) ) );
		}

		$issues = $this->options->find_issues( $given );
		if ( is_wp_error( $issues ) ) {
			return $issues;
		}

		return array() === $issues ? rest_ensure_response( $this->options->save( $given, $revision ) ) : $this->create_param_error( $issues );
	}

	/**
	 * Returns how many messages the next daily run deletes if messages are kept for a shorter time.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_expiry( $request ) {
		return rest_ensure_response( $this->expiry->forecast( $request->get_query_params() ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		$text = array( 'type' => 'string' );
		$days = array(
			'type'    => 'integer',
			'minimum' => 0,
		);

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'chaty-settings',
			'type'       => 'object',
			'properties' => array(
				'data_analytics_settings' => $text,
				'retention_days'          => $days + array( 'maximum' => Site_Option_Rules::MAX_DAYS['retention_days'] ),
				'contacts_trash_days'     => $days + array( 'maximum' => Site_Option_Rules::MAX_DAYS['contacts_trash_days'] ),
				'keep_contacts'           => array( 'type' => 'integer' ),
				'count_editors'           => array( 'type' => 'integer' ),
				'count_pages'             => array( 'type' => 'integer' ),
				'message_abilities'       => array( 'type' => 'integer' ),
				'click_to_load'           => $text,
				'report'                  => $text,
				'map'                     => array( 'type' => 'object' ),
				'access'                  => array( 'type' => 'object' ),
				'webhook'                 => array( 'type' => 'object' ),
				'shop'                    => array( 'type' => 'object' ),
				'revision'                => $text,
			),
		);
	}
}
