<?php
namespace Chaty\Rest;

use Chaty\Config\Capabilities;
use Chaty\Migration\Migration;
use Chaty\Migration\Old_Messages;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `chaty/v1/takeover`: says what Chaty 3.x left on the site, and takes it over by steps: the settings, the next
 * messages, or the statistics of the next days. The settings that were replaced can be put back.
 */
final class Takeover_Controller extends REST_Controller {

	/**
	 * Base of the route.
	 *
	 * @var string
	 */
	protected $rest_base = 'takeover';

	/**
	 * {@inheritDoc}
	 */
	protected const CAPABILITY = Capabilities::SETTINGS;

	private Migration $migration;

	public function __construct( Migration $migration ) {
		$this->migration = $migration;
	}

	public function register_routes(): void {
		$this->register_route(
			'',
			array(
				$this->create_endpoint( WP_REST_Server::READABLE, 'get_item' ),
				$this->create_endpoint( WP_REST_Server::CREATABLE, 'create_item', $this->get_params() ),
			)
		);
	}

	/**
	 * Returns what is there, and what would change. Nothing is changed.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_item( $request ) {
		return rest_ensure_response( $this->migration->read() );
	}

	/**
	 * Does one step.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function create_item( $request ) {
		switch ( $request->get_param( 'step' ) ) {
			case 'settings':
				$answer = $this->migration->take_settings( $request->get_param( 'revision' ) );
				break;
			case 'statistics':
				$answer = $this->migration->take_statistics();
				break;
			case 'restore':
				$answer = $this->migration->restore();
				break;
			default:
				$answer = $this->migration->take_messages( $request->get_param( 'old' ), $request->get_param( 'after' ) );
		}

		return rest_ensure_response( $answer );
	}

	/**
	 * Returns the parameters of a step.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private function get_params(): array {
		return array(
			'step'     => array(
				'description' => __( 'What to take over, or whether to restore the settings that were replaced.', 'chaty' ),
				'type'        => 'string',
				'enum'        => array( 'messages', 'settings', 'statistics', 'restore' ),
				'required'    => true,
			),
			'revision' => array(
				'description' => __( 'Revision of the settings that must still be stored.', 'chaty' ),
				'type'        => 'string',
			),
			'old'      => array(
				'description' => __( 'What becomes of messages that are older than this site keeps messages: it keeps them for longer, or they are left out.', 'chaty' ),
				'type'        => 'string',
				'enum'        => array( Old_Messages::KEEP, Old_Messages::SKIP ),
				'default'     => Old_Messages::KEEP,
			),
			'after'    => array(
				'description' => __( 'ID of the message to begin after; without it, where the last step has stopped.', 'chaty' ),
				'type'        => 'integer',
				'minimum'     => 0,
				'maximum'     => self::MAX_ID,
			),
		);
	}
}
