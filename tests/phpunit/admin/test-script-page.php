<?php
namespace Chaty\Tests\Admin;

use Chaty\Tests\Site_Test_Case;

/**
 * The screens have one frame, in which their scripts find their place, and load nothing before they are opened.
 */
final class Script_Page_Test extends Site_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		wp_set_current_user( 1 );
		unset( $GLOBALS['menu'], $GLOBALS['submenu'], $GLOBALS['admin_page_hooks']['chaty'] );
		do_action( 'admin_menu', '' );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['menu'], $GLOBALS['submenu'], $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	/**
	 * Given a screen of the menu, when it is opened, then the heading is its title, notices of WordPress have their
	 * place below it, and the script's place says what is missing without it.
	 *
	 * @testWith ["chaty", "Widgets", "console-widgets"]
	 *           ["chaty-statistics", "Statistics", "console-statistics"]
	 *           ["chaty-settings", "Settings", "console-settings"]
	 */
	public function test_frame( string $slug, string $title, string $bundle ): void {
		$hook = get_plugin_page_hook( $slug, 'chaty' );
		$this->assertNotEmpty( $hook );
		set_current_screen( $hook );
		do_action( 'admin_enqueue_scripts', $hook );
		$this->assertFalse( wp_script_is( "chaty-$bundle" ), 'Another screen loads the bundle.' );

		$load = "load-$hook";
		do_action( $load );
		do_action( 'admin_enqueue_scripts', $hook );
		$html = $this->capture( static fn () => do_action( $hook ) );

		$this->assertTrue( wp_script_is( "chaty-$bundle" ) );
		$this->assertTrue( wp_style_is( "chaty-$bundle" ) );
		$this->assertStringStartsWith( "<div class=\"wrap chaty-console\"><h1 class=\"wp-heading-inline\">$title</h1><hr class=\"wp-header-end\"><div id=\"chaty-console\">", $html );
		$this->assertMatchesRegularExpression( '#<noscript>.*JavaScript.*</noscript><div class="notice notice-warning inline chaty-console-blocked">.*</div><script type="application/json" id="chaty-console-preload">\{.*}</script></div>$#s', $html );
	}
}
