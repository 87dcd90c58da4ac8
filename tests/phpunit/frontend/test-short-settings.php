<?php
namespace Chaty\Tests\Frontend;

use Chaty\Frontend\Short_Settings;
use Chaty\Tests\Site_Test_Case;

/**
 * A page has no settings that scripts take anyway.
 */
final class Short_Settings_Test extends Site_Test_Case {

	/**
	 * @return array<string, array{0: string, 1: array<string, mixed>, 2: array<string, mixed>}>
	 */
	public function provide_parts(): array {
		$rest = array( 'widget_token' => 'abc' );

		return array(
			'settings that are defaults'   => array( 'settings', array( 'position' => 'right', 'bottom_spacing' => 25, 'show_close_button' => 1 ) + $rest, $rest ),
			'settings that are others'     => array( 'settings', array( 'position' => 'left', 'bottom_spacing' => 0, 'show_close_button' => 0 ), array( 'position' => 'left', 'bottom_spacing' => 0, 'show_close_button' => 0 ) ),
			'a badge that is off'          => array( 'settings', array( 'is_pending_mesg_enabled' => 0, 'pending_mesg_count' => 3 ), array() ),
			'a badge that is on'           => array( 'settings', array( 'is_pending_mesg_enabled' => 'on', 'pending_mesg_count' => 3 ), array( 'is_pending_mesg_enabled' => 'on', 'pending_mesg_count' => 3 ) ),
			'a size of its own'            => array( 'settings', array( 'widget_size' => 60, 'custom_widget_size' => 54 ), array( 'widget_size' => 60 ) ),
			'only a size of its own'       => array( 'settings', array( 'custom_widget_size' => 80 ), array( 'custom_widget_size' => 80 ) ),
			'triggers that are off'        => array( 'triggers', array( 'has_time_delay' => 0, 'time_delay' => 3, 'exit_intent' => 'no', 'time_diff' => 'UTC' ), array() ),
			'a trigger that is on'         => array( 'triggers', array( 'has_time_delay' => 1, 'time_delay' => 0, 'auto_hide_widget' => 0 ), array( 'has_time_delay' => 1, 'time_delay' => 0 ) ),
			'a channel of its own type'    => array( 'channels', array( 'channel' => 'Phone', 'channel_type' => 'Phone', 'is_mobile' => 0 ), array( 'channel' => 'Phone' ) ),
			'a channel of another type'    => array( 'channels', array( 'channel' => 'Custom_Link_3', 'channel_type' => 'Custom_Link', 'is_mobile' => 1 ), array( 'channel' => 'Custom_Link_3', 'channel_type' => 'Custom_Link', 'is_mobile' => 1 ) ),
			'a form that does little'      => array(
				'channels',
				array( 'channel' => 'Contact_Us', 'contact_form_settings' => array( 'redirect_action' => 0, 'redirect_link' => '/', 'link_in_new_tab' => 0, 'close_form_after' => 0, 'close_form_after_seconds' => 5 ), 'contact_fields' => array( array( 'field' => 'name', 'is_required' => 0 ) ) ),
				array( 'channel' => 'Contact_Us', 'contact_form_settings' => array(), 'contact_fields' => array( array( 'field' => 'name' ) ) ),
			),
			'agents that are off a device' => array( 'channels', array( 'channel' => 'Phone', 'is_agent' => 1, 'is_agent_mobile' => 0, 'is_mobile' => 1 ), array( 'channel' => 'Phone', 'is_agent' => 1, 'is_agent_mobile' => 0, 'is_mobile' => 1 ) ),
		);
	}

	/**
	 * @dataProvider provide_parts
	 *
	 * @param array<string, mixed> $part     Part.
	 * @param array<string, mixed> $expected What is left of it.
	 */
	public function test_given_part_of_widget_then_it_is_left_without_defaults_and_without_what_is_off( string $name, array $part, array $expected ): void {
		$empty  = array( 'settings' => array(), 'triggers' => array(), 'channels' => array() );
		$widget = Short_Settings::of_widget( array( $name => 'channels' === $name ? array( $part ) : $part ) + $empty );

		$this->assertSame( $expected, 'channels' === $name ? $widget['channels'][0] : (array) $widget[ $name ] );
	}
}
