<?php
/**
 * An answer to a call.
 *
 * @package Chaty
 */

namespace Chaty\Http;

/**
 * Status, kind and text of an answer. Never HTML, and never anything that the caller sent.
 */
final class Response {

	private int $status;
	private string $type;
	private string $body;

	/**
	 * @param int    $status HTTP status.
	 * @param string $type   Content type.
	 * @param string $body   Text.
	 */
	private function __construct( int $status, string $type, string $body ) {
		$this->status = $status;
		$this->type   = $type;
		$this->body   = $body;
	}

	/**
	 * Makes an answer of plain text.
	 *
	 * @param int    $status HTTP status.
	 * @param string $body   Text.
	 */
	public static function text( int $status, string $body ): self {
		return new self( $status, 'text/plain', $body );
	}

	/**
	 * Makes an answer of JSON.
	 *
	 * @param int                  $status HTTP status.
	 * @param array<string, mixed> $data   Data.
	 */
	public static function json( int $status, array $data ): self {
		return new self( $status, 'application/json', (string) wp_json_encode( $data ) );
	}

	/**
	 * Gives the HTTP status.
	 */
	public function get_status(): int {
		return $this->status;
	}

	/**
	 * Gives the content type.
	 */
	public function get_type(): string {
		return $this->type;
	}

	/**
	 * Gives the text.
	 */
	public function get_body(): string {
		return $this->body;
	}

	/**
	 * Sends the answer. The caller ends the request.
	 */
	public function send(): void {
		if ( ! headers_sent() ) {
			status_header( $this->status );
			nocache_headers();
			header( 'Content-Type: ' . $this->type . '; charset=' . get_option( 'blog_charset' ) );
			header( 'X-Content-Type-Options: nosniff' );
			header( 'X-Robots-Tag: noindex' );
		}

		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Plain text of our own, or JSON.
		echo $this->body;
	}
}
