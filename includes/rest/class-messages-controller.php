<?php
namespace Chaty\Rest;

use Chaty\Messages\Message_Actions;
use Chaty\Messages\Message_Filters;
use Chaty\Messages\Message_Query;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `chaty/v1/contacts`: lists messages, and counts those of each folder.
 */
final class Messages_Controller extends Message_Controller {

	private Message_Query $messages;

	public function __construct( Message_Query $messages ) {
		$this->messages = $messages;
	}

	public function register_routes(): void {
		$params = $this->get_page_params( 20 ) + Message_Filters::get_schema() + $this->get_order_params( Message_Filters::ORDERS );

		$this->register_route( '', array( $this->create_endpoint( WP_REST_Server::READABLE, 'get_items', $params ) ) );
		$this->register_route( '/counts', array( $this->create_endpoint( WP_REST_Server::READABLE, 'get_counts' ) ) );
	}

	public function get_items( $request ) {
		$filters = $this->parse_filters( $request );
		if ( is_wp_error( $filters ) ) {
			return $filters;
		}

		$per_page = (int) $request->get_param( 'per_page' );
		$list     = $this->messages->get_list( $filters, $per_page, $per_page * ( (int) $request->get_param( 'page' ) - 1 ), $this->get_order( $request ) );
		if ( $this->messages->has_failed() ) {
			return Message_Actions::get_read_error();
		}

		$items = array();
		foreach ( $list['rows'] as $row ) {
			$items[] = $this->prepare_response_for_collection( $this->prepare_item_for_response( $row, $request ) );
		}

		$response = new WP_REST_Response( $items );
		$response->header( 'X-WP-Total', (string) $list['count'] );
		$response->header( 'X-WP-TotalPages', (string) (int) ceil( $list['count'] / $per_page ) );
		$response->header( 'X-Chaty-Until-Id', (string) $list['max_id'] );

		return $response;
	}

	/**
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_counts() {
		$counts = $this->messages->get_counts();

		return $this->messages->has_failed() ? Message_Actions::get_read_error() : new WP_REST_Response( $counts );
	}
}
