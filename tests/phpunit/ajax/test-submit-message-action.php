<?php
namespace Chaty\Tests\Ajax;

use Chaty\Config\Names;
use Chaty\Messages\Message;
use Chaty\Http\Response;
use Chaty\Tests\Ajax_Test_Case;
use Chaty\Tests\Languages;
use Chaty\Tests\Make;

/**
 * A message is checked by the stored form, stored, emailed, and answered as "Contact form" in docs/how-it-works.md says.
 */
final class Submit_Message_Action_Test extends Ajax_Test_Case {

	/**
	 * @param array<string, mixed>  $fields Fields that differ.
	 * @param array<string, string> $server What differs in the connection.
	 */
	private function send( array $fields = array(), array $server = array() ): Response {
		return $this->get_message_action()->handle(
			Make::request(
				$fields + array(
					'name'    => 'Ada',
					'email'   => 'ada@example.org',
					'phone'   => '',
					'message' => 'Hello',
					'channel' => 'Contact_Us',
					'widget'  => '',
					'ref_url' => 'http://localhost/page?a=1&b=2',
				),
				$server
			)
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private function read( Response $response ): array {
		return (array) json_decode( $response->get_body(), true );
	}

	/**
	 * @param array<int, array<string, mixed>> $fields   Fields.
	 * @param array<string, mixed>             $settings Settings.
	 */
	private function store_form( array $fields, array $settings = array() ): void {
		Make::store_widgets(
			array(
				Make::widget(
					array(
						Make::form(
							array(
								'contact_fields'        => $fields,
								'contact_form_settings' => $settings,
							)
						),
					)
				),
			)
		);
	}

	/**
	 * Given a visitor who is logged in and has another language, when a message is sent, then answer and email are in the
	 * language of the site.
	 */
	public function test_language_of_profile(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		update_user_meta( 1, 'locale', 'de_DE' );
		wp_set_current_user( 1 );
		set_current_screen( 'index' );
		$this->assertSame( 'de_DE', determine_locale() );
		unload_textdomain( 'chaty', true );
		$answer = $this->read( $this->send() );
		restore_previous_locale();
		unset( $GLOBALS['current_screen'] );

		$this->assertSame( 'Your message was sent. Thank you!', $answer['message'] );
		$this->assertStringStartsWith( 'New message from', $this->mails[0]['subject'] );
	}

	public function test_message_is_stored_and_emailed_and_response_has_every_key(): void {
		$response = $this->send();

		$this->assertSame( 200, $response->get_status() );
		$this->assertSame(
			array(
				'status'                   => 1,
				'error'                    => 0,
				'errors'                   => array(),
				'message'                  => 'Your message was sent. Thank you!',
				'redirect_action'          => 'no',
				'redirect_link'            => '',
				'link_in_new_tab'          => 'no',
				'close_form_after'         => 'no',
				'close_form_after_seconds' => 0,
			),
			$this->read( $response )
		);

		$row = $this->get_rows( 'contacts', 'id' )[0];
		$this->assertSame( array( '0', 'Contact_Us', 'Ada', 'ada@example.org', '', 'Hello', 'http://localhost/page?a=1&b=2', 'sent' ), array( $row['widget'], $row['channel'], $row['name'], $row['email'], $row['phone'], $row['message'], $row['page_url'], $row['mail_state'] ) );
		$this->assertEqualsWithDelta( time(), strtotime( $row['created_at'] . ' UTC' ), HOUR_IN_SECONDS );
		$this->assertCount( 1, $this->mails );
	}

	/**
	 * @testWith [""]
	 *           ["0"]
	 */
	public function test_given_widgets_index_or_id_when_form_is_sent_then_both_name_widget( string $widget ): void {
		$this->assertSame( 1, $this->read( $this->send( array( 'widget' => $widget ) ) )['status'] );
	}

	public function test_form_of_cached_page_is_accepted_after_widget_was_switched_off(): void {
		Make::store_widgets( array( Make::widget( array( Make::form() ), array( 'is_active' => 0 ) ) ) );

		$this->assertSame( 1, $this->read( $this->send() )['status'] );
		$this->assertCount( 1, $this->get_rows( 'contacts', 'id' ) );
		$this->assertCount( 1, $this->mails );
	}

	public function test_given_forms_settings_when_message_is_sent_then_response_follows_them(): void {
		$this->store_form(
			array( array( 'field' => 'message' ) ),
			array(
				'thanks_message'           => 'Merci <b>!</b>',
				'redirect_action'          => 'yes',
				'redirect_link'            => 'https://site.example/thanks',
				'link_in_new_tab'          => '1',
				'close_form_after'         => 'on',
				'close_form_after_seconds' => '4',
			)
		);
		$data = $this->read( $this->send() );

		$this->assertSame( array( 'Merci !', 'yes', 'https://site.example/thanks', 'yes', 'yes', 4 ), array( $data['message'], $data['redirect_action'], $data['redirect_link'], $data['link_in_new_tab'], $data['close_form_after'], $data['close_form_after_seconds'] ) );
	}

	/**
	 * @return array<string, array<int, mixed>>
	 */
	public function provide_redirects(): array {
		return Make::rows( 'redirect', 'link', 'link', 'redirect' );
	}

	/**
	 * @dataProvider provide_redirects
	 */
	public function test_response_names_address_that_page_follows_or_none( string $link, string $expected ): void {
		$this->store_form(
			array(),
			array(
				'redirect_action' => 'yes',
				'redirect_link'   => $link,
			)
		);
		$data     = $this->read( $this->send() );
		$expected = str_replace( array( '{home}', '{scheme}' ), array( home_url(), (string) wp_parse_url( home_url(), PHP_URL_SCHEME ) ), $expected );

		$this->assertSame( array( '' === $expected ? 'no' : 'yes', $expected ), array( $data['redirect_action'], $data['redirect_link'] ) );
	}

	/**
	 * @return array<string, array{0: array<int, array<string, mixed>>, 1: array<string, mixed>, 2: array<int, string>}>
	 */
	public function provide_invalid(): array {
		$required = static function ( string ...$names ): array {
			$fields = array();
			foreach ( $names as $name ) {
				$fields[] = array(
					'field'       => $name,
					'is_required' => 1,
				);
			}
			return $fields;
		};

		return array(
			'required name is empty'      => array( $required( 'name' ), array( 'name' => '' ), array( 'name' ) ),
			'required name is blank'      => array( $required( 'name' ), array( 'name' => " \t\n" ), array( 'name' ) ),
			'required name is a list'     => array( $required( 'name' ), array( 'name' => array( 'x' ) ), array( 'name' ) ),
			'several are empty'           => array( $required( 'name', 'phone', 'message' ), array( 'name' => '', 'message' => '' ), array( 'name', 'phone', 'message' ) ),
			'no email address'            => array( $required( 'email' ), array( 'email' => 'ada' ), array( 'email' ) ),
			'no email address, optional'  => array( array( array( 'field' => 'email' ) ), array( 'email' => 'ada@' ), array( 'email' ) ),
			'email address with a header' => array( $required( 'email' ), array( 'email' => "ada@example.org\nBcc: x@evil.example" ), array( 'email' ) ),
			'name is too long'            => array( $required( 'name' ), array( 'name' => str_repeat( 'ä', 101 ) ), array( 'name' ) ),
			'message is too long'         => array( $required( 'message' ), array( 'message' => str_repeat( 'x', 5001 ) ), array( 'message' ) ),
			'a form that names no fields' => array( array(), array( 'name' => '', 'email' => '', 'message' => '' ), array( 'name', 'email', 'message' ) ),
			'request says not required'   => array( $required( 'name' ), array( 'name' => '', 'is_required' => '0', 'required' => array() ), array( 'name' ) ),
		);
	}

	/**
	 * @dataProvider provide_invalid
	 *
	 * @param array<int, array<string, mixed>> $fields   Fields of the form.
	 * @param array<string, mixed>             $sent     What is sent.
	 * @param array<int, string>               $expected Fields that are complained about.
	 */
	public function test_wrong_field_is_named_with_message_and_nothing_is_stored_or_emailed( array $fields, array $sent, array $expected ): void {
		$this->store_form( $fields );
		$data = $this->read( $this->send( $sent ) );

		$this->assertSame( array( 0, 1 ), array( $data['status'], $data['error'] ) );
		$this->assertSame( $expected, array_column( $data['errors'], 'field' ) );
		$this->assertNotContains( '', array_column( $data['errors'], 'message' ) );
		$this->assertSame( array(), $this->get_rows( 'contacts', 'id' ) );
		$this->assertSame( array(), $this->mails );
	}

	public function test_given_form_with_two_fields_when_more_are_sent_then_others_are_not_stored(): void {
		$this->store_form( array( array( 'field' => 'name' ), array( 'field' => 'phone' ) ) );
		$this->send(
			array(
				'phone'      => '+1 555',
				'mail_state' => 'sent',
				'id'         => '99',
			)
		);
		$row = $this->get_rows( 'contacts', 'id' )[0];

		$this->assertSame( array( 'Ada', '', '+1 555', '' ), array( $row['name'], $row['email'], $row['phone'], $row['message'] ) );
		$this->assertNotSame( '99', (string) $row['id'] );
	}

	/**
	 * Stores a form with a field of each kind of the owner's own.
	 *
	 * @param array<string, mixed> $more What is the same for all of them.
	 */
	private function store_own_fields( array $more = array() ): void {
		$fields = array();
		foreach ( array( 'text', 'choice', 'number', 'date' ) as $kind ) {
			$fields[] = $more + array(
				'id'      => "own_$kind",
				'kind'    => $kind,
				'label'   => "The $kind",
				'options' => array( 'S', 'Extra  large <3', '' ),
			);
		}
		$form = array(
			'contact_fields'     => array( array( 'field' => 'message' ) ),
			'contact_own_fields' => $fields,
		);
		Make::store_widgets( array( Make::widget( array( Make::form( $form ) ) ) ) );
	}

	/**
	 * Given fields of the owner's own, when they are sent, then those that are filled in are stored with their labels and
	 * emailed, and what the form does not have is not stored.
	 */
	public function test_own_fields(): void {
		$this->store_own_fields();
		$response = $this->send(
			array(
				'own_text'   => "  Acme\n\"Ltd\" \\ Größe ",
				'own_choice' => 'Extra  large <3',
				'own_number' => '-1.5',
				'own_date'   => '',
				'own_other'  => 'x',
				'fields'     => '[]',
			)
		);
		$row      = $this->get_rows( 'contacts', 'id' )[0];

		$this->assertSame( 1, $this->read( $response )['status'] );
		$this->assertSame(
			array(
				array( 'id' => 'own_text', 'label' => 'The text', 'value' => 'Acme "Ltd" \\ Größe' ),
				array( 'id' => 'own_choice', 'label' => 'The choice', 'value' => 'Extra large <3' ),
				array( 'id' => 'own_number', 'label' => 'The number', 'value' => '-1.5' ),
			),
			json_decode( $row['fields'], true )
		);
		$this->assertSame( array( 'Hello', '' ), array( $row['message'], $row['name'] ) );
		$this->assertStringContainsString( "Message: Hello\nThe text: Acme \"Ltd\" \\ Größe\nThe choice: Extra large <3\nThe number: -1.5\nWidget: ", $this->mails[0]['message'] );
	}

	/**
	 * Given addresses for options and for copies, some of which are none, when a visitor chooses, then the option's get
	 * the message, otherwise the form's, and those that are none cost only themselves.
	 *
	 * @testWith ["Sales", "s@a.example, boss@a.example"]
	 *           ["Support: urgent", "help@a.example"]
	 *           ["Other", "owner@a.example"]
	 *           ["", "owner@a.example"]
	 */
	public function test_recipients( string $chosen, string $expected ): void {
		$team  = array(
			'id'            => 'own_team',
			'kind'          => 'choice',
			'label'         => 'Team',
			'options'       => array( 'Sales', 'Support: urgent', 'Other' ),
			'option_emails' => "Sales: s@a.example; boss@a.example, s@\r\nSupport: urgent: help@a.example\nOther: nobody\n: x@a.example\nBcc",
		);
		$mails = array(
			'email_address' => 'owner@a.example',
			'email_cc'      => "c1@a.example, wrong\r\nSubject: c2@a.example",
			'email_bcc'     => 'wrong',
		);
		Make::store_widgets( array( Make::widget( array( Make::form( array( 'contact_own_fields' => array( $team ), 'contact_form_settings' => $mails ) ) ) ) ) );
		$this->send( array( 'own_team' => $chosen ) );

		$this->assertSame( $expected, $this->mails[0]['to'] );
		$this->assertSame( array( 'Reply-To: Ada <ada@example.org>', 'Cc: c1@a.example, c2@a.example' ), $this->mails[0]['headers'] );
		$printed = wp_json_encode( Make::schema()->get_public_widget( Make::repository()->get_stored_widgets()[0] ) );
		$this->assertStringNotContainsString( '@a.example', (string) $printed );
	}

	public function test_confirmation_has_text_of_owner_alone_and_goes_to_each_address_once_a_day(): void {
		global $wpdb;

		update_option( 'blogname', 'Tom &amp; Co' );
		$this->store_form( array( array( 'field' => 'email' ), array( 'field' => 'message' ) ), array( 'confirmation_text' => "Thanks!\n{name} {message} {form}" ) );
		foreach ( array( 'ada@example.org', 'Ada@Example.org', '', "bea@example.org\r\nBcc: x@evil.example", 'bea@example.org' ) as $number => $email ) {
			$this->send( array( 'email' => $email, 'message' => "Buy $number" ) );
		}
		$sent = array_values( array_filter( $this->mails, static fn ( array $mail ): bool => get_option( 'admin_email' ) !== $mail['to'] ) );

		$this->assertSame( array( 'ada@example.org', 'bea@example.org' ), array_column( $sent, 'to' ) );
		$this->assertSame( array( 'Your message to Tom & Co', "Thanks!\n{name} {message} Contact form", array( 'Auto-Submitted: auto-replied' ) ), array( $sent[0]['subject'], $sent[0]['message'], $sent[0]['headers'] ) );

		$wpdb->query( "UPDATE {$wpdb->prefix}chaty_contacts SET created_at = '2020-01-01 00:00:00', fingerprint = NULL" );
		$this->send( array( 'message' => 'Again' ) );
		$this->assertSame( array( 'ada@example.org' ), array_slice( array_column( $this->mails, 'to' ), -1 ) );
	}

	/**
	 * Given a box that must be checked, when it is not, then it says so and nothing is stored; when it is, then the text
	 * of the settings is stored with the message, whatever the request says.
	 */
	public function test_consent(): void {
		$consent = array(
			'consent_text'        => '<p>I agree to the <a href="https://example.org/">terms &amp; policy</a></p>',
			'is_consent_required' => 1,
		);
		Make::store_widgets( array( Make::widget( array( Make::form( $consent ) ) ) ) );

		foreach ( array( array(), array( 'own_consent' => '0' ), array( 'own_consent' => 'false' ) ) as $unchecked ) {
			$this->assertSame( array( 'own_consent' ), array_column( $this->read( $this->send( $unchecked ) )['errors'], 'field' ) );
		}
		$refused = $this->get_rows( 'contacts', 'id' );
		$this->assertSame( array(), $refused );

		$this->send( array( 'own_consent' => '<b>Other terms</b>' ) );
		$this->assertSame(
			array( array( 'id' => 'own_consent', 'label' => 'Consent', 'value' => 'I agree to the terms & policy' ) ),
			json_decode( $this->get_rows( 'contacts', 'id' )[0]['fields'], true )
		);
	}

	/**
	 * @testWith ["own_choice", "s", "Please choose one of the options."]
	 *           ["own_choice", ["S"], "This field is required."]
	 *           ["own_number", "12 apples", "Please enter a number."]
	 *           ["own_number", "0x1A", "Please enter a number."]
	 *           ["own_date", "2026-02-30", "Please enter a date."]
	 *           ["own_date", "28.02.2026", "Please enter a date."]
	 *           ["own_text", " \t\n", "This field is required."]
	 *
	 * @param mixed $value What is sent.
	 */
	public function test_wrong_value_of_own_field_is_named_and_nothing_is_stored( string $id, $value, string $expected ): void {
		$this->store_own_fields( array( 'is_required' => 1 ) );
		$valid = array(
			'own_text'   => str_repeat( 'ü', 500 ),
			'own_choice' => 'S',
			'own_number' => '1e3',
			'own_date'   => '2028-02-29',
		);
		$data  = $this->read( $this->send( array( $id => $value ) + $valid ) );

		$this->assertSame( array( array( 'field' => $id, 'message' => $expected ) ), $data['errors'] );
		$this->assertSame( array(), $this->get_rows( 'contacts', 'id' ) );
		$this->assertSame( 1, $this->read( $this->send( $valid ) )['status'] );
	}

	public function test_given_value_that_is_too_long_when_it_is_sent_then_its_field_says_how_long_it_may_be(): void {
		$this->store_own_fields();
		$data = $this->read( $this->send( array( 'own_text' => str_repeat( 'ü', 501 ) ) ) );

		$this->assertSame( array( array( 'field' => 'own_text', 'message' => 'Please enter no more than 500 characters.' ) ), $data['errors'] );
	}

	public function test_own_field_alone_makes_message_and_tells_messages_apart(): void {
		$this->store_own_fields();
		foreach ( array( 'S', 'S', 'Extra large <3' ) as $value ) {
			$this->assertSame( 1, $this->read( $this->send( array( 'message' => '', 'own_choice' => $value ) ) )['status'] );
		}

		$this->assertCount( 2, $this->get_rows( 'contacts', 'id' ) );
	}

	public function test_given_another_plugin_finds_field_of_owners_own_wrong_then_error_stands_at_it(): void {
		$this->store_own_fields();
		add_filter(
			'chaty_contact_errors',
			static function ( array $errors, Message $message ): array {
				$errors[] = array( 'field' => $message->get_own_fields()[0]['id'], 'message' => 'Sold out.' );
				return $errors;
			},
			10,
			2
		);

		$this->assertSame( array( array( 'field' => 'own_choice', 'message' => 'Sold out.' ) ), $this->read( $this->send( array( 'own_choice' => 'S' ) ) )['errors'] );
	}

	public function test_given_form_where_nothing_is_required_when_it_is_sent_empty_then_that_is_reported(): void {
		$this->store_form( array( array( 'field' => 'message' ) ) );
		$data = $this->read( $this->send( array( 'message' => '  ' ) ) );

		$this->assertSame( array( 0, 0, 'Please fill in the form first.' ), array( $data['status'], $data['error'], $data['message'] ) );
		$this->assertSame( array(), $this->get_rows( 'contacts', 'id' ) );
	}

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function provide_messages(): array {
		return array(
			'several lines'   => array( "Hi\r\n\r\nBye", "Hi\n\nBye" ),
			'quotes'          => array( "It's \"fine\" \\ 100 %", "It's \"fine\" \\ 100 %" ),
			'another script'  => array( 'Xin chào 你好 😀', 'Xin chào 你好 😀' ),
			'signs'           => array( 'a < b & c > d', 'a < b & c > d' ),
			'SQL'             => array( "'); DROP TABLE wp_users; --", "'); DROP TABLE wp_users; --" ),
			'control signs'   => array( "a\x00b\x08c", 'abc' ),
			'longest allowed' => array( str_repeat( 'ü', 5000 ), str_repeat( 'ü', 5000 ) ),
		);
	}

	/**
	 * @dataProvider provide_messages
	 */
	public function test_message_is_stored_as_written_and_not_repeated_in_response( string $sent, string $expected ): void {
		$response = $this->send( array( 'message' => $sent ) );

		$this->assertSame( $expected, $this->get_rows( 'contacts', 'id' )[0]['message'] );
		$this->assertStringNotContainsString( substr( $expected, 0, 8 ), $response->get_body() );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: array<string, string>, 2: int}>
	 */
	public function provide_refused(): array {
		return array(
			'no widget'              => array( array( 'widget' => array() ), array(), 400 ),
			'unknown widget'         => array( array( 'widget' => '_9' ), array(), 400 ),
			'widget with SQL'        => array( array( 'widget' => "' OR 1=1" ), array(), 400 ),
			'unknown channel'        => array( array( 'channel' => 'Nope' ), array(), 400 ),
			'no channel'             => array( array( 'channel' => '' ), array(), 400 ),
			'a channel without form' => array( array( 'channel' => 'Whatsapp' ), array(), 400 ),
			'a widget without form'  => array( array( 'widget' => '_1' ), array(), 400 ),
			'by GET'                 => array( array(), array( 'REQUEST_METHOD' => 'GET' ), 405 ),
			'from another site'      => array( array(), array( 'HTTP_SEC_FETCH_SITE' => 'cross-site' ), 403 ),
			'from nowhere'           => array( array( 'nonce' => 'stale' ), array( 'HTTP_SEC_FETCH_SITE' => '' ), 403 ),
		);
	}

	/**
	 * @dataProvider provide_refused
	 *
	 * @param array<string, mixed>  $fields Fields that differ.
	 * @param array<string, string> $server What differs in the connection.
	 */
	public function test_invalid_request_gives_status_and_nothing_is_stored_or_emailed( array $fields, array $server, int $status ): void {
		$response = $this->send( $fields, $server );
		$data     = $this->read( $response );

		$this->assertSame( array( $status, 0, 0, array() ), array( $response->get_status(), $data['status'], $data['error'], $data['errors'] ) );
		$this->assertNotSame( '', $data['message'] );
		$this->assertSame( array(), $this->get_rows( 'contacts', 'id' ) );
		$this->assertSame( array(), $this->mails );
	}

	public function test_stale_nonce_from_this_site_and_fresh_nonce_without_headers_are_accepted(): void {
		$stale = $this->send(
			array( 'nonce' => '0123456789' ),
			array(
				'HTTP_SEC_FETCH_SITE' => '',
				'HTTP_ORIGIN'         => 'http://localhost',
			)
		);
		$fresh = $this->send(
			array(
				'message' => 'Another',
				'nonce'   => wp_create_nonce( Names::WIDGET_NONCE ),
			),
			array( 'HTTP_SEC_FETCH_SITE' => '' )
		);

		$this->assertSame( array( 200, 200 ), array( $stale->get_status(), $fresh->get_status() ) );
		$this->assertCount( 2, $this->get_rows( 'contacts', 'id' ) );
	}

	public function test_given_address_that_sends_too_often_when_it_sends_again_then_answer_asks_to_wait(): void {
		for ( $call = 0; $call < 11; $call++ ) {
			$response = $this->send( array( 'message' => "Message $call" ) );
		}

		$this->assertSame( 429, $response->get_status() );
		$this->assertStringContainsString( 'wait', $this->read( $response )['message'] );
		$this->assertCount( 10, $this->get_rows( 'contacts', 'id' ) );
	}

	public function test_visitor_is_thanked_and_message_is_marked_when_email_server_refuses(): void {
		add_filter( 'pre_wp_mail', '__return_false', 20 );

		$this->assertSame( 1, $this->read( $this->send() )['status'] );
		$this->assertSame( 'failed', $this->get_rows( 'contacts', 'id' )[0]['mail_state'] );
	}

	/**
	 * @testWith ["javascript:alert(1)"]
	 *           [""]
	 *           ["data:text/html,x"]
	 *           ["/page"]
	 *           ["https://evil.test/phish?login"]
	 *           ["//evil.test/phish"]
	 *           ["http://localhost.evil.test/phish"]
	 *           ["http://localhost@evil.test/phish"]
	 *           ["http://evil.test\\@localhost/phish"]
	 *           ["http://evil.test@localhost/phish"]
	 *           ["http://called.test/phish"]
	 */
	public function test_address_that_is_no_page_of_site_is_neither_stored_nor_emailed( string $ref_url ): void {
		$this->send( array( 'ref_url' => $ref_url ), array( 'HTTP_HOST' => 'called.test' ) );

		$this->assertSame( '', $this->get_rows( 'contacts', 'id' )[0]['page_url'] );
		$this->assertStringNotContainsString( 'phish', $this->mails[0]['message'] );
	}

	public function test_secrets_in_page_address_reach_neither_table_nor_email_nor_akismet(): void {
		require_once __DIR__ . '/../support/akismet.php';
		$page = 'http://localhost/?reset_key=SECRET1&email=SECRET2#token=SECRET3';
		$this->store_form( array( array( 'field' => 'message' ) ), array( 'email_subject' => 'From {page}' ) );
		$this->send( array( 'ref_url' => $page ), array( 'HTTP_REFERER' => $page ) );

		$this->assertSame( 'http://localhost/?reset_key=***&email=***', $this->get_rows( 'contacts', 'id' )[0]['page_url'] );
		$this->assertStringContainsString( 'Page: http://localhost/?reset_key=***&email=***', $this->mails[0]['message'] );
		$this->assertStringNotContainsString( 'SECRET', (string) wp_json_encode( array( $this->mails, end( \Akismet::$asked ) ) ) );
	}

	public function test_page_of_host_that_site_names_as_its_own_is_stored(): void {
		add_filter( 'allowed_http_origins', static fn ( array $origins ): array => array_merge( $origins, array( 'https://fr.example.org' ) ) );
		$this->send( array( 'ref_url' => 'https://FR.example.org/contact' ) );

		$this->assertSame( 'https://FR.example.org/contact', $this->get_rows( 'contacts', 'id' )[0]['page_url'] );
	}

	public function test_other_plugins_hear_of_message_before_email(): void {
		$reported = array();
		add_action(
			'chaty_contact_saved',
			function ( Message $message, int $id ) use ( &$reported ): void {
				$reported = array( $message->get_field( 'name' ), $message->get_widget(), $message->get_channel(), $message->get_page_url(), $id > 0, count( $this->mails ) );
			},
			10,
			2
		);
		$this->send();

		$this->assertSame( array( 'Ada', '0', 'Contact_Us', 'http://localhost/page?a=1&b=2', true, 0 ), $reported );
	}

	/**
	 * Given a page in another language, then what answers the visitor is in it, options are those that the page has, and the
	 * owner reads their own words.
	 */
	public function test_language_of_the_page(): void {
		require_once dirname( __DIR__ ) . '/support/languages.php';
		Make::store_widgets(
			array(
				Make::widget(
					array(
						Make::form(
							array(
								'contact_own_fields'    => array( array( 'id' => 'own_a', 'kind' => 'choice', 'label' => 'Topic', 'options' => array( 'Other', 'Sales' ), 'option_emails' => 'Sales: sales@example.org' ) ),
								'contact_form_settings' => array( 'thanks_message' => 'Thanks', 'confirmation_text' => 'It came.', 'confirmation_subject' => 'Hello', 'email_subject' => 'News' ),
							)
						),
					)
				),
			)
		);
		Languages::start( array( 'de' => array( 'News' => 'Neues', 'Thanks' => 'Danke', 'It came.' => 'Es kam an.', 'Hello' => 'Hallo', 'Topic' => 'Thema', 'Sales' => 'Verkauf' ) ) );
		$this->assertSame( 'Thanks', $this->read( $this->send( array( 'own_a' => 'Sales', 'message' => '1' ) ) )['message'] );
		$this->assertSame( 1, $this->read( $this->send( array( 'own_a' => 'Verkauf' ) ) )['error'] );
		$reply = $this->send( array( 'own_a' => 'Verkauf', 'email' => 'bea@example.org' ), array( 'QUERY_STRING' => 'lang=de' ) );

		$this->assertSame( 'Danke', $this->read( $reply )['message'] );
		list( $to_owner, $to_visitor ) = array_slice( $this->mails, -2 );
		$this->assertSame( array( 'sales@example.org', 'Neues', 'bea@example.org' ), array( $to_owner['to'], $to_owner['subject'], $to_visitor['to'] ) );
		$this->assertStringContainsString( 'Topic: Sales', $to_owner['message'] );
		$this->assertSame( array( 'Hallo', 'Es kam an.' ), array( $to_visitor['subject'], trim( $to_visitor['message'] ) ) );
	}
}
