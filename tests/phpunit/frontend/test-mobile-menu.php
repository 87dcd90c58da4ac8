<?php
namespace Chaty\Tests\Frontend;

use Chaty\Frontend\Assets;
use Chaty\Frontend\Mobile_Menu;
use Chaty\Tests\Built_Folder;
use Chaty\Tests\Site_Test_Case;

/**
 * A theme shows its menus by a function, an owner by a shortcode.
 */
final class Mobile_Menu_Test extends Site_Test_Case {

	use Built_Folder;

	/**
	 * How often the page's head was made before.
	 */
	private ?int $heads = null;

	protected function setUp(): void {
		parent::setUp();
		$this->write_list( 'page', array( 'behaviours/mobile-menu.js' => array() ) );
		$this->write( 'behaviours/mobile-menu.css' );
		$this->heads = $GLOBALS['wp_actions']['wp_head'] ?? null;
		unset( $GLOBALS['wp_actions']['wp_head'] );
		$assets = new Assets( $this->get_context() );
		$assets->register_behaviours();
		remove_all_filters( 'chaty_mobile_menu' );
		( new Mobile_Menu( $assets ) )->register();
		register_nav_menus(
			array(
				'primary' => 'Primary',
				'social'  => 'Social',
			)
		);
	}

	protected function tearDown(): void {
		$GLOBALS['wp_actions']['wp_head'] = $this->heads;
		unregister_nav_menu( 'primary' );
		unregister_nav_menu( 'social' );
		parent::tearDown();
	}

	/**
	 * Takes an id that WordPress answers.
	 *
	 * @param int|\WP_Error $id The answer.
	 */
	private function take_id( $id ): int {
		$this->assertIsInt( $id );

		return $id;
	}

	/**
	 * @param string $location Location of the theme, or none.
	 * @return int Its id.
	 */
	private function make_menu( string $name, string $location = '' ): int {
		$menu   = $this->take_id( wp_create_nav_menu( wp_slash( $name ) ) );
		$parent = 0;
		foreach ( array( 'Bread', 'Rye' ) as $title ) {
			$parent = $this->take_id(
				wp_update_nav_menu_item(
					$menu,
					0,
					array(
						'menu-item-title'     => $title,
						'menu-item-url'       => 'https://example.org/' . strtolower( $title ),
						'menu-item-parent-id' => $parent,
						'menu-item-status'    => 'publish',
					)
				)
			);
		}
		if ( '' !== $location ) {
			set_theme_mod( 'nav_menu_locations', array( $location => $menu ) + get_nav_menu_locations() );
		}

		return $menu;
	}

	public function test_locations_are_named_lists_without_ids(): void {
		$this->make_menu( 'Our bread', 'primary' );
		$this->make_menu( 'Meet "us"', 'social' );

		$html = chaty_mobile_menu(
			array(
				'left'        => 'primary',
				'right'       => 'social',
				'right_label' => '<b>Contact</b>',
				'echo'        => false,
			)
		);

		$this->assertStringStartsWith( '<div data-chaty="mobile-menu" data-chaty-breakpoint="1024" data-chaty-small-only><nav data-chaty-part="left" aria-label="Our bread"><ul', $html );
		$this->assertStringContainsString( '<nav data-chaty-part="right" aria-label="&lt;b&gt;Contact&lt;/b&gt;"><ul', $html );
		$this->assertSame( 2, substr_count( $html, '<a href="https://example.org/rye">Rye</a>' ) );
		$this->assertSame( 2, substr_count( $html, 'class="sub-menu"' ) );
		$this->assertStringNotContainsString( 'id="menu-item-', $html );
		$this->assertTrue( wp_script_is( 'chaty-mobile-menu' ) );
	}

	public function test_given_call_without_arguments_then_it_prints_first_location_that_has_menu(): void {
		$this->make_menu( 'Our bread', 'social' );

		$this->expectOutputRegex( '#^<div [^>]+><nav data-chaty-part="left" aria-label="Our bread"><ul.+</ul></nav></div>$#s' );
		chaty_mobile_menu();
	}

	public function test_given_options_then_they_are_attributes_what_shortcode_writes_is_text(): void {
		$this->make_menu( 'Our bread', 'primary' );

		$html = do_shortcode( '[chaty_mobile_menu left="Our bread" breakpoint="768x" display="push &quot;drill" parent_link="1" autoclose="false" wide="yes" class="top \'bar\'"]' );

		$this->assertStringStartsWith( '<div class="top &#039;bar&#039;" data-chaty="mobile-menu" data-chaty-breakpoint="768" data-chaty-display="push &quot;drill" data-chaty-parent-link><style>', $html );
		$this->assertStringStartsWith( '<div data-chaty="mobile-menu" data-chaty-breakpoint="1024" data-chaty-small-only><nav', do_shortcode( '[chaty_mobile_menu parent_link="no" autoclose="off" wide="no"]' ) );
	}

	public function test_given_arguments_that_are_no_texts_then_they_are_reported_and_left_out(): void {
		$menu    = $this->make_menu( 'Our bread', 'primary' );
		$notices = $this->collect_notices();

		$html = chaty_mobile_menu(
			array(
				'right'   => wp_get_nav_menu_object( $menu ),
				'display' => array( 'push' ),
				'echo'    => false,
			)
		);

		$rest = ' must be a text, a number or a switch.';
		$this->assertSame( array( "right$rest", "display$rest" ), array_column( $notices->getArrayCopy(), 1 ) );
		$this->assertStringStartsWith( '<div data-chaty="mobile-menu" data-chaty-breakpoint="1024" data-chaty-small-only><nav data-chaty-part="left"', $html );
	}

	/**
	 * @return array<string, array{0: mixed, 1: int, 2: string}>
	 */
	public function provide_widths(): array {
		return array(
			'the usual'  => array( 1024, 1024, '<nav' ),
			'none'       => array( 'wide', 1024, '<nav' ),
			'below zero' => array( -5, 1024, '<nav' ),
			'another'    => array( '1100', 1100, '<style>@media (scripting:enabled) and (max-width:1099.98px){:root:not(.chaty-mobile-menu-runs) [data-chaty-breakpoint="1100"]{min-height:var(--chaty-mobile-menu-target,44px)}:root:not(.chaty-mobile-menu-runs) [data-chaty-breakpoint="1100"]>nav{display:none!important}}@media (min-width:1100px){[data-chaty-breakpoint="1100"][data-chaty-small-only]{display:none}}</style><nav' ),
		);
	}

	/**
	 * @dataProvider provide_widths
	 * @param mixed $given What the theme chooses.
	 */
	public function test_given_width_then_markup_has_style_of_it_where_style_sheet_has_none( $given, int $width, string $contents ): void {
		$this->make_menu( 'Our bread', 'primary' );

		$html = chaty_mobile_menu(
			array(
				'breakpoint' => $given,
				'echo'       => false,
			)
		);

		$this->assertStringStartsWith( "<div data-chaty=\"mobile-menu\" data-chaty-breakpoint=\"$width\" data-chaty-small-only>$contents", $html );
	}

	/**
	 * Given a menu that has no location, when an author of a post names it, by whatever name, then it is not
	 * shown, and no other in its place; the theme can show it.
	 */
	public function test_menus_that_are_placed_nowhere(): void {
		$secret = $this->make_menu( 'Secret plans', 'gone' );
		$public = $this->make_menu( 'Our bread', 'primary' );

		foreach ( array( 'Secret plans', 'secret-plans', $secret, 'gone' ) as $name ) {
			$this->assertSame( '', do_shortcode( "[chaty_mobile_menu left=\"$name\"]" ) );
		}
		foreach ( array( 'Our bread', 'our-bread', $public, 'primary' ) as $name ) {
			$this->assertStringContainsString( 'aria-label="Our bread"', do_shortcode( "[chaty_mobile_menu right=\"$name\"]" ) );
		}
		$this->assertStringContainsString( 'Secret plans', chaty_mobile_menu( array( 'left' => 'Secret plans', 'echo' => false ) ) );
	}

	public function test_given_no_menu_or_one_without_entries_then_there_is_nothing_and_no_script(): void {
		wp_create_nav_menu( 'Empty' );

		$this->assertSame( '', do_shortcode( '[chaty_mobile_menu]' ) );
		$this->assertSame( '', do_shortcode( '[chaty_mobile_menu left="none" right="social"]' ) );
		$this->assertSame( '', do_shortcode( '[chaty_mobile_menu left="Empty"]' ) );
		$this->assertFalse( wp_script_is( 'chaty-mobile-menu' ) );
	}

	public function test_when_pages_head_is_over_then_style_stands_before_first_menu(): void {
		$this->make_menu( 'Our bread', 'primary' );
		$GLOBALS['wp_actions']['wp_head'] = 1;

		$first  = do_shortcode( '[chaty_mobile_menu]' );
		$second = do_shortcode( '[chaty_mobile_menu]' );

		$this->assertMatchesRegularExpression( '#^<link [^>]*build/behaviours/mobile-menu\.css[^>]*>\s*<div#', $first );
		$this->assertStringStartsWith( '<div', $second );
	}

	public function test_given_filter_then_it_has_last_word(): void {
		$this->make_menu( 'Our bread', 'primary' );
		add_filter( 'chaty_mobile_menu', static fn ( string $html, array $args ): string => $args['left'] . strlen( $html ), 20, 2 );

		$this->assertMatchesRegularExpression( '/^primary\d{3,}$/', chaty_mobile_menu( array( 'left' => 'primary', 'echo' => false ) ) );
	}
}
