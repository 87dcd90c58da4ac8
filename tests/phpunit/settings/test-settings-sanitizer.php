<?php
namespace Chaty\Tests\Settings;

use Chaty\Settings\Links\Channel_Action;
use Chaty\Settings\Channel_Type;
use Chaty\Tests\Make;
use PHPUnit\Framework\TestCase;

/**
 * What is valid in the stored settings is kept; a broken part costs only itself.
 */
final class Settings_Sanitizer_Test extends TestCase {

	/**
	 * @return array<string, array{0: mixed, 1: array<int|string, int>}>
	 */
	public function provide_stored(): array {
		return array(
			'nothing'                    => array( array(), array() ),
			'text'                       => array( 'x', array() ),
			'false'                      => array( false, array() ),
			'an object of something'     => array( array( 'a' => 1 ), array() ),
			'a good widget'              => array( array( Make::widget() ), array( 0 => 1 ) ),
			'a widget that is text'      => array( array( 'x', Make::widget() ), array( 0 => 1 ) ),
			'a widget without id'        => array( array( array( 'channels' => array() ), Make::widget() ), array( 0 => 1 ) ),
			'a widget without channels'  => array( array( array( 'id' => '_1' ), Make::widget() ), array( 0 => 1 ) ),
			'an id twice'                => array( array( Make::widget(), Make::widget( array( Make::channel(), Make::channel() ) ) ), array( 0 => 1 ) ),
			'a channel that is text'     => array( array( Make::widget( array( 'x', Make::channel() ) ) ), array( 0 => 1 ) ),
			'a channel without a name'   => array( array( Make::widget( array( array( 'value' => '1' ), Make::channel() ) ) ), array( 0 => 1 ) ),
			'a channel with a bad value' => array( array( Make::widget( array( Make::channel( array( 'value' => array() ) ) ) ) ), array( 0 => 1 ) ),
			'a channel with a bad name'  => array( array( Make::widget( array( Make::channel( array( 'channel' => '"><script>' ) ), Make::channel() ) ) ), array( 0 => 1 ) ),
			'two widgets'                => array( array( Make::widget(), Make::widget( array(), array( 'id' => '2' ) ) ), array( 0 => 1, '_2' => 1 ) ),
		);
	}

	/**
	 * @dataProvider provide_stored
	 *
	 * @param mixed                  $stored   What is stored.
	 * @param array<int|string, int> $expected Numbers of channels by id.
	 */
	public function test_given_stored_settings_when_they_are_read_then_valid_parts_are_there( $stored, array $expected ): void {
		$read = array();
		foreach ( Make::sanitizer()->sanitize_widgets( $stored ) as $widget ) {
			$read[ $widget['id'] ] = count( $widget['channels'] );
			$this->assertIsArray( $widget['settings'] );
			$this->assertIsArray( $widget['triggers'] );
		}

		$this->assertSame( $expected, $read );
	}

	public function test_unknown_keys_go_and_unknown_enum_values_become_defaults(): void {
		$widget = Make::sanitizer()->sanitize_widgets(
			array(
				Make::widget(
					array(),
					array(
						'secret'   => 1,
						'settings' => array(
							'secret'      => 1,
							'widget_icon' => 'chat-cat',
							'widget_size' => 'big',
							'position'    => 7,
						),
					)
				),
			)
		)[0];

		$this->assertArrayNotHasKey( 'secret', $widget );
		$this->assertSame( array( 'widget_icon' => 'chat-base' ), $widget['settings'] );
	}

	/**
	 * @return array<string, array{0: string, 1: string, 2: bool}>
	 */
	public function provide_hostile_texts(): array {
		$rows = array();
		foreach ( array( 'settings', 'triggers', 'channels' ) as $part ) {
			$schema = Make::schema()->get_widget()['properties'][ $part ];
			foreach ( ( $schema['items'] ?? $schema )['properties'] as $key => $inner ) {
				if ( isset( $inner['x-sanitizer'] ) && 'channel' !== $key ) {
					$rows[ "$part.$key" ] = array( $part, $key, in_array( $inner['x-sanitizer'], array( 'url', 'channel-target', 'launch-command' ), true ) );
				}
			}
		}

		return $rows;
	}

	/**
	 * @dataProvider provide_hostile_texts
	 */
	public function test_hostile_text_of_any_key_leaves_no_active_tag_and_no_code_behind_scheme( string $part, string $key, bool $leads ): void {
		$attacks = array(
			'"><img src=x onerror=alert(1)>',
			'<svg onload=alert(1)><path d="M0 0z"/></svg>',
			'&lt;img src=x onerror=alert(1)&gt;&lt;p&gt;a&lt;/p&gt;',
			'</script><script>alert(1)</script>',
			'</style><script>alert(1)</script>',
			'javascript:alert(document.cookie)',
		);
		foreach ( $attacks as $attack ) {
			$widget = 'channels' === $part
				? Make::widget( array( Make::channel( array( $key => $attack ) ) ) )
				: Make::widget( array(), array( $part => array( $key => $attack ) ) );
			$read   = Make::sanitizer()->sanitize_widgets( array( $widget ) )[0];
			$value  = 'channels' === $part ? $read['channels'][0][ $key ] ?? '' : $read[ $part ][ $key ] ?? '';

			$pattern = $leads ? '#<|^\s*javascript:#i' : '#<(script|img|/?style)|<[^>]*\son\w+\s*=#i';
			$this->assertDoesNotMatchRegularExpression( $pattern, is_string( $value ) ? $value : '', $attack );
		}
	}

	public function test_public_part_lacks_private_keys_and_those_that_schema_does_not_know(): void {
		$widget = Make::sanitizer()->sanitize_widgets(
			array(
				Make::widget(
					array(
						Make::form(
							array(
								'contact_form_settings' => array(
									'contact_form_title' => 'Write',
									'email_address'      => 'owner@example.org',
									'email_subject'      => 'Lead',
								),
							)
						),
					)
				),
			)
		)[0];
		$this->assertSame( 'owner@example.org', $widget['channels'][0]['contact_form_settings']['email_address'] );

		$widget['channels'][0]['later_secret'] = 'x';
		$public                                = Make::schema()->get_public_widget( $widget );

		$this->assertSame( array( 'contact_form_title' => 'Write' ), $public['channels'][0]['contact_form_settings'] );
		$this->assertStringNotContainsString( 'owner@', (string) wp_json_encode( $public ) );
		$this->assertArrayNotHasKey( 'later_secret', $public['channels'][0] );
	}

	/**
	 * @testWith [0, []]
	 *           [1, {"input_placeholder": "Write"}]
	 *
	 * @param array<string, string> $expected What a page gets of the panel's texts.
	 */
	public function test_texts_of_chat_panel_that_is_off_stay_on_server( int $is_on, array $expected ): void {
		$channel = Make::channel( array( 'has_welcome_message' => $is_on, 'input_placeholder' => 'Write' ) );
		$widget  = Make::sanitizer()->sanitize_widgets( array( Make::widget( array( $channel ) ) ) )[0];
		$public  = Make::schema()->get_public_widget( $widget )['channels'][0];

		$this->assertSame( $expected, array_intersect_key( $public, array( 'input_placeholder' => '' ) ) );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: bool}>
	 */
	public function provide_presence(): array {
		$agents = array(
			'is_agent'   => 1,
			'value'      => '',
			'agent_data' => array( array( 'value' => '' ), array( 'value' => '1' ) ),
		);

		return array(
			'both devices'           => array( Make::channel(), true ),
			'desktop only'           => array( Make::channel( array( 'is_mobile' => 0 ) ), true ),
			'no device'              => array( Make::channel( array( 'is_mobile' => 0, 'is_desktop' => 0 ) ), false ),
			'no value'               => array( Make::channel( array( 'value' => '' ) ), false ),
			'a form needs no value'  => array( Make::form(), true ),
			'a form by type'         => array( Make::channel( array( 'channel' => 'Custom_Link', 'channel_type' => 'Contact_Us', 'value' => '' ) ), true ),
			'agents on a phone'      => array( Make::channel( $agents + array( 'is_agent_mobile' => 1 ) ), true ),
			'agents on its devices'  => array( Make::channel( $agents ), true ),
			'agents on no device'    => array( Make::channel( $agents + array( 'is_agent_desktop' => '0', 'is_agent_mobile' => '0' ) ), false ),
			'agents without a value' => array( Make::channel( array( 'agent_data' => array( array( 'value' => '' ) ), 'is_agent_desktop' => 1 ) + $agents ), false ),
		);
	}

	/**
	 * @dataProvider provide_presence
	 *
	 * @param array<string, mixed> $channel Channel.
	 */
	public function test_given_channel_then_its_switches_decide_whether_it_can_be_available( array $channel, bool $expected ): void {
		$this->assertSame( $expected, Channel_Action::can_show( $channel ) );
		$this->assertSame( $expected, Channel_Action::has_channel( Make::widget( array( $channel ) ) ) );
	}

	public function test_given_form_then_its_known_fields_are_its_fields_each_once_without_any_it_has_three(): void {
		$form = Make::form( array( 'contact_fields' => array( array( 'field' => 'phone' ), array( 'field' => 'field_1' ), array( 'is_custom' => 1 ), array( 'field' => 'phone' ), array( 'field' => 'name' ) ) ) );

		$this->assertSame( array( 'phone', 'name' ), array_column( Channel_Type::get_form_fields( $form ), 'field' ) );
		$this->assertSame( array( 'name', 'email', 'message' ), array_column( Channel_Type::get_form_fields( Make::form() ), 'field' ) );
		$this->assertSame( array( 1, 1, 1 ), array_column( Channel_Type::get_form_fields( Make::form() ), 'is_required' ) );
	}

	/**
	 * Given the icon that Chaty 3.x stores for every channel and agent, which nobody prints, then it is not kept; the
	 * owner's own is, and so is the name of an icon font.
	 */
	public function test_default_icons_are_left_out(): void {
		$known  = array( 'svg_icon' => '<svg viewBox="0 0 39 39"><circle class="color-element" r="19.4"/><path d="M0 0h1z" fill="white"/></svg>' );
		$own    = array( 'svg_icon' => '<svg viewBox="0 0 24 24"><path d="M4 4l16 16"/></svg>' );
		$font   = array( 'svg_icon' => '<span class="chaty-custom-channel-icon"><i class="fab fa-whatsapp"></i></span>' );
		$agents = array(
			'is_agent'   => 1,
			'agent_data' => array( array( 'value' => '1' ) + $known, array( 'value' => '2' ) + $own ),
		);

		$channels = Make::sanitizer()->sanitize_widgets( array( Make::widget( array( Make::channel( $known ), Make::channel( $own ), Make::channel( $font ), Make::channel( $agents ) ) ) ) )[0]['channels'];

		$this->assertSame( array( null, $own['svg_icon'], $font['svg_icon'] ), array_map( static fn ( array $channel ): ?string => $channel['svg_icon'] ?? null, array_slice( $channels, 0, 3 ) ) );
		$this->assertArrayNotHasKey( 'svg_icon', $channels[3]['agent_data'][0] );
		$this->assertSame( $own['svg_icon'], $channels[3]['agent_data'][1]['svg_icon'] );
	}

	/**
	 * Given fields of the owner's own, then what is no ID or has no label is left out, and values are sanitized; a form
	 * shows each once, and no choice without options.
	 */
	public function test_own_fields(): void {
		$channel = Make::sanitizer()->sanitize_widgets(
			array(
				Make::widget(
					array(
						Make::form(
							array(
								'contact_own_fields' => array(
									array( 'id' => 'own_a1', 'kind' => 'file', 'label' => '<b>Company</b>', 'is_required' => 'yes', 'options' => array( 'x' ), 'other' => 1 ),
									array( 'id' => 'own_a1', 'label' => 'Again' ),
									array( 'id' => 'own_a2', 'kind' => 'choice', 'label' => 'Size', 'options' => array( 'S', '', 'S', '<i>M</i>' ) ),
									array( 'id' => 'own_a3', 'kind' => 'choice', 'label' => 'Nothing', 'options' => array( '' ) ),
									array( 'id' => 'name', 'label' => 'No own ID' ),
									array( 'id' => "own_\n", 'label' => 'No ID' ),
									array( 'id' => 'own_a4', 'label' => ' ' ),
									array( 'label' => 'Without' ),
								),
							)
						),
					)
				),
			)
		)[0]['channels'][0];
		$fields  = Channel_Type::get_own_fields( $channel );

		$this->assertSame( array( 'own_a1', 'own_a1', 'own_a2', 'own_a3' ), array_column( $channel['contact_own_fields'], 'id' ) );
		$this->assertSame( array( 'own_a1', 'own_a2' ), array_keys( $fields ) );
		$this->assertSame( array( 'text', 'Company', 1, false ), array( $fields['own_a1']['kind'], $fields['own_a1']['label'], $fields['own_a1']['is_required'], isset( $fields['own_a1']['options'] ) ) );
		$this->assertSame( array( 'S', 'M' ), $fields['own_a2']['options'] );
		$trusted = array( array( 'label' => 'No ID, as in trusted settings' ), array( 'id' => 'own_a5' ) );
		$this->assertSame( array( 'own_a5' ), array_keys( Channel_Type::get_own_fields( array( 'contact_own_fields' => $trusted ) ) ) );
	}
}
