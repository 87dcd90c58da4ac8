<?php
namespace Chaty\Config;

/**
 * Says who may do what. Each part of the plugin asks for a meta capability of its own, which WordPress maps to
 * one that roles have.
 */
final class Capabilities {

	/**
	 * May read and change the settings.
	 */
	public const SETTINGS = 'chaty_settings';

	/**
	 * May read, change and delete messages.
	 */
	public const MESSAGES = 'chaty_messages';

	/**
	 * May read and delete statistics.
	 */
	public const STATISTICS = 'chaty_statistics';

	/**
	 * Replaces a meta capability of the plugin by the one that a user must have, unless the user has the meta
	 * capability itself, as role editors can grant it. What other filters require stays required.
	 *
	 * @param array<int, string> $required   Capabilities that the user must have.
	 * @param string             $capability Capability that is asked for.
	 * @param int                $user_id    ID of the user.
	 * @return array<int, string>
	 */
	public static function map( $required, $capability, $user_id ): array {
		if ( ! in_array( $capability, array( self::SETTINGS, self::MESSAGES, self::STATISTICS ), true ) ) {
			return $required;
		}
		$user = get_userdata( $user_id );
		if ( false !== $user && ! empty( $user->allcaps[ $capability ] ) ) {
			return $required;
		}

		return array_merge( array_values( array_diff( $required, array( $capability ) ) ), array( self::get_required( $capability ) ) );
	}

	/**
	 * Returns the capability that a user must have for one of the plugin's: that of the level which the owner chose,
	 * unless a filter names another.
	 */
	public static function get_required( string $capability ): string {
		$defaults = self::get_defaults();

		/**
		 * Filters which capabilities the plugin requires.
		 *
		 * @since 1.0.0
		 *
		 * @param array<string, string> $capabilities Capabilities that roles have, by the plugin's meta capability.
		 */
		$capabilities = apply_filters( 'chaty_capabilities', $defaults );
		$mapped       = is_array( $capabilities ) ? $capabilities[ $capability ] ?? '' : '';

		return is_string( $mapped ) && '' !== $mapped ? $mapped : Access_Levels::HIGHEST;
	}

	/**
	 * Returns whether a filter decides in place of the owner's setting.
	 */
	public static function is_filtered( string $capability ): bool {
		return self::get_required( $capability ) !== self::get_defaults()[ $capability ];
	}

	/**
	 * Returns the required capabilities before any filter. Settings, which say who may do the rest, stay with
	 * administrators.
	 *
	 * @return array<string, string>
	 */
	private static function get_defaults(): array {
		$access = Access_Levels::parse_option( get_option( Names::ACCESS ) );

		return array(
			self::SETTINGS   => Access_Levels::HIGHEST,
			self::MESSAGES   => Access_Levels::get_capability( $access['messages'] ),
			self::STATISTICS => Access_Levels::get_capability( $access['statistics'] ),
		);
	}
}
