<?php
namespace Chaty\Tests;

use Chaty\Messages\Message;
use Chaty\Messages\Message_Actions;
use Chaty\Messages\Message_Repository;
use Chaty\Messages\Email_Status;
use WP_REST_Response;

/**
 * Stores messages and sends requests, as an administrator.
 */
abstract class Stored_Messages_Test_Case extends Owner_Test_Case {

	/**
	 * Stores a message, and returns its ID.
	 *
	 * @param array<string, string> $more Columns that differ.
	 */
	protected function store( string $name, array $more = array() ): int {
		global $wpdb;

		$message = new Message( $more['widget'] ?? '0', $more['channel'] ?? 'Contact_Us', array_intersect_key( $more, Message::MAX_LENGTHS ) + array( 'name' => $name, 'email' => strtolower( $name ) . '@example.org', 'message' => "From $name" ), $more['page_url'] ?? '' );
		$added   = ( new Message_Repository() )->add( $message, uniqid( '', true ), $more['mail_state'] ?? Email_Status::SENT );
		$this->assertIsArray( $added );
		$rest = array_intersect_key( $more, array_flip( array( 'created_at', 'box', 'boxed_at', 'read_at', 'answered_at', 'answered_by', 'note', 'mail_next' ) ) );
		if ( array() !== $rest ) {
			$wpdb->update( "{$wpdb->prefix}chaty_contacts", $rest, array( 'id' => $added['id'] ) );
		}

		return $added['id'];
	}

	/**
	 * Stores many messages at once, and returns their IDs, the oldest first.
	 *
	 * @return non-empty-array<int, int>
	 */
	protected function store_many( int $count, string $box = 'inbox' ): array {
		global $wpdb;

		$table  = "{$wpdb->prefix}chaty_contacts";
		$insert = "INSERT INTO $table (widget, channel, name, message, page_url, created_at, mail_state, box)";
		$row    = "'0', 'Contact_Us', 'Many', '', '', '2020-01-01 00:00:00', 'sent', '$box'";
		$wpdb->query( "$insert VALUES ($row)" );
		for ( $stored = 1; $stored < $count; $stored += $more ) {
			$more = min( $stored, $count - $stored );
			$wpdb->query( "$insert SELECT $row FROM $table LIMIT $more" );
		}

		$ids = array_map( 'intval', $wpdb->get_col( "SELECT id FROM $table ORDER BY id" ) );
		$this->assertNotEmpty( $ids );

		return $ids;
	}

	/**
	 * @param string               $path   Path after `chaty/v1/contacts`.
	 * @param array<string, mixed> $params Parameters of the address; with a method that writes, the body.
	 */
	protected function request( string $method, string $path, array $params = array() ): WP_REST_Response {
		return 'GET' === $method ? $this->call_route( $method, "/contacts$path", null, $params ) : $this->call_route( $method, "/contacts$path", array() === $params ? null : $params );
	}

	/**
	 * @return array<string, string>
	 */
	protected function get_folders(): array {
		return array_column( $this->get_rows( 'contacts', 'id' ), 'box', 'name' );
	}

	protected function get_actions(): Message_Actions {
		return Make::services()->get_message_actions();
	}
}
