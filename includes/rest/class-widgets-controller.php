<?php
namespace Chaty\Rest;

use Chaty\Config\Capabilities;
use Chaty\Messages\Message_Expiry;
use Chaty\Settings\Import_Result;
use Chaty\Settings\Issue;
use Chaty\Settings\Schema;
use Chaty\Settings\Settings_Diff;
use Chaty\Settings\Settings_Importer;
use Chaty\Storage\Site_Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * `chaty/v1/widgets`: reads, replaces and checks the settings. What an editor saves must not have warnings; with
 * `import`, warnings cost only their values, as with `wp chaty settings import`.
 */
final class Widgets_Controller extends REST_Controller {

	protected $rest_base = 'widgets';

	protected const CAPABILITY = Capabilities::SETTINGS;

	/**
	 * Keys that this route has and settings files have not. With `import`, channels that lead nowhere are left out.
	 */
	private const OWN_KEYS = array( 'revision', 'modified', 'caches', 'import' );

	/**
	 * Schema of the settings.
	 */
	private Schema $settings_schema;
	private Settings_Importer $importer;
	private Site_Settings $settings;
	private Message_Expiry $expiry;

	public function __construct( Schema $schema, Settings_Importer $importer, Site_Settings $settings, Message_Expiry $expiry ) {
		$this->settings_schema = $schema;
		$this->importer        = $importer;
		$this->settings        = $settings;
		$this->expiry          = $expiry;
	}

	public function register_routes(): void {
		$this->register_route(
			'',
			array(
				$this->create_endpoint( WP_REST_Server::READABLE, 'get_item' ),
				$this->create_endpoint( 'PUT', 'update_item', array(), true ),
			)
		);
		$this->register_route( '/check', array( $this->create_endpoint( WP_REST_Server::CREATABLE, 'check_item', array(), true ) ) );
	}

	public function get_item( $request ) {
		return rest_ensure_response( $this->settings->read_with_revision() );
	}

	/**
	 * Replaces the settings, all or none, and only those of the revision that the request names. A warning refuses what
	 * an editor saves, unless it is about a value that is stored already.
	 */
	public function update_item( $request ) {
		$body   = $request->get_json_params();
		$stored = $this->settings->read();
		if ( ! isset( $body['chaty_widgets'] ) ) {
			return $this->create_param_error( array( 'chaty_widgets' => __( 'is missing.', 'chaty' ) ) );
		}
		if ( is_wp_error( $stored ) ) {
			return $stored;
		}

		$result = $this->import( $body );
		$params = array();
		foreach ( $this->get_issues( $body, $result, $stored ) as $issue ) {
			$is_fatal = Issue::ERROR === $issue->get_level()
				|| ( Issue::WARNING === $issue->get_level() && empty( $body['import'] ) && ! $this->is_stored( $issue, $result, $stored ) );
			if ( $is_fatal ) {
				$params[ '' === $issue->get_path() ? 'body' : $issue->get_path() ] = $issue->get_message();
			}
		}
		if ( array() !== $params ) {
			return $this->create_param_error( $params );
		}

		return rest_ensure_response( $this->settings->save( $result, $body['revision'] ?? null ) );
	}

	/**
	 * Checks settings and changes nothing: what is wrong with them, what would be stored, and what that changes.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function check_item( $request ) {
		$stored = $this->settings->read();
		if ( is_wp_error( $stored ) ) {
			return $stored;
		}

		$body     = $request->get_json_params();
		$result   = $this->import( $body );
		$issues   = array_map( static fn ( Issue $issue ): array => $issue->to_array(), $this->get_issues( $body, $result, $stored ) );
		$document = in_array( Issue::ERROR, array_column( $issues, 'level' ), true ) ? null : Site_Settings::merge( $stored, $result );
		$forecast = $this->expiry->forecast( $result->get_privacy() );

		return new WP_REST_Response(
			array(
				'issues'   => $issues,
				'document' => $document,
				'changes'  => null === $document ? array() : Settings_Diff::get_paths( $stored, $document ),
				'deletes'  => is_wp_error( $forecast ) ? $forecast->get_error_message() : $forecast['message'],
			)
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		return $this->settings_schema->get_page();
	}

	/**
	 * Imports a body without this route's own keys. An empty one is not an empty list, which would remove all widgets.
	 *
	 * @param mixed $body Decoded JSON.
	 */
	private function import( $body ): Import_Result {
		$settings = is_array( $body ) ? array_diff_key( $body, array_flip( self::OWN_KEYS ) ) : array();
		$settings = array() === $settings ? null : $settings;

		return is_array( $body ) && ! empty( $body['import'] ) ? $this->importer->import( $settings ) : $this->importer->import_all( $settings );
	}

	/**
	 * @param mixed                $body   Decoded JSON.
	 * @param array<string, mixed> $stored Stored settings.
	 * @return array<int, Issue>
	 */
	private function get_issues( $body, Import_Result $result, array $stored ): array {
		$issues = array_merge( $this->get_css_issues( $result->get_widgets(), $stored['chaty_widgets'] ), $result->get_issues() );
		if ( is_array( $body ) && isset( $body['revision'] ) && ! is_string( $body['revision'] ) ) {
			$issues[] = Issue::error( 'revision', __( 'must be text.', 'chaty' ) );
		}
		if ( is_array( $body ) && ! is_bool( $body['import'] ?? false ) ) {
			$issues[] = Issue::error( 'import', __( 'must be true or false.', 'chaty' ) );
		}

		return $issues;
	}

	/**
	 * Returns whether an issue is about a channel that is stored as it is: an import or a take-over has kept it although
	 * it leads nowhere, and it must not keep owners from saving something else.
	 *
	 * @param array<string, mixed> $stored Stored settings.
	 */
	private function is_stored( Issue $issue, Import_Result $result, array $stored ): bool {
		if ( ! preg_match( '/^widgets\[(\d+)\]\.channels\[(\d+)\]$/D', $issue->get_path(), $place ) ) {
			return false;
		}
		$channel = $result->get_widgets()[ (int) $place[1] ]['channels'][ (int) $place[2] ] ?? null;

		return in_array( $channel, array_merge( array(), ...array_column( $stored['chaty_widgets'], 'channels' ) ), true );
	}

	/**
	 * Returns the issues of CSS that the user may not change: in a network, a user who manages a site may lack
	 * the capability `edit_css`.
	 *
	 * @param array<int, array<string, mixed>> $widgets Imported widgets.
	 * @param array<int, array<string, mixed>> $stored  Stored widgets.
	 * @return array<int, Issue>
	 */
	private function get_css_issues( array $widgets, array $stored ): array {
		if ( current_user_can( 'edit_css' ) ) {
			return array();
		}

		$settings = array_column( $stored, 'settings', 'id' );
		$issues   = array();
		foreach ( $widgets as $index => $widget ) {
			if ( ( $widget['settings']['custom_css'] ?? '' ) !== ( $settings[ $widget['id'] ]['custom_css'] ?? '' ) ) {
				$issues[] = Issue::error( "widgets[$index].settings.custom_css", __( 'Sorry, you are not allowed to edit CSS.', 'chaty' ) );
			}
		}

		return $issues;
	}
}
