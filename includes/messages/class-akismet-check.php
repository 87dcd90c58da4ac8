<?php
namespace Chaty\Messages;

use Akismet;
use Chaty\Http\Request;
use RuntimeException;

/**
 * Checks messages with the Akismet plugin, if it is active and has a key. Spam is stored, but not emailed, so that a
 * false positive loses nothing. Owners' corrections are reported to Akismet.
 */
final class Akismet_Check {

	/**
	 * How long a check may take: where the answer cannot be sent before, the visitor waits for it.
	 */
	private const MAX_SECONDS = 3;

	/**
	 * Returns whether a message is spam: only if Akismet says so. Without its answer, the message is not.
	 */
	public function is_spam( Message $message, Request $request ): bool {
		if ( ! $this->is_enabled() ) {
			return false;
		}

		$data  = $this->get_data( $message ) + array(
			'user_ip'    => $request->get_server( 'REMOTE_ADDR' ),
			'user_agent' => $request->get_server( 'HTTP_USER_AGENT' ),
			'referrer'   => Page_Url::redact( $request->get_server( 'HTTP_REFERER' ) ),
		);
		$hurry = $this->create_time_limit();
		add_filter( 'http_request_args', $hurry );
		try {
			$response = Akismet::http_post( http_build_query( $data ), 'comment-check' );
			$answer   = is_array( $response ) ? $response[1] ?? '' : '';
		} catch ( \Throwable $error ) {
			$answer = '';
		} finally {
			remove_filter( 'http_request_args', $hurry );
		}

		return is_string( $answer ) && 'true' === trim( $answer );
	}

	/**
	 * Creates a filter of requests that limits their time. Akismet waits 15 seconds, and tries up to three times.
	 */
	private function create_time_limit(): callable {
		$end = microtime( true ) + self::MAX_SECONDS;

		return static function ( array $args ) use ( $end ): array {
			$left = $end - microtime( true );
			if ( $left <= 0 ) {
				throw new RuntimeException( 'Akismet takes too long.' );
			}
			$args['timeout'] = $left;

			return $args;
		};
	}

	/**
	 * Reports a message that was judged wrongly. The visitor's address is not stored, so Akismet does not get it.
	 */
	public function report( Message $message, bool $is_spam ): void {
		Akismet::http_post( http_build_query( $this->get_data( $message ) ), $is_spam ? 'submit-spam' : 'submit-ham' );
	}

	public function is_enabled(): bool {
		/**
		 * Filters whether messages are checked by Akismet.
		 *
		 * @since 1.0.0
		 *
		 * @example add_filter( 'chaty_use_akismet', '__return_false' );
		 *
		 * @param bool $is_enabled Whether they are. Default: whether Akismet is active and has a key.
		 */
		return apply_filters( 'chaty_use_akismet', $this->has_key() ) && $this->has_key();
	}

	/**
	 * @return array<string, string>
	 */
	private function get_data( Message $message ): array {
		return array(
			'blog'                 => home_url(),
			'blog_lang'            => get_locale(),
			'blog_charset'         => (string) get_option( 'blog_charset' ),
			'comment_type'         => 'contact-form',
			'comment_author'       => $message->get_field( 'name' ),
			'comment_author_email' => $message->get_field( 'email' ),
			'comment_content'      => trim( $message->get_field( 'message' ) . "\n" . Own_Values::to_text( $message->get_own_fields() ) ),
			'permalink'            => $message->get_page_url(),
		);
	}

	/**
	 * Returns whether Akismet is active and has a key.
	 */
	public function has_key(): bool {
		return class_exists( 'Akismet' )
			&& is_callable( array( 'Akismet', 'http_post' ) )
			&& is_callable( array( 'Akismet', 'get_api_key' ) )
			&& (bool) Akismet::get_api_key();
	}
}
