<?php
/**
 * HTTP response.
 *
 * @package Chaty
 */

namespace Chaty\Http;

/**
 * Status, content type and body. Never HTML, and never anything that the visitor sent.
 */
final class Response {

	private int $status;
	private string $type;
	private string $body;

	/**
	 * @param int    $status HTTP status.
	 * @param string $type   Content type.
	 * @param string $body   Body.
	 */
	private function __construct( int $status, string $type, string $body ) {
		$this->status = $status;
		$this->type   = $type;
		$this->body   = $body;
	}

	/**
	 * Creates a response with plain text.
	 *
	 * @param int    $status HTTP status.
	 * @param string $body   Body.
	 */
	public static function text( int $status, string $body ): self {
		return new self( $status, 'text/plain', $body );
	}

	/**
	 * Creates a response with JSON.
	 *
	 * @param int                  $status HTTP status.
	 * @param array<string, mixed> $data   Data.
	 */
	public static function json( int $status, array $data ): self {
		return new self( $status, 'application/json', (string) wp_json_encode( $data ) );
	}

	/**
	 * Returns the HTTP status.
	 */
	public function get_status(): int {
		return $this->status;
	}

	/**
	 * Returns the content type.
	 */
	public function get_type(): string {
		return $this->type;
	}

	/**
	 * Returns the body.
	 */
	public function get_body(): string {
		return $this->body;
	}

	/**
	 * Sends the response. The caller exits.
	 */
	public function send(): void {
		if ( ! headers_sent() ) {
			status_header( $this->status );
			nocache_headers();
			header( 'Content-Type: ' . $this->type . '; charset=' . get_option( 'blog_charset' ) );
			header( 'X-Content-Type-Options: nosniff' );
			header( 'X-Robots-Tag: noindex' );
		}

		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The plugin's own plain text, or JSON.
		echo $this->body;
	}
}
