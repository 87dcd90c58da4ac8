<?php
namespace Chaty\Ajax;

use Chaty\Config\Names;
use Chaty\Config\Widget_Repository;
use Chaty\Messages\Message;
use Chaty\Messages\Message_Delivery;
use Chaty\Messages\Page_Url;
use Chaty\Http\Client_IP;
use Chaty\Http\Origin_Check;
use Chaty\Http\Request;
use Chaty\Http\Response;
use Chaty\Registrable;
use Chaty\Settings\Channel_Type;
use Chaty\Settings\Text_Translations;

/**
 * Stores a visitor's message, answers, then checks it for spam and emails it to the owner (decision 0010). It runs on
 * WordPress's own AJAX hooks, so that email and anti-spam plugins are loaded.
 */
final class Submit_Message_Action implements Registrable {

	/**
	 * What the guard checks. The visitor's own fields have limits of their own, so that an error names the field.
	 */
	private const RULES = array(
		'widget_field' => 'widget',
		'nonce_field'  => 'nonce',
		'max_lengths'  => array(
			'nonce'   => 20,
			'channel' => 50,
			'widget'  => 20,
		),
		'limit'        => 'form',
		'per_minute'   => 10,
	);

	/**
	 * Longest page URL that is stored, in bytes.
	 */
	private const MAX_PAGE_URL_BYTES = 2000;

	private Request_Guard $guard;
	private Message_Delivery $delivery;
	private Message_Validator $validator;
	private ?Text_Translations $texts;

	/**
	 * Response to a message that is stored, whatever comes after.
	 */
	private ?Response $success = null;

	/**
	 * @param Text_Translations|null $texts Null where no plugin translates.
	 */
	public function __construct( Request_Guard $guard, Message_Delivery $delivery, Message_Validator $validator, ?Text_Translations $texts = null ) {
		$this->guard     = $guard;
		$this->delivery  = $delivery;
		$this->validator = $validator;
		$this->texts     = $texts;
	}

	public function register(): void {
		add_action( 'wp_ajax_' . Names::SUBMIT, array( $this, 'handle_and_exit' ) );
		add_action( 'wp_ajax_nopriv_' . Names::SUBMIT, array( $this, 'handle_and_exit' ) );
	}

	/**
	 * Handles the request and exits. When WordPress dies, because the database went away or another plugin ends the
	 * request, the page still gets a response that it understands.
	 */
	public function handle_and_exit(): void {
		add_filter(
			'wp_die_ajax_handler',
			function (): callable {
				return function (): void {
					( $this->success ?? Message_Response::reject( 500 ) )->send();
					exit;
				};
			},
			PHP_INT_MAX
		);

		$this->handle( Request::from_globals( 0 < did_action( 'sanitize_comment_cookies' ) ) )->send();
		exit;
	}

	public function handle( Request $request ): Response {
		// WordPress takes this for a screen of its own, in the language of the user's profile.
		switch_to_locale( get_locale() );
		$widget = $this->guard->check( $request, self::RULES );
		if ( is_wp_error( $widget ) ) {
			return Message_Response::reject( $widget->get_error_data() );
		}

		$channel = $this->find_channel( $widget, $request->get_text( 'channel' ) );
		if ( null === $channel || ! Channel_Type::is_contact_form( $channel ) || Request_Guard::is_bot( $request ) ) {
			return Message_Response::reject( 400 );
		}

		$shown  = $this->translate( $widget, $channel, $request );
		$values = $this->validator->get_values( $request, $shown );
		$errors = $this->validator->get_errors( $values, $shown );
		if ( array() !== $errors ) {
			return Message_Response::validation_error( $errors );
		}
		if ( array() === array_diff( $values, array( '' ) ) ) {
			return Message_Response::error( 200, __( 'Please fill in the form first.', 'chaty' ) );
		}

		$own     = $this->validator->get_own_values( Message_Validator::to_original( $values, $shown, $channel ), $channel );
		$message = new Message( (string) $widget['id'], $channel['channel'], array_intersect_key( $values, Message::MAX_LENGTHS ), $this->get_page_url( $request ), false, $own );
		$errors  = $this->validator->get_filtered_errors( $message, $request );
		if ( array() !== $errors ) {
			return Message_Response::validation_error( $errors );
		}

		// What answers the visitor is in the language of the page.
		return $this->process( $message, array_intersect_key( $shown, array( 'contact_form_settings' => true ) ) + $channel, $request );
	}

	/**
	 * Returns a channel in the language of the page, which the address of the request names.
	 *
	 * @param array<string, mixed> $widget  Widget.
	 * @param array<string, mixed> $channel Stored channel.
	 * @return array<string, mixed>
	 */
	private function translate( array $widget, array $channel, Request $request ): array {
		if ( null === $this->texts ) {
			return $channel;
		}
		wp_parse_str( $request->get_server( 'QUERY_STRING' ), $arguments );
		$language = is_string( $arguments['lang'] ?? null ) && preg_match( '/^[\w-]{2,20}$/D', $arguments['lang'] ) ? $arguments['lang'] : '';

		return $this->texts->translate( array( array( 'channels' => array( $channel ) ) + $widget ), $language )[0]['channels'][0];
	}

	/**
	 * Finds a channel by its name, otherwise by its type.
	 *
	 * @param array<string, mixed> $widget Widget.
	 * @param string               $sent   Name or type that the page sent.
	 * @return array<string, mixed>|null
	 */
	private function find_channel( array $widget, string $sent ): ?array {
		$found = Widget_Repository::find_channel( $widget, $sent );
		foreach ( null === $found && '' !== $sent ? $widget['channels'] : array() as $channel ) {
			if ( strtolower( $channel['channel_type'] ?? '' ) === strtolower( $sent ) ) {
				return $channel;
			}
		}

		return $found;
	}

	/**
	 * Stores a message, answers where that is possible by then, and delivers it. The visitor who sends it twice is
	 * thanked twice, but it is stored once.
	 *
	 * @param array<string, mixed> $channel Stored channel.
	 */
	private function process( Message $message, array $channel, Request $request ): Response {
		$stored = $this->delivery->store( $message, $this->get_fingerprint( $message, $request ) );
		if ( is_wp_error( $stored ) ) {
			return Message_Response::reject( 500 );
		}

		$this->success = Message_Response::success( $channel['contact_form_settings'] ?? array() );
		if ( $stored['is_new'] ) {
			$this->success->send_early();
			$this->delivery->deliver_checked( $stored['id'], $message, $channel, $request );
		}

		return $this->success;
	}

	/**
	 * Returns a hash of a message and its visitor.
	 */
	private function get_fingerprint( Message $message, Request $request ): string {
		$parts = array( Client_IP::find( $request ), $message->get_widget(), $message->get_channel(), $message->get_fields(), $message->get_own_fields() );

		return wp_hash( (string) wp_json_encode( $parts ), 'nonce' );
	}

	/**
	 * Returns the URL of the page with the form, without secrets, if the page is this site's: the owner follows it
	 * in the email.
	 *
	 * @return string Empty if the URL is missing, another site's or too long.
	 */
	private function get_page_url( Request $request ): string {
		$url = Page_Url::redact( esc_url_raw( $request->get_text( 'ref_url' ), array( 'http', 'https' ) ) );

		return strlen( $url ) <= self::MAX_PAGE_URL_BYTES && ( new Origin_Check() )->is_own_page( $url ) ? $url : '';
	}
}
