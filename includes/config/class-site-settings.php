<?php
/**
 * Everything that a settings file says.
 *
 * @package Chaty
 */

namespace Chaty\Config;

use Chaty\Settings\Import_Result;

/**
 * Reads the site's settings as a settings file, and stores one that came through the strict door.
 */
final class Site_Settings {

	private Widget_Repository $repository;
	private General_Settings $page;
	private Privacy_Settings $privacy;

	/**
	 * @param Widget_Repository $repository   Where widgets are kept.
	 * @param General_Settings  $page    Settings of the page.
	 * @param Privacy_Settings  $privacy What the owner decided about messages.
	 */
	public function __construct( Widget_Repository $repository, General_Settings $page, Privacy_Settings $privacy ) {
		$this->repository = $repository;
		$this->page       = $page;
		$this->privacy    = $privacy;
	}

	/**
	 * Gives the settings as they are stored.
	 *
	 * @return array<string, mixed>
	 */
	public function read(): array {
		return array( 'data_analytics_settings' => $this->page->get_stored_analytics() )
			+ $this->privacy->get_settings()
			+ array( 'chaty_widgets' => $this->repository->get_stored_widgets() );
	}

	/**
	 * Replaces the widgets, and what else the file says.
	 *
	 * @param Import_Result $result What was read, without errors.
	 * @return bool False when the database did not take it; then nothing has changed.
	 */
	public function save( Import_Result $result ): bool {
		$privacy   = $this->privacy->get_settings();
		$analytics = $this->page->get_stored_analytics();
		$is_saved  = $this->privacy->save_settings( $result->get_privacy() )
			&& $this->page->save_analytics( $result->get_analytics() ?? $analytics )
			&& $this->repository->save_widgets( $result->get_widgets() );
		if ( ! $is_saved ) {
			$this->privacy->save_settings( $privacy );
			$this->page->save_analytics( $analytics );
		}

		return $is_saved;
	}

	/**
	 * Tells that the settings could not be stored.
	 */
	public static function get_failure_message(): string {
		return __( 'The database did not take the settings, and nothing has changed.', 'chaty' );
	}
}
