<?php
namespace Chaty\Rest;

use Chaty\Config\Capabilities;
use Chaty\Config\Map_Settings;
use Chaty\Config\Site_Option_Rules;
use Chaty\Health\Tool_States;
use Chaty\Http\Rate_Limiter;
use Chaty\Http\Request;
use Chaty\Maps\Map_Test;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `chaty/v1/tools`: runs tools for owners, and returns the states of what they repair and test. The must-use plugin is
 * for users who may install plugins, in a network only for those who manage it.
 */
final class Tools_Controller extends REST_Controller {

	protected $rest_base = 'tools';

	protected const CAPABILITY = Capabilities::SETTINGS;

	private const TOOLS = array( 'repair-tables', 'test-mail', 'test-maps', 'install-early-answers', 'remove-early-answers' );

	/**
	 * Tools that change a file.
	 */
	private const FILE_TOOLS = array( 'install-early-answers', 'remove-early-answers' );

	/**
	 * Emails and calls of other services in a minute.
	 */
	private const PER_MINUTE = 5;

	private Tool_States $states;
	private Map_Test $maps;
	private Rate_Limiter $limiter;

	public function __construct( Tool_States $states, Map_Test $maps, Rate_Limiter $limiter ) {
		$this->states  = $states;
		$this->maps    = $maps;
		$this->limiter = $limiter;
	}

	public function register_routes(): void {
		$this->register_route(
			'',
			array(
				$this->create_endpoint( WP_REST_Server::READABLE, 'get_item' ),
				$this->create_endpoint( WP_REST_Server::CREATABLE, 'run_tool', $this->get_params() ),
			)
		);
	}

	public function get_item( $request ): WP_REST_Response {
		return new WP_REST_Response( array( 'states' => $this->get_states() ) );
	}

	/**
	 * Runs a tool, and returns a sentence about what it did, with the new states. All sites of a network share the
	 * must-use plugin: only users who may install plugins change it.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function run_tool( $request ) {
		$tool = (string) $request->get_param( 'tool' );
		// Where nobody may change files, nobody may install plugins either; then the tool's own error gives the reason.
		if ( in_array( $tool, self::FILE_TOOLS, true ) && wp_is_file_mod_allowed( 'chaty_early_answers' ) && ! current_user_can( 'install_plugins' ) ) {
			return new WP_Error( 'rest_forbidden', __( 'Only users who may install plugins may change this file.', 'chaty' ), array( 'status' => 403 ) );
		}
		if ( 'test-mail' === $tool && ! $this->is_within_limit() ) {
			return $this->create_limit_error();
		}

		$message = 'test-maps' === $tool ? $this->test_maps( $request ) : $this->states->run( $tool );
		if ( is_wp_error( $message ) ) {
			$message->add_data( (array) $message->get_error_data() + array( 'status' => 500 ) );
			return $message;
		}

		return new WP_REST_Response(
			array(
				'message' => $message,
				'states'  => $this->get_states(),
			)
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'chaty-tools',
			'type'       => 'object',
			'properties' => array(
				'message' => array( 'type' => 'string' ),
				'states'  => array( 'type' => 'array' ),
			),
		);
	}

	/**
	 * Returns the states as lists, which keep their order in JSON.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	private function get_states(): array {
		$states = array();
		$shown  = array_flip( array( 'label', 'value' ) );
		foreach ( $this->states->get() as $state ) {
			$fields = array_map( static fn ( array $field ): array => array_intersect_key( $field, $shown ), array_values( $state['fields'] ) );
			$tools  = array();
			foreach ( $state['tools'] as $tool => $label ) {
				$tools[] = compact( 'tool', 'label' );
			}
			$states[] = compact( 'fields', 'tools' ) + $state;
		}

		return $states;
	}

	/**
	 * Asks the services of maps, with settings that need not be saved yet.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @return string|WP_Error
	 */
	private function test_maps( WP_REST_Request $request ) {
		/** @var array<string, string> $given */
		$given  = (array) $request->get_param( 'map' );
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
	 * Returns whether the user may run another tool that sends an email or asks a service.
	 */
	private function is_within_limit(): bool {
		return $this->limiter->allow( 'tools', Request::from_query(), self::PER_MINUTE );
	}

	private function create_limit_error(): WP_Error {
		return new WP_Error( 'chaty_rate_limited', __( 'Please wait a minute before the next test.', 'chaty' ), array( 'status' => 429 ) );
	}

	/**
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
