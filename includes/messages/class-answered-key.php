<?php
namespace Chaty\Messages;

/**
 * Signs the link of an email that marks its message as answered. It outlives a nonce, because an email is read days
 * later; whoever follows it logs in, needs the capability, and confirms: programs that follow links change nothing.
 */
final class Answered_Key {

	public static function get( int $id ): string {
		return substr( wp_hash( "chaty-answered-$id" ), 0, 20 );
	}

	/**
	 * @param mixed $key Key as it was sent.
	 */
	public static function is_valid( int $id, $key ): bool {
		return is_string( $key ) && hash_equals( self::get( $id ), $key );
	}
}
