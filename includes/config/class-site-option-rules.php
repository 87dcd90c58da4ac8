<?php
namespace Chaty\Config;

/**
 * Checks settings of the Settings screen that a user sends: each value by its range, and access by the user's own.
 */
final class Site_Option_Rules {

	/**
	 * Longest times that messages are kept, in days, as in the schema of the settings file.
	 */
	public const MAX_DAYS = array(
		'retention_days'      => 36500,
		'contacts_trash_days' => 365,
	);

	/**
	 * Allowed values of settings that are one of several texts or numbers.
	 */
	private const CHOICES = array(
		'data_analytics_settings' => array( 'on', 'off' ),
		'count_editors'           => array( 0, 1 ),
		'count_pages'             => array( 0, 1 ),
		'keep_contacts'           => array( 0, 1 ),
		'message_abilities'       => array( 0, 1 ),
		'click_to_load'           => array( '', 'consent', 'always' ),
		'report'                  => array( '', 'week', 'month' ),
	);

	/**
	 * Longest URL, key or ID.
	 */
	private const MAX_LENGTH = 500;

	/**
	 * Stands for the part of a key that is not shown.
	 */
	private const MASK = '••••••••';

	/**
	 * Secrets by their group of settings; of a stored secret, only the end is shown.
	 */
	public const SECRETS = array(
		'map'     => 'google_key',
		'webhook' => 'secret',
	);

	/**
	 * Meta capabilities by the keys of access.
	 */
	public const ACCESS = array(
		'messages'   => Capabilities::MESSAGES,
		'statistics' => Capabilities::STATISTICS,
	);

	/**
	 * @param array<array-key, mixed> $given  Given settings; those that are missing stay.
	 * @param array<string, mixed>    $stored Stored settings.
	 * @return array<string, string> Sentences by path.
	 */
	public static function find_issues( array $given, array $stored ): array {
		$issues = array();
		foreach ( $given as $name => $value ) {
			if ( ! array_key_exists( $name, $stored ) ) {
				$issues[ $name ] = __( 'Unknown parameter.', 'chaty' );
			} elseif ( isset( self::MAX_DAYS[ $name ] ) ) {
				$issues[ $name ] = self::check_days( $value, self::MAX_DAYS[ $name ] );
			} elseif ( isset( self::CHOICES[ $name ] ) ) {
				$issues[ $name ] = in_array( $value, self::CHOICES[ $name ], true ) ? '' : self::get_choice_issue( self::CHOICES[ $name ] );
			} else {
				$issues += self::check_group( (string) $name, $value, $stored[ $name ] );
			}
		}

		return array_filter( $issues );
	}

	/**
	 * Returns a key as it is shown: nobody who looks over a shoulder or at a page's source gets the whole of it.
	 *
	 * @param string $key Key; empty for none.
	 */
	public static function mask( string $key ): string {
		return '' === $key ? '' : self::MASK . ( strlen( $key ) < 12 ? '' : substr( $key, -4 ) );
	}

	/**
	 * Checks the settings of a group.
	 *
	 * @param string                $group  'map', 'access', 'webhook' or 'shop'.
	 * @param mixed                 $given  Given values.
	 * @param array<string, string> $stored Stored values.
	 * @return array<string, string> Sentences by path; empty where a value is right.
	 */
	private static function check_group( string $group, $given, array $stored ): array {
		if ( ! is_array( $given ) ) {
			return array( $group => __( 'Must be an object.', 'chaty' ) );
		}

		$issues = array();
		if ( 'webhook' === $group ) {
			$given += array( 'secret' => self::mask( $stored['secret'] ) );
		}
		foreach ( $given as $name => $value ) {
			if ( ! isset( $stored[ $name ] ) ) {
				$issue = __( 'Unknown parameter.', 'chaty' );
			} elseif ( ! is_string( $value ) || strlen( $value ) > self::MAX_LENGTH ) {
				/* translators: %d: number of characters. */
				$issue = sprintf( __( 'Must be text of at most %d characters.', 'chaty' ), self::MAX_LENGTH );
			} elseif ( 'access' === $group ) {
				$issue = $value === $stored[ $name ] ? '' : self::check_level( self::ACCESS[ $name ], $value );
			} elseif ( 'webhook' === $group ) {
				$issue = self::check_webhook( $name, $value, $given + $stored, self::mask( $stored['secret'] ) );
			} elseif ( 'shop' === $group ) {
				$issue = 'channel' !== $name || 1 === preg_match( '/^[\w-]*$/D', $value ) ? '' : __( 'Must be the name of a channel.', 'chaty' );
			} else {
				$issue = self::check_map( $name, $value, $stored );
			}
			$issues[ "$group.$name" ] = $issue;
		}

		return $issues;
	}

	/**
	 * @param mixed $days Value.
	 */
	private static function check_days( $days, int $max ): string {
		/* translators: %s: largest number. */
		return is_int( $days ) && $days >= 0 && $days <= $max ? '' : sprintf( __( 'Must be a whole number from 0 to %s.', 'chaty' ), number_format_i18n( $max ) );
	}

	/**
	 * @param array<string, string> $stored Stored settings of maps.
	 */
	private static function check_map( string $name, string $value, array $stored ): string {
		switch ( $name ) {
			case 'provider':
				return in_array( $value, Map_Settings::PROVIDERS, true ) ? '' : self::get_choice_issue( Map_Settings::PROVIDERS );
			case 'geocoder':
				return '' === $value || self::is_address( $value, array( 'https', 'http' ) )
					? '' : __( 'Must be an address that begins with https://, or empty for none.', 'chaty' );
			case 'google_key':
				return self::mask( $stored['google_key'] ) === $value || 1 === preg_match( '/^[\w-]*$/D', $value )
					? '' : __( 'A key has letters, digits, hyphens and underscores only. Copy it again from the console of the provider.', 'chaty' );
			default:
				return 1 === preg_match( '/^[\w-]*$/D', $value ) ? '' : __( 'An ID has letters, digits, hyphens and underscores only.', 'chaty' );
		}
	}

	/**
	 * Checks a setting of the webhook. Calls in other formats than Slack's are signed, and need a secret.
	 *
	 * @param array<string, mixed> $settings All settings of the webhook.
	 * @param string               $mask     The stored secret as it is shown.
	 */
	private static function check_webhook( string $name, string $value, array $settings, string $mask ): string {
		switch ( $name ) {
			case 'url':
				return '' === $value || self::is_address( $value, array( 'https' ) )
					? self::check_port( $value ) : __( 'Must be an address that begins with https://, or empty for none.', 'chaty' );
			case 'format':
				return in_array( $value, Webhook_Settings::FORMATS, true ) ? '' : self::get_choice_issue( Webhook_Settings::FORMATS );
			default:
				$is_needed = '' !== $settings['url'] && 'slack' !== $settings['format'];
				return ( '' === $value && ! $is_needed ) || ( '' !== $mask && $mask === $value ) || 1 === preg_match( '/^[\x21-\x7E]{16,}$/D', $value )
					? '' : __( 'Must have at least 16 letters, digits or signs, without spaces.', 'chaty' );
		}
	}

	/**
	 * Checks the port of an address that `wp_safe_remote_post()` will call: WordPress refuses others than these and, on the
	 * site's own host, its own.
	 */
	private static function check_port( string $url ): string {
		$port = wp_parse_url( $url, PHP_URL_PORT );
		$home = wp_parse_url( home_url() );
		if ( 0 === strcasecmp( $home['host'] ?? '', (string) wp_parse_url( $url, PHP_URL_HOST ) ) && ( $home['port'] ?? null ) === $port ) {
			return '';
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
		$ports = (array) apply_filters( 'http_allowed_safe_ports', array( 80, 443, 8080 ), wp_parse_url( $url, PHP_URL_HOST ), $url );

		/* translators: %s: numbers of ports. */
		return null === $port || in_array( $port, $ports, true ) ? '' : sprintf( __( 'WordPress calls these ports only: %s.', 'chaty' ), implode( ', ', $ports ) );
	}

	/**
	 * Returns whether a value is a whole address: without a scheme it is relative to a page, and the server has none.
	 *
	 * @param array<int, string> $schemes Allowed schemes.
	 */
	private static function is_address( string $value, array $schemes ): bool {
		return esc_url_raw( $value, $schemes ) === $value
			&& in_array( wp_parse_url( $value, PHP_URL_SCHEME ), $schemes, true )
			&& '' !== (string) wp_parse_url( $value, PHP_URL_HOST );
	}

	/**
	 * Checks a new level of access: users cannot change access that they do not have, or give it to a group that they
	 * do not belong to.
	 */
	private static function check_level( string $capability, string $level ): string {
		if ( ! in_array( $level, Access_Levels::get_levels(), true ) ) {
			return self::get_choice_issue( Access_Levels::get_levels() );
		}
		if ( Capabilities::is_filtered( $capability ) ) {
			/* translators: %s: name of a filter. */
			return sprintf( __( 'The filter %s of this site sets this value.', 'chaty' ), 'chaty_capabilities' );
		}

		return current_user_can( $capability ) && current_user_can( Access_Levels::get_capability( $level ) )
			? '' : __( 'You can only grant what you may do yourself.', 'chaty' );
	}

	/**
	 * Returns the sentence about a value that is none of the choices.
	 *
	 * @param array<int, int|string> $choices Values.
	 */
	private static function get_choice_issue( array $choices ): string {
		/* translators: %s: allowed values. */
		return sprintf( __( 'Must be one of: %s.', 'chaty' ), implode( ', ', array_map( 'wp_json_encode', $choices ) ) );
	}
}
