<?php
namespace Chaty\Tests;

use WP_REST_Server;

/**
 * WordPress's own server, without a connection: its status and headers are kept, because a test cannot send any.
 */
final class Rest_Server_Spy extends WP_REST_Server {

	public int $status = 0;

	/**
	 * Headers of the last answer, by name; the last one of a name counts, as in HTTP.
	 *
	 * @var array<string, string>
	 */
	public array $headers = array();

	/**
	 * Keeps the status.
	 *
	 * @param int $code Status.
	 */
	protected function set_status( $code ): void {
		$this->status = (int) $code;
	}

	/**
	 * Keeps a header.
	 *
	 * @param string $key   Name.
	 * @param string $value Value.
	 */
	public function send_header( $key, $value ): void {
		$this->headers[ $key ] = (string) $value;
	}

	/**
	 * Forgets a header.
	 *
	 * @param string $key Name.
	 */
	public function remove_header( $key ): void {
		unset( $this->headers[ $key ] );
	}
}
