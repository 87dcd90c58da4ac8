<?php
namespace Chaty\Messages;

use Chaty\Storage\Moment;
use WP_Error;

/**
 * Describes and parses the filters that REST, the download and the command line share, under the same names.
 */
final class Message_Filters {

	/**
	 * Value of `box` for messages of every folder.
	 */
	public const EVERY_FOLDER = 'all';

	/**
	 * Columns that a list may be sorted by.
	 */
	public const ORDERS = array( 'id', 'created_at', 'name', 'email' );

	/**
	 * @return array<string, array<string, mixed>>
	 */
	public static function get_schema(): array {
		$text   = array(
			'type'      => 'string',
			'maxLength' => 100,
		);
		$moment = array(
			'type'              => 'string',
			'validate_callback' => array( self::class, 'is_moment' ),
		);

		return array(
			'widget'   => $text + array( 'description' => __( 'Limit results to messages of this widget, by its ID.', 'chaty' ) ),
			'channel'  => $text + array( 'description' => __( 'Limit results to messages of this channel, by its name.', 'chaty' ) ),
			'email'    => $text + array( 'description' => __( 'Limit results to messages from this email address.', 'chaty' ) ),
			'state'    => array(
				'description' => __( 'Limit results to messages whose email has this status.', 'chaty' ),
				'type'        => 'string',
				'enum'        => Email_Status::ALL,
			),
			'box'      => array(
				'description' => __( 'Limit results to messages in this folder.', 'chaty' ),
				'type'        => 'string',
				'enum'        => array_merge( Message_Folder::ALL, array( self::EVERY_FOLDER ) ),
				'default'     => Message_Folder::INBOX,
			),
			'unread'   => array(
				'description' => __( 'Limit results to messages that are unread, or to those that are read.', 'chaty' ),
				'type'        => 'boolean',
			),
			'answered' => array(
				'description' => __( 'Limit results to messages that are answered, or to those that are not.', 'chaty' ),
				'type'        => 'boolean',
			),
			'search'   => $text + array( 'description' => __( 'Limit results to messages whose name, email address, phone number, text or page contains each of these words.', 'chaty' ) ),
			'since'    => $moment + array( 'description' => __( 'Limit results to messages from this date (UTC) or moment on.', 'chaty' ) ),
			'until'    => $moment + array( 'description' => __( 'Limit results to messages before this date (UTC) or moment.', 'chaty' ) ),
		);
	}

	/**
	 * @param array<string, mixed> $raw Filters as they were sent; null is none. An empty text is not valid: it may be an
	 *                                  unset variable of a script, and without the filter everything would match.
	 * @return array<string, string>|WP_Error Filters for Message_Query; an error names every filter that is not valid.
	 */
	public static function parse( array $raw ) {
		$schemas = self::get_schema();
		$filters = array();
		$errors  = array();
		foreach ( array_diff_key( $raw, array_filter( $raw, 'is_null' ) ) as $name => $value ) {
			$schema = $schemas[ $name ] ?? array();
			$issue  = array() === $schema ? __( 'Unknown parameter.', 'chaty' ) : self::get_issue( $name, $value, $schema );
			if ( '' !== $issue ) {
				$errors[ $name ] = $issue;
			} else {
				$filters[ $name ] = self::to_text( $name, rest_sanitize_value_from_schema( $value, $schema, $name ) );
			}
		}
		if ( isset( $filters['since'], $filters['until'] ) && $filters['until'] <= $filters['since'] ) {
			$errors['until'] = __( 'The last day is before the first day.', 'chaty' );
		}
		if ( array() !== $errors ) {
			return new WP_Error( 'rest_invalid_param', __( 'The filters are not valid.', 'chaty' ), $errors );
		}

		if ( self::EVERY_FOLDER === ( $filters['box'] ?? '' ) ) {
			unset( $filters['box'] );
		}

		return $filters;
	}

	/**
	 * Returns what is wrong with a value; empty if it is valid.
	 *
	 * @param mixed                $value  Value.
	 * @param array<string, mixed> $schema Its schema.
	 */
	private static function get_issue( string $name, $value, array $schema ): string {
		if ( is_string( $value ) && 1 === preg_match( '/^[\s\p{Z}]*$/u', $value ) ) {
			return __( 'Must not be empty.', 'chaty' );
		}
		$is_valid = rest_validate_value_from_schema( $value, $schema, $name );
		if ( is_wp_error( $is_valid ) ) {
			return $is_valid->get_error_message();
		}
		if ( isset( $schema['validate_callback'] ) && ! self::is_moment( $value ) ) {
			return __( 'Not a day such as 2026-01-31, or a date and time such as 2026-01-31T09:30:00Z.', 'chaty' );
		}

		// Databases refuse a statement with other bytes, or take NUL for the end of the text.
		$is_text = ! is_string( $value ) || ( mb_check_encoding( $value, 'UTF-8' ) && false === strpos( $value, "\0" ) );

		return $is_text ? '' : __( 'Not a text in UTF-8.', 'chaty' );
	}

	/**
	 * Returns whether a value is a day, a moment or empty.
	 *
	 * @param mixed $value Value.
	 */
	public static function is_moment( $value ): bool {
		return '' === $value || ( is_string( $value ) && '' !== Moment::to_utc( $value ) );
	}

	/**
	 * Returns a valid value as Message_Query takes it.
	 *
	 * @param mixed $value Value.
	 */
	private static function to_text( string $name, $value ): string {
		if ( 'unread' === $name || 'answered' === $name ) {
			return $value ? '1' : '0';
		}
		if ( 'search' === $name ) {
			// Keyboards of phones put a space behind a word.
			return trim( (string) $value );
		}

		return 'since' === $name || 'until' === $name ? Moment::to_utc( (string) $value ) : (string) $value;
	}
}
