<?php
namespace Chaty\Rest;

use Chaty\Config\Capabilities;
use Chaty\Messages\Message_Folder;
use Chaty\Messages\Message_Filters;
use Chaty\Messages\Message_Query;
use Chaty\Messages\Email_Status;
use Chaty\Messages\Own_Values;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * What the routes below `chaty/v1/contacts` share: filters, and the form of a message.
 */
abstract class Message_Controller extends REST_Controller {

	protected $rest_base = 'contacts';

	protected const CAPABILITY = Capabilities::MESSAGES;

	/**
	 * @param array<string, mixed> $item Row of the message.
	 */
	public function prepare_item_for_response( $item, $request ): WP_REST_Response {
		$item       = Own_Values::decode_row( array_intersect_key( $item, array_flip( Message_Query::COLUMNS ) ) );
		$item['id'] = (int) $item['id'];

		$item['answered_by'] = (int) $item['answered_by'];
		$item['note']        = (string) $item['note'];

		return new WP_REST_Response( $item );
	}

	/**
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		$time       = array( 'type' => array( 'string', 'null' ) );
		$id         = array( 'type' => array( 'integer', 'null' ) );
		$properties = array(
			'id'          => array( 'type' => 'integer' ),
			'fields'      => array(
				'type'  => 'array',
				'items' => array(
					'type'       => 'object',
					'properties' => array_fill_keys( array( 'id', 'label', 'value' ), array( 'type' => 'string' ) ),
				),
			),
			'mail_state'  => array(
				'type' => 'string',
				'enum' => Email_Status::ALL,
			),
			'box'         => array(
				'type' => 'string',
				'enum' => Message_Folder::ALL,
			),
			'boxed_at'    => $time,
			'read_at'     => $time,
			'answered_at' => $time,
			'answered_by' => array( 'type' => 'integer' ),
			'previous'    => $id,
			'next'        => $id,
			'others'      => array( 'type' => 'array' ),
		);

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'chaty-contact',
			'type'       => 'object',
			'properties' => $properties + array_fill_keys( Message_Query::COLUMNS, array( 'type' => 'string' ) ),
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return array<string, string>|WP_Error
	 */
	protected function parse_filters( $request ) {
		$filters = Message_Filters::parse( array_intersect_key( $request->get_params(), Message_Filters::get_schema() ) );

		return is_wp_error( $filters ) ? $this->create_param_error( $filters->get_error_data() ) : $filters;
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return array{0: string, 1: string}
	 */
	protected function get_order( $request ): array {
		return array( (string) $request->get_param( 'orderby' ), (string) $request->get_param( 'order' ) );
	}
}
