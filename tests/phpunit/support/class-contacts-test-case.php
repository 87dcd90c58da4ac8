<?php
/**
 * Test case with messages in each box.
 *
 * @package Chaty
 */

namespace Chaty\Tests;

use Chaty\Contacts\Contact;
use Chaty\Contacts\Contact_Actions;
use Chaty\Contacts\Contact_Box;
use Chaty\Contacts\Contact_Boxes;
use Chaty\Contacts\Contact_Query;
use Chaty\Contacts\Contact_Repository;
use Chaty\Contacts\Email_Status;
use WP_REST_Response;

/**
 * Stores messages and sends requests, as an administrator.
 */
abstract class Contacts_Test_Case extends Owner_Test_Case {

	/**
	 * Stores a message, and returns its ID.
	 *
	 * @param string                $name Name, and email address.
	 * @param array<string, string> $more Columns that differ.
	 */
	protected function store( string $name, array $more = array() ): int {
		global $wpdb;

		$contact = new Contact( $more['widget'] ?? '0', $more['channel'] ?? 'Contact_Us', array_intersect_key( $more, Contact::MAX_LENGTHS ) + array( 'name' => $name, 'email' => strtolower( $name ) . '@example.org', 'message' => "From $name" ), $more['page_url'] ?? '' );
		$added   = ( new Contact_Repository() )->add( $contact, uniqid( '', true ), $more['mail_state'] ?? Email_Status::SENT );
		$this->assertIsArray( $added );
		$rest = array_intersect_key( $more, array_flip( array( 'created_at', 'box', 'boxed_at', 'read_at', 'mail_next' ) ) );
		if ( array() !== $rest ) {
			$wpdb->update( "{$wpdb->prefix}chaty_contacts", $rest, array( 'id' => $added['id'] ) );
		}

		return $added['id'];
	}

	/**
	 * Stores many messages at once, and returns their IDs, the oldest first.
	 *
	 * @param int    $count How many.
	 * @param string $box   Box.
	 * @return non-empty-array<int, int>
	 */
	protected function store_many( int $count, string $box = 'inbox' ): array {
		global $wpdb;

		$row = "('0', 'Contact_Us', 'Many', '', '', '2020-01-01 00:00:00', 'sent', '$box')";
		$wpdb->query( "INSERT INTO {$wpdb->prefix}chaty_contacts (widget, channel, name, message, page_url, created_at, mail_state, box) VALUES " . implode( ', ', (array) array_fill( 0, $count, $row ) ) );

		$ids = array_map( 'intval', array_column( $this->get_rows( 'contacts', 'id' ), 'id' ) );
		$this->assertNotEmpty( $ids );

		return $ids;
	}

	/**
	 * Sends a request.
	 *
	 * @param string               $method Method.
	 * @param string               $path   Path after `chaty/v1/contacts`.
	 * @param array<string, mixed> $params Parameters of the address; with a method that writes, the body.
	 */
	protected function request( string $method, string $path, array $params = array() ): WP_REST_Response {
		return 'GET' === $method ? $this->call_route( $method, "/contacts$path", null, $params ) : $this->call_route( $method, "/contacts$path", array() === $params ? null : $params );
	}

	/**
	 * Returns the boxes of all messages by their names.
	 *
	 * @return array<string, string>
	 */
	protected function get_boxes(): array {
		return array_column( $this->get_rows( 'contacts', 'id' ), 'box', 'name' );
	}

	/**
	 * Returns what an owner does with messages.
	 */
	protected function get_actions(): Contact_Actions {
		$contacts = new Contact_Query();

		return new Contact_Actions( $contacts, new Contact_Boxes( $contacts ), $this->get_email_worker() );
	}
}
