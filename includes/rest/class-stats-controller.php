<?php
/**
 * Statistics over REST.
 *
 * @package Chaty
 */

namespace Chaty\Rest;

use Chaty\Config\Capabilities;
use Chaty\Storage\Stats_Report;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `chaty/v1/stats`: sums of views and clicks.
 */
final class Stats_Controller extends REST_Controller {

	/**
	 * Base of the route.
	 *
	 * @var string
	 */
	protected $rest_base = 'stats';

	/**
	 * {@inheritDoc}
	 */
	protected const CAPABILITY = Capabilities::STATISTICS;

	private Stats_Report $report;

	/**
	 * @param Stats_Report $report Report of the statistics.
	 */
	public function __construct( Stats_Report $report ) {
		$this->report = $report;
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->register_route( '', array( $this->create_endpoint( WP_REST_Server::READABLE, 'get_items', $this->get_collection_params() ) ) );
	}

	/**
	 * Returns the sums.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request $request Request.
	 */
	public function get_items( $request ): WP_REST_Response {
		$filters = array();
		foreach ( array( 'widget', 'since', 'until' ) as $name ) {
			$filters[ $name ] = (string) $request->get_param( $name );
		}

		return new WP_REST_Response( $this->report->get_sums( (string) $request->get_param( 'by' ), $filters ) );
	}

	/**
	 * Returns the schema of a sum.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'chaty-sum',
			'type'       => 'object',
			'properties' => array(
				'day'     => array( 'type' => 'string' ),
				'widget'  => array( 'type' => 'string' ),
				'channel' => array( 'type' => 'string' ),
				'device'  => array(
					'type' => 'string',
					'enum' => array( 'd', 'm' ),
				),
				'views'   => array( 'type' => 'integer' ),
				'clicks'  => array( 'type' => 'integer' ),
			),
		);
	}

	/**
	 * Returns the parameters of the route.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function get_collection_params(): array {
		return array(
			'by'     => array(
				'description' => __( 'What to split the sums by.', 'chaty' ),
				'type'        => 'string',
				'enum'        => array_keys( Stats_Report::SPLITS ),
				'default'     => 'channel',
			),
			'widget' => array(
				'description' => __( 'Limit the sums to this widget, by its ID.', 'chaty' ),
				'type'        => 'string',
				'maxLength'   => 20,
				'default'     => '',
			),
			'since'  => $this->get_date_param( __( 'First day, in the time zone of the site.', 'chaty' ) ),
			'until'  => $this->get_date_param( __( 'Last day, in the time zone of the site.', 'chaty' ) ),
		);
	}
}
