<?php
/**
 * What Akismet thinks of a message.
 *
 * @package Chaty
 */

namespace Chaty\Contacts;

use Akismet;
use Chaty\Http\Request;

/**
 * Asks the Akismet plugin where it is active and has a key. A message that it takes for spam is kept and
 * not mailed, so a mistake costs nothing.
 */
final class Akismet_Check {

	/**
	 * Says whether a message is spam.
	 *
	 * @param Contact $contact The message.
	 * @param Request $request The call.
	 */
	public function is_spam( Contact $contact, Request $request ): bool {
		if ( ! $this->is_enabled() ) {
			return false;
		}

		$facts  = array(
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
		$answer = Akismet::http_post( http_build_query( $facts ), 'comment-check' );

		return is_array( $answer ) && isset( $answer[1] ) && 'true' === trim( (string) $answer[1] );
	}

	/**
	 * Says whether Akismet is asked about messages.
	 */
	public function is_enabled(): bool {
		/**
		 * Filters whether Akismet is asked.
		 *
		 * @param bool $is_asked Whether it is. Default: when it is active and has a key.
		 */
		return apply_filters( 'chaty_use_akismet', $this->is_ready() ) && $this->is_ready();
	}

	/**
	 * Says whether Akismet is active and has a key.
	 */
	private function is_ready(): bool {
		return class_exists( 'Akismet' )
			&& is_callable( array( 'Akismet', 'http_post' ) )
			&& is_callable( array( 'Akismet', 'get_api_key' ) )
			&& (bool) Akismet::get_api_key();
	}
}
