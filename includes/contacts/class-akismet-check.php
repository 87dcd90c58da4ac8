<?php
/**
 * Spam check by Akismet.
 *
 * @package Chaty
 */

namespace Chaty\Contacts;

use Akismet;
use Chaty\Http\Request;

/**
 * Checks messages with the Akismet plugin, if it is active and has a key. Spam is stored, but not emailed, so
 * that a false positive loses nothing.
 */
final class Akismet_Check {

	/**
	 * Returns whether a message is spam.
	 *
	 * @param Contact $contact Message.
	 * @param Request $request Request.
	 */
	public function is_spam( Contact $contact, Request $request ): bool {
		if ( ! $this->is_enabled() ) {
			return false;
		}

		$data     = array(
			'blog'                 => home_url(),
			'blog_lang'            => get_locale(),
			'blog_charset'         => (string) get_option( 'blog_charset' ),
			'comment_type'         => 'contact-form',
			'comment_author'       => $contact->get_field( 'name' ),
			'comment_author_email' => $contact->get_field( 'email' ),
			'comment_content'      => $contact->get_field( 'message' ),
			'permalink'            => $contact->get_page_url(),
			'user_ip'              => $request->get_server( 'REMOTE_ADDR' ),
			'user_agent'           => $request->get_server( 'HTTP_USER_AGENT' ),
			'referrer'             => $request->get_server( 'HTTP_REFERER' ),
		);
		$response = Akismet::http_post( http_build_query( $data ), 'comment-check' );

		return is_array( $response ) && isset( $response[1] ) && 'true' === trim( (string) $response[1] );
	}

	/**
	 * Returns whether messages are checked.
	 */
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
		return apply_filters( 'chaty_use_akismet', $this->is_available() ) && $this->is_available();
	}

	/**
	 * Returns whether Akismet is active and has a key.
	 */
	private function is_available(): bool {
		return class_exists( 'Akismet' )
			&& is_callable( array( 'Akismet', 'http_post' ) )
			&& is_callable( array( 'Akismet', 'get_api_key' ) )
			&& (bool) Akismet::get_api_key();
	}
}
