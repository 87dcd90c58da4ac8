<?php
namespace Chaty\Tests\Ajax;

use Chaty\Config\Names;
use Chaty\Messages\Message;
use Chaty\Http\Request;
use Chaty\Http\Response;
use Chaty\Storage\Tables;
use Chaty\Tests\Ajax_Test_Case;
use Chaty\Tests\Clock;
use Chaty\Tests\Make;

/**
 * Bots, other sites and impatient visitors create no rows; people always get through.
 */
final class Message_Abuse_Test extends Ajax_Test_Case {

	/**
	 * Fields of an ordinary message.
	 */
	private const FIELDS = array(
		'name'    => 'Ada',
		'email'   => 'ada@example.org',
		'message' => 'Hello',
		'channel' => 'Contact_Us',
		'widget'  => '0',
	);

	/**
	 * @param array<string, mixed>  $fields Fields that differ.
	 * @param array<string, string> $server What differs in the connection.
	 */
	private function send( array $fields = array(), array $server = array() ): Response {
		return $this->get_message_action()->handle( Make::request( $fields + self::FIELDS, $server ) );
	}

	private function is_saved( Response $response ): bool {
		return 1 === json_decode( $response->get_body(), true )['status'];
	}

	public function test_message_that_is_sent_twice_is_stored_and_emailed_once(): void {
		$first  = $this->send();
		$second = $this->send();

		$this->assertTrue( $this->is_saved( $first ) );
		$this->assertSame( $first->get_body(), $second->get_body() );
		$this->assertCount( 1, $this->get_rows( 'contacts', 'id' ) );
		$this->assertCount( 1, $this->mails );
	}

	/**
	 * @testWith [{"message": "Hello!"}, []]
	 *           [{"name": "Bea"}, []]
	 *           [[], {"REMOTE_ADDR": "192.0.2.99"}]
	 *           [[], {"REMOTE_ADDR": "2001:db8:1::1"}]
	 *
	 * @param array<string, mixed>  $fields Fields that differ.
	 * @param array<string, string> $server What differs in the connection.
	 */
	public function test_given_two_messages_that_differ_when_both_are_sent_then_both_are_kept( array $fields, array $server ): void {
		$this->send();
		$this->send( $fields, $server );

		$this->assertCount( 2, $this->get_rows( 'contacts', 'id' ) );
	}

	public function test_same_message_after_two_minutes_is_new_one(): void {
		global $wpdb;

		$this->send();
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}chaty_contacts SET created_at = %s", gmdate( 'Y-m-d H:i:s', Clock::get_time() - 120 ) ) );
		$this->send();
		$this->assertCount( 1, $this->get_rows( 'contacts', 'id' ) );

		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}chaty_contacts SET created_at = %s", gmdate( 'Y-m-d H:i:s', Clock::get_time() - 121 ) ) );
		$this->send();
		$this->assertCount( 2, $this->get_rows( 'contacts', 'id' ) );
	}

	public function test_given_message_when_it_is_stored_then_no_column_holds_visitors_address(): void {
		$this->send();

		$this->assertStringNotContainsString( Make::ADDRESS, (string) wp_json_encode( $this->get_rows( 'contacts', 'id' ) ) );
	}

	/**
	 * @testWith [{"website": "https://spam.example"}, false]
	 *           [{"website": ""}, true]
	 *           [{"fill_ms": "20"}, false]
	 *           [{"fill_ms": "x"}, false]
	 *           [{"fill_ms": ["9999"]}, false]
	 *           [{"fill_ms": "900"}, true]
	 *           [[], true]
	 *
	 * @param array<string, mixed> $fields Fields that differ.
	 */
	public function test_given_form_that_bot_or_person_filled_in_then_only_bots_is_rejected( array $fields, bool $is_taken ): void {
		$response = $this->send( $fields );

		$this->assertSame( $is_taken, $this->is_saved( $response ) );
		$this->assertCount( $is_taken ? 1 : 0, $this->get_rows( 'contacts', 'id' ) );
	}

	public function test_given_site_that_wants_no_shortest_time_when_form_comes_at_once_then_it_is_accepted(): void {
		add_filter( 'chaty_min_fill_ms', '__return_zero' );

		$this->assertTrue( $this->is_saved( $this->send( array( 'fill_ms' => '5' ) ) ) );
	}

	/**
	 * @testWith [{"HTTP_SEC_FETCH_SITE": "cross-site"}, false]
	 *           [{"HTTP_SEC_FETCH_SITE": "", "HTTP_ORIGIN": "https://evil.example"}, false]
	 *           [{"HTTP_SEC_FETCH_SITE": "", "HTTP_ORIGIN": "null"}, false]
	 *           [{"HTTP_SEC_FETCH_SITE": ""}, true]
	 *           [{"HTTP_SEC_FETCH_SITE": "same-site", "HTTP_ORIGIN": "https://fr.localhost"}, true]
	 *
	 * @param array<string, string> $server What the browser says.
	 */
	public function test_nonce_that_any_guest_can_read_lets_no_other_site_in( array $server, bool $is_taken ): void {
		$this->assertSame( $is_taken, $this->is_saved( $this->send( array( 'nonce' => wp_create_nonce( Names::WIDGET_NONCE ) ), $server ) ) );
	}

	public function test_form_of_page_that_was_cached_for_ten_days_is_accepted_despite_dead_nonce(): void {
		$tick  = wp_nonce_tick( Names::WIDGET_NONCE ) - 20;
		$nonce = substr( wp_hash( $tick . '|' . Names::WIDGET_NONCE . '|0|', 'nonce' ), -12, 10 );
		$this->assertFalse( wp_verify_nonce( $nonce, Names::WIDGET_NONCE ) );

		$this->assertTrue( $this->is_saved( $this->send( array( 'nonce' => $nonce ) ) ) );
		$this->assertFalse( $this->is_saved( $this->send( array( 'nonce' => $nonce ), array( 'HTTP_SEC_FETCH_SITE' => 'cross-site' ) ) ) );
	}

	/**
	 * Given a captcha service that refuses, when a message is sent, then its message is in the answer, and nothing
	 * is stored; what it reads is the request itself.
	 */
	public function test_captcha_services(): void {
		add_filter(
			'chaty_contact_errors',
			static function ( array $errors, Message $message, Request $request ): array {
				if ( 'right' !== $request->get_text( 'captcha' ) ) {
					$errors[] = array( 'message' => 'Are you there, ' . $message->get_field( 'name' ) . '?' );
					$errors[] = array(
						'field'   => 'phone',
						'message' => 'No.',
					);
					$errors[] = 'no error';
				}
				return $errors;
			},
			10,
			3
		);
		$response = json_decode( $this->send( array( 'captcha' => 'wrong' ) )->get_body(), true );

		$this->assertSame( array( 0, 1, 'Are you there, Ada?', array( 'phone' ) ), array( $response['status'], $response['error'], $response['message'], array_column( $response['errors'], 'field' ) ) );
		$this->assertSame( array(), $this->get_rows( 'contacts', 'id' ) );
		$this->assertTrue( $this->is_saved( $this->send( array( 'captcha' => 'right' ) ) ) );
	}

	/**
	 * Given Akismet with a key, when it takes a message for spam, then the visitor is thanked, the message
	 * is kept, and nobody gets an email, no action fires, and it is not counted.
	 */
	public function test_akismet(): void {
		require_once __DIR__ . '/../support/akismet.php';
		$asked    = count( \Akismet::$asked );
		$reported = 0;
		add_action(
			'chaty_contact_saved',
			static function () use ( &$reported ): void {
				++$reported;
			}
		);
		$spam = $this->send( array( 'message' => 'Buy viagra-test-123' ) );
		$ham  = $this->send();

		$this->assertSame( $ham->get_body(), $spam->get_body() );
		$rows = $this->get_rows( 'contacts', 'id' );
		$this->assertSame( array( 'spam', 'inbox' ), array_column( $rows, 'box' ) );
		$this->assertEquals( array( 1 ), array_column( $this->get_rows( 'stats', 'day' ), 'messages' ) );
		$this->assertSame( array( 'skipped', 'sent' ), array_column( $rows, 'mail_state' ) );
		$this->assertSame( array( true, false ), array_map( 'is_string', array_column( $rows, 'boxed_at' ) ) );
		$this->assertSame( array( 1, 1 ), array( $reported, count( $this->mails ) ) );
		$this->assertStringContainsString( 'comment_author_email=ada%40example.org', \Akismet::$asked[ $asked ] );
	}

	/**
	 * @return array<string, array{0: callable}>
	 */
	public function provide_broken_akismet(): array {
		$returns = static function ( $value ): callable {
			return static fn () => $value;
		};

		return array(
			'an exception' => array(
				static function (): array {
					throw new \RuntimeException( 'broken' );
				},
			),
			'an error'     => array(
				static function (): array {
					throw new \TypeError( 'broken' );
				},
			),
			'no array'     => array( $returns( '' ) ),
			'no text'      => array( $returns( array( array() ) ) ),
			'an object'    => array( $returns( array( array(), new \stdClass() ) ) ),
			'a list'       => array( $returns( array( array(), array( 'true' ) ) ) ),
			'a boolean'    => array( $returns( array( array(), true ) ) ),
		);
	}

	/**
	 * @dataProvider provide_broken_akismet
	 */
	public function test_message_is_stored_and_emailed_when_akismet_answers_wrongly( callable $answer ): void {
		require_once __DIR__ . '/../support/akismet.php';
		\Akismet::$answer = $answer;
		try {
			$response = $this->send();
		} finally {
			\Akismet::$answer = null;
		}

		$this->assertTrue( $this->is_saved( $response ) );
		$row = $this->get_rows( 'contacts', 'id' )[0];
		$this->assertSame( array( 'inbox', 'sent', 1 ), array( $row['box'], $row['mail_state'], count( $this->mails ) ) );
	}

	/**
	 * Given Akismet, which waits 15 seconds for its service, then it gets 3 for a message, and as many as it wants
	 * for everything else.
	 */
	public function test_slow_akismet(): void {
		require_once __DIR__ . '/../support/akismet.php';
		$timeouts = array();
		add_filter(
			'pre_http_request',
			static function ( $response, array $args ) use ( &$timeouts ) {
				$timeouts[] = (int) ceil( $args['timeout'] );
				return new \WP_Error( 'http_request_failed', 'timed out' );
			},
			10,
			2
		);
		$ask = static function (): array {
			wp_remote_post( 'https://rest.akismet.com/1.1/comment-check', array( 'timeout' => 15 ) );
			return array( array(), '' );
		};

		\Akismet::$answer = $ask;
		try {
			$response = $this->send();
		} finally {
			\Akismet::$answer = null;
		}
		$ask();

		$this->assertTrue( $this->is_saved( $response ) );
		$this->assertSame( array( 3, 15 ), $timeouts );
	}

	/**
	 * Given another plugin that throws after the message is stored, then the visitor is thanked, and the message is
	 * emailed: at once, or by the queue.
	 *
	 * @testWith ["chaty_contact_saved", "sent"]
	 *           ["chaty_notification_email", "failed"]
	 *           ["wp_mail", "failed"]
	 */
	public function test_throwing_plugins( string $hook, string $state ): void {
		global $wpdb;

		$throw = static function (): void {
			throw new \Error( 'broken' );
		};
		add_action( $hook, $throw );
		$response = $this->send();

		$this->assertTrue( $this->is_saved( $response ) );
		$this->assertSame( $state, $this->get_rows( 'contacts', 'id' )[0]['mail_state'] );

		remove_action( $hook, $throw );
		$wpdb->query( "UPDATE {$wpdb->prefix}chaty_contacts SET mail_next = '2020-01-01 00:00:00' WHERE mail_next IS NOT NULL" );
		$this->get_email_worker()->run();
		$this->assertSame( 'sent', $this->get_rows( 'contacts', 'id' )[0]['mail_state'] );
		$this->assertCount( 1, $this->mails );
	}

	private function end_minute(): void {
		global $wpdb;

		$wpdb->query( "UPDATE {$wpdb->prefix}chaty_contacts SET created_at = '2020-01-01 00:00:00', mail_next = CASE WHEN mail_next IS NULL THEN NULL ELSE '2020-01-01 00:00:00' END" );
	}

	private function flood( int $count ): void {
		for ( $number = 1; $number <= $count; $number++ ) {
			$this->assertTrue( $this->is_saved( $this->send( array( 'message' => "Message <$number>" ), array( 'REMOTE_ADDR' => "192.0.2.$number" ) ) ) );
		}
	}

	public function test_flood_is_stored_with_20_emails_at_once_and_others_in_one(): void {
		wp_unschedule_hook( Names::RETRY_EMAILS );
		$this->flood( 60 );
		$this->assertCount( 20, $this->mails );
		$this->assertSame( array( 'digest' => 40, 'sent' => 20 ), $this->count_mail_states() );
		$this->assertNotEmpty( array_filter( array_column( _get_cron_array(), Names::RETRY_EMAILS ) ), 'Cron is asked to come.' );

		$this->end_minute();
		$this->get_email_worker()->run();
		$this->get_email_worker()->run();
		$this->assertCount( 21, $this->mails );
		$this->assertSame( array( 'sent' => 60 ), $this->count_mail_states() );
		$digest = $this->mails[20];
		$this->assertSame( array( get_option( 'admin_email' ), array() ), array( $digest['to'], $digest['headers'] ) );
		$this->assertStringStartsWith( '40 new messages from ', $digest['subject'] );
		preg_match_all( '/^Message: Message <(\d+)>$/m', $digest['message'], $listed );
		$this->assertSame( range( 21, 60 ), array_map( 'intval', $listed[1] ) );
	}

	/**
	 * @return array<array-key, int>
	 */
	private function count_mail_states(): array {
		$counts = array_count_values( array_column( $this->get_rows( 'contacts', 'id' ), 'mail_state' ) );
		ksort( $counts );

		return $counts;
	}

	public function test_digest_that_email_server_refuses_is_tried_again_as_one_email(): void {
		$this->flood( 23 );
		$this->end_minute();
		add_filter( 'pre_wp_mail', '__return_false', 20 );
		$this->get_email_worker()->run();
		$this->assertSame( array( 'digest' => 3, 'sent' => 20 ), $this->count_mail_states() );
		$this->assertSame( array( 1, 1, 1 ), array_map( 'intval', array_slice( array_column( $this->get_rows( 'contacts', 'id' ), 'mail_tries' ), 20 ) ) );

		remove_filter( 'pre_wp_mail', '__return_false', 20 );
		$this->mails = array();
		$this->end_minute();
		$this->get_email_worker()->run();
		$this->assertSame( array( 1, array( 'sent' => 23 ) ), array( count( $this->mails ), $this->count_mail_states() ) );
	}

	public function test_each_recipient_that_filter_names_gets_digest_of_own_messages(): void {
		add_filter(
			'chaty_notification_email',
			static function ( array $mail, Message $message ): array {
				$number     = (int) preg_replace( '/\D/', '', $message->get_field( 'message' ) );
				$mail['to'] = array( 'crm@example.org', 'sales@example.org', '' )[ $number > 24 ? 2 : $number % 2 ];
				return $mail;
			},
			10,
			2
		);
		$this->flood( 25 );
		$this->mails = array();
		$this->end_minute();
		$this->get_email_worker()->run();

		$sent = array();
		foreach ( $this->mails as $mail ) {
			$sent[ $mail['to'] ] = array( substr_count( $mail['message'], 'Message:' ), substr( $mail['subject'], 0, 14 ) );
		}
		$this->assertSame( array( 'sales@example.org' => array( 2, '2 new messages' ), 'crm@example.org' => array( 2, '2 new messages' ) ), $sent );
		$this->assertSame( array( 'sent' => 24, 'skipped' => 1 ), $this->count_mail_states() );
	}

	public function test_table_that_cannot_be_written_gives_error_and_stays_as_it_was(): void {
		global $wpdb;

		$refuse = static fn ( string $query ): string => 0 === strpos( $query, 'INSERT IGNORE INTO ' . Tables::get_table( 'contacts' ) ) ? 'INSERT INTO nowhere VALUES (1)' : $query;
		add_filter( 'query', $refuse );
		$wpdb->suppress_errors( true );
		$response = $this->send();
		$wpdb->suppress_errors( false );
		remove_filter( 'query', $refuse );

		$this->assertSame( array( 500, false ), array( $response->get_status(), $this->is_saved( $response ) ) );
		$this->assertSame( array( array(), array() ), array( $this->get_rows( 'contacts', 'id' ), $this->mails ) );
		$this->assertTrue( $this->is_saved( $this->send() ), 'The next try must not be taken for a repeat.' );
	}
}
