<?php
/**
 * Widgets over REST.
 *
 * @package Chaty
 */

namespace Chaty\Rest;

use Chaty\Config\Site_Settings;
use Chaty\Settings\Schema;
use Chaty\Settings\Settings_Importer;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `chaty/v1/widgets`: GET gives the settings file, PUT takes one. Everything that `wp chaty settings import` would
 * warn of is an error here.
 */
final class Widgets_Controller extends REST_Controller {

	/**
	 * The schema.
	 *
	 * @var Schema
	 */
	private $schema;

	/**
	 * The strict door.
	 *
	 * @var Settings_Importer
	 */
	private $importer;

	/**
	 * Settings of the site.
	 *
	 * @var Site_Settings
	 */
	private $settings;

	/**
	 * Keeps what it is given.
	 *
	 * @param Schema            $schema   The schema.
	 * @param Settings_Importer $importer     The strict door.
	 * @param Site_Settings     $settings Settings of the site.
	 */
	public function __construct( Schema $schema, Settings_Importer $importer, Site_Settings $settings ) {
		$this->schema   = $schema;
		$this->importer = $importer;
		$this->settings = $settings;
	}

	/**
	 * Adds the routes.
	 */
	public function add_routes(): void {
		register_rest_route(
			self::SPACE,
			'/widgets',
			array(
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'read' ),
					'permission_callback' => array( $this, 'check_user' ),
				),
				array(
					'methods'             => 'PUT',
					'callback'            => array( $this, 'replace' ),
					'permission_callback' => array( $this, 'check_user' ),
				),
				'schema' => array( $this->schema, 'get_page' ),
			)
		);
	}

	/**
	 * Gives the settings.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function read( WP_REST_Request $request ) {
		return $this->find_unknown( $request, array() ) ?? new WP_REST_Response( $this->settings->read() );
	}

	/**
	 * Replaces the settings, all or none.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function replace( WP_REST_Request $request ) {
		$unknown = $this->find_unknown( $request, array() );
		if ( null !== $unknown ) {
			return $unknown;
		}

		$body = $request->get_json_params();
		if ( ! isset( $body['chaty_widgets'] ) ) {
			return $this->refuse( array( 'chaty_widgets' => __( 'is missing.', 'chaty' ) ) );
		}

		$result = $this->importer->read( $body );
		$issues = $this->find_foreign_styles( $result->get_widgets() );
		foreach ( array_merge( $result->get_errors(), $result->get_warnings() ) as $issue ) {
			$issues[ '' === $issue->get_path() ? 'body' : $issue->get_path() ] = $issue->get_message();
		}
		if ( array() !== $issues ) {
			return $this->refuse( $issues );
		}

		if ( ! $this->settings->save( $result ) ) {
			return new WP_Error( 'chaty_db_write_failed', Site_Settings::describe_failure(), array( 'status' => 500 ) );
		}

		return new WP_REST_Response( $this->settings->read() );
	}

	/**
	 * Finds style sheets that the user may not change: in a network who manages a site need not be who may
	 * edit its CSS (capability `edit_css`).
	 *
	 * @param array<int, array<string, mixed>> $widgets Widgets that were sent.
	 * @return array<string, string> What is wrong, by path.
	 */
	private function find_foreign_styles( array $widgets ): array {
		if ( current_user_can( 'edit_css' ) ) {
			return array();
		}

		$stored = array_column( $this->settings->read()['chaty_widgets'], 'settings', 'id' );
		$issues = array();
		foreach ( $widgets as $index => $widget ) {
			if ( ( $widget['settings']['custom_css'] ?? '' ) !== ( $stored[ $widget['id'] ]['custom_css'] ?? '' ) ) {
				$issues[ "widgets[$index].settings.custom_css" ] = __( 'may be changed only by those who may edit CSS.', 'chaty' );
			}
		}

		return $issues;
	}
}
