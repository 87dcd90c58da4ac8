<?php
namespace Chaty\Admin\Messages;

use Chaty\Messages\Message_Folder;
use Chaty\Messages\Message_Filters;
use Chaty\Messages\Message_Query;
use Chaty\Storage\Day;
use Chaty\Storage\Site_Days;

/**
 * Parses the address of the screen: folder, filters, order. Every link and form of the screen is made from it, so that
 * the list stays as it was found. What is not valid is left out, and named. A search that names no folder looks into all.
 */
final class Messages_Address {

	public const SLUG = 'chaty-messages';

	/**
	 * Arguments that filter, with their names in Message_Filters.
	 */
	private const FILTERS = array(
		'box'      => 'box',
		's'        => 'search',
		'widget'   => 'widget',
		'channel'  => 'channel',
		'mail'     => 'state',
		'unread'   => 'unread',
		'answered' => 'answered',
		'since'    => 'since',
		'until'    => 'until',
	);

	/**
	 * Arguments that are days of the site, with the days to add: both days are part of the list.
	 */
	private const DAYS = array(
		'since' => 0,
		'until' => 1,
	);

	/**
	 * @var array<string, string>
	 */
	private array $args = array();

	/**
	 * Filters as the REST API takes them.
	 *
	 * @var array<string, string>
	 */
	private array $rest_filters = array();

	/**
	 * Filters for Message_Query.
	 *
	 * @var array<string, string>
	 */
	private array $filters = array();

	/**
	 * Names of filters that are not valid.
	 *
	 * @var array<int, string>
	 */
	private array $invalid = array();

	/**
	 * @param array<array-key, mixed> $query Arguments of the address, unslashed.
	 */
	public function __construct( array $query ) {
		foreach ( array_intersect_key( $query, self::FILTERS ) as $name => $value ) {
			if ( ! is_string( $value ) || '' !== trim( $value ) ) {
				$this->add_filter( (string) $name, $value );
			}
		}
		if ( '' === $this->get( 's' ) ) {
			$this->filters += array( 'box' => Message_Folder::INBOX );
		}
		$this->rest_filters += array( 'box' => $this->get_folder() );
		if ( in_array( $query['orderby'] ?? null, Message_Filters::ORDERS, true ) ) {
			$this->args['orderby'] = $query['orderby'];
			// As the headings of WP_List_Table read it.
			$this->args['order'] = 'desc' === ( $query['order'] ?? '' ) ? 'desc' : 'asc';
		}
		if ( is_string( $query['paged'] ?? null ) && absint( $query['paged'] ) > 1 ) {
			$this->args['paged'] = (string) absint( $query['paged'] );
		}
	}

	/**
	 * @return string One of the constants of Message_Folder, or Message_Filters::EVERY_FOLDER.
	 */
	public function get_folder(): string {
		return $this->filters['box'] ?? Message_Filters::EVERY_FOLDER;
	}

	/**
	 * Returns a valid argument; empty if it is not given.
	 */
	public function get( string $name ): string {
		return $this->args[ $name ] ?? '';
	}

	/**
	 * Returns the filters for Message_Query.
	 *
	 * @return array<string, string>
	 */
	public function get_filters(): array {
		return $this->filters;
	}

	/**
	 * Returns the filters as the REST API and the download take them.
	 *
	 * @return array<string, string>
	 */
	public function get_rest_filters(): array {
		return $this->rest_filters;
	}

	/**
	 * Returns the names of filters that were left out because they are not valid.
	 *
	 * @return array<int, string>
	 */
	public function get_invalid(): array {
		return $this->invalid;
	}

	/**
	 * Returns whether the list has other filters than its folder.
	 */
	public function is_filtered(): bool {
		return array() !== array_diff_key( $this->filters, array( 'box' => '' ) );
	}

	/**
	 * @return array{0: string, 1: string} Column, and 'asc' or 'desc'.
	 */
	public function get_order(): array {
		return isset( $this->args['orderby'] ) ? array( $this->args['orderby'], $this->args['order'] ) : Message_Query::NEWEST_FIRST;
	}

	/**
	 * Returns arguments for a form: those of the list without some.
	 *
	 * @param array<int, string> $without Names of those that the form has fields for.
	 * @return array<string, string>
	 */
	public function get_args( array $without = array() ): array {
		return array( 'page' => self::SLUG ) + array_diff_key( $this->args, array_flip( $without ) );
	}

	/**
	 * Returns the URL of this list, or of one that differs.
	 *
	 * @param array<string, string|int> $changes Other arguments; empty ones are left out.
	 */
	public function get_url( array $changes = array() ): string {
		$args = array_diff( array_merge( $this->get_args(), array_map( 'strval', $changes ) ), array( '' ) );

		return admin_url( 'admin.php?' . http_build_query( $args ) );
	}

	/**
	 * Returns the URL of another folder, unfiltered.
	 *
	 * @param string $folder One of the constants of Message_Folder; the inbox for any other.
	 */
	public static function get_folder_url( string $folder ): string {
		return ( new self( array_intersect( array( 'box' => $folder ), Message_Folder::ALL ) ) )->get_url();
	}

	/**
	 * Adds a filter, or remembers that it is not valid.
	 *
	 * @param mixed $value Value.
	 */
	private function add_filter( string $name, $value ): void {
		$rest   = self::FILTERS[ $name ];
		$sent   = is_string( $value ) ? $this->to_rest( $name, $value ) : '';
		$parsed = '' === $sent ? new \WP_Error() : Message_Filters::parse( array( $rest => $sent ) + $this->rest_filters );
		if ( is_wp_error( $parsed ) || ! isset( $parsed[ $rest ] ) ) {
			$this->invalid[] = $name;
			return;
		}

		$this->args[ $name ]         = (string) $value;
		$this->filters[ $rest ]      = $parsed[ $rest ];
		$this->rest_filters[ $rest ] = $sent;
	}

	/**
	 * Returns the value of an argument as the REST API takes it; empty if it is no value.
	 */
	private function to_rest( string $name, string $value ): string {
		if ( ! isset( self::DAYS[ $name ] ) ) {
			return $value;
		}
		if ( ! Day::is_valid( $value ) ) {
			return '';
		}

		return str_replace( ' ', 'T', Site_Days::get_start( $value, self::DAYS[ $name ] ) ) . 'Z';
	}
}
