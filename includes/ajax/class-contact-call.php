<?php
/**
 * Call 4: a contact form was sent.
 *
 * @package Chaty
 */

namespace Chaty\Ajax;

use Chaty\Config\Widget_Store;
use Chaty\Registrable;
use Chaty\Settings\Presence;
use Chaty\Settings\Rules\Flag;
use Chaty\Storage\Contact;
use Chaty\Storage\Contacts;
use Chaty\Storage\Rate_Limit;

/**
 * Stores a visitor's message, then mails it to the owner (spec section 7, call 4). It takes the usual
 * way through WordPress, so that mail and anti-spam plugins work.
 */
final class Contact_Call extends Ajax_Call implements Registrable {

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
	 * @var Contacts
	 */
	private $contacts;

	/**
	 * Mail to the owner.
	 *
	 * @var Owner_Mail
	 */
	private $mail;

	/**
	 * Rules of the form.
	 *
	 * @var Contact_Rules
	 */
	private $rules;

	/**
	 * Keeps what it is given.
	 *
	 * @param Widget_Store  $store    Where widgets are kept.
	 * @param Caller_Check  $caller   Judges where a call comes from.
	 * @param Rate_Limit    $limit    Limit on calls from one address.
	 * @param Contacts      $contacts Stored messages.
	 * @param Owner_Mail    $mail     Mail to the owner.
	 * @param Contact_Rules $rules    Rules of the form.
	 */
	public function __construct( Widget_Store $store, Caller_Check $caller, Rate_Limit $limit, Contacts $contacts, Owner_Mail $mail, Contact_Rules $rules ) {
		parent::__construct( $store, $caller, $limit );
		$this->contacts = $contacts;
		$this->mail     = $mail;
		$this->rules    = $rules;
	}

	/**
	 * Adds the part's hooks, for guests and for users.
	 */
	public function register(): void {
		add_action( 'wp_ajax_' . $this->get_action(), array( $this, 'answer_and_end' ) );
		add_action( 'wp_ajax_nopriv_' . $this->get_action(), array( $this, 'answer_and_end' ) );
	}

	/**
	 * Answers and ends the request.
	 */
	public function answer_and_end(): void {
		$this->answer( Request::from_globals( true ) )->send();
		exit;
	}

	/**
	 * Gives the action that the page sends.
	 */
	public function get_action(): string {
		return 'chaty_front_form_save_data';
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
	 * Checks, stores and mails the message.
	 *
	 * @param Request              $request The call, checked.
	 * @param array<string, mixed> $widget  The widget that it names.
	 */
	protected function carry_out( Request $request, array $widget ): Reply {
		$channel = Known_Channels::find_by_name_or_type( $widget, $request->get_text( 'channel' ) );
		if ( null === $channel || ! Presence::is_contact_form( $channel ) ) {
			return $this->refuse( 400 );
		}

		$values = $this->rules->get_values( $request, $channel );
		$errors = $this->rules->get_errors( $values, $channel );
		if ( array() !== $errors ) {
			return $this->fail( 200, __( 'Please check the marked fields.', 'chaty' ), $errors );
		}
		if ( array() === array_diff( $values, array( '' ) ) ) {
			return $this->fail( 200, __( 'Please fill in the form first.', 'chaty' ) );
		}

		$contact = new Contact( (string) $widget['id'], $channel['channel'], $values, $this->get_page_url( $request ) );
		$id      = $this->contacts->add( $contact );
		if ( 0 === $id ) {
			return $this->refuse( 500 );
		}

		/**
		 * Fires after a visitor's message was stored, before it is mailed.
		 *
		 * @param Contact $contact The message.
		 * @param int     $id      Its id.
		 */
		do_action( 'chaty_contact_saved', $contact, $id );

		$this->contacts->mark_mail( $id, $this->mail->send( $contact, $channel ) );

		return $this->succeed( $channel['contact_form_settings'] ?? array() );
	}

	/**
	 * Makes the answer to a call that is not carried out.
	 *
	 * @param int $status HTTP status that tells why.
	 */
	protected function refuse( int $status ): Reply {
		if ( 429 === $status ) {
			return $this->fail( $status, __( 'Too many messages were sent. Please wait a minute and try again.', 'chaty' ) );
		}

		return $this->fail( $status, __( 'Your message could not be sent. Please try again.', 'chaty' ) );
	}

	/**
	 * Makes an answer that says no.
	 *
	 * @param int                                               $status  HTTP status.
	 * @param string                                            $message Message for the visitor.
	 * @param array<int, array{field: string, message: string}> $errors  What is wrong with which field.
	 */
	private function fail( int $status, string $message, array $errors = array() ): Reply {
		return Reply::json(
			$status,
			array(
				'status'  => 0,
				'error'   => array() === $errors ? 0 : 1,
				'errors'  => $errors,
				'message' => $message,
			)
		);
	}

	/**
	 * Makes the answer to a message that is stored.
	 *
	 * @param array<string, mixed> $form Settings of the form.
	 */
	private function succeed( array $form ): Reply {
		$link = (string) ( $form['redirect_link'] ?? '' );
		$says = static function ( string $key, bool $is_possible = true ) use ( $form ): string {
			return $is_possible && Flag::is_on( $form[ $key ] ?? 0 ) ? 'yes' : 'no';
		};

		return Reply::json(
			200,
			array(
				'status'                   => 1,
				'error'                    => 0,
				'errors'                   => array(),
				'message'                  => '' !== ( $form['thanks_message'] ?? '' ) ? $form['thanks_message'] : __( 'Your message was sent. Thank you!', 'chaty' ),
				'redirect_action'          => $says( 'redirect_action', '' !== $link ),
				'redirect_link'            => $link,
				'link_in_new_tab'          => $says( 'link_in_new_tab' ),
				'close_form_after'         => $says( 'close_form_after' ),
				'close_form_after_seconds' => (int) ( $form['close_form_after_seconds'] ?? 0 ),
			)
		);
	}

	/**
	 * Gives the address of the page that the message came from.
	 *
	 * @param Request $request The call.
	 * @return string Empty when it is none, or too long to be one.
	 */
	private function get_page_url( Request $request ): string {
		$url = esc_url_raw( $request->get_text( 'ref_url' ), array( 'http', 'https' ) );

		return strlen( $url ) > self::MAX_PAGE_URL ? '' : $url;
	}
}
