<?php
/**
 * Messages over REST.
 *
 * @package Chaty
 */

namespace Chaty\Rest;

use Chaty\Contacts\Contact_Query;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `chaty/v1/contacts`: GET lists messages, DELETE on one of them removes it.
 */
final class Contacts_Controller extends REST_Controller {

	/**
	 * Most messages of a page.
	 */
	private const MAX_PER_PAGE = 100;

	/**
	 * Lists of messages.
	 *
	 * @var Contact_Query
	 */
	private $contacts;

	/**
	 * Keeps what it is given.
	 *
	 * @param Contact_Query $contacts Lists of messages.
	 */
	public function __construct( Contact_Query $contacts ) {
		$this->contacts = $contacts;
	}

	/**
	 * Adds the routes.
	 */
	public function add_routes(): void {
		register_rest_route(
			self::SPACE,
			'/contacts',
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
		register_rest_route(
			self::SPACE,
			'/contacts/(?P<id>[0-9]{1,18})',
			array(
				array(
					'methods'             => 'DELETE',
					'callback'            => array( $this, 'delete' ),
					'permission_callback' => array( $this, 'check_user' ),
				),
			)
		);
	}

	/**
	 * Lists messages.
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
		foreach ( array( 'widget', 'email', 'state', 'since', 'until' ) as $name ) {
			$filters[ $name ] = (string) $request->get_param( $name );
		}
		$size  = (int) $request->get_param( 'per_page' );
		$total = $this->contacts->count( $filters );
		$rows  = $this->contacts->get_newest( $filters, $size, ( (int) $request->get_param( 'page' ) - 1 ) * $size );
		if ( $this->contacts->has_failed() ) {
			return new WP_Error( 'chaty_db_read_failed', __( 'The database did not give the messages.', 'chaty' ), array( 'status' => 500 ) );
		}
		foreach ( $rows as &$row ) {
			$row['id'] = (int) $row['id'];
		}

		$response = new WP_REST_Response( $rows );
		$response->header( 'X-WP-Total', (string) $total );
		$response->header( 'X-WP-TotalPages', (string) (int) ceil( $total / $size ) );

		return $response;
	}

	/**
	 * Deletes the message that the path names, whatever the body says.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function delete( WP_REST_Request $request ) {
		$unknown = $this->find_unknown( $request, array() );
		if ( null !== $unknown ) {
			return $unknown;
		}

		$deleted = $this->contacts->delete( array( (int) $request->get_url_params()['id'] ) );
		if ( null === $deleted ) {
			return new WP_Error( 'rest_cannot_delete', __( 'The message could not be deleted.', 'chaty' ), array( 'status' => 500 ) );
		}
		if ( 0 === $deleted ) {
			return new WP_Error( 'rest_not_found', __( 'There is no such message.', 'chaty' ), array( 'status' => 404 ) );
		}

		return new WP_REST_Response( array( 'deleted' => true ) );
	}

	/**
	 * Gives the schema of a message.
	 *
	 * @return array<string, mixed>
	 */
	public function get_schema(): array {
		$properties = array_fill_keys( Contact_Query::COLUMNS, array( 'type' => 'string' ) );

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'chaty-contact',
			'type'       => 'object',
			'properties' => array_merge( $properties, array( 'id' => array( 'type' => 'integer' ) ) ),
		);
	}

	/**
	 * Gives the parameters of a list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function get_parameters(): array {
		$text = static function ( string $description ): array {
			return array(
				'description' => $description,
				'type'        => 'string',
				'maxLength'   => 100,
				'default'     => '',
			);
		};

		return array(
			'page'     => array(
				'description' => __( 'Number of the page.', 'chaty' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => 1000000,
				'default'     => 1,
			),
			'per_page' => array(
				'description' => __( 'Messages on a page.', 'chaty' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => self::MAX_PER_PAGE,
				'default'     => 20,
			),
			'widget'   => $text( __( 'Id of a widget.', 'chaty' ) ),
			'email'    => $text( __( 'Mail address of the visitor.', 'chaty' ) ),
			'state'    => $text( __( 'State of the mail.', 'chaty' ) ),
			'since'    => $this->get_day( __( 'First day (UTC).', 'chaty' ) ),
			'until'    => $this->get_day( __( 'Day (UTC) before which messages came in.', 'chaty' ) ),
		);
	}
}
