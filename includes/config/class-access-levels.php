<?php
namespace Chaty\Config;

/**
 * The groups of users among which the owner chooses who reads messages and statistics. A level stands for a
 * capability that roles have, so a role of another plugin belongs to it too.
 */
final class Access_Levels {

	/**
	 * Capability of the highest level, which holds where nobody has chosen another.
	 */
	public const HIGHEST = 'manage_options';

	/**
	 * Capabilities by level.
	 */
	private const LEVELS = array(
		'administrators' => self::HIGHEST,
		'shop_managers'  => 'manage_woocommerce',
		'editors'        => 'edit_others_posts',
		'authors'        => 'publish_posts',
	);

	/**
	 * Roles without which a level has no meaning.
	 */
	private const ROLES = array( 'shop_managers' => 'shop_manager' );

	/**
	 * @return array<int, string>
	 */
	public static function get_levels(): array {
		return array_values(
			array_filter(
				array_keys( self::LEVELS ),
				static fn ( string $level ): bool => ! isset( self::ROLES[ $level ] ) || wp_roles()->is_role( self::ROLES[ $level ] )
			)
		);
	}

	/**
	 * Returns the capability of a level; the highest one for a level that the site does not have, such as after a shop
	 * was removed.
	 */
	public static function get_capability( string $level ): string {
		return in_array( $level, self::get_levels(), true ) ? self::LEVELS[ $level ] : self::HIGHEST;
	}

	/**
	 * @param mixed $stored Value of the option.
	 * @return array{messages: string, statistics: string} Levels.
	 */
	public static function parse_option( $stored ): array {
		$stored = array_filter( (array) $stored, 'is_string' );

		return array(
			'messages'   => self::parse_level( $stored['messages'] ?? '' ),
			'statistics' => self::parse_level( $stored['statistics'] ?? '' ),
		);
	}

	private static function parse_level( string $level ): string {
		return isset( self::LEVELS[ $level ] ) ? $level : 'administrators';
	}
}
