<?php
namespace Chaty\Tests;

use Chaty\Admin\Messages\Messages_Handler;
use Chaty\Admin\Messages\Messages_Page;

/**
 * Prints the screen as an administrator's request gets it.
 */
abstract class Messages_Test_Case extends Stored_Messages_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		$this->request_screen( array() );
	}

	protected function tearDown(): void {
		$_REQUEST = array();
		unset( $GLOBALS['current_screen'], $GLOBALS['hook_suffix'] );
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed> $query Arguments of the address.
	 */
	protected function request_screen( array $query ): void {
		$_GET                   = wp_slash( $query + array( 'page' => 'chaty-messages' ) );
		$_REQUEST               = $_GET;
		$_SERVER['HTTP_HOST']   = 'localhost';
		$_SERVER['REQUEST_URI'] = '/wp-admin/admin.php?' . http_build_query( $query + array( 'page' => 'chaty-messages' ) );
		$GLOBALS['hook_suffix'] = 'chaty_page_chaty-messages';
		set_current_screen( 'chaty_page_chaty-messages' );
	}

	protected function get_page(): Messages_Page {
		$services = Make::services();

		return new Messages_Page( $services->get_messages(), new Messages_Handler( $services->get_message_batches() ), $services->create_sources(), $services->get_admin_scripts() );
	}

	/**
	 * @param array<string, mixed> $query Arguments of the address.
	 */
	protected function print_screen( array $query = array() ): string {
		$this->request_screen( $query );

		return $this->print_requested();
	}

	protected function print_requested(): string {
		$page = $this->get_page();

		return $this->capture(
			static function () use ( $page ): void {
				$page->prepare();
				$page->print();
			}
		);
	}

	/**
	 * @return array<int, int>
	 */
	protected function get_listed( string $html ): array {
		preg_match_all( '/<tr data-message="(\d+)"/', $html, $ids );

		return array_map( 'intval', $ids[1] );
	}
}
