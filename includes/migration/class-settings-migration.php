<?php
namespace Chaty\Migration;

use Chaty\Config\Names;
use Chaty\Settings\Import_Result;
use Chaty\Settings\Issue;
use Chaty\Settings\Settings_Importer;
use Chaty\Settings\Settings_Sanitizer;
use Chaty\Storage\Option_Set;
use Chaty\Storage\Site_Settings;
use WP_Error;

/**
 * Takes over the settings of Chaty 3.x, and changes nothing of Chaty 3.x. What they replace can be put back.
 */
final class Settings_Migration {

	/**
	 * The settings that are replaced. Others, such as for how long messages are kept, may change without a loss.
	 */
	private const REPLACED = array(
		'chaty_widgets'           => 1,
		'data_analytics_settings' => 1,
	);

	private Settings_Importer $importer;
	private Site_Settings $settings;

	public function __construct( Settings_Importer $importer, Site_Settings $settings ) {
		$this->importer = $importer;
		$this->settings = $settings;
	}

	/**
	 * Counts the widgets of Chaty 3.x; 0 also if there are no settings.
	 */
	public function count_widgets(): int {
		$options = new Legacy_Options();

		return $options->exist() ? count( $options->get_suffixes() ) : 0;
	}

	/**
	 * Returns when the settings were taken over last; 0 if never.
	 */
	public function get_time(): int {
		return (int) get_option( Names::MIGRATED_SETTINGS );
	}

	/**
	 * Converts the settings of Chaty 3.x, and reports what is left out.
	 *
	 * @param bool $with_css Whether the user may bring CSS along: in a network, a user who manages a site may lack
	 *                       the capability `edit_css`.
	 * @return Import_Result|WP_Error
	 */
	public function convert( bool $with_css ) {
		$options = new Legacy_Options();
		if ( ! $options->exist() ) {
			return new WP_Error( 'chaty_nothing_to_migrate', __( 'There are no settings of Chaty 3.x on this site.', 'chaty' ), array( 'status' => 404 ) );
		}

		$converter = new Settings_Converter( $options );
		$converted = $converter->convert();
		$issues    = $converter->get_issues();
		foreach ( $with_css ? array() : $converted['chaty_widgets'] as $index => $widget ) {
			if ( isset( $widget['settings']['custom_css'] ) ) {
				unset( $widget['settings']['custom_css'] );
				$widget['settings']['has_custom_css'] = 0;
				$converted['chaty_widgets'][ $index ] = $widget;

				$issues[] = Issue::warning( "widgets[$index].settings.custom_css", __( 'Sorry, you are not allowed to edit CSS.', 'chaty' ) );
			}
		}
		$result = $this->importer->import_all( $converted );

		return new Import_Result( $result->get_widgets(), $result->get_analytics(), array_merge( $result->get_issues(), $issues ), $result->get_privacy() );
	}

	/**
	 * Saves the converted settings in place of the current ones, which are kept until the owner wants them back.
	 *
	 * @param Import_Result $result   Converted settings, without errors.
	 * @param string|null   $revision Revision that must still be stored; null for any.
	 * @return array<string, mixed>|WP_Error As `Site_Settings::save()` returns.
	 */
	public function save( Import_Result $result, ?string $revision = null ) {
		$former = $this->settings->read_with_revision();
		if ( is_wp_error( $former ) ) {
			return $former;
		}

		// The revision ensures that the kept settings are those that are replaced.
		$saved = $this->settings->save( $result, $revision ?? $former['revision'] );
		if ( is_wp_error( $saved ) ) {
			return $saved;
		}

		$options = array( Names::MIGRATED_SETTINGS => time() );
		// A second take-over without a change must not keep the settings of the first in place of the former ones.
		if ( $former['revision'] !== $saved['revision'] ) {
			$options[ Names::REPLACED_SETTINGS ] = array(
				'settings'      => array_intersect_key( $former, self::REPLACED ),
				'checksum'      => $this->get_checksum( $saved ),
				'taken_over_at' => $this->get_time(),
			);
		}
		Option_Set::write( array(), $options );

		return $saved;
	}

	/**
	 * Returns whether the former settings can be put back: nobody has changed those that have replaced them.
	 *
	 * @param array<string, mixed> $stored Present settings.
	 */
	public function can_restore( array $stored ): bool {
		$kept = $this->get_kept();

		return null !== $kept && $kept['checksum'] === $this->get_checksum( $stored );
	}

	/**
	 * Puts the former settings back. Messages and statistics that were copied stay, and so does the retention.
	 *
	 * @return array<string, mixed>|WP_Error As `Site_Settings::save()` returns.
	 */
	public function restore() {
		$kept = $this->get_kept();
		if ( null === $kept ) {
			return new WP_Error( 'chaty_nothing_to_restore', __( 'There are no earlier settings to restore.', 'chaty' ), array( 'status' => 404 ) );
		}
		$stored = $this->settings->read_with_revision();
		if ( is_wp_error( $stored ) ) {
			return $stored;
		}
		if ( ! $this->can_restore( $stored ) ) {
			return Site_Settings::create_conflict( $stored );
		}

		// Another version of the plugin may have stored these widgets.
		$widgets = Settings_Sanitizer::create()->sanitize_widgets( $kept['settings']['chaty_widgets'] );
		$saved   = $this->settings->save( new Import_Result( $widgets, $kept['settings']['data_analytics_settings'], array() ), $stored['revision'] );
		if ( ! is_wp_error( $saved ) ) {
			update_option( Names::MIGRATED_SETTINGS, $kept['taken_over_at'], false );
			delete_option( Names::REPLACED_SETTINGS );
		}

		return $saved;
	}

	/**
	 * Returns the checksum of the settings that a take-over replaces.
	 *
	 * @param array<string, mixed> $settings Settings.
	 */
	private function get_checksum( array $settings ): string {
		return md5( (string) maybe_serialize( array_intersect_key( $settings, self::REPLACED ) ) );
	}

	/**
	 * Returns the settings that were replaced, the checksum of those that replaced them, and when there was a take-over
	 * before.
	 *
	 * @return array{settings: array<string, mixed>, checksum: string, taken_over_at: int}|null
	 */
	private function get_kept(): ?array {
		$kept = get_option( Names::REPLACED_SETTINGS );

		return is_array( $kept ) && isset( $kept['settings'], $kept['checksum'], $kept['taken_over_at'] ) ? $kept : null;
	}
}
