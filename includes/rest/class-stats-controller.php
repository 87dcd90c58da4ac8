<?php
namespace Chaty\Rest;

use Chaty\Config\Capabilities;
use Chaty\Storage\Stats_Deletion;
use Chaty\Storage\Stats_Period;
use Chaty\Storage\Stats_Query;
use Chaty\Storage\Stats_Report;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `chaty/v1/stats`: sums of views and clicks, and their deletion.
 */
final class Stats_Controller extends REST_Controller {

	protected $rest_base = 'stats';

	protected const CAPABILITY = Capabilities::STATISTICS;

	/**
	 * Word that confirms a deletion.
	 */
	private const CONFIRMATION = 'delete';

	/**
	 * Pattern of texts that a database can compare: without NUL. For any pattern, WordPress requires UTF-8.
	 */
	private const TEXT = '^[^\x00]*$';

	private Stats_Report $report;
	private Stats_Deletion $deletion;

	public function __construct( Stats_Report $report, Stats_Deletion $deletion ) {
		$this->report   = $report;
		$this->deletion = $deletion;
	}

	public function register_routes(): void {
		$this->register_route(
			'',
			array(
				$this->create_endpoint( WP_REST_Server::READABLE, 'get_items', $this->get_collection_params() ),
				// Counts cannot be restored: reading them is no reason to delete them.
				array( 'permission_callback' => fn () => $this->require_capability( Capabilities::SETTINGS ) )
					+ $this->create_endpoint( WP_REST_Server::DELETABLE, 'delete_item', $this->get_delete_params() ),
			)
		);
	}

	public function get_items( $request ) {
		$query = array();
		foreach ( array( 'by', 'widget', 'channel', 'device', 'since', 'until', 'compare', 'with' ) as $name ) {
			$query[ $name ] = (string) $request->get_param( $name );
		}
		$rows = $this->report->get_rows( $query, (int) $request->get_param( 'limit' ) );

		return is_wp_error( $rows ) ? $this->create_error( $rows ) : new WP_REST_Response( $rows );
	}

	public function delete_item( $request ) {
		if ( self::CONFIRMATION !== $request->get_param( 'confirm' ) ) {
			/* translators: %s: a word, which is not translated. */
			return $this->create_param_error( array( 'confirm' => sprintf( __( 'Deleted statistics cannot be restored. Type "%s" to confirm.', 'chaty' ), self::CONFIRMATION ) ) );
		}

		// An empty filter may be an unset variable of a script, and would delete everything.
		$filters = array_map( 'strval', array_intersect_key( $request->get_params(), $this->get_shared_params() ) );
		$empty   = array_keys( array_map( 'trim', $filters ), '', true );
		if ( array() !== $empty ) {
			return $this->create_param_error( array_fill_keys( $empty, __( 'Must not be empty.', 'chaty' ) ) );
		}
		$deleted = $this->deletion->delete( $filters );

		return is_wp_error( $deleted ) ? $this->create_error( $deleted ) : new WP_REST_Response( array( 'deleted' => $deleted ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		$text  = array( 'type' => 'string' );
		$count = array( 'type' => 'integer' );
		$row   = array(
			'day'      => $text + array( 'format' => 'date' ),
			'week'     => $text + array( 'description' => __( 'First day of the week.', 'chaty' ) ),
			'month'    => $text,
			'widget'   => $text,
			'channel'  => $text,
			'device'   => $text + array( 'enum' => array( 'd', 'm' ) ),
			'page'     => $text + array( 'description' => __( 'Path of the page; empty for all other pages.', 'chaty' ) ),
			'views'    => $count + array( 'description' => __( 'How often the widget was seen; by channel, how often the channel was.', 'chaty' ) ),
			'opens'    => $count + array( 'description' => __( 'Clicks that opened the widget.', 'chaty' ) ),
			'clickers' => $count + array( 'description' => __( 'Visitors who clicked any channel.', 'chaty' ) ),
			'clicks'   => $count + array( 'description' => __( 'Clicks on channels.', 'chaty' ) ),
			'messages' => $count + array( 'description' => __( 'Messages that came, without spam.', 'chaty' ) ),
		);

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'chaty-sum',
			'type'       => 'object',
			'properties' => $row + array(
				'before' => array(
					'type'       => array( 'object', 'null' ),
					'properties' => array(
						'since' => $row['day'],
						'until' => $row['day'],
					) + array_diff_key( $row, array_flip( Stats_Query::SPLITS ) ),
				),
			),
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	public function get_collection_params(): array {
		return array(
			'by'      => $this->get_enum_param( __( 'What to split the sums by.', 'chaty' ), Stats_Query::SPLITS ),
			'channel' => array(
				'description' => __( 'Limit the sums to this channel.', 'chaty' ),
				'type'        => 'string',
				'maxLength'   => 50,
				'pattern'     => self::TEXT,
				'default'     => '',
			),
			'device'  => array(
				'description' => __( 'Limit the sums to desktops (d) or to phones and tablets (m).', 'chaty' ),
				'type'        => 'string',
				'enum'        => array( 'd', 'm' ),
			),
			'compare' => array(
				'description' => __( 'Add the sums of as many days right before, or of the same days of the week, month, quarter or year before.', 'chaty' ),
				'type'        => 'string',
				'enum'        => array_keys( Stats_Period::COMPARISONS ),
			),
			'with'    => array(
				'description' => __( 'Add the number of messages.', 'chaty' ),
				'type'        => 'string',
				'enum'        => array( 'messages' ),
			),
			'limit'   => array(
				'description' => __( 'Most rows.', 'chaty' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => Stats_Report::MAX_ROWS,
				'default'     => Stats_Report::MAX_ROWS,
			),
		) + $this->get_shared_params();
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private function get_delete_params(): array {
		return array(
			'confirm' => array(
				/* translators: %s: a word, which is not translated. */
				'description' => sprintf( __( '"%s", because deleted statistics cannot be restored.', 'chaty' ), self::CONFIRMATION ),
				'type'        => 'string',
				'default'     => '',
			),
		) + array_map( static fn ( array $param ): array => array_diff_key( $param, array( 'default' => '' ) ), $this->get_shared_params() );
	}

	/**
	 * Returns the parameters that reports and deletions share.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function get_shared_params(): array {
		return array(
			'widget' => array(
				'description' => __( 'Limit the sums to this widget, by its ID.', 'chaty' ),
				'type'        => 'string',
				'maxLength'   => 20,
				'pattern'     => self::TEXT,
				'default'     => '',
			),
			'since'  => $this->get_date_param( __( 'First day, in the time zone of the site.', 'chaty' ) ),
			'until'  => $this->get_date_param( __( 'Last day, in the time zone of the site.', 'chaty' ) ),
		);
	}

	/**
	 * Creates the error of the answer: a value cannot be taken, or the database failed.
	 */
	private function create_error( WP_Error $error ): WP_Error {
		if ( Stats_Period::WRONG_VALUE === $error->get_error_code() ) {
			return $this->create_param_error( array( (string) $error->get_error_data() => $error->get_error_message() ) );
		}
		$error->add_data( array( 'status' => 500 ) );

		return $error;
	}
}
