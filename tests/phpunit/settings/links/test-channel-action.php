<?php
namespace Chaty\Tests\Settings\Links;

use Chaty\Settings\Links\Channel_Action;
use Chaty\Settings\Links\Channel_Link;
use Chaty\Settings\Links\Link_Facts;
use Chaty\Tests\Make;
use PHPUnit\Framework\TestCase;

/**
 * A press opens a link, a panel or calls a function, and nothing at all where the value is not safe.
 */
final class Channel_Action_Test extends TestCase {

	/**
	 * How often the page was asked for its title or address.
	 */
	private int $asked = 0;

	private function get_facts( bool $is_mobile = true ): Link_Facts {
		return new Link_Facts(
			$is_mobile,
			false,
			function ( string $name ): string {
				++$this->asked;
				return 'title' === $name ? '{url} & {title} "' : 'https://shop.example/?a=1&b={title}';
			}
		);
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: string|null}>
	 */
	public function provide_channels(): array {
		$agents = array( 'channel' => 'Whatsapp', 'value' => '', 'is_agent' => 1 );

		return array(
			'a number'                  => array( array( 'channel' => 'Phone', 'value' => '+1 555 010' ), Channel_Action::LINK ),
			'no number'                 => array( array( 'channel' => 'Phone', 'value' => '' ), null ),
			'a number of letters'       => array( array( 'channel' => 'Phone', 'value' => 'call me' ), null ),
			'a form'                    => array( array( 'channel' => 'Contact_Us', 'value' => '' ), Channel_Action::FORM ),
			'a chat'                    => array( array( 'channel' => 'Whatsapp', 'value' => '15550100', 'has_welcome_message' => 1 ), Channel_Action::CHAT ),
			'a chat without a number'   => array( array( 'channel' => 'Whatsapp', 'value' => '', 'has_welcome_message' => 1 ), null ),
			'a welcome without a chat'  => array( array( 'channel' => 'Instagram', 'value' => 'shop', 'has_welcome_message' => 1 ), Channel_Action::LINK ),
			'a QR code'                 => array( array( 'channel' => 'WeChat', 'value' => 'shop' ), Channel_Action::QR ),
			'a QR code of a script'     => array( array( 'channel' => 'WeChat', 'value' => 'javascript:alert(1)' ), null ),
			'agents'                    => array( $agents + array( 'agent_data' => array( array( 'value' => '' ), array( 'value' => '15550100' ) ) ), Channel_Action::AGENTS ),
			'agents without a number'   => array( $agents + array( 'agent_data' => array( array( 'value' => '' ), array( 'value' => 'data:x' ) ) ), null ),
			'no agents'                 => array( $agents + array( 'agent_data' => array() ), null ),
			'agents that are no list'   => array( $agents + array( 'agent_data' => 'x' ), null ),
			'a function'                => array( array( 'channel' => 'Custom_Link', 'value' => 'javascript:launch_chaty(2)' ), Channel_Action::CALL ),
			'a function with a script'  => array( array( 'channel' => 'Custom_Link', 'value' => 'javascript:launch_chaty(2);alert(1)' ), null ),
			'a function of another'     => array( array( 'channel' => 'Instagram', 'value' => 'javascript:launch_chaty(2)' ), null ),
			'a link'                    => array( array( 'channel' => 'Custom_Link', 'value' => 'https://shop.example/' ), Channel_Action::LINK ),
			'a link with a data scheme' => array( array( 'channel' => 'Custom_Link', 'value' => 'data:text/html,<script>alert(1)</script>' ), null ),
			'an unknown type'           => array( array( 'channel' => 'Fax', 'value' => '1' ), null ),
		);
	}

	/**
	 * @dataProvider provide_channels
	 *
	 * @param array<string, mixed> $channel  Channel.
	 * @param string|null          $expected Kind; null for nothing.
	 */
	public function test_given_channel_then_press_does_what_its_type_and_value_say( array $channel, ?string $expected ): void {
		$action = Channel_Action::find( Make::channel( $channel ), $this->get_facts() );

		$this->assertSame( $expected, null === $action ? null : $action->get_kind() );
		if ( null !== $action ) {
			$this->assertSame( in_array( $expected, array( 'form', 'chat', 'qr', 'agents' ), true ), $action->is_panel() );
			$this->assertSame( Channel_Action::LINK === $expected, null !== $action->get_link() );
		}
	}

	/**
	 * @return array<int, array{0: string, 1: string}>
	 */
	public function provide_unsafe(): array {
		$rows = array();
		foreach ( array( 'Custom_Link', 'Phone', 'Email', 'Whatsapp', 'Instagram', 'Skype' ) as $type ) {
			foreach ( array( 'javascript:alert(1)', "java\tscript:alert(1)", "java\u{200B}script:alert(1)", ' JAVASCRIPT%3Aalert(1)', 'vbscript:x', 'data:text/html,x', 'blob:x', 'file:///etc/passwd' ) as $value ) {
				$rows[] = array( $type, $value );
			}
		}

		return $rows;
	}

	/**
	 * @dataProvider provide_unsafe
	 */
	public function test_unsafe_value_leads_nowhere_for_channel_of_any_type( string $type, string $value ): void {
		$this->assertTrue( Channel_Link::is_unsafe( $value ) );
		$this->assertNull( Channel_Link::of_channel( Make::channel( array( 'channel' => $type, 'value' => $value ) ), $this->get_facts() ) );
		$this->assertNull( Channel_Link::of_agent( $type, array( 'value' => $value ), $this->get_facts() ) );
	}

	/**
	 * Given placeholders, then each is filled once, so that a title with a placeholder stays as it is, and a text
	 * without one does not ask the page.
	 */
	public function test_placeholders(): void {
		$facts = $this->get_facts();

		$this->assertSame( 'Hi', $facts->fill( 'Hi' ) );
		$this->assertSame( '{Title} {name}', $facts->fill( '{Title} {name}' ) );
		$this->assertSame( 0, $this->asked );
		$this->assertSame( '{url} & {title} ", https://shop.example/?a=1&b={title}', $facts->fill( '{title}, {url}' ) );
		$this->assertSame( 2, $this->asked );
	}

	public function test_placeholder_in_message_becomes_no_parameter_of_address(): void {
		$link = Channel_Link::of_channel( Make::channel( array( 'channel' => 'Whatsapp', 'value' => '15550100', 'pre_set_message' => '{title} {url}' ) ), $this->get_facts() );
		$this->assertNotNull( $link );

		$this->assertSame( 'https://wa.me/15550100?text=%7Burl%7D%20%26%20%7Btitle%7D%20%22%20https%3A%2F%2Fshop.example%2F%3Fa%3D1%26b%3D%7Btitle%7D', $link->get_href() );
	}

	/**
	 * @testWith ["Custom_Link", "https://shop.example/", "_self", true, ""]
	 *           ["Custom_Link", "https://shop.example/", "_blank", true, "_blank"]
	 *           ["Instagram", "shop", "_self", true, "_blank"]
	 *           ["Whatsapp", "15550100", "_blank", true, ""]
	 *           ["Whatsapp", "15550100", "_blank", false, "_blank"]
	 *           ["Phone", "15550100", "_blank", false, ""]
	 *           ["Email", "a@b.example", "_blank", false, ""]
	 */
	public function test_web_page_opens_where_owner_wants_it_and_app_never_in_new_tab( string $type, string $value, string $target, bool $is_mobile, string $expected ): void {
		$link = Channel_Link::of_channel( Make::channel( array( 'channel' => $type, 'value' => $value, 'target' => $target ) ), $this->get_facts( $is_mobile ) );
		$this->assertNotNull( $link );

		$this->assertSame( $expected, $link->get_target() );
		$this->assertSame( array( $link->get_href(), $expected ), $link->to_list() );
	}
}
