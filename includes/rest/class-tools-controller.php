<?php
/**
 * Tools over REST.
 *
 * @package Chaty
 */

namespace Chaty\Rest;

use Chaty\Config\Capabilities;
use Chaty\Config\Drop_In;
use Chaty\Config\Map_Settings;
use Chaty\Config\Site_Option_Rules;
use Chaty\Health\Mail_State;
use Chaty\Health\Table_State;
use Chaty\Health\Tool_States;
use Chaty\Http\Rate_Limiter;
use Chaty\Http\Request;
use Chaty\Maps\Map_Test;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `chaty/v1/tools`: what the owner can have done besides settings, and the state of it. Who may not change files, in
 * a network only those who manage it, may not install the must-use plugin.
 */
final class Tools_Controller extends REST_Controller {

	/**
	 * Base of the route.
	 *
	 * @var string
	 */
	protected $rest_base = 'tools';

	/**
	 * {@inheritDoc}
	 */
	protected const CAPABILITY = Capabilities::SETTINGS;

	/**
	 * Values of `tool`.
	 */
	private const TOOLS = array( 'repair-tables', 'test-mail', 'test-maps', 'install-early-answers', 'remove-early-answers' );

	/**
	 * Emails and calls of other services in a minute.
	 */
	private const PER_MINUTE = 5;

	private Table_State $tables;
	private Mail_State $mail;
	private Drop_In $drop_in;
	private Map_Test $maps;
	private Tool_States $states;
	private Rate_Limiter $limiter;

	public function __construct( Tool_States $states, Table_State $tables, Mail_State $mail, Drop_In $drop_in, Map_Test $maps, Rate_Limiter $limiter ) {
		$this->states  = $states;
		$this->tables  = $tables;
		$this->mail    = $mail;
		$this->drop_in = $drop_in;
		$this->maps    = $maps;
		$this->limiter = $limiter;
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		$this->register_route(
			'',
			array(
				$this->create_endpoint( WP_REST_Server::READABLE, 'get_item' ),
				$this->create_endpoint( WP_REST_Server::CREATABLE, 'run_tool', $this->get_params() ),
			)
		);
	}

	/**
	 * Returns the states.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request $request Request.
	 */
	public function get_item( $request ): WP_REST_Response {
		return new WP_REST_Response( $this->states->get() );
	}

	/**
	 * Runs a tool, and returns a sentence about what it did, with the new states.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function run_tool( $request ) {
		switch ( $request->get_param( 'tool' ) ) {
			case 'test-mail':
				$message = $this->send_test_mail();
				break;
			case 'test-maps':
				$message = $this->test_maps( $request );
				break;
			case 'install-early-answers':
				$text    = __( 'Installed. Calls are answered early from now on, unless another plugin takes part in them.', 'chaty' );
				$message = $this->change_early_answers( array( $this->drop_in, 'install' ), $text );
				break;
			case 'remove-early-answers':
				$message = $this->change_early_answers( array( $this->drop_in, 'remove' ), __( 'Removed.', 'chaty' ) );
				break;
			default:
				$message = $this->repair_tables();
		}

		return is_wp_error( $message ) ? $message : new WP_REST_Response( array( 'message' => $message ) + $this->states->get() );
	}

	/**
	 * Returns the schema of the states.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		$group = array( 'type' => 'object' );

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'chaty-tools',
			'type'       => 'object',
			'properties' => array(
				'message'      => array( 'type' => 'string' ),
				'tables'       => $group,
				'events'       => $group,
				'mail'         => $group,
				'earlyAnswers' => $group,
			),
		);
	}

	/**
	 * Creates or upgrades the tables.
	 *
	 * @return string|WP_Error
	 */
	private function repair_tables() {
		$done = $this->tables->repair();

		return is_wp_error( $done ) ? $done : __( 'The tables are up to date, and the events are scheduled.', 'chaty' );
	}

	/**
	 * Sends an email.
	 *
	 * @return string|WP_Error
	 */
	private function send_test_mail() {
		$recipient = $this->is_within_limit() ? $this->mail->send_test() : $this->create_limit_error();

		/* translators: %s: email address. */
		return is_wp_error( $recipient ) ? $recipient : sprintf( __( 'The mail system has accepted an email to %s. If it does not arrive, check the spam folder.', 'chaty' ), $recipient );
	}

	/**
	 * Asks the services of maps, with settings that need not be saved yet.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @return string|WP_Error
	 */
	private function test_maps( WP_REST_Request $request ) {
		$given  = array_filter( array_intersect_key( (array) $request->get_param( 'map' ), Map_Settings::get_stored() ), 'is_string' );
		$issues = Site_Option_Rules::find_issues( array( 'map' => $given ), array( 'map' => Map_Settings::get_stored() ) );
		if ( array() !== $issues ) {
			return $this->create_param_error( $issues );
		}
		if ( Site_Option_Rules::mask( Map_Settings::get_stored()['google_key'] ) === ( $given['google_key'] ?? '' ) ) {
			unset( $given['google_key'] );
		}

		return $this->is_within_limit() ? $this->maps->run( $given ) : $this->create_limit_error();
	}

	/**
	 * Installs or removes the must-use plugin, whose file is that of all sites in a network, if the user may install
	 * plugins.
	 *
	 * @param callable(): (true|WP_Error) $change What changes the file.
	 * @param string                      $text   What to say when it is done.
	 * @return string|WP_Error
	 */
	private function change_early_answers( callable $change, string $text ) {
		// Where nobody may change files, nobody may install plugins either; the reason is the better answer.
		if ( wp_is_file_mod_allowed( 'chaty_early_answers' ) && ! current_user_can( 'install_plugins' ) ) {
			return new WP_Error( 'rest_forbidden', __( 'Only users who may install plugins may change this file.', 'chaty' ), array( 'status' => 403 ) );
		}
		$done = $change();
		if ( is_wp_error( $done ) ) {
			$done->add_data( array( 'status' => 500 ) );
			return $done;
		}

		return $text;
	}

	/**
	 * Returns whether the user may use one of the tools that reach others once more.
	 */
	private function is_within_limit(): bool {
		return $this->limiter->allow( 'tools', Request::from_query(), self::PER_MINUTE );
	}

	/**
	 * Creates the error that a tool was used too often.
	 */
	private function create_limit_error(): WP_Error {
		return new WP_Error( 'chaty_rate_limited', __( 'Please wait a minute before the next test.', 'chaty' ), array( 'status' => 429 ) );
	}

	/**
	 * Returns the parameters of the tools.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function get_params(): array {
		return array(
			'tool' => array(
				'description' => __( 'What to do.', 'chaty' ),
				'type'        => 'string',
				'enum'        => self::TOOLS,
				'required'    => true,
			),
			'map'  => array(
				'description' => __( 'Settings of maps to test, in place of the stored ones.', 'chaty' ),
				'type'        => 'object',
			),
		);
	}
}
