<?php
namespace Chaty\Tests;

use Chaty\Context;
use Chaty\Multisite;
use Chaty\Storage\Tables;
use WP_Site;

/**
 * A site without a network has nothing to do with one, and a deleted site takes its own tables along only.
 */
final class Multisite_Test extends Site_Test_Case {

	private string $prefix = '';

	protected function setUp(): void {
		parent::setUp();
		$this->prefix = $GLOBALS['wpdb']->prefix;
	}

	protected function tearDown(): void {
		$GLOBALS['wpdb']->prefix = $this->prefix;
		parent::tearDown();
	}

	private function get_multisite(): Multisite {
		return new Multisite( new Context( dirname( __DIR__, 2 ) . '/chaty.php', '1' ), new Tables() );
	}

	public function test_given_site_without_network_when_plugin_loads_then_it_adds_no_hook_of_networks(): void {
		$multisite = $this->get_multisite();
		$multisite->register();

		$this->assertFalse( has_action( 'wp_initialize_site', array( $multisite, 'create_tables' ) ) );
		$this->assertFalse( has_filter( 'wpmu_drop_tables', array( $multisite, 'add_tables' ) ) );
	}

	/**
	 * Given a site of a network that WordPress has switched to, when it is deleted, then its tables go, and
	 * neither those of WordPress nor those of another site are forgotten or added.
	 */
	public function test_deleted_site(): void {
		$GLOBALS['wpdb']->prefix = 'wp_7_';

		$this->assertSame( array( 'wp_7_posts', 'wp_7_chaty_stats', 'wp_7_chaty_pages', 'wp_7_chaty_contacts' ), $this->get_multisite()->add_tables( array( 'wp_7_posts' ) ) );
	}

	/**
	 * @testWith [[]]
	 *           [{"other/other.php": 1}]
	 *           [""]
	 *
	 * @param mixed $active What is active for the network.
	 */
	public function test_new_site_gets_no_tables_where_plugin_is_active_on_single_sites_only( $active ): void {
		require_once ABSPATH . WPINC . '/class-wp-site.php';
		update_option( 'active_sitewide_plugins', $active );
		$statements = $this->record_statements();
		$this->get_multisite()->create_tables( new WP_Site( (object) array( 'blog_id' => '7' ) ) );

		$this->assertSame( array(), preg_grep( '/chaty/', (array) $statements ) );
	}
}
