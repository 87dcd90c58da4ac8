<?php
namespace Chaty\Tests\Launcher;

use Chaty\Launcher\HTML;
use Chaty\Launcher\Markup;
use Chaty\Launcher\Widget;
use Chaty\Settings\Raw_Values;
use Chaty\Tests\Make;
use PHPUnit\Framework\TestCase;

/**
 * A launcher has the owner's image where it can be one, and otherwise one of the plugin's own icons.
 */
final class Icon_Test extends TestCase {

	/**
	 * Returns the icon of a launcher, whose drawings are their own names.
	 */
	private function get_icon( string $name, string $image = '' ): string {
		$settings = array(
			'widget_icon'     => $name,
			'widget_icon_url' => $image,
		);

		return Markup::get_icon( new Widget( Make::widget( array(), array( 'settings' => $settings ) ) ), Make::page() );
	}

	/**
	 * @testWith ["chat-base", "chat-base"]
	 *           ["chat-smile", "chat-smile"]
	 *           ["chat-db", "chat-db"]
	 *           ["", "chat-base"]
	 *           ["chat-image", "chat-base"]
	 *           ["../wp-config", "chat-base"]
	 *           ["Chat-Smile", "chat-base"]
	 */
	public function test_given_name_then_it_is_one_of_ours_or_first_one( string $name, string $expected ): void {
		$this->assertSame( "<svg class=\"chaty-svg\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"$expected\"/></svg>", $this->get_icon( $name ) );
	}

	public function test_given_image_then_it_is_shown_where_owner_chose_it(): void {
		$this->assertSame( '<img class="chaty-svg" src="https://shop.example/a.png?x=1&amp;y=&quot;" alt="">', $this->get_icon( 'chat-image', 'https://shop.example/a.png?x=1&y="' ) );
		$this->assertStringContainsString( '"chat-smile"', $this->get_icon( 'chat-smile', 'https://shop.example/a.png' ) );
	}

	/**
	 * @testWith ["https://shop.example/a.png", true]
	 *           ["HTTP://shop.example/a.png", true]
	 *           ["//cdn.example/a.png", true]
	 *           ["/a.png", true]
	 *           ["a.png", true]
	 *           ["images/a:b.png", true]
	 *           ["?image=data:1", true]
	 *           ["data:image/svg+xml,<svg onload=alert(1)>", false]
	 *           ["javascript:alert(1)", false]
	 *           ["JavaScript:alert(1)", false]
	 *           ["blob:https://shop.example/1", false]
	 *           ["file:///etc/passwd", false]
	 *           ["https.example:8080/a.png", false]
	 *           ["#icon", false]
	 */
	public function test_given_address_then_one_of_web_or_of_this_site_is_taken_and_no_other( string $url, bool $is_kept ): void {
		$this->assertSame( $is_kept ? $url : '', Raw_Values::read_image_url( array( 'image' => $url ), 'image' ) );
		$this->assertSame( $is_kept ? 1 : 0, substr_count( $this->get_icon( 'chat-image', $url ), '<img' ) );
	}

	public function test_given_paths_of_ours_then_they_are_one_drawing_that_screen_readers_pass_over(): void {
		$this->assertSame( '<svg class="chaty-svg" viewBox="0 0 24 24" aria-hidden="true"><g><path d="M0 0"/></g></svg>', HTML::icon( '<g><path d="M0 0"/></g>' ) );
	}
}
