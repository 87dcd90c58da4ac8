<?php
/**
 * Settings over REST.
 *
 * @package Chaty
 */

namespace Chaty\Rest;

use Chaty\Config\Capabilities;
use Chaty\Config\Site_Settings;
use Chaty\Settings\Schema;
use Chaty\Settings\Settings_Importer;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `chaty/v1/widgets`: reads and replaces the settings. What `wp chaty settings import` warns of is an error
 * here.
 */
final class Widgets_Controller extends REST_Controller {

	/**
	 * Base of the route.
	 *
	 * @var string
	 */
	protected $rest_base = 'widgets';

	/**
	 * {@inheritDoc}
	 */
	protected const CAPABILITY = Capabilities::SETTINGS;

	/**
	 * Schema of the settings.
	 */
	private Schema $settings_schema;
	private Settings_Importer $importer;
	private Site_Settings $settings;

	/**
	 * @param Schema            $schema   Schema of the settings.
	 * @param Settings_Importer $importer Strict importer.
	 * @param Site_Settings     $settings Settings of the site.
	 */
	public function __construct( Schema $schema, Settings_Importer $importer, Site_Settings $settings ) {
		$this->settings_schema = $schema;
		$this->importer        = $importer;
		$this->settings        = $settings;
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->register_route(
			'',
			array(
				$this->create_endpoint( WP_REST_Server::READABLE, 'get_item' ),
				$this->create_endpoint( 'PUT', 'update_item', array(), true ),
			)
		);
	}

	/**
	 * Returns the settings.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request $request Request.
	 */
	public function get_item( $request ): WP_REST_Response {
		return $this->prepare_item_for_response( $this->settings->read(), $request );
	}

	/**
	 * Replaces the settings, all or none.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function update_item( $request ) {
		$body = $request->get_json_params();
		if ( ! isset( $body['chaty_widgets'] ) ) {
			return $this->create_param_error( array( 'chaty_widgets' => __( 'is missing.', 'chaty' ) ) );
		}

		$result = $this->importer->import( $body );
		$issues = $this->get_css_issues( $result->get_widgets() );
		foreach ( array_merge( $result->get_errors(), $result->get_warnings() ) as $issue ) {
			$issues[ '' === $issue->get_path() ? 'body' : $issue->get_path() ] = $issue->get_message();
		}
		if ( array() !== $issues ) {
			return $this->create_param_error( $issues );
		}

		if ( ! $this->settings->save( $result ) ) {
			return new WP_Error( 'chaty_db_write_failed', Site_Settings::get_failure_message(), array( 'status' => 500 ) );
		}

		return $this->prepare_item_for_response( $this->settings->read(), $request );
	}

	/**
	 * Prepares the settings for the response.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param array<string, mixed> $item    Settings.
	 * @param WP_REST_Request      $request Request.
	 */
	public function prepare_item_for_response( $item, $request ): WP_REST_Response {
		return new WP_REST_Response( $item );
	}

	/**
	 * Returns the schema of the settings.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		return $this->settings_schema->get_page();
	}

	/**
	 * Returns the issues of CSS that the user may not change: in a network, a user who manages a site may lack
	 * the capability `edit_css`.
	 *
	 * @param array<int, array<string, mixed>> $widgets Imported widgets.
	 * @return array<string, string> Messages by path.
	 */
	private function get_css_issues( array $widgets ): array {
		if ( current_user_can( 'edit_css' ) ) {
			return array();
		}

		$stored = array_column( $this->settings->read()['chaty_widgets'], 'settings', 'id' );
		$issues = array();
		foreach ( $widgets as $index => $widget ) {
			if ( ( $widget['settings']['custom_css'] ?? '' ) !== ( $stored[ $widget['id'] ]['custom_css'] ?? '' ) ) {
				$issues[ "widgets[$index].settings.custom_css" ] = __( 'Sorry, you are not allowed to edit CSS.', 'chaty' );
			}
		}

		return $issues;
	}
}
