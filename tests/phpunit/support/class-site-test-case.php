<?php
namespace Chaty\Tests;

use ArrayObject;
use Chaty\Messages\Message;
use Chaty\Messages\Message_Repository;
use Chaty\Messages\Email_Status;
use PHPUnit\Framework\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Takes back whatever a test changes: the database by a transaction, the hooks, scripts, request and
 * emails by copies. Each test begins as nobody, with a REST server of its own.
 */
abstract class Site_Test_Case extends TestCase {

	/**
	 * What a test may change, as it was.
	 *
	 * @var array<string, mixed>
	 */
	private array $before = array();

	/**
	 * Mails that were handed over in place of being sent.
	 *
	 * @var array<int, array<string, mixed>>
	 */
	protected array $mails = array();

	/**
	 * How far the plugin's clock is behind that of the machine.
	 */
	private const SECONDS_BEHIND = 90;

	protected function setUp(): void {
		global $wpdb, $wp_filter, $wp_scripts, $wp_styles;

		parent::setUp();
		wp_cache_flush();
		// Behind, so that a row that compares it with the machine's clock fails always, and not only when a second ends.
		Clock::$stopped_at = time() - self::SECONDS_BEHIND;
		$wpdb->query( 'START TRANSACTION' );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}chaty_stats" );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}chaty_pages" );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}chaty_contacts" );
		$this->before = array(
			'filter' => array_map( static fn ( $hook ) => clone $hook, $wp_filter ),
			'server' => $_SERVER,
			'get'    => $_GET,
			'post'   => $_POST,
		);
		$wp_scripts   = null;
		$wp_styles    = null;
		$this->begin_as_nobody();
		$this->mails = array();
		add_filter( 'pre_wp_mail', array( $this, 'catch_mail' ), 10, 2 );
	}

	protected function tearDown(): void {
		global $wpdb, $wp_filter;

		Clock::$stopped_at = null;
		$wpdb->suppress_errors( false );
		$wpdb->query( 'ROLLBACK' );
		wp_cache_flush();
		$this->begin_as_nobody();
		$wp_filter = $this->before['filter'];
		$_SERVER   = $this->before['server'];
		$_GET      = $this->before['get'];
		$_POST     = $this->before['post'];
		parent::tearDown();
	}

	/**
	 * Logs out, and discards the REST server, whose routes contain what other tests have read.
	 */
	private function begin_as_nobody(): void {
		wp_set_current_user( 0 );
		$GLOBALS['wp_rest_server'] = null;
	}

	/**
	 * Keeps an email in place of sending it.
	 *
	 * @param bool|null            $sent What another filter answered.
	 * @param array<string, mixed> $mail What `wp_mail` was given.
	 */
	public function catch_mail( ?bool $sent, array $mail ): bool {
		$this->mails[] = $mail;

		return true;
	}

	/**
	 * Lets the database refuse statements on one of its tables until the end of the test.
	 *
	 * @param string $verb  The first word of such a statement.
	 * @param string $table The end of the table's name.
	 */
	protected function refuse_statements( string $verb, string $table ): void {
		global $wpdb;

		$wpdb->suppress_errors( true );
		add_filter(
			'query',
			static fn ( string $query ): string => 0 === strpos( $query, $verb ) && false !== strpos( $query, $table ) ? 'DELETE FROM nowhere' : $query
		);
	}

	/**
	 * Lets something happen once, right before the first statement that matches a pattern.
	 */
	protected function before_statement( string $pattern, callable $act ): void {
		$hook = static function ( string $query ) use ( $pattern, $act, &$hook ): string {
			if ( preg_match( $pattern, $query ) ) {
				remove_filter( 'query', $hook );
				$act();
			}
			return $query;
		};
		add_filter( 'query', $hook );
	}

	/**
	 * Lists the statements from now on.
	 *
	 * @return ArrayObject<int, string>
	 */
	protected function record_statements(): ArrayObject {
		/** @var ArrayObject<int, string> $statements */
		$statements = new ArrayObject();
		add_filter(
			'query',
			static function ( string $query ) use ( $statements ): string {
				$statements[] = $query;
				return $query;
			}
		);

		return $statements;
	}

	/**
	 * Collects what developers are told from now on, in place of PHP's notices.
	 *
	 * @return ArrayObject<int, array{0: string, 1: string}> Function and message of each.
	 */
	protected function collect_notices(): ArrayObject {
		/** @var ArrayObject<int, array{0: string, 1: string}> $notices */
		$notices = new ArrayObject();
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		add_action(
			'doing_it_wrong_run',
			static function ( string $name, string $message ) use ( $notices ): void {
				$notices[] = array( $name, $message );
			},
			10,
			2
		);

		return $notices;
	}

	/**
	 * Returns what a function prints.
	 *
	 * @phpstan-impure
	 */
	protected function capture( callable $print ): string {
		ob_start();
		try {
			$print();
		} finally {
			$printed = (string) ob_get_clean();
		}

		return $printed;
	}

	/**
	 * Turns error pages into exceptions: their code is the status.
	 */
	protected function throw_error_pages(): void {
		$throw = static function ( $message, $title = '', $args = array() ): void {
			$status = is_int( $title ) ? $title : ( is_int( $args ) ? $args : $args['response'] ?? 500 );
			throw new \RuntimeException( is_scalar( $message ) ? (string) $message : '', (int) $status );
		};
		add_filter( 'wp_die_handler', static fn (): callable => $throw );
	}

	/**
	 * @phpstan-impure
	 * @param mixed                $body  What is sent as JSON; a text is sent as it is; null for nothing.
	 * @param array<string, mixed> $query Parameters of the address.
	 */
	protected function call_route( string $method, string $path, $body = null, array $query = array() ): WP_REST_Response {
		$request = new WP_REST_Request( $method, "/chaty/v1$path" );
		$request->set_query_params( $query );
		if ( null !== $body ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( is_string( $body ) ? $body : (string) wp_json_encode( $body ) );
		}

		return rest_do_request( $request );
	}

	/**
	 * @param string $path Path from the project's folder.
	 */
	protected function read_file( string $path ): string {
		return (string) file_get_contents( dirname( __DIR__, 3 ) . '/' . $path );
	}

	/**
	 * @return array<int, array<string, mixed>>
	 */
	protected function get_rows( string $name, string $order ): array {
		global $wpdb;

		return (array) $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}chaty_$name ORDER BY $order", ARRAY_A );
	}

	/**
	 * Stores a message, which must succeed.
	 *
	 * @param string $status One of the constants of Email_Status.
	 * @return array{id: int, is_new: bool}
	 */
	protected function add_message( Message $message, string $fingerprint, string $status = Email_Status::PENDING ): array {
		$added = ( new Message_Repository() )->add( $message, $fingerprint, $status );
		if ( is_wp_error( $added ) ) {
			$this->fail( $added->get_error_message() );
		}

		return $added;
	}

	protected function create_user( string $role ): int {
		$user = wp_insert_user( array( 'user_login' => uniqid( "$role-" ), 'user_pass' => 'x', 'role' => $role ) );
		$this->assertIsInt( $user );

		return $user;
	}

	/**
	 * Logs in as a new user who has a role, or as nobody (an empty role).
	 */
	protected function log_in( string $role ): void {
		wp_set_current_user( '' === $role ? 0 : $this->create_user( $role ) );
	}
}
