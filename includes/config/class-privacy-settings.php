<?php
/**
 * What the owner decided about visitors' messages.
 *
 * @package Chaty
 */

namespace Chaty\Config;

/**
 * How long messages are kept, also in the trash, and whether they stay when the plugin is uninstalled.
 */
final class Privacy_Settings {

	/**
	 * How long messages are kept by default, in days.
	 */
	public const DEFAULT_RETENTION_DAYS = 365;

	/**
	 * How long messages stay in the trash by default, in days; as WordPress's own `EMPTY_TRASH_DAYS`.
	 */
	public const DEFAULT_TRASH_DAYS = 30;

	/**
	 * Returns the settings by the keys of the settings file.
	 *
	 * @return array{retention_days: int, contacts_trash_days: int, keep_contacts: int}
	 */
	public function get_settings(): array {
		return array(
			'retention_days'      => max( 0, (int) get_option( Names::RETENTION_DAYS, self::DEFAULT_RETENTION_DAYS ) ),
			'contacts_trash_days' => max( 0, (int) get_option( Names::TRASH_DAYS, self::DEFAULT_TRASH_DAYS ) ),
			'keep_contacts'       => get_option( Names::KEEP_CONTACTS ) ? 1 : 0,
		);
	}

	/**
	 * Saves settings; missing ones keep their values.
	 *
	 * @param array<string, mixed> $settings Sanitized settings by the keys of the settings file.
	 * @return bool Whether they were saved. If not, the old ones stay.
	 */
	public function save_settings( array $settings ): bool {
		$options = array(
			Names::RETENTION_DAYS => $settings['retention_days'] ?? null,
			Names::TRASH_DAYS     => $settings['contacts_trash_days'] ?? null,
			Names::KEEP_CONTACTS  => $settings['keep_contacts'] ?? null,
		);

		return Option_Set::write( array_filter( $options, 'is_int' ), false );
	}
}
