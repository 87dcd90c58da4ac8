<?php
namespace Chaty\Http;

/**
 * Status and JSON. Never HTML, and never anything that the visitor sent.
 */
final class Response {

	private int $status;
	private bool $is_sent = false;

	/**
	 * @var array<string, mixed>
	 */
	private array $data;

	/**
	 * @param array<string, mixed> $data Data.
	 */
	private function __construct( int $status, array $data ) {
		$this->status = $status;
		$this->data   = $data;
	}

	/**
	 * @param array<string, mixed> $data Data.
	 */
	public static function json( int $status, array $data ): self {
		return new self( $status, $data );
	}

	public function get_status(): int {
		return $this->status;
	}

	public function get_body(): string {
		return (string) wp_json_encode( $this->data );
	}

	/**
	 * Sends the response and ends the visitor's request, where PHP can go on without it: on PHP-FPM and LiteSpeed.
	 * Elsewhere `send()` sends it later.
	 */
	public function send_early(): void {
		foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
			if ( ! $this->is_sent && function_exists( $finish ) ) {
				$this->send();
				$finish();
			}
		}
	}

	/**
	 * Sends the response, once. The caller exits.
	 */
	public function send(): void {
		if ( $this->is_sent ) {
			return;
		}
		$this->is_sent = true;
		if ( ! headers_sent() ) {
			status_header( $this->status );
			nocache_headers();
			header( 'Content-Type: application/json; charset=UTF-8' );
			header( 'X-Content-Type-Options: nosniff' );
			header( 'X-Robots-Tag: noindex' );
		}

		echo wp_json_encode( $this->data );
	}
}
