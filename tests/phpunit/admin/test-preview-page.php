<?php
namespace Chaty\Tests\Admin;

use Chaty\Admin\Widgets\Preview_Page;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * Who may change the settings gets the preview in a frame or a tab of the site, by an address made for this user;
 * for everybody else the page is one like any other.
 */
final class Preview_Page_Test extends Site_Test_Case {

	/**
	 * What browsers say of a page in a frame of the same origin.
	 */
	private const OWN_FRAME = array(
		'HTTP_SEC_FETCH_DEST' => 'iframe',
		'HTTP_SEC_FETCH_SITE' => 'same-origin',
	);

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	/**
	 * Calls a page whose theme enqueues the loader, as the plugin does for its widgets.
	 *
	 * @param mixed                 $token   Value of the query argument.
	 * @param array<string, string> $headers What the browser says.
	 */
	private function show_page( $token, array $headers = self::OWN_FRAME ): void {
		$_GET    = (array) wp_slash( array( 'chaty-preview' => $token ) );
		$_SERVER = $headers + $_SERVER;
		foreach ( array( 'template_redirect', 'wp_enqueue_scripts', 'wp_robots', 'show_admin_bar' ) as $hook ) {
			remove_all_filters( $hook );
		}
		$GLOBALS['wp_scripts'] = null;

		$services = Make::services();
		add_action(
			'wp_enqueue_scripts',
			static function () use ( $services ): void {
				$services->get_assets()->register_widget( 'loader', 'triggers' );
				wp_enqueue_script( 'chaty-loader' );
				wp_enqueue_script( 'chaty-triggers' );
				wp_add_inline_script( 'chaty-loader', 'window.chaty_settings={}', 'before' );
			}
		);
		( new Preview_Page( $services->get_assets(), $services->get_loader_data(), $services->get_admin_scripts() ) )->register();
		do_action( 'template_redirect' );
		do_action( 'wp_enqueue_scripts' );
	}

	private function get_printed(): string {
		return $this->capture( array( wp_scripts(), 'do_items' ) );
	}

	/**
	 * Fails unless the page is one like any other.
	 */
	private function assert_no_preview(): void {
		$this->assertFalse( wp_script_is( 'chaty-preview', 'registered' ) );
		$this->assertTrue( wp_script_is( 'chaty-loader', 'enqueued' ) );
		$this->assertTrue( apply_filters( 'show_admin_bar', true ) );
		$this->assertStringNotContainsString( 'chaty_preview', $this->get_printed() );
	}

	/**
	 * Given the user's own address, then the preview is in the loader's place, deferred and after what it uses, and
	 * nothing of the stored settings is printed.
	 */
	public function test_allowed(): void {
		$token = Preview_Page::create_token();
		$this->show_page( $token );
		$printed = $this->get_printed();

		$this->assertStringNotContainsString( 'chaty_settings', $printed );
		$this->assertStringNotContainsString( 'loader.js', $printed );
		$this->assertStringNotContainsString( 'src="triggers.js', $printed );
		$this->assertStringContainsString( 'window.chaty_preview={"token":"' . $token . '",', $printed );
		$this->assertStringContainsString( 'window.chaty_assets={', $printed );
		$this->assertSame( 1, preg_match( '~src="[^"]*/preview\.js[^>]* defer~', $printed ) );
		$this->assertLessThan( strpos( $printed, 'id="chaty-preview-js"' ), strpos( $printed, 'id="chaty-compose-js"' ) );
		foreach ( array( 'form', 'chat', 'qr', 'agents' ) as $kind ) {
			$this->assertGreaterThan( strpos( $printed, 'id="chaty-preview-js"' ), strpos( $printed, "id=\"chaty-panel-$kind-js\"" ) );
		}
		$this->assertFalse( apply_filters( 'show_admin_bar', true ) );
		$this->assertTrue( apply_filters( 'wp_robots', array() )['noindex'] );
		$this->assertSame( true, constant( 'DONOTCACHEPAGE' ) );
	}

	public function test_tab_of_console_and_browser_that_says_nothing_get_preview(): void {
		foreach ( array( 'document', '' ) as $destination ) {
			$this->show_page(
				Preview_Page::create_token(),
				array(
					'HTTP_SEC_FETCH_DEST' => $destination,
					'HTTP_SEC_FETCH_SITE' => '' === $destination ? '' : 'same-origin',
				)
			);
			$this->assertTrue( wp_script_is( 'chaty-preview', 'enqueued' ) );
		}
	}

	/**
	 * @testWith ["document", "none"]
	 *           ["document", "cross-site"]
	 *           ["iframe", "cross-site"]
	 *           ["iframe", "same-site"]
	 *           ["empty", "same-origin"]
	 *           ["object", "same-origin"]
	 */
	public function test_given_another_place_then_there_is_no_preview( string $destination, string $site ): void {
		$this->show_page(
			Preview_Page::create_token(),
			array(
				'HTTP_SEC_FETCH_DEST' => $destination,
				'HTTP_SEC_FETCH_SITE' => $site,
			)
		);

		$this->assert_no_preview();
	}

	/**
	 * Tokens that were not made for this user and this purpose.
	 *
	 * @return array<string, array{mixed}>
	 */
	public static function get_tokens(): array {
		return array(
			'none'      => array( '' ),
			'invented'  => array( '0123456789' ),
			'markup'    => array( '"><script>alert(1)</script>' ),
			'of REST'   => array( 'REST' ),
			'a list'    => array( array( 'OWN' ) ),
			'of nobody' => array( 'NOBODY' ),
		);
	}

	/**
	 * @dataProvider get_tokens
	 * @param mixed $token Token.
	 */
	public function test_given_another_token_then_there_is_no_preview( $token ): void {
		wp_set_current_user( 0 );
		$nobody = Preview_Page::create_token();
		wp_set_current_user( 1 );
		$made  = array(
			'REST'   => wp_create_nonce( 'wp_rest' ),
			'NOBODY' => $nobody,
		);
		$token = is_array( $token ) ? array( Preview_Page::create_token() ) : ( $made[ $token ] ?? $token );
		$this->show_page( $token );

		$this->assert_no_preview();
	}

	public function test_given_token_of_one_administrator_then_it_is_worth_nothing_to_another(): void {
		$token = Preview_Page::create_token();
		wp_set_current_user( $this->create_user( 'administrator' ) );
		$this->show_page( $token );

		$this->assert_no_preview();
	}

	public function test_given_one_who_may_not_change_settings_then_token_of_ones_own_is_worth_nothing(): void {
		foreach ( array( 'subscriber', 'contributor', 'author', 'editor' ) as $role ) {
			wp_set_current_user( $this->create_user( $role ) );
			$this->show_page( Preview_Page::create_token() );

			$this->assert_no_preview();
		}
	}
}
