<?php
namespace Chaty\Tests\Contacts;

use Chaty\Config\Names;
use Chaty\Messages\Message;
use Chaty\Storage\Stats_Table;
use Chaty\Storage\Tracked_Event;
use Chaty\Tests\Clock;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * An owner who asks for it gets the figures of each week or month once, when it is over.
 */
final class Report_Email_Test extends Site_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		Clock::$stopped_at = (int) strtotime( '2026-03-04 12:00:00 UTC' );
		update_option( 'timezone_string', 'Europe/Berlin' );
		update_option( 'start_of_week', 1 );
		update_option( 'blogname', 'Tom &amp; Co' );
		delete_option( Names::REPORTED );
		$table = new Stats_Table();
		foreach ( array( '2026-02-22' => 10, '2026-02-23' => 5, '2026-03-01' => 7, '2026-03-02' => 99, '2026-01-31' => 20 ) as $day => $count ) {
			$table->add( array( Tracked_Event::view( 0, '', false ) ), $day, $count );
		}
	}

	private function run_cron(): void {
		Make::services()->create_report_email()->run();
	}

	/**
	 * Given an owner who asked for nothing, then nothing is mailed; for weeks or months, then the last one that is over is
	 * mailed once, beside the one before, and the next one when it is over.
	 *
	 * @testWith ["", "", "", 0]
	 *           ["week", "Report of Tom & Co, February 23, 2026 – March 1, 2026", "February 16, 2026 – February 22, 2026\n\nViews: 12 (+20%, before: 10)", 7]
	 *           ["month", "Report of Tom & Co, February 1, 2026 – February 28, 2026", "January 1, 2026 – January 31, 2026\n\nViews: 15 (−25%, before: 20)", 31]
	 */
	public function test_once( string $every, string $subject, string $text, int $next ): void {
		update_option( Names::REPORT, $every );
		$this->run_cron();
		$this->run_cron();
		if ( '' === $every ) {
			$this->assertSame( array(), $this->mails );
			return;
		}

		$this->assertSame( array( array( $subject, get_option( 'admin_email' ) ) ), array_map( static fn ( array $mail ): array => array( $mail['subject'], $mail['to'] ), $this->mails ) );
		$this->assertStringContainsString( "compared with $text\nOpens: 0 (–, before: 0)\n", $this->mails[0]['message'] );
		$this->assertStringContainsString( 'No unread messages', $this->mails[0]['message'] );
		Clock::$stopped_at += $next * DAY_IN_SECONDS;
		$this->run_cron();
		$this->assertCount( 2, $this->mails );
	}

	/**
	 * Given unread messages, then the newest are named, each in one line; a mail server that refuses is asked again the
	 * next day.
	 */
	public function test_unread(): void {
		update_option( Names::REPORT, 'week' );
		for ( $number = 0; $number < 12; $number++ ) {
			$this->add_message( new Message( '0', 'Contact_Us', array( 'phone' => '+1 555', 'message' => "Hello\nViews: $number " . str_repeat( 'ü', 200 ) ), '' ), uniqid() );
		}
		add_filter( 'pre_wp_mail', '__return_false', 20 );
		$this->run_cron();
		remove_filter( 'pre_wp_mail', '__return_false', 20 );
		$this->mails = array();
		$this->run_cron();

		$this->assertCount( 1, $this->mails );
		$this->assertStringContainsString( "\n12 unread messages: " . admin_url( 'admin.php?page=chaty-messages&unread=1' ) . "\n", $this->mails[0]['message'] );
		$this->assertStringContainsString( 'Hello Views: 11 ', $this->mails[0]['message'] );
		$this->assertSame( 10, preg_match_all( '/^\S+ \d+, \d{4}: \+1 555 – Hello Views: \d+ ü{80,90}$/mu', $this->mails[0]['message'] ) );
	}

	public function test_given_database_that_does_not_answer_then_no_mail_pretends_that_there_was_nothing(): void {
		update_option( Names::REPORT, 'week' );
		$this->refuse_statements( 'SELECT', 'chaty_contacts' );
		$this->run_cron();

		$this->assertSame( array( array(), '' ), array( $this->mails, get_option( Names::REPORTED ) ) );
	}
}
