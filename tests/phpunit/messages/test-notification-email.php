<?php
namespace Chaty\Tests\Contacts;

use Chaty\Messages\Answered_Key;
use Chaty\Messages\Email_Markup;
use Chaty\Messages\Message;
use Chaty\Messages\Message_Links;
use Chaty\Messages\Email_Status;
use Chaty\Messages\Notification_Email;
use Chaty\Tests\Clock;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * The owner gets the message, can answer it, and no visitor can write a header.
 */
final class Notification_Email_Test extends Site_Test_Case {

	/**
	 * @param array<string, string> $fields Fields of the message.
	 * @param array<string, string> $form   Settings of the form.
	 */
	private function send( array $fields, array $form = array() ): string {
		return ( new Notification_Email() )->send(
			new Message( '0', 'Contact_Us', $fields, 'https://site.example/page' ),
			Make::form( array( 'contact_form_settings' => $form ) )
		);
	}

	public function test_given_message_when_it_is_emailed_then_administrator_gets_it_with_sites_name(): void {
		update_option( 'blogname', 'Tom &amp; Co' );
		$state = $this->send(
			array(
				'name'    => 'Ada',
				'email'   => 'ada@example.org',
				'phone'   => '',
				'message' => "Hello\nthere",
			)
		);

		$this->assertSame( Email_Status::SENT, $state );
		$this->assertSame( get_option( 'admin_email' ), $this->mails[0]['to'] );
		$this->assertSame( 'New message from Tom & Co', $this->mails[0]['subject'] );
		$this->assertSame( "Name: Ada\nEmail: ada@example.org\nMessage: Hello\nthere\nPage: https://site.example/page\n", $this->mails[0]['message'] );
		$this->assertSame( array( 'Reply-To: Ada <ada@example.org>' ), $this->mails[0]['headers'] );
	}

	/**
	 * Given a stored message, when it is emailed, then the email has the form's own labels, says where it came from, and
	 * leads to the message and to what marks it as answered.
	 */
	public function test_links(): void {
		$form = Make::form( array( 'contact_fields' => array( array( 'field' => 'message', 'title' => ' Your wish ' ), array( 'field' => 'name', 'title' => '' ) ) ) );
		( new Notification_Email() )->send( new Message( '0', 'Contact_Us', array( 'name' => 'Ada', 'message' => 'Hello' ), '' ), $form, 12, array( "Sales\n", 'Form' ) );

		$url = admin_url( 'admin.php?page=chaty-messages&message=12' );
		$key = Answered_Key::get( 12 );
		$this->assertSame( "Name: Ada\nYour wish: Hello\nWidget: Sales\n, Form\n\nOpen the message: $url\nMark as answered: $url&answered_key=$key\n", $this->mails[0]['message'] );
		$this->assertStringEndsWith( ': Sales , Form', $this->mails[0]['subject'] );
		$this->assertSame( array( true, false, false, false ), array( Answered_Key::is_valid( 12, $key ), Answered_Key::is_valid( 13, $key ), Answered_Key::is_valid( 12, null ), Answered_Key::is_valid( 12, array( $key ) ) ) );
	}

	/**
	 * Given an email that WordPress sends, then it has HTML beside the text, in which nothing that was typed is markup
	 * or a link, also where it looks like our own; a body of another plugin stays.
	 */
	public function test_markup(): void {
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		$forged = 'Open the message: ' . admin_url( 'admin.php?page=x&message=12' ) . "\nMark as answered: " . admin_url( 'admin.php?page=chaty-messages&message=12&answered_key=1' );
		$text   = "Name: <b>Ada</b>\nMessage: see https://evil.example\n$forged\n\n" . implode( "\n", Message_Links::get_lines( 12 ) ) . "\n";
		$mailer = new \PHPMailer\PHPMailer\PHPMailer();

		// phpcs:disable WordPress.NamingConventions.ValidVariableName -- PHPMailer's names.
		$mailer->Body = $text;
		Email_Markup::add( $mailer, $text );
		$this->assertSame( array( $text, 'text/html' ), array( $mailer->AltBody, $mailer->ContentType ) );
		$this->assertStringContainsString( '<strong>Name:</strong> &lt;b&gt;Ada&lt;/b&gt;<br>', $mailer->Body );
		$this->assertStringContainsString( '<a href="' . esc_url( admin_url( 'admin.php?page=chaty-messages&message=12' ) ) . '">Open the message</a>', $mailer->Body );
		$this->assertStringContainsString( Answered_Key::get( 12 ) . '">Mark as answered</a>', $mailer->Body );
		$this->assertSame( 2, substr_count( $mailer->Body, '<a ' ) );

		$html = $mailer->Body;
		Email_Markup::add( $mailer, $html );
		$this->assertSame( $html, $mailer->Body );
		$mailer->isHTML( false );
		Email_Markup::add( $mailer, 'Another' );
		$this->assertSame( $html, $mailer->Body );
		// phpcs:enable
	}

	/**
	 * Given the name of a sender that WordPress or a plugin has set, then the site's takes the place of WordPress's alone,
	 * and only for emails about messages.
	 */
	public function test_sender(): void {
		update_option( 'blogname', 'Tom &amp; Co' );
		$names = array();
		add_filter(
			'pre_wp_mail',
			static function ( ?bool $sent ) use ( &$names ): ?bool {
				$names[] = apply_filters( 'wp_mail_from_name', 'WordPress' );
				$names[] = apply_filters( 'wp_mail_from_name', 'Shop' );

				return $sent;
			}
		);
		$this->send( array( 'message' => 'x' ) );

		$this->assertSame( array( 'Tom & Co', 'Shop', 'WordPress' ), array_merge( $names, array( apply_filters( 'wp_mail_from_name', 'WordPress' ) ) ) );
	}

	public function test_given_owners_own_recipient_and_subject_when_message_is_emailed_then_they_count(): void {
		$this->send(
			array( 'message' => 'x' ),
			array(
				'email_address' => 'sales@example.org, boss@example.org',
				'email_subject' => 'Lead',
			)
		);

		$this->assertSame( 'sales@example.org, boss@example.org', $this->mails[0]['to'] );
		$this->assertSame( 'Lead', $this->mails[0]['subject'] );
		$this->assertSame( array(), $this->mails[0]['headers'] );
	}

	/**
	 * @return array<string, array{0: string, 1: string, 2: array<int, string>}>
	 */
	public function provide_injections(): array {
		return array(
			'header in the name'      => array( "Ada\r\nBcc: x@evil.example", 'ada@example.org', array( 'Reply-To: Ada Bcc x evil.example <ada@example.org>' ) ),
			'encoded header'          => array( 'Ada%0ABcc: x', 'ada@example.org', array( 'Reply-To: Ada 0ABcc x <ada@example.org>' ) ),
			'second address'          => array( 'Ada <x@evil.example>, "B', 'ada@example.org', array( 'Reply-To: Ada x evil.example B <ada@example.org>' ) ),
			'header in the address'   => array( 'Ada', "ada@example.org\nBcc: x@evil.example", array() ),
			'address that is none'    => array( 'Ada', 'ada', array() ),
			'no address'              => array( 'Ada', '', array() ),
			'line after the address'  => array( 'Ada', "ada@example.org\n", array() ),
			'second address after it' => array( 'Ada', 'ada@example.org,x@evil.example', array() ),
			'name in another script'  => array( 'Đặng Thị 你好', 'ada@example.org', array( 'Reply-To: Đặng Thị 你好 <ada@example.org>' ) ),
			'name of signs'           => array( '<>,;', 'ada@example.org', array( 'Reply-To: ada@example.org' ) ),
		);
	}

	/**
	 * @dataProvider provide_injections
	 *
	 * @param array<int, string> $expected Headers.
	 */
	public function test_visitor_can_write_no_header( string $name, string $email, array $expected ): void {
		$this->send(
			array(
				'name'  => $name,
				'email' => $email,
			),
			array( 'email_subject' => "Lead\r\nBcc: y@evil.example" )
		);

		$this->assertSame( $expected, $this->mails[0]['headers'] );
		$this->assertStringNotContainsString( "\n", $this->mails[0]['subject'] );
		$this->assertSame( get_option( 'admin_email' ), $this->mails[0]['to'] );
	}

	/**
	 * @return array<string, array{0: string, 1: array<string, string>, 2: string}>
	 */
	public function provide_subjects(): array {
		return array(
			'name and phone'        => array( 'Lead: {name}, {phone}', array( 'name' => 'Ada', 'phone' => '+1 555' ), 'Lead: Ada, +1 555' ),
			'an empty field'        => array( '{email} wrote', array( 'name' => 'Ada' ), 'wrote' ),
			'page'                  => array( 'From {page}', array(), 'From https://site.example/page' ),
			'unknown field'         => array( '{message} {user}', array( 'message' => 'x' ), '{message} {user}' ),
			'visitor names a field' => array( '{name}', array( 'name' => '{email}', 'email' => 'a@b.example' ), '{email}' ),
			'header in a field'     => array( 'Lead {name}', array( 'name' => "Ada\r\nBcc: x@evil.example" ), 'Lead Ada Bcc: x@evil.example' ),
			'long field'            => array( '{name}', array( 'name' => str_repeat( 'ä', 500 ) ), str_repeat( 'ä', 100 ) ),
		);
	}

	/**
	 * @dataProvider provide_subjects
	 *
	 * @param array<string, string> $fields What the visitor wrote.
	 */
	public function test_fields_of_subject_are_filled_in_one_line( string $subject, array $fields, string $expected ): void {
		$this->send( $fields, array( 'email_subject' => $subject ) );

		$this->assertSame( $expected, $this->mails[0]['subject'] );
	}

	public function test_given_date_and_hour_in_subject_then_they_are_sites(): void {
		update_option( 'timezone_string', 'Pacific/Kiritimati' );
		$this->send( array( 'name' => 'Ada' ), array( 'email_subject' => '{date} {hour}' ) );

		$this->assertSame( Clock::get_datetime()->format( 'Y-m-d H:i' ), $this->mails[0]['subject'] );
	}

	public function test_filter_may_change_email_or_take_recipients_away(): void {
		$change = static function ( array $mail, Message $message ): array {
			return array(
				'to'      => 'crm@example.org',
				'subject' => $message->get_field( 'name' ),
			) + $mail;
		};
		add_filter( 'chaty_notification_email', $change, 10, 2 );
		$this->send( array( 'name' => 'Ada' ) );
		remove_filter( 'chaty_notification_email', $change );
		add_filter( 'chaty_notification_email', '__return_empty_array' );
		$state = $this->send( array( 'name' => 'Ada' ) );

		$this->assertSame( Email_Status::SKIPPED, $state );
		$this->assertCount( 1, $this->mails );
		$this->assertSame( array( 'crm@example.org', 'Ada' ), array( $this->mails[0]['to'], $this->mails[0]['subject'] ) );
	}
}
