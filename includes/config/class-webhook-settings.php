<?php
namespace Chaty\Config;

/**
 * Where new messages are sent to, in which format, and the secret that signs them.
 */
final class Webhook_Settings {

	/**
	 * Formats: JSON of our own, and what an incoming webhook of Slack takes.
	 */
	public const FORMATS = array( 'json', 'slack' );

	private const DEFAULTS = array(
		'url'    => '',
		'format' => 'json',
		'secret' => '',
	);

	/**
	 * @return array{url: string, format: string, secret: string} URL empty for no webhook.
	 */
	public static function get(): array {
		return self::parse_option( get_option( Names::WEBHOOK, array() ) );
	}

	/**
	 * @param mixed $stored Value of the option.
	 * @return array{url: string, format: string, secret: string}
	 */
	public static function parse_option( $stored ): array {
		return array_filter( array_intersect_key( (array) $stored, self::DEFAULTS ), 'is_string' ) + self::DEFAULTS;
	}
}
