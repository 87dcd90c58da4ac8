<?php
namespace Chaty\Cli;

use Chaty\Config\Drop_In;
use Chaty\Health\Early_Answers_State;
use Chaty\Registrable;
use WP_CLI;
use WP_Error;

/**
 * Installs and removes the must-use plugin that answers statistics calls before other plugins load.
 */
final class Early_Answers_Command implements Registrable {

	private Drop_In $drop_in;

	public function __construct( Drop_In $drop_in ) {
		$this->drop_in = $drop_in;
	}

	public function register(): void {
		foreach ( array( 'install', 'remove', 'status' ) as $name ) {
			WP_CLI::add_command( "chaty early-answers $name", array( $this, $name ) );
		}
	}

	/**
	 * Installs or replaces the must-use plugin, for all sites of a network.
	 *
	 * Statistics calls are then answered before other plugins load, which saves most of their time on a site with
	 * many plugins. Where another plugin takes part in the answer, it is answered later, as without this.
	 */
	public function install(): void {
		$this->exit_on_error( $this->drop_in->install() );

		/* translators: %s: path of a file. */
		WP_CLI::success( sprintf( __( 'Installed: %s', 'chaty' ), $this->drop_in->get_path() ) );
		WP_CLI::line( __( 'Other plugins are not loaded before the answer, and neither are their filters and the WP Consent API.', 'chaty' ) );
		WP_CLI::line( __( 'Once an hour, and whenever a plugin is activated or deactivated, Chaty checks whether other plugins take part in the answer. If they do, it waits for them.', 'chaty' ) );
		WP_CLI::line( __( 'Only calls whose origin the browser names (Sec-Fetch-Site, over HTTPS) are answered early.', 'chaty' ) );
	}

	/**
	 * Removes the must-use plugin.
	 */
	public function remove(): void {
		$is_absent = Drop_In::ABSENT === $this->drop_in->get_state();
		$this->exit_on_error( $this->drop_in->remove() );

		WP_CLI::success( $is_absent ? __( 'It is not installed.', 'chaty' ) : __( 'Removed.', 'chaty' ) );
	}

	/**
	 * Prints whether the must-use plugin is installed, and whether it answers. Exits with status 1 unless it is
	 * installed in the plugin's version.
	 */
	public function status(): void {
		$text = ( new Early_Answers_State( $this->drop_in ) )->get()['text'];
		if ( Drop_In::CURRENT === $this->drop_in->get_state() ) {
			WP_CLI::success( $text );
		} else {
			WP_CLI::error( $text );
		}
	}

	/**
	 * @param true|WP_Error $result Result.
	 */
	private function exit_on_error( $result ): void {
		if ( is_wp_error( $result ) ) {
			WP_CLI::error( $result->get_error_message() );
		}
	}
}
