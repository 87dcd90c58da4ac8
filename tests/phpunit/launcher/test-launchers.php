<?php
namespace Chaty\Tests\Launcher;

use Chaty\Tests\Make;
use PHPUnit\Framework\TestCase;

/**
 * What PHP prints is what `src/widget/launcher` draws, and the plan says the rest. A test in the browser compares
 * the two for every settings file.
 */
final class Launchers_Test extends TestCase {

	private const BASE = '<svg class="chaty-svg" viewBox="0 0 24 24" aria-hidden="true"><path d="chat-base"/></svg>';

	/**
	 * Returns the markup without its styles and without what stands in for scripts.
	 *
	 * @param array<string, mixed> ...$widgets Widgets.
	 */
	private function get_markup( array ...$widgets ): string {
		return (string) preg_replace( '#<style id="chaty-launcher-css">.*?</style>|<noscript>.*?</noscript>#s', '', Make::launchers( array_values( $widgets ) )->get_html() );
	}

	/**
	 * @param array<string, mixed> $widget Widget.
	 * @return array<string, mixed>
	 */
	private function get_plan( array $widget ): array {
		return Make::launchers( array( $widget ) )->get_plan()['widgets'][0];
	}

	/**
	 * @param array<string, mixed> $settings Settings.
	 * @param array<string, mixed> $more     Other keys.
	 * @return array<string, mixed>
	 */
	private function make_list( array $settings = array(), array $more = array() ): array {
		return Make::widget( array( Make::channel(), Make::channel( array( 'channel' => 'Whatsapp' ) ) ), array( 'settings' => $settings ) + $more );
	}

	/**
	 * @param array<string, mixed> $channel  Keys of the channel.
	 * @param array<string, mixed> $settings Settings.
	 * @return array<string, mixed>
	 */
	private function make_single( array $channel, array $settings = array() ): array {
		return Make::widget( array( Make::channel( $channel ) ), array( 'settings' => $settings ) );
	}

	public function test_given_list_of_channels_then_its_launcher_is_button_visible_at_once(): void {
		$this->assertSame(
			'<div id="chaty-widget-0" class="chaty chaty-id-0 chaty-widget-0 chaty-key-0 active" data-key="0" data-id="0" data-identifier="0" data-user="0" data-nonce="" data-animation="" data-pending>'
			. '<div class="chaty-widget wp-exclude-emoji right-position" data-state="closed"><div class="chaty-channels"></div><div class="chaty-i-trigger csaas-widget-trigger">'
			. '<label class="chaty-channel chaty-cta-main chaty-tooltip has-on-hover pos-left active" data-widget="0"><span class="chaty-cta-button">'
			. '<button type="button" class="open-chaty" aria-label="Contact us" aria-expanded="false" popovertarget="chaty-widget-0-press" popovertargetaction="show">' . self::BASE . '</button></span></label></div></div></div>'
			. '<div id="chaty-widget-0-press" popover="manual" hidden></div>',
			$this->get_markup( $this->make_list() )
		);
		$this->assertSame(
			array(
				'id'       => '0',
				'channels' => array( array( 'Phone', 3 ), array( 'Whatsapp', 3 ) ),
			),
			$this->get_plan( $this->make_list() )
		);
	}

	public function test_given_everything_that_draws_attention_then_visitor_who_has_not_used_widget_sees_it(): void {
		$widget = $this->make_list(
			array(
				'icon_view'               => 'horizontal',
				'position'                => 'left',
				'default_state'           => 'open',
				'show_close_button'       => 0,
				'show_cta'                => 'first_click',
				'cta_text'                => '<p>Ask &amp; <b>get</b><br><a href="https://x.example/">more</a></p>',
				'is_pending_mesg_enabled' => 'on',
				'pending_mesg_count'      => '3',
				'attention_effect'        => 'jump',
				'widget_icon'             => 'chat-smile',
				'font_family'             => "Noto Sans N'Ko",
			),
			array(
				'id'       => '1',
				'triggers' => array(
					'auto_hide_widget' => 1,
					'hide_after'       => '5',
				),
			)
		);

		$this->assertSame(
			'<div id="chaty-widget-_1" class="chaty chaty-id-_1 chaty-widget-_1 chaty-key-1 first_click auto-hide-chaty hide-after-5" data-key="1" data-id="_1" data-identifier="_1" data-user="_1" data-nonce="" data-animation="jump" data-pending>'
			. '<div class="chaty-widget wp-exclude-emoji left-position hor-mode default-open chaty-no-close-button" data-state="closed"><div class="chaty-channels"></div><div class="chaty-i-trigger csaas-widget-trigger">'
			. '<label class="chaty-channel chaty-cta-main chaty-tooltip has-on-hover pos-top active" data-widget="_1"><span class="on-hover-text"><p>Ask &amp; <b>get</b><br><span>more</span></p></span>'
			. '<span class="chaty-cta-button chaty-animation-jump"><button type="button" class="open-chaty" aria-expanded="false" popovertarget="chaty-widget-_1-press" popovertargetaction="show"><svg class="chaty-svg" viewBox="0 0 24 24" aria-hidden="true"><path d="chat-smile"/></svg></button>'
			. '<span class="ch-pending-msg" aria-hidden="true">3</span></span></label><button type="button" class="chaty-cta-hide" aria-label="Close">×</button></div></div></div><div id="chaty-widget-_1-press" popover="manual" hidden></div>',
			$this->get_markup( $widget )
		);
		$this->assertSame(
			array(
				'id'         => '_1',
				'channels'   => array( array( 'Phone', 3 ), array( 'Whatsapp', 3 ) ),
				'conditions' => 1,
				'open'       => 1,
				'cta'        => 'first_click',
				'badge'      => 3,
				'effect'     => 'jump',
				'font'       => "https://fonts.example/?family=Noto%20Sans%20N'Ko",
			),
			$this->get_plan( $widget )
		);
	}

	/**
	 * Given one channel that is a link, then it is the launcher: a link with the address of a phone. The plan has
	 * those of other devices.
	 */
	public function test_single_link(): void {
		$widget = $this->make_single(
			array(
				'channel'            => 'Whatsapp',
				'is_use_web_version' => 1,
				'hover_text'         => 'Write "us"',
			)
		);

		$this->assertStringEndsWith(
			'<div class="chaty-widget wp-exclude-emoji right-position has-single" data-state="closed"><div class="chaty-channels"></div><div class="chaty-i-trigger csaas-widget-trigger single-channel">'
			. '<div class="chaty-channel Whatsapp-channel-link single active" id="Whatsapp-0-channel" data-widget="0" data-channel="Whatsapp">'
			. '<a class="chaty-tooltip chaty-link Whatsapp-channel chaty-whatsapp-channel pos-left" aria-label="Write &quot;us&quot;" data-hover="Write &quot;us&quot;" data-form="chaty-form-0-Whatsapp" href="https://wa.me/15550100001" rel="nofollow">'
			. '<span class="chaty-icon channel-icon-Whatsapp"><svg class="chaty-svg" viewBox="0 0 24 24" aria-hidden="true"><g><path d="Whatsapp"/></g></svg></span></a></div></div></div></div><div id="chaty-widget-0-press" popover="manual" hidden></div>',
			$this->get_markup( $widget )
		);
		$this->assertSame( array( 'desktop' => array( 'https://web.whatsapp.com/send?phone=15550100001', '_blank' ) ), $this->get_plan( $widget )['links'] );
		$this->assertSame( array( 'ios' => array( 'viber://chat?number=+15550100001', '' ) ), $this->get_plan( $this->make_single( array( 'channel' => 'Viber' ) ) )['links'] );
		$this->assertArrayNotHasKey( 'links', $this->get_plan( $this->make_single( array() ) ) );
	}

	/**
	 * Given a message with the page's title, then the link has it, and the plan has the link with the placeholder for
	 * every device.
	 */
	public function test_single_link_with_placeholder(): void {
		$widget = $this->make_single(
			array(
				'channel'         => 'Whatsapp',
				'pre_set_message' => '{title}',
			)
		);
		$link   = 'https://wa.me/15550100001?text=%7Btitle%7D';

		$this->assertStringContainsString( 'href="https://wa.me/15550100001?text=Blue%20%26%20%22shoes%22"', $this->get_markup( $widget ) );
		$this->assertSame(
			array(
				'desktop' => array( $link, '_blank' ),
				'mobile'  => array( $link, '' ),
				'ios'     => array( $link, '' ),
			),
			$this->get_plan( $widget )['links']
		);
	}

	public function test_single_channel_with_panel_is_button_named_by_itself_and_call_to_action(): void {
		$widget = $this->make_single(
			array(
				'channel'             => 'Whatsapp',
				'has_welcome_message' => 1,
				'is_default_open'     => 1,
			),
			array(
				'show_cta'         => 'all_time',
				'cta_text'         => 'Hi',
				'attention_effect' => 'fade',
			)
		);

		$this->assertStringContainsString(
			'<div class="chaty-channel Whatsapp-channel-link single active chaty-animation-fade" id="Whatsapp-0-channel" data-widget="0" data-channel="Whatsapp">'
			. '<button class="chaty-tooltip chaty-link Whatsapp-channel chaty-whatsapp-channel pos-left" data-form="chaty-form-0-Whatsapp" type="button" aria-expanded="false" aria-haspopup="dialog" popovertarget="chaty-widget-0-press" popovertargetaction="show">'
			. '<span class="on-hover-text">Hi</span><span class="chaty-icon channel-icon-Whatsapp" role="img" aria-label="WhatsApp">',
			$this->get_markup( $widget )
		);
		$this->assertSame( array( array( 'Whatsapp', 3, 1 ) ), $this->get_plan( $widget )['channels'] );
	}

	public function test_given_one_channel_that_calls_function_then_it_is_button_that_opens_nothing(): void {
		$widget = $this->make_single(
			array(
				'channel' => 'Custom_Link_3',
				'value'   => 'javascript:launch_chaty(2);',
			)
		);

		$this->assertStringContainsString( '<button class="chaty-tooltip chaty-link Custom_Link_3-channel chaty-custom_link-channel pos-left" aria-label="Custom Link" data-hover="Custom Link" data-form="chaty-form-0-Custom_Link" type="button" popovertarget="chaty-widget-0-press" popovertargetaction="show"><span', $this->get_markup( $widget ) );
		$this->assertStringNotContainsString( 'javascript', $this->get_markup( $widget ) );
	}

	/**
	 * @return array<string, array{0: array<int, int>, 1: array<string, string>, 2: bool}>
	 */
	public function provide_devices(): array {
		return array(
			'both on both'        => array( array( 3, 3 ), array(), true ),
			'one on each'         => array( array( 1, 2 ), array( 'desktop' => 'Phone', 'mobile' => 'Whatsapp' ), false ),
			'two on desktops'     => array( array( 3, 1 ), array( 'desktop' => 'list', 'mobile' => 'Phone' ), false ),
			'two on phones'       => array( array( 2, 3 ), array( 'desktop' => 'Whatsapp', 'mobile' => 'list' ), false ),
			'two, phones alone'   => array( array( 2, 2 ), array( 'mobile' => 'list' ), false ),
			'one, desktops alone' => array( array( 1, 0 ), array( 'desktop' => 'Phone' ), false ),
			'one on both'         => array( array( 3, 0 ), array(), true ),
		);
	}

	/**
	 * @dataProvider provide_devices
	 *
	 * @param array<int, int>       $devices   Devices of the two channels.
	 * @param array<string, string> $templates Form by device.
	 */
	public function test_launcher_that_depends_on_device_is_hidden_with_template_for_each( array $devices, array $templates, bool $is_visible ): void {
		$channels = array();
		foreach ( array( 'Phone', 'Whatsapp' ) as $index => $name ) {
			$channels[] = Make::channel(
				array(
					'channel'            => $name,
					'is_desktop'         => $devices[ $index ] & 1,
					'is_mobile'          => $devices[ $index ] & 2 ? 1 : 0,
					'is_use_web_version' => 1,
				)
			);
		}
		$markup = $this->get_markup( Make::widget( array_values( array_filter( $channels, array( \Chaty\Settings\Links\Channel_Action::class, 'can_show' ) ) ) ) );
		preg_match_all( '#<template data-device="(\w+)">(.*?)</template>#', $markup, $found );

		$this->assertSame( array_keys( $templates ), $found[1] );
		foreach ( array_values( $templates ) as $index => $form ) {
			$this->assertStringContainsString( 'list' === $form ? 'open-chaty' : "id=\"$form-0-channel\"", $found[2][ $index ] );
		}
		$this->assertSame( $is_visible, is_int( strpos( $markup, 'chaty-key-0 active' ) ) );
		$this->assertStringNotContainsString( 'web.whatsapp', $found[2][ array_search( 'mobile', $found[1], true ) ] ?? '' );
	}

	public function test_given_trigger_then_launcher_is_hidden_until_loader_has_decided(): void {
		$widget = $this->make_list( array(), array( 'triggers' => array( 'exit_intent' => 1 ) ) );

		$this->assertStringContainsString( 'class="chaty chaty-id-0 chaty-widget-0 chaty-key-0"', $this->get_markup( $widget ) );
		$this->assertStringNotContainsString( '<noscript>', Make::launchers( array( $widget ) )->get_html() );
	}

	/**
	 * Given a list, then its links work without a script, those of chats and agents as well, and what needs one is left
	 * out.
	 */
	public function test_list_without_scripts(): void {
		$chat   = Make::channel( array( 'channel' => 'Telegram', 'value' => '@a&b', 'has_welcome_message' => 1, 'chat_welcome_message' => 'Hi' ) );
		$agents = array( array( 'agent_title' => 'Ann', 'value' => '15550100002' ), array( 'agent_title' => 'Nobody', 'value' => '' ) );
		$team   = Make::channel( array( 'channel' => 'Whatsapp', 'value' => '', 'is_agent' => 1, 'agent_data' => $agents ) );
		$page   = Make::launchers( array( Make::widget( array( Make::channel( array( 'hover_text' => '<Call>' ) ), Make::form(), $chat, $team ) ) ) );

		$this->assertStringContainsString( '/*no-script*/', $page->get_html() );
		$this->assertSame(
			'<div class="chaty-id-0"><details class="chaty-widget chaty-no-script right-position"><summary class="chaty-link" aria-label="Contact us">' . self::BASE . '</summary><ul>'
			. '<li><a class="on-hover-text" href="tel:+15550100001" rel="nofollow">Phone</a></li>'
			. '<li><a class="on-hover-text" href="https://telegram.me/a&amp;b" rel="nofollow">Telegram</a></li>'
			. '<li><a class="on-hover-text" href="https://wa.me/15550100002" rel="nofollow">Ann (WhatsApp)</a></li></ul></details></div>',
			$page->get_lists()
		);
		$this->assertStringEndsWith(
			'<noscript><style>html:not(.chaty-scripts) #chaty-widget-0{display:none}html:not(.chaty-scripts) .chaty-no-script{display:flex!important}</style></noscript>',
			$page->get_html()
		);
	}

	/**
	 * Given a trigger, or channels of one device, then the list waits for the loader, with the links of each device.
	 */
	public function test_list_of_devices(): void {
		$widget = Make::widget(
			array(
				Make::channel( array( 'is_desktop' => 0 ) ),
				Make::channel( array( 'channel' => 'Whatsapp', 'is_mobile' => 0, 'is_use_web_version' => 1 ) ),
				Make::channel( array( 'channel' => 'Telegram', 'value' => 'a' ) ),
			),
			array( 'triggers' => array( 'exit_intent' => 1 ) )
		);

		$this->assertStringEndsWith(
			'<ul><li data-device="mobile"><a class="on-hover-text" href="tel:+15550100001" rel="nofollow">Phone</a></li>'
			. '<li data-device="desktop"><a class="on-hover-text" href="https://web.whatsapp.com/send?phone=15550100001" rel="nofollow">WhatsApp</a></li>'
			. '<li><a class="on-hover-text" href="https://telegram.me/a" rel="nofollow">Telegram</a></li></ul></details></div>',
			Make::launchers( array( $widget ) )->get_lists()
		);
	}

	/**
	 * Given no link at all, then nothing is seen without a script; a single link needs nothing, and a single chat is a
	 * link in a list.
	 */
	public function test_no_list_without_scripts(): void {
		$hidden = '<noscript><style>html:not(.chaty-scripts) #chaty-widget-0{display:none}</style></noscript>';
		$forms  = array( Make::form(), Make::form( array( 'channel' => 'WeChat', 'value' => 'a' ) ) );

		$this->assertStringEndsWith( $hidden, Make::launchers( array( Make::widget( $forms ) ) )->get_html() );
		$this->assertStringEndsWith( $hidden, Make::launchers( array( $this->make_single( array( 'channel' => 'Contact_Us' ) ) ) )->get_html() );
		$this->assertStringNotContainsString( '<noscript>', Make::launchers( array( $this->make_single( array() ) ) )->get_html() );
		$this->assertStringContainsString( '<ul><li><a', Make::launchers( array( $this->make_single( array( 'channel' => 'Whatsapp', 'has_welcome_message' => 1 ) ) ) )->get_lists() );
	}

	public function test_given_owners_drawing_then_that_of_printed_single_channel_is_in_markup_alone(): void {
		$drawing = array( 'svg_icon' => '<svg viewBox="0 0 24 24"><path d="M4 4l16 16"/></svg>' );
		$single  = $this->make_single( $drawing );
		$list    = Make::widget( array( Make::channel( $drawing ), Make::channel( array( 'channel' => 'Whatsapp' ) ) ), array( 'id' => '_1' ) );
		$image   = array( 'id' => '_2' ) + $this->make_single( $drawing + array( 'custom_image_url' => '/a.png' ) );
		$left    = Make::launchers( array( $single, $list, $image ) )->without_drawings( array( $single, $list, $image ) );

		$this->assertStringContainsString( '<svg class="chaty-svg" viewBox="0 0 24 24" aria-hidden="true"><g><path d="M4 4l16 16"></path></g></svg>', $this->get_markup( $single ) );
		$this->assertStringContainsString( '<img class="chaty-svg" src="/a.png" alt="">', $this->get_markup( $image ) );
		$this->assertSame(
			array( false, true, true ),
			array_map( static fn ( array $widget ): bool => isset( $widget['channels'][0]['svg_icon'] ), $left )
		);
	}

	/**
	 * @return array<string, array{0: mixed}>
	 */
	public function provide_hostile(): array {
		return array(
			'quotes'              => array( '"\' onmouseover="alert(1)' ),
			'end of a style'      => array( '</style><script>alert(1)</script>' ),
			'half a tag'          => array( '<img src=x onerror=alert(1) ' ),
			'escaped markup'      => array( '&lt;img src=x onerror=alert(1)&gt;' ),
			'a script'            => array( 'javascript:alert(1)' ),
			'end of a rule'       => array( '#fff}body{display:none' ),
			'what is no UTF-8'    => array( "\xFF\xFEa" ),
			'a huge number'       => array( '99999999999999999999999' ),
			'a number below zero' => array( '-5' ),
			'a list'              => array( array( array( 'x' ) ) ),
		);
	}

	/**
	 * @dataProvider provide_hostile
	 *
	 * @param mixed $value Value.
	 */
	public function test_hostile_values_add_no_element_attribute_or_rule( $value ): void {
		$settings = array_fill_keys( array( 'widget_color', 'widget_icon', 'widget_icon_url', 'widget_size', 'bottom_spacing', 'position', 'font_family', 'custom_css', 'attention_effect', 'cta_text', 'cta_bg_color', 'pending_mesg_count', 'default_state', 'icon_view' ), $value );
		$channel  = array_fill_keys( array( 'hover_text', 'icon_color', 'custom_image_url', 'svg_icon', 'pre_set_message', 'url', 'target' ), $value );
		$html     = Make::launchers(
			array(
				$this->make_single(
					$channel + array( 'channel' => 'Whatsapp' ),
					$settings + array(
						'show_cta'                => 'all_time',
						'has_custom_css'          => 1,
						'is_pending_mesg_enabled' => 1,
					)
				),
			)
		)->get_html();
		$tags     = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$this->assertContains( $tags->get_tag(), array( 'STYLE', 'DIV', 'A', 'BUTTON', 'SPAN', 'SVG', 'G', 'PATH', 'IMG' ) );
			$this->assertSame( array(), $tags->get_attribute_names_with_prefix( 'on' ) );
			$this->assertDoesNotMatchRegularExpression( '/^\s*javascript/i', $tags->get_attribute( 'href' ) . $tags->get_attribute( 'src' ) );
		}

		$this->assertSame( 1, substr_count( $html, '</style>' ) );
		$this->assertTrue( wp_check_invalid_utf8( $html ) === $html );
		$this->assertStringContainsString( '{--chaty-color:#A886CD;', $html );
	}

	public function test_widget_that_cannot_be_read_has_no_launcher_or_plan_and_others_have_theirs(): void {
		$log    = (string) tempnam( get_temp_dir(), 'chaty' );
		$before = (string) ini_set( 'error_log', $log ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- Reads the log.
		$broken = new \Chaty\Launcher\Launchers(
			array(
				array(
					'id'       => '0',
					'settings' => array(),
					'triggers' => array(),
					'channels' => array( Make::channel( array( 'value' => 'nowhere' ) ), Make::channel() ),
				),
				array( 'id' => '_1' ) + $this->make_list(),
			),
			Make::page()
		);
		ini_set( 'error_log', $before ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- Restores it.
		$reported = (string) file_get_contents( $log );
		unlink( $log );

		$this->assertSame( array( '_1' ), array_column( $broken->get_plan()['widgets'], 'id' ) );
		$this->assertStringNotContainsString( 'chaty-widget-0', $broken->get_html() );
		$this->assertStringContainsString( 'chaty-widget-_1', $broken->get_html() );
		$this->assertSame( constant( 'WP_DEBUG' ) ? 1 : 0, substr_count( $reported, 'Chaty: a launcher could not be printed' ) );
	}
}
