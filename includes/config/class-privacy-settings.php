<?php
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
		return self::parse_options(
			array(
				Names::RETENTION_DAYS => get_option( Names::RETENTION_DAYS, self::DEFAULT_RETENTION_DAYS ),
				Names::TRASH_DAYS     => get_option( Names::TRASH_DAYS, self::DEFAULT_TRASH_DAYS ),
				Names::KEEP_CONTACTS  => get_option( Names::KEEP_CONTACTS ),
			)
		);
	}

	/**
	 * @param array<string, mixed> $options Values by option; missing ones have their defaults.
	 * @return array{retention_days: int, contacts_trash_days: int, keep_contacts: int}
	 */
	public static function parse_options( array $options ): array {
		return array(
			'retention_days'      => max( 0, (int) ( $options[ Names::RETENTION_DAYS ] ?? self::DEFAULT_RETENTION_DAYS ) ),
			'contacts_trash_days' => max( 0, (int) ( $options[ Names::TRASH_DAYS ] ?? self::DEFAULT_TRASH_DAYS ) ),
			'keep_contacts'       => empty( $options[ Names::KEEP_CONTACTS ] ) ? 0 : 1,
		);
	}

	/**
	 * @param array<string, mixed> $settings Sanitized settings by the keys of the settings file.
	 * @return array<string, int>
	 */
	public static function to_options( array $settings ): array {
		return array(
			Names::RETENTION_DAYS => $settings['retention_days'],
			Names::TRASH_DAYS     => $settings['contacts_trash_days'],
			Names::KEEP_CONTACTS  => $settings['keep_contacts'],
		);
	}
}
