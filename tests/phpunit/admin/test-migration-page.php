<?php
namespace Chaty\Tests\Admin;

use Chaty\Admin\Migration\Migration_Page;
use Chaty\Config\Names;
use Chaty\Migration\Lead_Importer;
use Chaty\Tests\Leads;
use Chaty\Tests\Leads_Test_Case;
use Chaty\Tests\Make;
use DOMDocument;
use DOMElement;
use DOMXPath;

/**
 * The page works by its forms alone: each does one step, and has what the next one needs.
 */
final class Migration_Page_Test extends Leads_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		update_option( Names::RETENTION_DAYS, 0 );
	}

	protected function tearDown(): void {
		$_POST    = array();
		$_REQUEST = array();
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed> $fields Fields of a form; none for the page alone.
	 */
	private function answer( array $fields = array() ): DOMXPath {
		$_POST    = wp_slash( $fields );
		$_REQUEST = $_POST;
		$page     = new Migration_Page( Make::services()->get_admin_scripts(), array( Make::class, 'migration' ) );
		$page->prepare();
		$document = new DOMDocument();
		$document->loadHTML( '<?xml encoding="utf-8">' . $this->capture( array( $page, 'print' ) ), LIBXML_NOERROR );

		return new DOMXPath( $document );
	}

	private function send( DOMXPath $page, string $step ): DOMXPath {
		$fields = array();
		$parts  = array();
		foreach ( iterator_to_array( $page->evaluate( "//form[input[@name='step'][@value='$step']]//input" ) ) as $input ) {
			$this->assertInstanceOf( DOMElement::class, $input );
			$is_choice = in_array( $input->getAttribute( 'type' ), array( 'checkbox', 'radio' ), true );
			if ( $input->hasAttribute( 'disabled' ) || ( $is_choice && ! $input->hasAttribute( 'checked' ) ) ) {
				continue;
			}
			if ( 'parts[]' === $input->getAttribute( 'name' ) ) {
				$parts[] = $input->getAttribute( 'value' );
			} else {
				$fields[ $input->getAttribute( 'name' ) ] = $input->getAttribute( 'value' );
			}
		}
		$this->assertArrayHasKey( 'step', $fields, "There should be a form \"$step\"." );

		return $this->answer( $fields + compact( 'parts' ) );
	}

	private function read( DOMXPath $page ): string {
		return (string) preg_replace( '/\s+/', ' ', (string) $page->document->textContent );
	}

	public function test_given_site_where_chaty_3_x_never_was_then_page_says_so_and_has_no_form(): void {
		$page = $this->answer();

		$this->assertStringContainsString( 'There is no data of Chaty 3.x on this site.', $this->read( $page ) );
		$this->assertSame( 0.0, $page->evaluate( 'count(//form)' ) );
	}

	/**
	 * Given settings and messages of Chaty 3.x, when form after form is sent, then all are here, the page says so, and
	 * Undo puts the former settings back.
	 */
	public function test_without_scripts(): void {
		update_option( 'cht_numb_slug', 'Phone,Slack' );
		update_option( 'cht_widget_title', 'Old shop' );
		update_option( 'cht_social_Phone', array( 'value' => '+61255501000', 'is_mobile' => 'checked' ) );
		Leads::add( Lead_Importer::STEP + 100 );
		$before = get_option( Names::WIDGETS );
		$page   = $this->answer();
		$this->assertStringContainsString( 'Chaty 3.x left 1 widget and 600 messages on this site.', $this->read( $page ) );
		$this->assertStringContainsString( 'the channel "Slack"', $this->read( $page ) );
		$this->assertSame( $before, get_option( Names::WIDGETS ) );

		$page = $this->send( $page, 'start' );
		$this->assertStringContainsString( '500 of 600 messages are copied.', $this->read( $page ) );
		$this->assertSame( array( '600', '500' ), array( $page->evaluate( 'string(//progress/@max)' ), $page->evaluate( 'string(//progress/@value)' ) ) );
		$page = $this->send( $page, 'next' );
		$this->assertStringContainsString( 'Taken over: 1 widget.', $this->read( $page ) );
		$this->assertStringContainsString( '600 of 600 messages are copied.', $this->read( $page ) );
		$this->assertCount( 600, $this->get_rows( 'contacts', 'id' ) );
		$this->assertSame( array( 'Old shop' ), array_column( (array) get_option( Names::WIDGETS ), 'name' ) );

		$page = $this->send( $page, 'undo' );
		$this->assertStringContainsString( 'from before are back', $this->read( $page ) );
		$this->assertSame( $before, get_option( Names::WIDGETS ) );
	}

	public function test_save_since_page_was_printed_stops_take_over_and_page_says_so(): void {
		update_option( 'cht_numb_slug', 'Phone' );
		update_option( 'cht_social_Phone', array( 'value' => '+61255501000', 'is_mobile' => 'checked' ) );
		$page = $this->answer();
		update_option( Names::ANALYTICS, 'off' );
		$before = get_option( Names::WIDGETS );
		$page   = $this->send( $page, 'start' );

		$this->assertStringContainsString( 'The settings have been changed in the meantime. Nothing was saved.', $this->read( $page ) );
		$this->assertSame( $before, get_option( Names::WIDGETS ) );
	}

	public function test_page_asks_about_old_messages_with_keeping_chosen_first_and_answer_counts(): void {
		update_option( Names::RETENTION_DAYS, 365 );
		foreach ( array( 400, 10 ) as $days ) {
			Leads::add_row( array( 'name' => "$days days", 'message' => 'Hi', 'created_on' => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS + HOUR_IN_SECONDS ) ) );
		}
		$page = $this->answer();
		$this->assertStringContainsString( '1 message is older than this site keeps messages. It deletes them after 365 days. Keep all. This site then keeps messages for 765 days.', $this->read( $page ) );
		$this->assertSame( 'keep', $page->evaluate( 'string(//input[@type="radio"][@checked]/@value)' ) );

		$page = $this->answer( array( 'step' => 'start', 'parts' => array( 'messages' ), 'old' => 'skip', '_wpnonce' => wp_create_nonce( Migration_Page::NONCE ) ) );
		$this->assertStringContainsString( '1 of 2 messages are copied. 1 older message was left out.', $this->read( $page ) );
		$this->assertSame( '365', (string) get_option( Names::RETENTION_DAYS ) );
	}

	public function test_given_form_without_nonce_of_page_then_nothing_is_done(): void {
		Leads::add( 3 );
		$this->throw_error_pages();
		try {
			$this->answer( array( 'step' => 'start', 'parts' => array( 'messages' ), '_wpnonce' => 'x' ) );
			$this->fail( 'The form should be refused.' );
		} catch ( \RuntimeException $refused ) {
			$this->assertSame( array(), $this->get_rows( 'contacts', 'id' ) );
		}
	}

	/**
	 * Given users without the settings or without the right to import, then there is no importer for them, and no link.
	 */
	public function test_access(): void {
		wp_set_current_user( 0 );
		$this->assertSame( '', Migration_Page::get_url() );
		wp_set_current_user( 1 );
		$this->assertStringContainsString( 'import=chaty', Migration_Page::get_url() );
	}
}
