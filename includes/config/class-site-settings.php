<?php
/**
 * Settings of the site.
 *
 * @package Chaty
 */

namespace Chaty\Config;

use Chaty\Settings\Import_Result;

/**
 * Reads the settings in the form of a settings file, and saves imported ones.
 */
final class Site_Settings {

	private Widget_Repository $repository;
	private General_Settings $general;
	private Privacy_Settings $privacy;

	/**
	 * @param Widget_Repository $repository   Stored widgets.
	 * @param General_Settings  $general    General settings.
	 * @param Privacy_Settings  $privacy Privacy settings.
	 */
	public function __construct( Widget_Repository $repository, General_Settings $general, Privacy_Settings $privacy ) {
		$this->repository = $repository;
		$this->general    = $general;
		$this->privacy    = $privacy;
	}

	/**
	 * Returns the stored settings.
	 *
	 * @return array<string, mixed>
	 */
	public function read(): array {
		return array( 'data_analytics_settings' => $this->general->get_stored_analytics() )
			+ $this->privacy->get_settings()
			+ array( 'chaty_widgets' => $this->repository->get_stored_widgets() );
	}

	/**
	 * Replaces the widgets, and the other settings that the import has.
	 *
	 * @param Import_Result $result Result of an import, without errors.
	 * @return bool Whether they were saved. If not, the old ones stay.
	 */
	public function save( Import_Result $result ): bool {
		$privacy   = $this->privacy->get_settings();
		$analytics = $this->general->get_stored_analytics();
		$is_saved  = $this->privacy->save_settings( $result->get_privacy() )
			&& $this->general->save_analytics( $result->get_analytics() ?? $analytics )
			&& $this->repository->save_widgets( $result->get_widgets() );
		if ( ! $is_saved ) {
			$this->privacy->save_settings( $privacy );
			$this->general->save_analytics( $analytics );
		}

		return $is_saved;
	}

	/**
	 * Returns the message that the settings could not be saved.
	 */
	public static function get_failure_message(): string {
		return __( 'The settings could not be saved. Nothing has changed.', 'chaty' );
	}
}
