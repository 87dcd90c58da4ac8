<?php
/**
 * Widgets over REST.
 *
 * @package Chaty
 */

namespace Chaty\Rest;

use Chaty\Config\Page_Settings;
use Chaty\Config\Privacy_Settings;
use Chaty\Config\Widget_Store;
use Chaty\Settings\Door;
use Chaty\Settings\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `chaty/v1/widgets`: GET gives the settings file, PUT takes one. Everything that `wp chaty import` would
 * warn of is an error here.
 */
final class Widgets_Route extends Rest_Part {

	/**
	 * The schema.
	 *
	 * @var Schema
	 */
	private $schema;

	/**
	 * The strict door.
	 *
	 * @var Door
	 */
	private $door;

	/**
	 * Where widgets are kept.
	 *
	 * @var Widget_Store
	 */
	private $store;

	/**
	 * Settings of the page.
	 *
	 * @var Page_Settings
	 */
	private $page;

	/**
	 * What the owner decided about messages.
	 *
	 * @var Privacy_Settings
	 */
	private $privacy;

	/**
	 * Keeps what it is given.
	 *
	 * @param Schema           $schema  The schema.
	 * @param Door             $door    The strict door.
	 * @param Widget_Store     $store   Where widgets are kept.
	 * @param Page_Settings    $page    Settings of the page.
	 * @param Privacy_Settings $privacy What the owner decided about messages.
	 */
	public function __construct( Schema $schema, Door $door, Widget_Store $store, Page_Settings $page, Privacy_Settings $privacy ) {
		$this->schema  = $schema;
		$this->door    = $door;
		$this->store   = $store;
		$this->page    = $page;
		$this->privacy = $privacy;
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
		return $this->find_unknown( $request, array() ) ?? $this->answer();
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

		$reading  = $this->door->read( $body );
		$problems = array();
		foreach ( $reading->get_problems() as $problem ) {
			$problems[ '' === $problem->get_path() ? 'body' : $problem->get_path() ] = $problem->get_message();
		}
		if ( array() !== $problems ) {
			return $this->refuse( $problems );
		}

		$this->store->save_widgets( $reading->get_widgets() );
		$this->privacy->save_settings( $reading->get_privacy() );
		if ( null !== $reading->get_analytics() ) {
			$this->page->save_analytics( $reading->get_analytics() );
		}

		return $this->answer();
	}

	/**
	 * Answers with the settings as they are now.
	 */
	private function answer(): WP_REST_Response {
		return new WP_REST_Response(
			array( 'data_analytics_settings' => $this->page->get_stored_analytics() )
			+ $this->privacy->get_settings()
			+ array( 'chaty_widgets' => $this->store->get_stored_widgets() )
		);
	}
}
