<?php
namespace Chaty\Rest;

use Chaty\Messages\Message_Actions;
use Chaty\Messages\Message_Folder;
use Chaty\Messages\Message_Filters;
use Chaty\Messages\Message_Note;
use Chaty\Messages\Message_Query;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `chaty/v1/contacts/<id>`: reads, changes and deletes a message.
 */
final class Message_Item_Controller extends Message_Controller {

	/**
	 * Other messages of the same person in an answer, at most.
	 */
	private const MAX_OTHERS = 20;

	/**
	 * Longest excerpt of these, in characters.
	 */
	private const MAX_EXCERPT = 140;

	private Message_Query $messages;
	private Message_Actions $actions;

	public function __construct( Message_Query $messages, Message_Actions $actions ) {
		$this->messages = $messages;
		$this->actions  = $actions;
	}

	public function register_routes(): void {
		$changes = array(
			'read'     => array(
				'description' => __( 'Whether the message is read.', 'chaty' ),
				'type'        => 'boolean',
			),
			'answered' => array(
				'description' => __( 'Whether the message is answered.', 'chaty' ),
				'type'        => 'boolean',
			),
			'box'      => array(
				'description' => __( 'Folder of the message.', 'chaty' ),
				'type'        => 'string',
				'enum'        => Message_Folder::ALL,
			),
			'note'     => array(
				'description' => __( 'Private note: plain text that visitors never see.', 'chaty' ),
				'type'        => 'string',
				'maxLength'   => Message_Note::MAX_LENGTH,
			),
		);

		$this->register_route(
			'/(?P<id>[0-9]{1,18})',
			array(
				$this->create_endpoint( WP_REST_Server::READABLE, 'get_item', Message_Filters::get_schema() + $this->get_order_params( Message_Filters::ORDERS ) ),
				$this->create_endpoint( 'PATCH', 'update_item', $changes ),
				$this->create_endpoint( WP_REST_Server::DELETABLE, 'delete_item' ),
			)
		);
	}

	/**
	 * Returns a message, with its neighbors in the list of these parameters and the person's other messages.
	 */
	public function get_item( $request ) {
		$filters = $this->parse_filters( $request );
		if ( is_wp_error( $filters ) ) {
			return $filters;
		}
		$row = $this->find( $request );
		if ( is_wp_error( $row ) ) {
			return $row;
		}

		$neighbors = $this->messages->find_neighbors( $row, $filters, $this->get_order( $request ) );
		$others    = $this->messages->has_failed() ? array() : $this->messages->find_others( $row, self::MAX_OTHERS );
		if ( $this->messages->has_failed() ) {
			return Message_Actions::get_read_error();
		}

		$response = $this->prepare_item_for_response( $row, $request );
		$response->set_data( $response->get_data() + $neighbors + array( 'others' => array_map( array( $this, 'to_excerpt' ), $others ) ) );

		return $response;
	}

	/**
	 * Marks a message as read, unread, answered or not answered, moves it, or writes its note.
	 */
	public function update_item( $request ) {
		$row = $this->find( $request );
		if ( is_wp_error( $row ) ) {
			return $row;
		}

		$error = null;
		if ( null !== $request->get_param( 'box' ) ) {
			$error = $this->actions->move( $row, (string) $request->get_param( 'box' ) );
		}
		foreach ( array( 'read', 'answered' ) as $mark ) {
			$value = $request->get_param( $mark );
			if ( null === $error && null !== $value ) {
				$id    = (int) $row['id'];
				$error = $this->actions->run( $value ? $mark : "un$mark", array( $id ) )['failed'][ $id ] ?? null;
			}
		}
		if ( null === $error && null !== $request->get_param( 'note' ) ) {
			$error = $this->actions->set_note( (int) $row['id'], (string) $request->get_param( 'note' ) );
		}
		$row = $error ?? $this->find( $request );

		return is_wp_error( $row ) ? $row : $this->prepare_item_for_response( $row, $request );
	}

	public function delete_item( $request ) {
		$id    = (int) $request->get_url_params()['id'];
		$error = $this->actions->run( 'delete', array( $id ) )['failed'][ $id ] ?? null;

		return $error ?? new WP_REST_Response( array( 'deleted' => true ) );
	}

	/**
	 * Finds the message that the path names.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return array<string, mixed>|WP_Error
	 */
	private function find( $request ) {
		$row = $this->messages->find( array( (int) $request->get_url_params()['id'] ) );
		if ( $this->messages->has_failed() ) {
			return Message_Actions::get_read_error();
		}

		return reset( $row ) ? reset( $row ) : Message_Actions::get_not_found_error();
	}

	/**
	 * Returns the beginning of a message.
	 *
	 * @param array<string, mixed> $row Message.
	 * @return array<string, mixed>
	 */
	private function to_excerpt( array $row ): array {
		return array(
			'id'         => (int) $row['id'],
			'created_at' => $row['created_at'],
			'box'        => $row['box'],
			'read_at'    => $row['read_at'],
			'excerpt'    => mb_substr( (string) $row['message'], 0, self::MAX_EXCERPT ),
		);
	}
}
