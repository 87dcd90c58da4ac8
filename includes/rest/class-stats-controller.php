<?php
/**
 * Counts over REST.
 *
 * @package Chaty
 */

namespace Chaty\Rest;

use Chaty\Storage\Stats_Report;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `chaty/v1/stats`: GET sums up views and clicks.
 */
final class Stats_Controller extends REST_Controller {

	/**
	 * Reports of counts.
	 *
	 * @var Stats_Report
	 */
	private $report;

	/**
	 * Keeps what it is given.
	 *
	 * @param Stats_Report $report Reports of counts.
	 */
	public function __construct( Stats_Report $report ) {
		$this->report = $report;
	}

	/**
	 * Adds the route.
	 */
	public function add_routes(): void {
		register_rest_route(
			self::SPACE,
			'/stats',
			array(
				array(
					'methods'             => 'GET',
					'callback'            => array( $this, 'read' ),
					'permission_callback' => array( $this, 'check_user' ),
					'args'                => $this->get_parameters(),
				),
				'schema' => array( $this, 'get_schema' ),
			)
		);
	}

	/**
	 * Sums up.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function read( WP_REST_Request $request ) {
		$unknown = $this->find_unknown( $request, array_keys( $this->get_parameters() ) );
		if ( null !== $unknown ) {
			return $unknown;
		}

		$filters = array();
		foreach ( array( 'widget', 'since', 'until' ) as $name ) {
			$filters[ $name ] = (string) $request->get_param( $name );
		}

		return new WP_REST_Response( $this->report->get_sums( (string) $request->get_param( 'by' ), $filters ) );
	}

	/**
	 * Gives the schema of a sum.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		$properties = array();
		foreach ( array( 'day', 'widget', 'channel', 'device' ) as $column ) {
			$properties[ $column ] = array( 'type' => 'string' );
		}
		foreach ( array( 'views', 'clicks' ) as $column ) {
			$properties[ $column ] = array( 'type' => 'integer' );
		}

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'chaty-sum',
			'type'       => 'object',
			'properties' => $properties,
		);
	}

	/**
	 * Gives the parameters.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function get_parameters(): array {
		return array(
			'by'     => array(
				'description' => __( 'What the sums are split by.', 'chaty' ),
				'type'        => 'string',
				'enum'        => array_keys( Stats_Report::SPLITS ),
				'default'     => 'channel',
			),
			'widget' => array(
				'description' => __( 'Id of a widget.', 'chaty' ),
				'type'        => 'string',
				'maxLength'   => 20,
				'default'     => '',
			),
			'since'  => $this->get_day( __( 'First day, in the site\'s time zone.', 'chaty' ) ),
			'until'  => $this->get_day( __( 'Last day, in the site\'s time zone.', 'chaty' ) ),
		);
	}
}
