<?php
/**
 * Import of messages of Chaty 3.x.
 *
 * @package Chaty
 */

namespace Chaty\Migration;

use Chaty\Contacts\Contact;
use Chaty\Contacts\Contact_Repository;
use Chaty\Visible_Text;

/**
 * Copies the messages of Chaty 3.x, each once, however often it runs.
 */
final class Lead_Importer {

	/**
	 * Rows that are read at a time.
	 */
	private const BATCH = 500;

	private Contact_Repository $contacts;

	/**
	 * @param Contact_Repository $contacts Stored messages.
	 */
	public function __construct( Contact_Repository $contacts ) {
		$this->contacts = $contacts;
	}

	/**
	 * Counts the rows; 0 also if there is no table.
	 */
	public function count(): int {
		global $wpdb;

		$shown = $wpdb->suppress_errors( true );
		// phpcs:ignore WordPress.DB -- Another plugin's table; WPCS 2 does not know %i.
		$count = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $this->get_table() ) );
		$wpdb->suppress_errors( $shown );

		return $count;
	}

	/**
	 * Copies all rows.
	 *
	 * @param callable $on_row Called after each row.
	 * @return array{new: int, known: int, failed: int}
	 */
	public function copy( callable $on_row ): array {
		$sums  = array(
			'new'    => 0,
			'known'  => 0,
			'failed' => 0,
		);
		$after = 0;
		do {
			$rows  = $this->get_rows( $after );
			$found = count( $rows );
			foreach ( $rows as $row ) {
				$after  = (int) $row['id'];
				$is_new = $this->contacts->import( $this->create_contact( $row ), $this->get_table() . '|' . $after, $this->get_created_at( $row ) );
				$sums[ is_wp_error( $is_new ) ? 'failed' : ( $is_new ? 'new' : 'known' ) ]++;
				$on_row();
			}
		} while ( self::BATCH === $found );

		return $sums;
	}

	/**
	 * Creates a message from a row, without the visitor's IP address.
	 *
	 * @param array<string, mixed> $row Row.
	 */
	private function create_contact( array $row ): Contact {
		$fields = array(
			'name'    => (string) ( $row['name'] ?? '' ),
			'email'   => (string) ( $row['email'] ?? '' ),
			'phone'   => (string) ( $row['phone_number'] ?? '' ),
			'message' => (string) ( $row['message'] ?? '' ),
		);
		foreach ( $fields as $name => $value ) {
			$fields[ $name ] = 'message' === $name ? Visible_Text::clean( $value ) : mb_substr( Visible_Text::clean_line( $value ), 0, Contact::MAX_LENGTHS[ $name ] );
		}
		$number = (int) ( $row['widget_id'] ?? 0 );

		return new Contact( $number > 0 ? "_$number" : '0', 'Contact_Us', $fields, esc_url_raw( (string) ( $row['ref_page'] ?? '' ), array( 'http', 'https' ) ) );
	}

	/**
	 * Returns when the message of a row was sent.
	 *
	 * @param array<string, mixed> $row Row.
	 */
	private function get_created_at( array $row ): string {
		$created_at = (string) ( $row['created_on'] ?? '' );

		return 1 === preg_match( '/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/', $created_at ) && '0000' !== substr( $created_at, 0, 4 ) ? $created_at : gmdate( 'Y-m-d H:i:s' );
	}

	/**
	 * Returns the name of the table.
	 */
	private function get_table(): string {
		global $wpdb;

		return $wpdb->prefix . 'chaty_contact_form_leads';
	}

	/**
	 * Returns a batch of rows.
	 *
	 * @param int $after ID of the last row of the previous batch.
	 * @return array<int, array<string, mixed>> Empty if the database does not answer.
	 */
	private function get_rows( int $after ): array {
		global $wpdb;

		$shown = $wpdb->suppress_errors( true );
		// phpcs:ignore WordPress.DB -- Another plugin's table; WPCS 2 does not know %i.
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE id > %d ORDER BY id LIMIT %d', $this->get_table(), $after, self::BATCH ), ARRAY_A );
		$wpdb->suppress_errors( $shown );

		return $rows;
	}
}
