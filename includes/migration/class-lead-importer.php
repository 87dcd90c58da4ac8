<?php
/**
 * Import of messages of Chaty 3.x.
 *
 * @package Chaty
 */

namespace Chaty\Migration;

use Chaty\Config\Names;
use Chaty\Contacts\Contact;
use Chaty\Contacts\Contact_Repository;
use Chaty\Storage\Day;
use Chaty\Storage\Option_Set;
use Chaty\Storage\Query;
use Chaty\Visible_Text;
use WP_Error;

/**
 * Copies the messages of Chaty 3.x in steps, each message once, however often a step is interrupted or runs beside
 * another one: the database refuses a second copy. How far all are copied is stored, so that a message that the owner
 * has deleted since does not come back.
 */
final class Lead_Importer {

	/**
	 * Messages of a step.
	 */
	public const STEP = 500;

	/**
	 * Longest message in bytes: that of the column.
	 */
	private const MAX_MESSAGE_BYTES = 65535;

	private Contact_Repository $contacts;

	/**
	 * @param Contact_Repository $contacts Stored messages.
	 */
	public function __construct( Contact_Repository $contacts ) {
		$this->contacts = $contacts;
	}

	/**
	 * Counts the messages of Chaty 3.x, and those of them that are copied.
	 *
	 * @return array{total: int, copied: int}|WP_Error Zeros if there is no table.
	 */
	public function count() {
		global $wpdb;

		$table = $this->get_table();
		$names = $this->read( (string) $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) );
		$rows  = array( array() );
		if ( is_array( $names ) && array() !== $names ) {
			$rows = $this->read(
				(string) $wpdb->prepare( "SELECT COUNT(*) AS total, SUM(CASE WHEN id <= %d THEN 1 ELSE 0 END) AS copied FROM {$wpdb->prefix}chaty_contact_form_leads", $this->get_position() )
			);
		}
		if ( null === $names || null === $rows ) {
			return $this->create_read_error();
		}

		return array(
			'total'  => (int) ( $rows[0]['total'] ?? 0 ),
			'copied' => (int) ( $rows[0]['copied'] ?? 0 ),
		);
	}

	/**
	 * Copies the next messages, at most STEP. Single failures do not end the step: a caller that goes on behind them
	 * names `after`, and one that does not begins with them again.
	 *
	 * @param int|null $after ID of the message to begin after; null for where the last step has stopped.
	 * @return array{new: int, known: int, failed: int, after: int, is_done: bool}|WP_Error An error if nothing could be read or written.
	 */
	public function copy_next( ?int $after = null ) {
		$position = $this->get_position();
		$after    = $after ?? $position;
		$rows     = $this->get_rows( $after );
		if ( null === $rows ) {
			return $this->create_read_error();
		}

		$sums = array_fill_keys( array( 'new', 'known', 'failed' ), 0 );
		$safe = $after;
		$last = $after;
		foreach ( $rows as $row ) {
			$last   = (int) $row['id'];
			$is_new = $this->contacts->import( $this->create_contact( $row ), $this->get_table() . '|' . $last, $this->get_created_at( $row ) );
			++$sums[ is_wp_error( $is_new ) ? 'failed' : ( $is_new ? 'new' : 'known' ) ];
			$safe = 0 === $sums['failed'] ? $last : $safe;
		}

		$is_lost = $sums['failed'] > 0 && 0 === $sums['new'] + $sums['known'];
		if ( $is_lost || ( $after <= $position && ! $this->store_position( $safe ) ) ) {
			return new WP_Error( 'chaty_db_write_failed', __( 'The messages could not be copied. Those that were copied before are kept.', 'chaty' ), array( 'status' => 500 ) );
		}

		return $sums + array(
			'after'   => $last,
			'is_done' => count( $rows ) < self::STEP,
		);
	}

	/**
	 * Creates a message from a row, without the visitor's IP address.
	 *
	 * @param array<string, mixed> $row Row.
	 */
	private function create_contact( array $row ): Contact {
		$fields = array(
			'name'  => (string) ( $row['name'] ?? '' ),
			'email' => (string) ( $row['email'] ?? '' ),
			'phone' => (string) ( $row['phone_number'] ?? '' ),
		);
		foreach ( $fields as $name => $value ) {
			$fields[ $name ] = mb_substr( Visible_Text::clean_line( $value ), 0, Contact::MAX_LENGTHS[ $name ] );
		}
		$fields['message'] = mb_strcut( Visible_Text::clean( (string) ( $row['message'] ?? '' ) ), 0, self::MAX_MESSAGE_BYTES );
		$number            = (int) ( $row['widget_id'] ?? 0 );

		return new Contact( $number > 0 ? "_$number" : '0', 'Contact_Us', $fields, esc_url_raw( (string) ( $row['ref_page'] ?? '' ), array( 'http', 'https' ) ) );
	}

	/**
	 * Returns when the message of a row was sent; now if the row has no date.
	 *
	 * @param array<string, mixed> $row Row.
	 */
	private function get_created_at( array $row ): string {
		$created_at = (string) ( $row['created_on'] ?? '' );

		return 1 === preg_match( '/^(?!0000)[\d-]{10} (?:[01]\d|2[0-3])(?::[0-5]\d){2}$/D', $created_at ) && Day::is_valid( substr( $created_at, 0, 10 ) ) ? $created_at : gmdate( 'Y-m-d H:i:s' );
	}

	/**
	 * Returns the ID up to which all messages are copied.
	 */
	private function get_position(): int {
		return (int) get_option( Names::MIGRATED_MESSAGES );
	}

	/**
	 * Stores the ID up to which all messages are copied, unless another process has come further.
	 *
	 * @param int $id ID.
	 * @return bool Whether the database has it, or a higher one.
	 */
	private function store_position( int $id ): bool {
		return $id <= $this->get_position()
			|| Option_Set::write( array(), array( Names::MIGRATED_MESSAGES => $id ) )
			|| $id <= $this->get_position();
	}

	/**
	 * Returns the name of the table.
	 */
	private function get_table(): string {
		global $wpdb;

		return $wpdb->prefix . 'chaty_contact_form_leads';
	}

	/**
	 * Returns the next rows.
	 *
	 * @param int $after ID of the row before them.
	 * @return array<int, array<string, mixed>>|null Null if the database failed.
	 */
	private function get_rows( int $after ): ?array {
		global $wpdb;

		$count = $this->count();
		if ( is_wp_error( $count ) ) {
			return null;
		}

		return 0 === $count['total']
			? array()
			: $this->read( (string) $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}chaty_contact_form_leads WHERE id > %d ORDER BY id LIMIT %d", $after, self::STEP ) );
	}

	/**
	 * Reads rows.
	 *
	 * @param string $statement Prepared SQL.
	 * @return array<int, array<string, mixed>>|null Null if the database failed.
	 */
	private function read( string $statement ): ?array {
		global $wpdb;

		$was_silent = $wpdb->suppress_errors( true );
		$rows       = Query::get_rows( $statement );
		$wpdb->suppress_errors( $was_silent );

		return '' === $wpdb->last_error ? $rows : null;
	}

	/**
	 * Creates the error that the database did not answer.
	 */
	private function create_read_error(): WP_Error {
		return new WP_Error( 'chaty_db_read_failed', __( 'The messages of Chaty 3.x could not be read.', 'chaty' ), array( 'status' => 500 ) );
	}
}
