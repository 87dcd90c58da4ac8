<?php
namespace Chaty\Tests\Frontend;

use Chaty\Frontend\Assets;
use Chaty\Frontend\Behaviour_Assets;
use Chaty\Frontend\Behaviour_Detector;
use Chaty\Frontend\Element_Picker;
use Chaty\Frontend\Strings;
use Chaty\Tests\Built_Folder;
use Chaty\Tests\Site_Test_Case;

/**
 * Who may edit the theme gets the picker in a frame of the site, by an address made for this user;
 * nobody else gets its script.
 */
final class Element_Picker_Test extends Site_Test_Case {

	/**
	 * What browsers say of a page in a frame of the same origin.
	 */
	private const OWN_FRAME = array(
		'HTTP_SEC_FETCH_DEST' => 'iframe',
		'HTTP_SEC_FETCH_SITE' => 'same-origin',
	);

	use Built_Folder;

	protected function setUp(): void {
		parent::setUp();
		$this->write_list( 'page', array( 'behaviours.js' => array(), 'runtime.js' => array(), 'behaviours/element-picker.js' => array( 'chaty-runtime' ) ) );
		$this->write( 'behaviours/element-picker.css' );
		$_GET = array();
		remove_theme_support( 'chaty-behaviours' );
	}

	/**
	 * Calls a page as the browser does for an address.
	 *
	 * @param array<string, string> $headers What the browser says.
	 */
	private function show_page( string $address, array $headers = array() ): void {
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $arguments );
		$_GET    = (array) wp_slash( $arguments );
		$_SERVER = $headers + $_SERVER;

		$assets     = new Assets( $this->get_context() );
		$behaviours = new Behaviour_Assets( $assets, new Strings() );
		remove_all_actions( 'template_redirect' );
		remove_all_actions( 'wp_enqueue_scripts' );
		remove_all_filters( 'show_admin_bar' );
		$assets->register();
		$behaviours->register();
		( new Behaviour_Detector( $assets ) )->register();
		( new Element_Picker( $assets ) )->register();
		do_action( 'template_redirect' );
		do_action( 'wp_enqueue_scripts' );
	}

	/**
	 * What the script gets.
	 *
	 * @return array<string, string>
	 */
	private function get_told(): array {
		$line = implode( '', (array) wp_scripts()->get_data( 'chaty-element-picker', 'before' ) );

		return (array) json_decode( (string) preg_replace( '/^window\.chaty_element_picker=|;$/', '', $line ), true );
	}

	/**
	 * Fails unless the page is one like any other.
	 */
	private function assert_no_picker(): void {
		$this->assertFalse( wp_script_is( 'chaty-element-picker', 'registered' ) );
		$this->assertFalse( wp_style_is( 'chaty-element-picker', 'registered' ) );
		$this->assertTrue( apply_filters( 'show_admin_bar', true ) );
		$this->assertStringNotContainsString( 'element-picker', $this->capture( array( wp_scripts(), 'do_items' ) ) );
	}

	/**
	 * Given one who may edit the theme, then the address of the picker gives the script, its style and the
	 * token that is in the address; and there is no admin bar.
	 */
	public function test_allowed(): void {
		$this->log_in( 'administrator' );
		$address = chaty_element_picker_url( home_url( '/shop/?page=2' ), 'target' );
		$this->show_page( $address, self::OWN_FRAME );

		$this->assertStringStartsWith( home_url( '/shop/?page=2&mobmenu-action=find-element' ), $address );
		$this->assertTrue( wp_script_is( 'chaty-element-picker' ) );
		$this->assertTrue( wp_style_is( 'chaty-element-picker' ) );
		$this->assertSame( 'target', $this->get_told()['mode'] );
		$this->assertNotSame( '', $this->get_told()['token'] );
		$this->assertStringContainsString( $this->get_told()['token'], $address );
		$this->assertFalse( apply_filters( 'show_admin_bar', true ) );
	}

	/**
	 * Given the bare address of older pages, which has no token and no mode, then one who may edit the theme has the
	 * picker in a frame of the site, with a token of this user and in the default mode.
	 */
	public function test_origin_address(): void {
		$this->log_in( 'administrator' );
		$this->show_page( '/?mobmenu-action=find-element', self::OWN_FRAME );

		$this->assertTrue( wp_script_is( 'chaty-element-picker' ) );
		$this->assertStringContainsString( 'chaty-picker=' . $this->get_told()['token'], chaty_element_picker_url() );
		$this->assertArrayNotHasKey( 'mode', $this->get_told() );
	}

	/**
	 * @testWith [""]
	 *           ["subscriber"]
	 *           ["editor"]
	 */
	public function test_given_url_of_legacy_theme_markup_then_others_have_no_picker( string $role ): void {
		$this->log_in( $role );
		$this->show_page( '/?mobmenu-action=find-element', self::OWN_FRAME );

		$this->assert_no_picker();
	}

	public function test_given_browser_that_does_not_tell_of_frames_then_script_looks_itself(): void {
		$this->log_in( 'administrator' );
		$this->show_page( chaty_element_picker_url() );

		$this->assertTrue( wp_script_is( 'chaty-element-picker' ) );
		$this->assertSame( 'cover', $this->get_told()['mode'] );
	}

	public function test_given_mode_that_would_be_markup_then_it_is_text(): void {
		$this->log_in( 'administrator' );
		$this->show_page( chaty_element_picker_url( '', '</script><script>alert(1)</script>' ) );

		$line = implode( '', (array) wp_scripts()->get_data( 'chaty-element-picker', 'before' ) );
		$this->assertStringNotContainsString( '<', $line );
	}

	/**
	 * @testWith [""]
	 *           ["subscriber"]
	 *           ["editor"]
	 */
	public function test_given_one_who_may_not_edit_theme_then_address_is_worth_nothing( string $role ): void {
		$this->log_in( $role );
		$this->show_page( chaty_element_picker_url() );

		$this->assert_no_picker();
	}

	/**
	 * @testWith ["/?mobmenu-action=find-element&chaty-picker="]
	 *           ["/?mobmenu-action=find-element&chaty-picker=0123456789"]
	 *           ["/?mobmenu-action=find-element&chaty-picker[]=TOKEN"]
	 *           ["/?mobmenu-action=find&chaty-picker=TOKEN"]
	 *           ["/?mobmenu-action[]=find-element&chaty-picker=TOKEN"]
	 *           ["/?chaty-picker=TOKEN"]
	 *           ["/?mobmenu-action=find-element&chaty-picker=OTHER"]
	 */
	public function test_given_another_address_then_there_is_no_picker( string $address ): void {
		$this->log_in( 'administrator' );
		$places = array(
			'TOKEN' => preg_replace( '/.*chaty-picker=/', '', chaty_element_picker_url() ),
			'OTHER' => wp_create_nonce( 'wp_rest' ),
		);
		$this->show_page( strtr( $address, $places ) );

		$this->assert_no_picker();
	}

	public function test_given_token_of_another_administrator_then_there_is_no_picker(): void {
		$this->log_in( 'administrator' );
		$address = chaty_element_picker_url();
		$this->log_in( 'administrator' );
		$this->show_page( $address );

		$this->assert_no_picker();
	}

	/**
	 * @testWith ["document", "none"]
	 *           ["document", "same-origin"]
	 *           ["iframe", "cross-site"]
	 *           ["iframe", "same-site"]
	 *           ["empty", "same-origin"]
	 *           ["object", "same-origin"]
	 */
	public function test_given_page_that_is_in_no_frame_of_same_origin_then_there_is_no_picker( string $dest, string $site ): void {
		$this->log_in( 'administrator' );
		$this->show_page(
			'/?mobmenu-action=find-element',
			array(
				'HTTP_SEC_FETCH_DEST' => $dest,
				'HTTP_SEC_FETCH_SITE' => $site,
			)
		);

		$this->assert_no_picker();
	}

	public function test_given_theme_or_markup_in_post_that_asks_for_it_by_name_then_visitors_do_not_get_it(): void {
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		add_theme_support( 'chaty-behaviours' );
		$this->show_page( home_url( '/' ) );
		chaty_enqueue_behaviours( array( 'element-picker' ) );
		wp_enqueue_script( 'chaty-element-picker' );
		do_blocks( '<!-- wp:html --><p data-chaty="element-picker">Hi</p><!-- /wp:html -->' );
		$this->assertStringNotContainsString( 'element-picker', $this->capture( static fn () => do_action( 'wp_footer' ) ) );

		$this->assert_no_picker();
		$this->assertStringNotContainsString( 'element-picker', implode( '', (array) wp_scripts()->get_data( 'chaty-behaviours', 'before' ) ) );
	}
}
