<?php
namespace Chaty\Tests\Launcher;

use Chaty\Context;
use Chaty\Launcher\Color;
use Chaty\Launcher\Font;
use Chaty\Launcher\Launchers;
use Chaty\Launcher\Page;
use Chaty\Tests\Make;
use PHPUnit\Framework\TestCase;

/**
 * The owner's sizes, colors and font are custom properties, and the owner's CSS comes last.
 */
final class Styles_Test extends TestCase {

	/**
	 * @param array<string, mixed> ...$widgets Widgets.
	 */
	private function get_css( array ...$widgets ): string {
		preg_match( '#<style id="chaty-launcher-css">(.*?)</style>#s', Make::launchers( array_values( $widgets ) )->get_html(), $found );

		return $found[1] ?? '';
	}

	/**
	 * @param array<string, mixed> $settings Settings.
	 * @return array<string, mixed>
	 */
	private function make_list( int $id, array $settings = array() ): array {
		return Make::widget(
			array( Make::channel(), Make::channel( array( 'channel' => 'Whatsapp' ) ) ),
			array(
				'id'       => $id,
				'settings' => $settings,
			)
		);
	}

	public function test_given_settings_of_everything_then_each_has_its_property_and_owners_css_is_last(): void {
		$settings = array(
			'widget_color'               => '#FFE81D',
			'cta_bg_color'               => 'rgb(0, 75, 35)',
			'is_pending_mesg_enabled'    => 1,
			'pending_mesg_count'         => 2,
			'pending_mesg_count_bgcolor' => '#49E670',
			'pending_mesg_count_color'   => '#123456',
			'bottom_spacing'             => 40,
			'side_spacing'               => '7.5',
			'custom_widget_size'         => 60,
			'font_family'                => 'Press+Start+2P',
			'has_custom_css'             => 1,
			'custom_css'                 => '.a > .b{color:red}',
		);

		$this->assertSame(
			'/*all*//*no-script*/.chaty-id-0{--chaty-color:#FFE81D;--chaty-icon:#000000;--chaty-cta-color:rgb(0, 75, 35);--chaty-cta-text:#ffffff;--chaty-badge-color:#49E670;--chaty-badge-text:#123456;'
			. "--chaty-font:\"Press Start 2P\";--chaty-bottom:40px;--chaty-side:7.5px;--chaty-size:60px}\n.a > .b{color:red}",
			$this->get_css( $this->make_list( 0, $settings ) )
		);
	}

	/**
	 * Given other distances on small screens, then they are in a media query, where widgets are placed above each other anew.
	 */
	public function test_small_screens(): void {
		$css = $this->get_css( $this->make_list( 0, array( 'mobile_bottom_spacing' => 90, 'mobile_side_spacing' => '' ) ), $this->make_list( 1 ), $this->make_list( 2, array( 'mobile_position' => 'left' ) ) );

		preg_match_all( '/(@media[^{]+\{)?\.chaty-id-(\w+)\{[^}]*?(--chaty-bottom:\d+px[^}]*)\}/', $css, $found, PREG_SET_ORDER );
		$this->assertSame(
			array(
				array( '', '0', '--chaty-bottom:25px;--chaty-side:25px;--chaty-size:54px' ),
				array( '@media (max-width:767px){', '0', '--chaty-bottom:90px' ),
				array( '', '_1', '--chaty-bottom:87px;--chaty-side:25px;--chaty-size:54px' ),
				array( '@media (max-width:767px){', '_1', '--chaty-bottom:25px' ),
				array( '', '_2', '--chaty-bottom:149px;--chaty-side:25px;--chaty-size:54px' ),
				array( '@media (max-width:767px){', '_2', '--chaty-bottom:25px' ),
			),
			array_map( static fn ( array $rule ): array => array_slice( $rule, 1 ), $found )
		);
	}

	public function test_given_single_channel_then_it_has_colors_of_its_own_and_page_its_style(): void {
		$this->assertStringStartsWith( '/*all*//*single*/.chaty-id-0{', $this->get_css( Make::widget() ) );
		$this->assertStringEndsWith( '[id="Phone-0-channel"]{--chaty-channel-color:#0CA35F;--chaty-channel-icon:#ffffff}', $this->get_css( Make::widget() ) );
		$this->assertStringEndsWith( '[id="Instagram-0-channel"]{--chaty-channel-icon:#ffffff}', $this->get_css( Make::widget( array( Make::channel( array( 'channel' => 'Instagram', 'icon_color' => '#fff' ) ) ) ) ) );
		$this->assertStringEndsWith(
			'[id="Snapchat-0-channel"]{--chaty-channel-color:#FFE81D;--chaty-channel-icon:#000000}[id="Whatsapp-0-channel"]{--chaty-channel-color:#49E670;--chaty-channel-icon:#ffffff}',
			$this->get_css( Make::widget( array( Make::channel( array( 'channel' => 'Snapchat', 'is_mobile' => 0 ) ), Make::channel( array( 'channel' => 'Whatsapp', 'is_desktop' => 0 ) ) ) ) )
		);
	}

	public function test_page_has_rules_for_parts_of_all_its_widgets_and_no_others(): void {
		$left  = array( 'position' => 'left' );
		$badge = array( 'is_pending_mesg_enabled' => 1, 'pending_mesg_count' => 2 );

		$this->assertStringNotContainsString( 'badge*/', $this->get_css( $this->make_list( 0, $left ) ) );
		$this->assertStringNotContainsString( 'badge*/', $this->get_css( $this->make_list( 0, $badge ) ) );
		$this->assertStringStartsWith( '/*all*//*no-script*//*left, badge*/.chaty-id-0{', $this->get_css( $this->make_list( 0, $left ), $this->make_list( 1, $badge ) ) );
	}

	/**
	 * @testWith [{}, "right-position|chaty-cta-main", "left-position|hor-mode|pos-top|pos-right|chaty-cta-hide|ch-pending-msg|img|instagram"]
	 *           [{"position": "left", "icon_view": "horizontal", "show_cta": "all_time", "cta_text": "Hi"}, "left-position|hor-mode|pos-top|chaty-cta-hide|i-trigger .on-hover-text", "right-position|pos-left|ch-pending-msg|first_click"]
	 *           [{"is_pending_mesg_enabled": 1, "pending_mesg_count": 1, "widget_icon": "chat-image", "widget_icon_url": "/a.png"}, "ch-pending-msg|img", "chaty-cta-hide"]
	 *
	 * @param array<string, mixed> $settings Settings of a list.
	 */
	public function test_given_built_rules_then_page_has_those_of_its_markups_parts_and_no_others( array $settings, string $there, string $missing ): void {
		$widgets = array_map( array( Make::schema(), 'get_public_widget' ), Make::sanitizer()->sanitize_widgets( array( $this->make_list( 0, $settings ) ) ) );
		$page    = new Page( new Context( dirname( __DIR__, 3 ) . '/chaty.php', '1' ), '', 'Contact us', 'Close' );
		$rules   = strstr( ( new Launchers( $widgets, $page ) )->get_html(), '.chaty-id-0{', true );

		foreach ( explode( '|', $there ) as $name ) {
			$this->assertStringContainsString( $name, (string) $rules );
		}
		foreach ( explode( '|', $missing ) as $name ) {
			$this->assertStringNotContainsString( $name, (string) $rules );
		}
	}

	public function test_visible_launchers_of_one_corner_stand_8_px_apart_and_others_keep_their_place(): void {
		$hidden = array( 'triggers' => array( 'exit_intent' => 1 ) ) + $this->make_list( 2 );
		preg_match_all( '/id-(\w+)\{[^}]*--chaty-bottom:(\d+)px/', $this->get_css( $this->make_list( 0 ), $this->make_list( 1 ), $hidden, $this->make_list( 3, array( 'position' => 'left' ) ), $this->make_list( 4 ) ), $found );

		$this->assertSame(
			array(
				'0'  => '25',
				'_1' => '87',
				'_2' => '25',
				'_3' => '25',
				'_4' => '149',
			),
			array_combine( $found[1], $found[2] )
		);
	}

	public function test_launchers_of_one_corner_that_share_device_stand_above_each_other(): void {
		$on = fn ( int $id, string $without ): array => array( 'channels' => array_map( static fn ( array $channel ): array => array( $without => 0 ) + $channel, $this->make_list( $id )['channels'] ) ) + $this->make_list( $id );
		preg_match_all( '/id-(\w+)\{[^}]*--chaty-bottom:(\d+)px/', $this->get_css( $on( 0, 'is_mobile' ), $on( 1, 'is_desktop' ), $this->make_list( 2 ), $on( 3, 'is_mobile' ) ), $found );

		$this->assertSame( array( '25', '25', '87', '149' ), $found[2] );
	}

	/**
	 * Given a color, then text on it is black or white, whichever has the higher contrast (WCAG 2).
	 *
	 * @testWith ["#ffffff", "#000000"]
	 *           ["#fff", "#000000"]
	 *           ["#000", "#ffffff"]
	 *           ["#49E670", "#000000"]
	 *           ["#A886CD", "#000000"]
	 *           ["#253974", "#ffffff"]
	 *           ["#4B53BC", "#ffffff"]
	 *           ["#ffffff00", "#000000"]
	 *           ["rgb(255, 255, 255)", "#000000"]
	 *           ["rgb(0, 75, 35)", "#ffffff"]
	 *           ["rgba(255,255,0,0.5)", "#000000"]
	 *           ["", "#ffffff"]
	 */
	public function test_contrast( string $color, string $expected ): void {
		$this->assertSame( $expected, Color::get_contrast( $color ) );
	}

	public function test_given_icon_then_it_is_white_as_long_as_its_contrast_is_3_1(): void {
		$this->assertSame( '#ffffff', Color::get_contrast( '#A886CD', Color::ICON_LUMINANCE ) );
		$this->assertSame( '#000000', Color::get_contrast( '#AB89D0', Color::ICON_LUMINANCE ) );
	}

	/**
	 * @return array<string, array{0: string, 1: string, 2: string}>
	 */
	public function provide_fonts(): array {
		return array(
			'no family'             => array( '', '', '' ),
			'the system’s'          => array( 'System Stack', '', '' ),
			'one that devices have' => array( 'Times New Roman', 'Times New Roman', '' ),
			'a stack'               => array( '-apple-system,BlinkMacSystemFont,Segoe UI,"Roboto Mono", sans-serif', '-apple-system,BlinkMacSystemFont,"Segoe UI","Roboto Mono",sans-serif', '' ),
			'one of the web'        => array( 'Nunito', '"Nunito"', 'Nunito' ),
			'a digit at the start'  => array( '42dot Sans', '"42dot Sans"', '42dot Sans' ),
			'one in quotes'         => array( "'Exo 2'", '"Exo 2"', 'Exo 2' ),
			'an apostrophe'         => array( "Noto Sans N'Ko", "\"Noto Sans N'Ko\"", "Noto Sans N'Ko" ),
			'pluses for spaces'     => array( 'Press+Start+2P', '"Press Start 2P"', 'Press Start 2P' ),
			'other letters'         => array( '游ゴシック', '"游ゴシック"', '游ゴシック' ),
			'keywords in a stack'   => array( 'inherit, Arial, none', 'Arial', '' ),
			'nothing but commas'    => array( ' , ,', '', '' ),
		);
	}

	/**
	 * @dataProvider provide_fonts
	 */
	public function test_given_font_then_css_can_read_it_and_single_one_that_devices_do_not_have_is_loaded( string $given, string $family, string $web_font ): void {
		$font = new Font( $given );

		$this->assertSame( array( $family, $web_font ), array( $font->get_family(), $font->get_web_font() ) );
	}
}
