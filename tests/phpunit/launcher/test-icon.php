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
	 *
	 * @param string $name  Name in the settings.
	 */
	private function get_icon( string $name, string $image = '' ): string {
		$settings = array(
			'widget_icon'     => $name,
			'widget_icon_url' => $image,
		);

		return Markup::get_icon( new Widget( Make::widget( array(), array( 'settings' => $settings ) ) ), Make::page() );
	}

	/**
	 * Given a name, then it is one of ours, or the first one.
	 *
	 * @testWith ["chat-base", "chat-base"]
	 *           ["chat-smile", "chat-smile"]
	 *           ["chat-db", "chat-db"]
	 *           ["", "chat-base"]
	 *           ["chat-image", "chat-base"]
	 *           ["../wp-config", "chat-base"]
	 *           ["Chat-Smile", "chat-base"]
	 *
	 * @param string $expected Drawing.
	 */
	public function test_names( string $name, string $expected ): void {
		$this->assertSame( "<svg class=\"chaty-svg\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"$expected\"/></svg>", $this->get_icon( $name ) );
	}

	/**
	 * Given an image, then it is shown where the owner chose it.
	 */
	public function test_image(): void {
		$this->assertSame( '<img class="chaty-svg" src="https://shop.example/a.png?x=1&amp;y=&quot;" alt="">', $this->get_icon( 'chat-image', 'https://shop.example/a.png?x=1&y="' ) );
		$this->assertStringContainsString( '"chat-smile"', $this->get_icon( 'chat-smile', 'https://shop.example/a.png' ) );
	}

	/**
	 * Given an address, then one of the web or of this site is taken, and no other.
	 *
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
	 *
	 * @param string $url     Address.
	 * @param bool   $is_kept Whether it is taken.
	 */
	public function test_addresses( string $url, bool $is_kept ): void {
		$this->assertSame( $is_kept ? $url : '', Raw_Values::read_image_url( array( 'image' => $url ), 'image' ) );
		$this->assertSame( $is_kept ? 1 : 0, substr_count( $this->get_icon( 'chat-image', $url ), '<img' ) );
	}

	/**
	 * Given paths of ours, then they are one drawing that screen readers pass over.
	 */
	public function test_paths(): void {
		$this->assertSame( '<svg class="chaty-svg" viewBox="0 0 24 24" aria-hidden="true"><g><path d="M0 0"/></g></svg>', HTML::icon( '<g><path d="M0 0"/></g>' ) );
	}
}
