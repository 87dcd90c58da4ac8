<?php
namespace Chaty\Tests\Frontend;

use Chaty\Config\Names;
use Chaty\Page_Hooks;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * Functions for themes and shortcodes write links to channels, and buttons that open widgets.
 */
final class Button_Test extends Site_Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$rules = array(
			'pages' => array(
				array(
					'effect' => 'show',
					'kind'   => 'url_contains',
					'value'  => '/nowhere/',
				),
			),
		);
		$email = Make::channel(
			array(
				'channel'      => 'Email',
				'value'        => 'a@example.org',
				'mail_subject' => 'Hello',
			)
		);
		Make::store_widgets(
			array(
				Make::widget( array( $email, Make::channel( array( 'channel' => 'Contact_Us' ) ) ) ),
				array(
					'id'       => '_1',
					'triggers' => $rules,
				) + Make::widget( array( Make::channel( array( 'channel' => 'Whatsapp', 'value' => '+15550100002' ) ), Make::channel( array( 'channel' => 'Contact_Us' ) ) ) ),
				array( 'is_active' => 0 ) + Make::widget( array( Make::channel( array( 'channel' => 'Phone', 'value' => '+15550100003' ) ) ), array( 'id' => '_2' ) ),
			)
		);
		( new Page_Hooks( Make::services() ) )->register();
	}

	public function test_given_widgets_of_which_one_is_off_then_list_has_others_those_of_page_first(): void {
		$this->assertSame(
			array(
				'0'  => array( 'Email', 'Contact_Us' ),
				'_1' => array( 'Whatsapp', 'Contact_Us' ),
			),
			array_map( static fn ( array $channels ): array => wp_list_pluck( $channels, 'name' ), wp_list_pluck( chaty_get_widgets(), 'channels', 'id' ) )
		);
		$this->assertSame( array( 'name', 'type', 'label' ), array_keys( chaty_get_widgets()[0]['channels'][0] ) );
	}

	/**
	 * Given a theme that asks before WordPress knows the page, then it does not decide what the page shows; before there is a
	 * query at all, developers are told.
	 */
	public function test_given_theme_that_asks_before_page_is_known_then_page_shows_what_it_should(): void {
		$form = array( 'channel' => '1-contact-us' );
		$this->assertSame( '', chaty_render_button( $form ) );
		$request                = $GLOBALS['wp']->request;
		$GLOBALS['wp']->request = 'nowhere/';
		do_action_ref_array( 'wp', array( $GLOBALS['wp'] ) );
		$button                 = chaty_render_button( $form );
		$GLOBALS['wp']->request = $request;
		$this->assertStringContainsString( 'href="#chaty-1-contact-us"', $button );

		$notices                 = $this->collect_notices();
		$query                   = $GLOBALS['wp_the_query'];
		$GLOBALS['wp_the_query'] = null;
		$found                   = array( chaty_get_widgets(), chaty_get_link( 'email' ), chaty_render_button( array( 'channel' => 'email' ) ) );
		$GLOBALS['wp_the_query'] = $query;
		$this->assertSame( array( array(), '', '' ), $found );
		$this->assertSame( array( 'Chaty\Frontend\Channel_Finder::get_widgets' ), array_unique( array_column( $notices->getArrayCopy(), 0 ) ) );
	}

	/**
	 * Given content of another site of a network on a page, then its channels are those of the other site, and the page keeps
	 * its own.
	 */
	public function test_given_other_site_of_network_then_each_site_has_its_own_channels(): void {
		$this->assertSame( '', chaty_get_link( 'phone' ) );
		Make::store_widgets( array( Make::widget( array( Make::channel() ) ) ) );
		do_action( 'switch_blog', 2, 1, 'switch' );
		$this->assertSame( 'tel:+15550100001', chaty_get_link( 'phone' ) );
	}

	public function test_given_name_of_channel_then_its_address_with_another_message_where_one_is_given(): void {
		$this->assertSame( 'mailto:a@example.org?subject=Hello', chaty_get_link( 'email' ) );
		$this->assertSame( 'mailto:a@example.org?subject=%3Cb%3E%20%26', chaty_get_link( '0-EMAIL', array( 'message' => '<b> &' ) ) );
		$this->assertSame( 'https://wa.me/15550100002?text=Hi', chaty_get_link( '1-whatsapp', array( 'message' => 'Hi' ) ) );
		foreach ( array( 'contact-us', 'phone', '', '9-email', '"><script>' ) as $name ) {
			$this->assertSame( '', chaty_get_link( $name ), $name );
		}
		$this->assertSame( 'mailto:a@example.org?subject=Hello', chaty_get_link( 'email', array( 'message' => array( 'no text' ) ) ) );
	}

	/**
	 * Given a channel, or a widget, whose presses are reported, then those on a button with a message are, by a script that is
	 * there before; the button without a message has the channel's own way.
	 */
	public function test_analytics(): void {
		$on    = array( 'is_google_analytics_enabled' => '1' );
		$email = array( 'channel' => 'Email', 'value' => 'a@example.org' );
		foreach ( array( array( $email, $on ), array( $on + $email, array() ) ) as list( $channel, $settings ) ) {
			Make::store_widgets( array( Make::widget( array( Make::channel( $channel ) ), array( 'settings' => $settings ) ) ) );
			$services = Make::services();
			( new Page_Hooks( $services ) )->register();
			$services->get_assets()->register_behaviours();
			wp_dequeue_script( 'chaty-analytics' );
			$this->assertStringContainsString( 'data-chaty-only="report"', do_shortcode( '[chaty_button channel="email" message="Bread"]' ) );
			$this->assertTrue( wp_script_is( 'chaty-analytics' ) );
			$this->assertStringNotContainsString( 'data-chaty-only', do_shortcode( '[chaty_button channel="email"]' ) );
		}
	}

	/**
	 * Given a widget that the page does not show, then a press has all that a script needs to count and report it, where the
	 * owner wants that; a feed has nothing.
	 */
	public function test_call(): void {
		$read     = static function (): ?array {
			$services = Make::services();
			( new Page_Hooks( $services ) )->register();
			$services->get_assets()->register_behaviours();
			preg_match( '/data-chaty-count="([^"]*)"/', do_shortcode( '[chaty_button channel="whatsapp" message="Bread"]' ), $found );

			return isset( $found[1] ) ? json_decode( html_entity_decode( $found[1] ), true ) : null;
		};
		$expected = array(
			'ajaxUrl' => admin_url( 'admin-ajax.php' ),
			'nonce'   => wp_create_nonce( Names::WIDGET_NONCE . '_1' ),
			'widget'  => '_1',
			'channel' => 'Whatsapp',
		);
		$this->assertSame( $expected, $read() );
		$this->assertTrue( wp_script_is( 'chaty-button-clicks' ) );
		$this->assertFalse( wp_script_is( 'chaty-analytics' ) );

		add_filter(
			'chaty_widgets',
			static function ( array $widgets ): array {
				$widgets[1]['settings']['is_google_analytics_enabled'] = 1;
				return $widgets;
			}
		);
		update_option( Names::ANALYTICS, 'off' );
		$this->assertSame( array( 'report' => true, 'widget' => '_1', 'channel' => 'Whatsapp' ), $read() );
		$this->assertTrue( wp_script_is( 'chaty-analytics' ) );

		$GLOBALS['wp_query']->is_feed = true;
		$this->assertNull( $read() );
		$GLOBALS['wp_query']->is_feed = false;
		remove_all_filters( 'chaty_widgets' );
		$this->assertNull( $read() );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function data_shortcodes(): array {
		return array(
			'a link, which the page counts'      => array( '[chaty_button channel="email" icon="no"]', 'href="mailto:a@example.org?subject=Hello" rel="nofollow" data-chaty-open="email">Email</a>' ),
			'a message of its own'               => array( '[chaty_button channel="email" message="Bread" text="Ask" icon="0"]', 'href="mailto:a@example.org?subject=Bread" rel="nofollow" data-chaty-open="email" data-chaty-only="count">Ask</a>' ),
			'what depends on the visitor'        => array( '[chaty_button channel="email" message="{post_id}{quantity} breads" icon="no" text="On {language} {quantity}"]', 'href="mailto:a@example.org?subject=breads" rel="nofollow" data-chaty-href="mailto:a@example.org?subject=%7B%E2%81%A0quantity%7D%20breads" data-chaty-open="email" data-chaty-only="count">On en-US</a>' ),
			'a widget that is hidden here'       => array( '[chaty_button channel="whatsapp" icon="no"]', 'href="https://wa.me/15550100002" rel="nofollow" data-chaty-count="{&quot;ajaxUrl&quot;:' ),
			'a panel of the page'                => array( '[chaty_button channel="contact-us" icon="no" text="Write"]', 'href="#chaty-contact-us">Write</a>' ),
			'a switch that is off'               => array( '[chaty_button channel="email" icon="Off"]', 'data-chaty-open="email">Email</a>' ),
			'a switch that says neither'         => array( '[chaty_button channel="email" icon="star"]', '<svg width="1em"' ),
			'an icon'                            => array( '[chaty_button channel="email"]', '<svg width="1em"' ),
			'a color, and text that is readable' => array( '[chaty_button channel="email" color="#ffff00"]', 'style="background-color:#ffff00;color:#000000"' ),
			'markup in attributes is text'       => array( "[chaty_button channel='email' icon='no' text='\"&lt;b onclick=x' class='a\"b']", 'class="chaty-button wp-block-button__link wp-element-button a&quot;b"' ),
			'a widget'                           => array( '[chaty_open text="Talk"]', 'href="#chaty">Talk</a>' ),
			'a widget of a number'               => array( '[chaty_open widget="_0"]', 'href="#chaty-0">Contact us</a>' ),
		);
	}

	/**
	 * @dataProvider data_shortcodes
	 */
	public function test_given_shortcode_then_it_becomes_link_in_one_line( string $shortcode, string $expected ): void {
		$html = do_shortcode( $shortcode );
		do_shortcode( $shortcode );
		$this->assertSame( 1, substr_count( $this->capture( 'wp_print_styles' ), ':where(.chaty-button){display:inline-block}' ) );
		$this->assertStringContainsString( $expected, $html );
		$this->assertStringStartsWith( '<a class="chaty-button', $html );
		$this->assertStringNotContainsString( "\n", $html );
	}

	public function test_given_what_does_not_exist_or_cannot_work_here_then_nothing_is_printed(): void {
		foreach ( array( '[chaty_button]', '[chaty_button channel="phone"]', '[chaty_button channel="contact_us" widget="1"]', '[chaty_open widget="1"]', '[chaty_open widget="x"]' ) as $shortcode ) {
			$this->assertSame( '', do_shortcode( $shortcode ), $shortcode );
		}
		$this->assertSame( '', chaty_render_button( array( 'channel' => array() ) ) );
		$this->assertStringContainsString( 'color:#fff', chaty_render_button( array( 'channel' => 'email', 'color' => '#000', 'icon' => false ) ) );
		$this->assertStringNotContainsString( 'style', chaty_render_button( array( 'channel' => 'email', 'color' => 'url(x)', 'icon' => false ) ) );
	}
}
