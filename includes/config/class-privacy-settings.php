<?php
/**
 * What the owner decided about visitors' messages.
 *
 * @package Chaty
 */

namespace Chaty\Config;

/**
 * How long messages are kept, and whether they outlive the plugin.
 */
final class Privacy_Settings {

	/**
	 * Option that holds for how many days messages are kept; 0 for ever.
	 */
	public const RETENTION_OPTION = 'chaty_retention_days';

	/**
	 * Option that holds 1 when messages stay after the plugin is removed.
	 */
	public const KEEP_OPTION = 'chaty_keep_contacts';

	/**
	 * Days that messages are kept on a site that never said.
	 */
	public const DEFAULT_RETENTION_DAYS = 365;

	/**
	 * Gives the settings under the names of the settings file.
	 *
	 * @return array{retention_days: int, keep_contacts: int}
	 */
	public function get_settings(): array {
		return array(
			'retention_days' => max( 0, (int) get_option( self::RETENTION_OPTION, self::DEFAULT_RETENTION_DAYS ) ),
			'keep_contacts'  => get_option( self::KEEP_OPTION ) ? 1 : 0,
		);
	}

	/**
	 * Stores settings; those that are absent stay as they are.
	 *
	 * @param array<string, mixed> $settings Clean settings under the names of the settings file.
	 * @return bool False when the database did not take them; then those from before are there.
	 */
	public function save_settings( array $settings ): bool {
		$options = array(
			self::RETENTION_OPTION => $settings['retention_days'] ?? null,
			self::KEEP_OPTION      => $settings['keep_contacts'] ?? null,
		);

		return Option_Set::write( array_filter( $options, 'is_int' ), false );
	}
}
