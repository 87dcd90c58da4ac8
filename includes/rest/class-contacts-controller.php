<?php
/**
 * Messages over REST.
 *
 * @package Chaty
 */

namespace Chaty\Rest;

use Chaty\Config\Capabilities;
use Chaty\Contacts\Contact_Query;
use Chaty\Contacts\Email_Status;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `chaty/v1/contacts`: lists messages, and deletes single ones.
 */
final class Contacts_Controller extends REST_Controller {

	/**
	 * Base of the routes.
	 *
	 * @var string
	 */
	protected $rest_base = 'contacts';

	/**
	 * {@inheritDoc}
	 */
	protected const CAPABILITY = Capabilities::MESSAGES;

	private Contact_Query $contacts;

	/**
	 * @param Contact_Query $contacts Queries of stored messages.
	 */
	public function __construct( Contact_Query $contacts ) {
		$this->contacts = $contacts;
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$this->register_route( '', array( $this->create_endpoint( WP_REST_Server::READABLE, 'get_items', $this->get_collection_params() ) ) );
		$this->register_route( '/(?P<id>[0-9]{1,18})', array( $this->create_endpoint( WP_REST_Server::DELETABLE, 'delete_item' ) ) );
	}

	/**
	 * Lists messages, the newest first.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_items( $request ) {
		$filters = array();
		foreach ( array( 'widget', 'email', 'state', 'since', 'until' ) as $name ) {
			$filters[ $name ] = (string) $request->get_param( $name );
		}
		$per_page = (int) $request->get_param( 'per_page' );
		$total    = $this->contacts->count( $filters );
		$rows     = $this->contacts->has_failed() ? array() : $this->contacts->get_newest( $filters, $per_page, $per_page * ( (int) $request->get_param( 'page' ) - 1 ) );
		if ( $this->contacts->has_failed() ) {
			return new WP_Error( 'chaty_db_read_failed', __( 'The messages could not be read from the database.', 'chaty' ), array( 'status' => 500 ) );
		}

		$items = array();
		foreach ( $rows as $row ) {
			$items[] = $this->prepare_response_for_collection( $this->prepare_item_for_response( $row, $request ) );
		}

		$response = new WP_REST_Response( $items );
		$response->header( 'X-WP-Total', (string) $total );
		$response->header( 'X-WP-TotalPages', (string) (int) ceil( $total / $per_page ) );

		return $response;
	}

	/**
	 * Deletes the message that the path names, whatever the body says.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function delete_item( $request ) {
		$deleted = $this->contacts->delete( array( (int) $request->get_url_params()['id'] ) );
		if ( is_wp_error( $deleted ) ) {
			return new WP_Error( 'rest_cannot_delete', __( 'The message cannot be deleted.', 'chaty' ), array( 'status' => 500 ) );
		}
		if ( 0 === $deleted ) {
			return new WP_Error( 'rest_not_found', __( 'Invalid message ID.', 'chaty' ), array( 'status' => 404 ) );
		}

		return new WP_REST_Response( array( 'deleted' => true ) );
	}

	/**
	 * Prepares a message for the response.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param array<string, mixed> $item    Row of the message.
	 * @param WP_REST_Request      $request Request.
	 */
	public function prepare_item_for_response( $item, $request ): WP_REST_Response {
		$item['id'] = (int) $item['id'];

		return new WP_REST_Response( $item );
	}

	/**
	 * Returns the schema of a message.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		$properties               = array_fill_keys( Contact_Query::COLUMNS, array( 'type' => 'string' ) );
		$properties['id']         = array( 'type' => 'integer' );
		$properties['mail_state'] = array(
			'type' => 'string',
			'enum' => Email_Status::ALL,
		);

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'chaty-contact',
			'type'       => 'object',
			'properties' => $properties,
		);
	}

	/**
	 * Returns the parameters of the list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function get_collection_params(): array {
		$text = static function ( string $description ): array {
			return array(
				'description' => $description,
				'type'        => 'string',
				'maxLength'   => 100,
				'default'     => '',
			);
		};

		return $this->get_page_params( 20 ) + array(
			'widget' => $text( __( 'Limit results to messages of this widget, by its ID.', 'chaty' ) ),
			'email'  => $text( __( 'Limit results to messages from this email address.', 'chaty' ) ),
			'state'  => $text( __( 'Limit results to messages whose email has this status.', 'chaty' ) ),
			'since'  => $this->get_date_param( __( 'Limit results to messages from this date on (UTC).', 'chaty' ) ),
			'until'  => $this->get_date_param( __( 'Limit results to messages before this date (UTC).', 'chaty' ) ),
		);
	}
}
