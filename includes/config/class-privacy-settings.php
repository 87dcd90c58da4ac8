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
			'retention_days' => max( 0, (int) get_option( Names::RETENTION_DAYS, self::DEFAULT_RETENTION_DAYS ) ),
			'keep_contacts'  => get_option( Names::KEEP_CONTACTS ) ? 1 : 0,
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
			Names::RETENTION_DAYS => $settings['retention_days'] ?? null,
			Names::KEEP_CONTACTS  => $settings['keep_contacts'] ?? null,
		);

		return Option_Set::write( array_filter( $options, 'is_int' ), false );
	}
}
