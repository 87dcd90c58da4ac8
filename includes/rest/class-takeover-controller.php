<?php
/**
 * Migration over REST.
 *
 * @package Chaty
 */

namespace Chaty\Rest;

use Chaty\Config\Capabilities;
use Chaty\Migration\Lead_Importer;
use Chaty\Migration\Takeover;
use Chaty\Settings\Import_Result;
use Chaty\Settings\Settings_Diff;
use Chaty\Storage\Site_Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `chaty/v1/takeover`: says what Chaty 3.x left on the site, and takes it over by steps: the settings, or the next
 * messages. The settings that were replaced can be put back.
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

	private Takeover $takeover;
	private Lead_Importer $leads;
	private Site_Settings $settings;

	/**
	 * @param Takeover      $takeover Settings of Chaty 3.x.
	 * @param Lead_Importer $leads    Messages of Chaty 3.x.
	 * @param Site_Settings $settings Settings of the site.
	 */
	public function __construct( Takeover $takeover, Lead_Importer $leads, Site_Settings $settings ) {
		$this->takeover = $takeover;
		$this->leads    = $leads;
		$this->settings = $settings;
	}

	/**
	 * Registers the route.
	 */
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
	 * Returns what is there, and what the settings would change. Nothing is changed.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 * @param WP_REST_Request $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_item( $request ) {
		$messages = $this->leads->count();
		$stored   = $this->settings->read_with_revision();
		if ( is_wp_error( $messages ) || is_wp_error( $stored ) ) {
			return is_wp_error( $messages ) ? $messages : $stored;
		}

		$revision = $stored['revision'];
		$time     = $this->takeover->get_time();
		unset( $stored['revision'], $stored['modified'] );

		return new WP_REST_Response(
			array(
				'settings' => array(
					'widgets'       => $this->takeover->count_widgets(),
					'taken_over_at' => 0 === $time ? '' : gmdate( 'Y-m-d\TH:i:s\Z', $time ),
					'can_restore'   => $this->takeover->can_restore( $revision ),
				),
				'messages' => $messages + array( 'retention_days' => $stored['retention_days'] ),
				'revision' => $revision,
			) + $this->describe( $this->takeover->convert( current_user_can( 'edit_css' ) ), $stored )
		);
	}

	/**
	 * Describes what the settings of Chaty 3.x would change, as `POST /widgets/check` does of a file.
	 *
	 * @param Import_Result|WP_Error $result Converted settings; an error if there are none.
	 * @param array<string, mixed>   $stored Stored settings.
	 * @return array<string, mixed>
	 */
	private function describe( $result, array $stored ): array {
		$issues   = array();
		$document = null;
		if ( ! is_wp_error( $result ) ) {
			foreach ( $result->get_issues() as $issue ) {
				$issues[] = $issue->to_array();
			}
			$document = array() === $result->get_errors() ? Site_Settings::merge( $stored, $result ) : null;
		}

		return array(
			'issues'   => $issues,
			'document' => $document,
			'changes'  => null === $document ? array() : Settings_Diff::get_paths( $stored, $document ),
		);
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
				return $this->take_settings( $request->get_param( 'revision' ) );
			case 'restore':
				return rest_ensure_response( $this->takeover->restore() );
			default:
				return $this->take_messages( $request->get_param( 'after' ) );
		}
	}

	/**
	 * Takes over the settings.
	 *
	 * @param string|null $revision Revision that must still be stored; null for any.
	 * @return WP_REST_Response|WP_Error
	 */
	private function take_settings( ?string $revision ) {
		$result = $this->takeover->convert( current_user_can( 'edit_css' ) );
		if ( is_wp_error( $result ) ) {
			return $result;
		}

		$errors = array();
		foreach ( $result->get_errors() as $issue ) {
			$errors[ $issue->get_path() ] = $issue->get_message();
		}

		return array() === $errors ? rest_ensure_response( $this->takeover->save( $result, $revision ) ) : $this->create_param_error( $errors );
	}

	/**
	 * Copies the next messages.
	 *
	 * @param int|null $after ID of the message to begin after; null for where the last step has stopped.
	 * @return WP_REST_Response|WP_Error
	 */
	private function take_messages( ?int $after ) {
		$step = $this->leads->copy_next( $after );
		if ( is_wp_error( $step ) ) {
			return $step;
		}
		$counts = $this->leads->count();

		return is_wp_error( $counts ) ? $counts : new WP_REST_Response( $step + $counts );
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
				'enum'        => array( 'messages', 'settings', 'restore' ),
				'required'    => true,
			),
			'revision' => array(
				'description' => __( 'Revision of the settings that must still be stored.', 'chaty' ),
				'type'        => 'string',
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
