<?php
/**
 * Call 4: a contact form was sent.
 *
 * @package Chaty
 */

namespace Chaty\Ajax;

use Chaty\Config\Widget_Repository;
use Chaty\Contacts\Akismet_Check;
use Chaty\Contacts\Contact;
use Chaty\Contacts\Contact_Repository;
use Chaty\Contacts\Email_Status;
use Chaty\Contacts\Email_Worker;
use Chaty\Http\Client_IP;
use Chaty\Http\Honeypot;
use Chaty\Http\Origin_Check;
use Chaty\Http\Rate_Limiter;
use Chaty\Http\Request;
use Chaty\Http\Response;
use Chaty\Registrable;
use Chaty\Settings\Channel_Type;

/**
 * Stores a visitor's message, then mails it to the owner (spec section 7, call 4). It takes the usual
 * way through WordPress, so that mail and anti-spam plugins work.
 */
final class Submit_Contact_Action extends Ajax_Action implements Registrable {

	/**
	 * Hooks of the action that the page sends, for users and for guests.
	 */
	public const HOOKS = array( 'wp_ajax_chaty_front_form_save_data', 'wp_ajax_nopriv_chaty_front_form_save_data' );

	/**
	 * Most messages of one address in a minute.
	 */
	private const PER_MINUTE = 10;

	/**
	 * Longest address of a page that is stored.
	 */
	private const MAX_PAGE_URL = 2000;

	/**
	 * Stored messages.
	 *
	 * @var Contact_Repository
	 */
	private $contacts;

	/**
	 * Mail to the owner.
	 *
	 * @var Email_Worker
	 */
	private $mail;

	/**
	 * Rules of the form.
	 *
	 * @var Contact_Validator
	 */
	private $rules;

	/**
	 * Keeps what it is given.
	 *
	 * @param Widget_Repository  $repository    Where widgets are kept.
	 * @param Origin_Check       $origin_check   Judges where a call comes from.
	 * @param Rate_Limiter       $limit    Limit on calls from one address.
	 * @param Contact_Repository $contacts Stored messages.
	 * @param Email_Worker       $mail     Mail to the owner.
	 * @param Contact_Validator  $rules    Rules of the form.
	 */
	public function __construct( Widget_Repository $repository, Origin_Check $origin_check, Rate_Limiter $limit, Contact_Repository $contacts, Email_Worker $mail, Contact_Validator $rules ) {
		parent::__construct( $repository, $origin_check, $limit );
		$this->contacts = $contacts;
		$this->mail     = $mail;
		$this->rules    = $rules;
	}

	/**
	 * Adds the part's hooks, for guests and for users.
	 */
	public function register(): void {
		foreach ( self::HOOKS as $hook ) {
			add_action( $hook, array( $this, 'answer_and_end' ) );
		}
	}

	/**
	 * Answers and ends the request. When WordPress itself ends it, because the database went away, the
	 * visitor still gets an answer that the page understands.
	 */
	public function answer_and_end(): void {
		add_filter(
			'wp_die_ajax_handler',
			static function (): callable {
				return static function (): void {
					Contact_Response::refuse( 500 )->send();
					exit;
				};
			},
			PHP_INT_MAX
		);

		$this->answer( Request::from_globals( 0 < did_action( 'sanitize_comment_cookies' ) ) )->send();
		exit;
	}

	/**
	 * Gives the fields that name the form, with their longest lengths. The visitor's own fields are
	 * judged by the form's rules, which tell the field that is too long.
	 *
	 * @return array<string, int>
	 */
	protected function get_max_lengths(): array {
		return array(
			'nonce'   => 20,
			'channel' => 50,
			'widget'  => 20,
		);
	}

	/**
	 * Gives the name of the field that carries the widget.
	 */
	protected function get_widget_field(): string {
		return 'widget';
	}

	/**
	 * Gives the name of the field that carries the nonce.
	 */
	protected function get_nonce_field(): string {
		return 'nonce';
	}

	/**
	 * Gives the limit.
	 *
	 * @return array{kind: string, per_minute: int}
	 */
	protected function get_limit(): array {
		return array(
			'kind'       => 'form',
			'per_minute' => self::PER_MINUTE,
		);
	}

	/**
	 * Makes the answer to a call that is not carried out.
	 *
	 * @param int $status HTTP status that tells why.
	 */
	protected function refuse( int $status ): Response {
		return Contact_Response::refuse( $status );
	}

	/**
	 * Checks the message.
	 *
	 * @param Request              $request The call, checked.
	 * @param array<string, mixed> $widget  The widget that it names.
	 */
	protected function carry_out( Request $request, array $widget ): Response {
		$channel = Channel_Lookup::find_by_name_or_type( $widget, $request->get_text( 'channel' ) );
		if ( null === $channel || ! Channel_Type::is_contact_form( $channel ) || ( new Honeypot() )->is_machine( $request ) ) {
			return $this->refuse( 400 );
		}

		$values = $this->rules->get_values( $request, $channel );
		$errors = $this->rules->get_errors( $values, $channel );
		if ( array() !== $errors ) {
			return Contact_Response::complain( $errors );
		}
		if ( array() === array_diff( $values, array( '' ) ) ) {
			return Contact_Response::fail( 200, __( 'Please fill in the form first.', 'chaty' ) );
		}

		$contact = new Contact( (string) $widget['id'], $channel['channel'], $values, $this->get_page_url( $request ) );
		$errors  = $this->rules->get_errors_of_others( $contact, $request );
		if ( array() !== $errors ) {
			return Contact_Response::complain( $errors );
		}

		return $this->keep( $contact, $channel, $request );
	}

	/**
	 * Stores and mails a message. One that was sent twice is thanked for twice, and kept once.
	 *
	 * @param Contact              $contact The message.
	 * @param array<string, mixed> $channel The stored channel.
	 * @param Request              $request The call.
	 */
	private function keep( Contact $contact, array $channel, Request $request ): Response {
		$is_spam = ( new Akismet_Check() )->is_spam( $contact, $request );
		$added   = $this->contacts->add( $contact, $this->make_fingerprint( $contact, $request ), $is_spam ? Email_Status::SPAM : Email_Status::PENDING );
		if ( 0 === $added['id'] ) {
			return $this->refuse( 500 );
		}

		if ( $added['is_new'] && ! $is_spam ) {
			/**
			 * Fires after a visitor's message was stored, before it is mailed. Not for spam.
			 *
			 * @param Contact $contact The message.
			 * @param int     $id      Its id.
			 */
			do_action( 'chaty_contact_saved', $contact, $added['id'] );
			$this->mail->send( $added['id'], $contact, $channel );
		}

		return Contact_Response::succeed( $channel['contact_form_settings'] ?? array() );
	}

	/**
	 * Makes the hash of a message and its visitor.
	 *
	 * @param Contact $contact The message.
	 * @param Request $request The call.
	 */
	private function make_fingerprint( Contact $contact, Request $request ): string {
		$parts = array( Client_IP::find( $request ), $contact->get_widget(), $contact->get_channel(), $contact->get_fields() );

		return wp_hash( (string) wp_json_encode( $parts ), 'nonce' );
	}

	/**
	 * Gives the address of the page that the message came from. Only a page of this site: the owner reads it
	 * in the mail, and follows it.
	 *
	 * @param Request $request The call.
	 * @return string Empty when it is none, another site's, or too long to be one.
	 */
	private function get_page_url( Request $request ): string {
		$url = esc_url_raw( $request->get_text( 'ref_url' ), array( 'http', 'https' ) );

		return strlen( $url ) <= self::MAX_PAGE_URL && ( new Origin_Check() )->is_own_page( $url ) ? $url : '';
	}
}
