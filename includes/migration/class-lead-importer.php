<?php
/**
 * Messages of an installed incumbent.
 *
 * @package Chaty
 */

namespace Chaty\Migration;

use Chaty\Contacts\Contact;
use Chaty\Contacts\Contact_Repository;
use Chaty\Visible_Text;

/**
 * Copies the messages of an installed incumbent's table, each once, however often it is asked to.
 */
final class Lead_Importer {

	/**
	 * Rows that are read at once.
	 */
	private const BATCH = 500;

	/**
	 * Stored messages.
	 *
	 * @var Contact_Repository
	 */
	private $contacts;

	/**
	 * Keeps what it is given.
	 *
	 * @param Contact_Repository $contacts Stored messages.
	 */
	public function __construct( Contact_Repository $contacts ) {
		$this->contacts = $contacts;
	}

	/**
	 * Counts the rows; 0 also when there is no table.
	 */
	public function count(): int {
		return (int) $this->ask( 'get_var', 'SELECT COUNT(*) FROM %i', array() );
	}

	/**
	 * Copies all rows.
	 *
	 * @param callable $on_row Is called after each row.
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
			$rows  = (array) $this->ask( 'get_results', 'SELECT * FROM %i WHERE id > %d ORDER BY id LIMIT %d', array( $after, self::BATCH ), ARRAY_A );
			$found = count( $rows );
			foreach ( $rows as $row ) {
				$after  = (int) $row['id'];
				$is_new = $this->contacts->take_over( $this->make_contact( $row ), $this->get_table() . '|' . $after, $this->get_moment( $row ) );
				$sums[ null === $is_new ? 'failed' : ( $is_new ? 'new' : 'known' ) ]++;
				$on_row();
			}
		} while ( self::BATCH === $found );

		return $sums;
	}

	/**
	 * Makes a message of a row. The address of its visitor is not taken.
	 *
	 * @param array<string, mixed> $row Row.
	 */
	private function make_contact( array $row ): Contact {
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
	 * Gives when a row's message came in.
	 *
	 * @param array<string, mixed> $row Row.
	 */
	private function get_moment( array $row ): string {
		$moment = (string) ( $row['created_on'] ?? '' );

		return 1 === preg_match( '/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/', $moment ) && '0000' !== substr( $moment, 0, 4 ) ? $moment : gmdate( 'Y-m-d H:i:s' );
	}

	/**
	 * Gives the name of the table.
	 */
	private function get_table(): string {
		global $wpdb;

		return $wpdb->prefix . 'chaty_contact_form_leads';
	}

	/**
	 * Asks the table, which need not be there.
	 *
	 * @param string          $method Method of $wpdb.
	 * @param string          $query  Statement with places, the first for the table.
	 * @param array<int, int> $values Values.
	 * @param string          ...$how What else the method wants.
	 * @return mixed
	 */
	private function ask( string $method, string $query, array $values, string ...$how ) {
		global $wpdb;

		$shown = $wpdb->suppress_errors( true );
		// phpcs:ignore WordPress.DB -- Another plugin's table; statements from above; the standard is older than %i.
		$found = $wpdb->$method( $wpdb->prepare( $query, array_merge( array( $this->get_table() ), $values ) ), ...$how );
		$wpdb->suppress_errors( $shown );

		return $found;
	}
}
