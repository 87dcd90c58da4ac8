<?php
namespace Chaty\Tests\Contacts;

use Chaty\Config\Names;
use Chaty\Messages\Message;
use Chaty\Messages\Webhook_Calls;
use Chaty\Messages\Webhook_Worker;
use Chaty\Privacy\Privacy_Policy;
use Chaty\Config\General_Settings;
use Chaty\Config\Privacy_Settings;
use Chaty\Tests\Ajax_Test_Case;
use Chaty\Tests\Clock;
use Chaty\Tests\Make;

/**
 * A receiver over HTTPS gets each new message, signed, and again when it has refused; nothing else in the network of the
 * site does.
 *
 * @group programs
 */
final class Webhook_Test extends Ajax_Test_Case {

	private const SECRET = 'a-secret-of-many-letters';

	/**
	 * The running receiver.
	 *
	 * @var resource|null
	 */
	private $server = null;

	/**
	 * Where it writes what it gets.
	 */
	private string $folder = '';

	protected function tearDown(): void {
		if ( null !== $this->server ) {
			proc_terminate( $this->server, 9 );
			proc_close( $this->server );
			exec( 'rm -rf ' . escapeshellarg( $this->folder ) );
		}
		parent::tearDown();
	}

	/**
	 * Starts a receiver and sets its address, which stands for one of the internet's.
	 *
	 * @param array<int, int> $statuses What it answers to the first call, the second and so on.
	 * @param bool            $is_known Whether its address counts as one of the internet's.
	 */
	private function start( array $statuses, string $format = 'json', bool $is_known = true ): void {
		$this->folder = sys_get_temp_dir() . '/chaty-https-' . uniqid();
		mkdir( $this->folder );
		$command      = array_merge( array( PHP_BINARY, dirname( __DIR__ ) . '/support/https-server.php', $this->folder ), array_map( 'strval', $statuses ) );
		$process      = proc_open( $command, array( 1 => array( 'pipe', 'w' ) ), $pipes );
		$this->server = is_resource( $process ) ? $process : null;
		$port         = (int) fgets( $pipes[1] );
		$this->assertGreaterThan( 0, $port );
		add_filter( 'https_ssl_verify', '__return_false' );
		add_filter( 'http_allowed_safe_ports', static fn ( array $ports ): array => array_merge( $ports, array( $port ) ) );
		add_filter( 'http_request_host_is_external', $is_known ? '__return_true' : '__return_false' );
		update_option( Names::WEBHOOK, array( 'url' => "https://127.0.0.1:$port/hook", 'format' => $format, 'secret' => 'slack' === $format ? '' : self::SECRET ) );
	}

	private function store(): int {
		$own = array( array( 'id' => 'own_a', 'label' => 'Size', 'value' => '<!channel> & L' ) );

		$id = $this->add_message( new Message( '0', 'Contact_Us', array( 'name' => 'Ada', 'message' => 'Größe "L"' ), 'https://site.example/page', false, $own ), uniqid() )['id'];
		Webhook_Worker::run_soon( $id );

		return $id;
	}

	/**
	 * Lets cron run once, and returns the calls that have come so far.
	 *
	 * @phpstan-impure
	 * @return array<int, array{0: string, 1: string}> Headers and body of each.
	 */
	private function run_cron(): array {
		Make::services()->create_webhook_worker()->run();
		$calls = array();
		foreach ( array_map( 'strval', (array) glob( "$this->folder/[0-9]*" ) ) as $file ) {
			list( $head, $body ) = explode( "\r\n\r\n", (string) file_get_contents( $file ), 2 ) + array( '', '' );
			$calls[]             = array( $head, $body );
		}

		return $calls;
	}

	/**
	 * Returns the next call of the only message, in seconds; null for none.
	 */
	private function get_wait(): ?int {
		$next = $this->get_rows( 'contacts', 'id' )[0]['hook_next'];

		return null === $next ? null : strtotime( $next . ' UTC' ) - Clock::get_time();
	}

	/**
	 * Given a receiver that refuses twice, redirects and then accepts, when cron runs, then it gets the message each time
	 * with a signature that holds, later and later, and no more once it has accepted; the calls are listed without what
	 * was written.
	 */
	public function test_back_off(): void {
		$this->start( array( 500, 302, 204 ) );
		$id    = $this->store();
		$waits = array();
		foreach ( array( 0, 300, 1800, 99999 ) as $seconds ) {
			Clock::$stopped_at += $seconds;
			$calls              = $this->run_cron();
			$waits[]            = $this->get_wait();
			$this->run_cron();
		}

		$this->assertSame( array( 300, 1800, null, null ), $waits );
		$this->assertCount( 3, $calls );
		list( $head, $body ) = $calls[2];
		$this->assertStringStartsWith( 'POST /hook HTTP/1.1', $head );
		preg_match( '/^X-Chaty-Time: (\d+)\r?$/mi', $head, $time );
		$this->assertStringContainsStringIgnoringCase( 'X-Chaty-Signature: sha256=' . hash_hmac( 'sha256', ( $time[1] ?? '' ) . ".$body", self::SECRET ), $head );
		$this->assertSame( (string) ( Clock::get_time() - 99999 ), $time[1] ?? '' );
		$data = (array) json_decode( $body, true );
		$this->assertSame( array( $id, false, '0', 'Ada', 'Größe "L"', 'own_a', 'https://site.example/page' ), array( $data['id'], $data['is_test'], $data['widget']['id'], $data['fields']['name'], $data['fields']['message'], $data['own_fields'][0]['id'], $data['page'] ) );
		$listed = Webhook_Calls::get();
		$this->assertSame( array( 'Accepted (204)', (string) $id ), array( $listed[0]['result'], $listed[0]['message'] ) );
		$this->assertStringStartsWith( 'Refused (500) · Next attempt: ', $listed[2]['result'] );
		$this->assertStringNotContainsString( 'Ada', (string) wp_json_encode( get_option( Names::WEBHOOK_CALLS ) ) );
	}

	/**
	 * Given a receiver that refuses a message, and another one four minutes later, then cron comes for each when it is due.
	 */
	public function test_cron_is_asked_to_come_for_each_refused_message(): void {
		wp_unschedule_hook( Names::RETRY_EMAILS );
		$this->start( array( 500, 500 ) );
		foreach ( array( 0, 240 ) as $seconds ) {
			Clock::$stopped_at += $seconds;
			$this->store();
			$this->run_cron();
		}
		$cron  = array_filter( _get_cron_array(), static fn ( array $hooks ): bool => isset( $hooks[ Names::RETRY_EMAILS ] ) );
		$times = array_values( array_filter( array_keys( $cron ), static fn ( int $time ): bool => $time > Clock::get_time() ) );

		$this->assertCount( 2, $times );
		$this->assertEqualsWithDelta( Clock::get_time() + 330, $times[1], 30 );
	}

	/**
	 * Given a message that Akismet still judges, when cron runs, then it waits; if the process that asked has died, it is
	 * sent after a minute.
	 */
	public function test_message_that_is_judged_waits(): void {
		$this->start( array( 200 ) );
		$this->add_message( new Message( '0', 'Contact_Us', array( 'message' => 'Hello' ), '' ), uniqid() );
		$this->assertSame( array(), $this->run_cron() );

		Clock::$stopped_at += 60;
		$this->assertCount( 1, $this->run_cron() );
	}

	/**
	 * @testWith ["inbox", 1]
	 *           ["archive", 1]
	 *           ["spam", 0]
	 *           ["trash", 0]
	 */
	public function test_messages_in_the_spam_and_in_the_trash_wait( string $box, int $sent ): void {
		global $wpdb;

		$this->start( array( 200 ) );
		$this->store();
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}chaty_contacts SET box = %s", $box ) );

		$this->assertCount( $sent, $this->run_cron() );
		$this->assertSame( 0 === $sent ? 0 : null, $this->get_wait() );
	}

	/**
	 * Given Slack, then a message is a text in which nothing that was typed calls somebody or is a link.
	 */
	public function test_slack(): void {
		$this->start( array( 200 ), 'slack' );
		$this->store();

		list( $head, $body ) = $this->run_cron()[0];
		$this->assertStringNotContainsStringIgnoringCase( 'X-Chaty', $head );
		$this->assertMatchesRegularExpression( '~^Ada\nGröße "L"\nSize: &lt;!channel&gt; &amp; L\n.*, .* https://site\.example/page\n<http\S+message=\d+\|Open the message>$~', json_decode( $body, true )['text'] );
	}

	/**
	 * Given an address within the site's own network, or one that does not answer, then nothing is sent there, one call of
	 * a run finds out, and after the last attempt it is given up.
	 */
	public function test_no_answer(): void {
		$this->start( array( 200 ), 'json', false );
		$this->store();
		$this->store();
		$this->assertSame( array(), $this->run_cron() );
		$this->assertCount( 1, Webhook_Calls::get() );
		for ( $try = 0; $try < 30; $try++ ) {
			Clock::$stopped_at += DAY_IN_SECONDS;
			$this->assertSame( array(), $this->run_cron() );
		}

		$this->assertNull( $this->get_wait() );
		$this->assertStringEndsWith( 'Given up', Webhook_Calls::get()[0]['result'] );
		$this->assertLessThanOrEqual( 20, count( Webhook_Calls::get() ) );
	}

	/**
	 * Given a webhook that is taken away, then what waited for it is not sent later; the suggested privacy text names its
	 * host only while there is one.
	 */
	public function test_without_webhook(): void {
		$this->start( array( 200 ) );
		$policy = new Privacy_Policy( new Privacy_Settings(), new General_Settings(), Make::repository() );
		$this->assertStringContainsString( 'pass each message on to 127.0.0.1.', $policy->get_text() );
		$this->store();
		delete_option( Names::WEBHOOK );
		$this->assertSame( array(), $this->run_cron() );

		$this->assertNull( $this->get_wait() );
		$this->assertStringNotContainsString( 'pass each message', $policy->get_text() );
		$this->store();
		$this->assertNull( $this->get_rows( 'contacts', 'id' )[1]['hook_next'] );
	}
}
