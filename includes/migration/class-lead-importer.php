<?php
namespace Chaty\Migration;

use Chaty\Config\Names;
use Chaty\Messages\Message;
use Chaty\Messages\Message_Counts;
use Chaty\Messages\Message_Repository;
use Chaty\Storage\Day;
use Chaty\Visible_Text;
use WP_Error;

/**
 * Copies the messages of Chaty 3.x in steps, each message once, however often a step is interrupted or runs beside
 * another one: the database refuses a second copy. The ID up to which all are copied is stored, so that a message that
 * the owner has deleted since does not come back.
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

	private Message_Repository $messages;
	private Legacy_Table $table;

	public function __construct( Message_Repository $messages ) {
		$this->messages = $messages;
		$this->table    = new Legacy_Table( 'chaty_contact_form_leads', Names::MIGRATED_MESSAGES );
	}

	/**
	 * Counts the messages of Chaty 3.x, those of them that are copied, and those that were left out.
	 *
	 * @return array{total: int, copied: int, left_out: int}|WP_Error Zeros if there is no table.
	 */
	public function count() {
		global $wpdb;

		$rows = $this->table->read(
			(string) $wpdb->prepare( "SELECT COUNT(*) AS total, SUM(CASE WHEN id <= %d THEN 1 ELSE 0 END) AS done FROM {$wpdb->prefix}chaty_contact_form_leads", $this->table->get_position() )
		);
		if ( null === $rows ) {
			return $this->create_read_error();
		}
		$done     = (int) ( $rows[0]['done'] ?? 0 );
		$left_out = min( $done, $this->get_left_out() );

		return array(
			'total'    => (int) ( $rows[0]['total'] ?? 0 ),
			'copied'   => $done - $left_out,
			'left_out' => $left_out,
		);
	}

	/**
	 * Finds the messages that are not copied yet and were sent before a time.
	 *
	 * @param string $start Time (UTC); none were sent before an empty one.
	 * @return array{old: int, oldest: string}|WP_Error Their number, and when the oldest was sent.
	 */
	public function find_old( string $start ) {
		global $wpdb;

		$rows = '' === $start ? array() : $this->table->read(
			(string) $wpdb->prepare(
				"SELECT COUNT(*) AS old, MIN(created_on) AS oldest FROM {$wpdb->prefix}chaty_contact_form_leads
					WHERE id > %d AND created_on BETWEEN '1000-01-01' AND %s",
				$this->table->get_position(),
				$start
			)
		);

		return null === $rows ? $this->create_read_error() : array(
			'old'    => (int) ( $rows[0]['old'] ?? 0 ),
			'oldest' => (string) ( $rows[0]['oldest'] ?? '' ),
		);
	}

	/**
	 * Copies the next messages, at most STEP. Single failures do not end the step. A caller that passes `after` goes on
	 * behind them; any other begins with them again.
	 *
	 * @param int|null $after ID of the message to begin after; null for where the last step has stopped.
	 * @param string   $start Messages from before this time (UTC) are left out.
	 * @return array{new: int, known: int, failed: int, older: int, after: int, is_done: bool}|WP_Error An error if nothing could be read or written.
	 */
	public function copy_next( ?int $after = null, string $start = '' ) {
		$position = $this->table->get_position();
		$left_out = $this->get_left_out();
		$after    = $after ?? $position;
		$rows     = $this->get_rows( $after );
		if ( null === $rows ) {
			return $this->create_read_error();
		}

		$sums  = array(
			'new'    => 0,
			'known'  => 0,
			'failed' => 0,
			'older'  => 0,
		);
		$safe  = $after;
		$last  = $after;
		$older = 0;
		foreach ( $rows as $row ) {
			$last = (int) $row['id'];
			++$sums[ $this->copy( $row, $start ) ];
			if ( 0 === $sums['failed'] ) {
				$safe  = $last;
				$older = $sums['older'];
			}
		}

		$is_lost = $sums['failed'] > 0 && 0 === $sums['new'] + $sums['known'];
		if ( $is_lost || ( $after <= $position && ! $this->table->store_position( $safe, array( Names::LEFT_OUT_MESSAGES => $left_out + $older ) ) ) ) {
			return new WP_Error( 'chaty_db_write_failed', __( 'The messages could not be copied. Those that were copied before are kept.', 'chaty' ), array( 'status' => 500 ) );
		}

		return $sums + array(
			'after'   => $last,
			'is_done' => count( $rows ) < self::STEP,
		);
	}

	/**
	 * @param array<string, mixed> $row   Row.
	 * @param string               $start Messages from before this time (UTC) are left out.
	 * @return string What became of it.
	 * @phpstan-return 'new'|'known'|'failed'|'older'
	 */
	private function copy( array $row, string $start ): string {
		$created_at = $this->get_created_at( $row );
		if ( $created_at < $start ) {
			return 'older';
		}
		$message = $this->create_message( $row );
		$is_new  = $this->messages->import( $message, $this->table->get_name() . '|' . (int) $row['id'], $created_at );
		if ( true === $is_new ) {
			Message_Counts::add( $message, $created_at );
		}

		return is_wp_error( $is_new ) ? 'failed' : ( $is_new ? 'new' : 'known' );
	}

	/**
	 * Creates a message from a row, without the visitor's IP address.
	 *
	 * @param array<string, mixed> $row Row.
	 */
	private function create_message( array $row ): Message {
		$fields = array(
			'name'  => (string) ( $row['name'] ?? '' ),
			'email' => (string) ( $row['email'] ?? '' ),
			'phone' => (string) ( $row['phone_number'] ?? '' ),
		);
		foreach ( $fields as $name => $value ) {
			$fields[ $name ] = mb_substr( Visible_Text::clean_line( $value ), 0, Message::MAX_LENGTHS[ $name ] );
		}
		$own               = $this->get_own_fields( $row );
		$message           = (string) ( $row['message'] ?? '' ) . ( '' === $own ? '' : "\n\n$own" );
		$fields['message'] = mb_strcut( Visible_Text::clean( $message ), 0, self::MAX_MESSAGE_BYTES );
		$number            = (int) ( $row['widget_id'] ?? 0 );

		return new Message( $number > 0 ? "_$number" : '0', 'Contact_Us', $fields, esc_url_raw( (string) ( $row['ref_page'] ?? '' ), array( 'http', 'https' ) ) );
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
	 * Returns the values of a row's own fields, as Chaty Pro stores them: as JSON, whose form depends on its version.
	 *
	 * @param array<string, mixed> $row Row.
	 * @return string A line for each field; empty for none.
	 */
	private function get_own_fields( array $row ): string {
		$stored = (string) ( $row['custom_field'] ?? '' );
		$fields = json_decode( $stored, true ) ?? $stored;
		$lines  = array();
		foreach ( (array) $fields as $name => $field ) {
			$texts = is_array( $field ) ? array_filter( $field, 'is_scalar' ) : array( $field );
			$texts = array_diff( array_map( 'strval', array_merge( is_int( $name ) ? array() : array( $name ), $texts ) ), array( '' ) );
			if ( array() !== $texts ) {
				$lines[] = implode( ': ', $texts );
			}
		}

		return implode( "\n", $lines );
	}

	private function get_left_out(): int {
		return (int) get_option( Names::LEFT_OUT_MESSAGES );
	}

	/**
	 * @param int $after ID of the row before them.
	 * @return array<int, array<string, mixed>>|null Null if the database failed.
	 */
	private function get_rows( int $after ): ?array {
		global $wpdb;

		return $this->table->read( (string) $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}chaty_contact_form_leads WHERE id > %d ORDER BY id LIMIT %d", $after, self::STEP ) );
	}

	private function create_read_error(): WP_Error {
		return new WP_Error( 'chaty_db_read_failed', __( 'The messages of Chaty 3.x could not be read.', 'chaty' ), array( 'status' => 500 ) );
	}
}
