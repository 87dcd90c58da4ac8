<?php
namespace Chaty\Admin\Messages;

use Chaty\Config\Capabilities;
use Chaty\Config\Names;
use Chaty\Messages\Message_Actions;
use Chaty\Messages\Message_Filters;
use Chaty\Messages\Message_Query;
use Chaty\Messages\Message_Sources;
use Chaty\Messages\Own_Values;
use Chaty\Registrable;
use Chaty\Row_Text;

/**
 * Streams messages as CSV or JSON to a user who may read them: `admin-post.php?action=chaty_download`, with a nonce,
 * `format` and the filters of the REST API. No file is stored on the server.
 */
final class Messages_Download implements Registrable {

	/**
	 * Format of CSV for people; `csv` is that for programs.
	 */
	public const SHEET = 'sheet';

	/**
	 * Content types by format; the first is the default.
	 */
	private const FORMATS = array(
		'csv'       => 'text/csv',
		self::SHEET => 'text/csv',
		'json'      => 'application/json',
	);

	/**
	 * Parameters of WordPress itself.
	 */
	private const CORE_PARAMS = array( 'action', '_wpnonce', '_wp_http_referer' );

	/**
	 * Tells spreadsheets that CSV is UTF-8.
	 */
	private const BYTE_ORDER_MARK = "\u{FEFF}";

	/**
	 * End of a line, as RFC 4180 (section 2) has it.
	 */
	private const LINE_END = "\r\n";

	private Message_Query $messages;
	private Message_Sheet $sheet;

	public function __construct( Message_Query $messages, Message_Sources $sources ) {
		$this->messages = $messages;
		$this->sheet    = new Message_Sheet( $sources );
	}

	public function register(): void {
		add_action( 'admin_post_' . Names::DOWNLOAD, array( $this, 'handle_and_exit' ) );
	}

	public function handle_and_exit(): void {
		$this->handle();
		exit;
	}

	/**
	 * Handles the request. What is not allowed, not valid or not readable is an error page, and no file.
	 */
	public function handle(): void {
		if ( ! current_user_can( Capabilities::MESSAGES ) ) {
			// phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- WordPress's own sentence, which it has translated.
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.' ), 403 );
		}
		check_admin_referer( Names::DOWNLOAD );

		$params = array_diff_key( wp_unslash( $_REQUEST ), array_flip( self::CORE_PARAMS ) );
		$format = $params['format'] ?? 'csv';
		unset( $params['format'] );
		$filters = Message_Filters::parse( $params + array( 'box' => Message_Filters::get_schema()['box']['default'] ) );
		if ( ! is_string( $format ) || ! isset( self::FORMATS[ $format ] ) || is_wp_error( $filters ) ) {
			$names = is_wp_error( $filters ) ? array_keys( $filters->get_error_data() ) : array( 'format' );
			/* translators: %s: names of parameters. */
			wp_die( esc_html( sprintf( __( 'Invalid parameter(s): %s', 'chaty' ), implode( ', ', $names ) ) ), 400 );
		}

		// The first batch is read before anything is sent, so that an error still has a status of its own. PHP does not
		// loop over a generator that has already ended by `foreach`.
		$rows = $this->messages->iterate( $filters );
		$rows->rewind();
		if ( $this->messages->has_failed() ) {
			wp_die( esc_html( Message_Actions::get_read_error()->get_error_message() ), 500 );
		}
		$this->send_headers( $format );
		'json' === $format ? $this->print_json( $rows ) : $this->print_csv( $rows, self::SHEET === $format );
	}

	/**
	 * Returns the address of the download, with a nonce.
	 *
	 * @param string                $format  'csv', 'sheet' or 'json'.
	 * @param array<string, string> $filters Filters, as the REST API takes them.
	 */
	public static function get_url( string $format, array $filters = array() ): string {
		$query = array(
			'action'   => Names::DOWNLOAD,
			'format'   => $format,
			'_wpnonce' => wp_create_nonce( Names::DOWNLOAD ),
		) + $filters;

		return admin_url( 'admin-post.php?' . http_build_query( $query ) );
	}

	/**
	 * Returns the headers of a file. Neither caches nor browsers keep it.
	 *
	 * @param string $format A key of FORMATS.
	 * @return array<string, string>
	 */
	public function get_headers( string $format ): array {
		$name = sanitize_file_name( 'chaty-messages-' . wp_date( 'Y-m-d' ) . ( 'json' === $format ? '.json' : '.csv' ) );

		return array(
			'Cache-Control'          => 'no-store, private',
			'Content-Type'           => self::FORMATS[ $format ] . '; charset=utf-8',
			'Content-Disposition'    => "attachment; filename=\"$name\"",
			'X-Content-Type-Options' => 'nosniff',
			'X-Robots-Tag'           => 'noindex',
		);
	}

	/**
	 * Sends the headers, and lets the file pass as it is written: a buffer of another plugin would hold all of it.
	 *
	 * @param string $format A key of FORMATS.
	 */
	private function send_headers( string $format ): void {
		if ( headers_sent() ) {
			return;
		}
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		nocache_headers();
		foreach ( $this->get_headers( $format ) as $name => $value ) {
			header( "$name: $value" );
		}
	}

	/**
	 * Prints CSV. If the database fails in the middle, the last line says so.
	 *
	 * @phpstan-param \Generator<int, array<string, mixed>> $rows
	 * @param bool $is_sheet Whether it is for people.
	 */
	private function print_csv( \Generator $rows, bool $is_sheet ): void {
		$this->print_text( self::BYTE_ORDER_MARK . ( $is_sheet ? $this->sheet->get_heading() : implode( ',', Message_Query::COLUMNS ) ) . self::LINE_END );
		while ( $rows->valid() ) {
			$row = $rows->current();
			$this->print_text( ( $is_sheet ? $this->sheet->get_line( $row ) : Row_Text::to_csv( array_values( $this->get_cells( $row, true ) ) ) ) . self::LINE_END );
			$rows->next();
		}
		if ( $this->messages->has_failed() ) {
			$this->print_text( Row_Text::to_csv( array( $this->get_abort_message() ) ) . self::LINE_END );
		}
	}

	/**
	 * Prints a list in JSON. If the database fails in the middle, the list has no end, which no parser accepts.
	 *
	 * @phpstan-param \Generator<int, array<string, mixed>> $rows
	 */
	private function print_json( \Generator $rows ): void {
		$this->print_text( '[' );
		$before = "\n";
		while ( $rows->valid() ) {
			$this->print_text( $before . Row_Text::to_json( $this->get_cells( $rows->current(), false ) ) );
			$before = ",\n";
			$rows->next();
		}
		$this->print_text( "\n" . ( $this->messages->has_failed() ? $this->get_abort_message() : ']' ) . "\n" );
	}

	/**
	 * @param array<string, mixed> $row     Message, as Message_Query orders its columns.
	 * @param bool                 $is_text Whether each cell is a text or a number.
	 * @return array<string, mixed>
	 */
	private function get_cells( array $row, bool $is_text ): array {
		$row['id']          = (int) $row['id'];
		$row['answered_by'] = (int) $row['answered_by'];
		$row['note']        = (string) $row['note'];

		return Own_Values::decode_row( $row, $is_text );
	}

	private function get_abort_message(): string {
		return __( 'The database has failed. This file is incomplete.', 'chaty' );
	}

	private function print_text( string $text ): void {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- CSV or JSON, and no markup: browsers save it.
		echo $text;
	}
}
