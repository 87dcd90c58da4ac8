<?php
namespace Chaty\Tests\Settings;

use Chaty\Settings\Idle_Channels;
use Chaty\Settings\Issue;
use Chaty\Tests\Make;
use Chaty\Tests\Site_Test_Case;

/**
 * Settings of real sites are imported; issues are reported with their paths.
 */
final class Settings_Importer_Test extends Site_Test_Case {

	/**
	 * Given the settings of a real site, when they are imported, then all widgets with all channels are taken
	 * without a complaint, and what was imported can be imported again unchanged.
	 *
	 * @dataProvider \Chaty\Tests\Make::real_sites
	 */
	public function test_real_sites_come_in( string $json ): void {
		$data   = json_decode( $json, true );
		$result = Make::importer()->import_json( $json );

		$this->assertSame( array(), $this->tell( $result->get_errors() ) );
		$this->assertSame( array(), $this->tell( $result->get_warnings() ) );
		$this->assertCount( count( $data['chaty_widgets'] ), $result->get_widgets() );
		$this->assertSame( $data['data_analytics_settings'], $result->get_analytics() );
		foreach ( $result->get_widgets() as $index => $widget ) {
			$this->assertSame( array_column( $data['chaty_widgets'][ $index ]['channels'], 'channel' ), array_column( $widget['channels'], 'channel' ) );
			$this->assertSame( array_map( 'trim', array_column( $data['chaty_widgets'][ $index ]['channels'], 'value' ) ), array_column( $widget['channels'], 'value' ) );
		}

		$again = Make::importer()->import_json( (string) wp_json_encode( array( 'chaty_widgets' => $result->get_widgets() ) ) );
		$this->assertSame( array(), $this->tell( array_merge( $again->get_errors(), $again->get_warnings() ) ) );
		$this->assertSame( $result->get_widgets(), $again->get_widgets() );
	}

	public function test_bare_list_is_accepted_and_says_nothing_about_tracking(): void {
		$result = Make::importer()->import( array( Make::widget(), Make::widget( array(), array( 'id' => '_1' ) ) ) );

		$this->assertSame( array( 0, '_1' ), array_column( $result->get_widgets(), 'id' ) );
		$this->assertNull( $result->get_analytics() );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: string|null, 2: int|null, 3: array<int, string>}>
	 */
	public function provide_names(): array {
		$long = 'widgets[0].name: must have at most 60 characters.';

		return array(
			'neither'        => array( array(), null, null, array() ),
			'both'           => array( array( 'name' => 'Shop', 'is_active' => false ), 'Shop', 0, array() ),
			'on, as text'    => array( array( 'is_active' => 'yes' ), null, 1, array() ),
			'no name'        => array( array( 'name' => '' ), '', null, array() ),
			'a number'       => array( array( 'name' => 24 ), '24', null, array() ),
			'60 emojis'      => array( array( 'name' => str_repeat( '💬', 60 ) ), str_repeat( '💬', 60 ), null, array() ),
			'61 letters'     => array( array( 'name' => str_repeat( 'ä', 61 ) ), null, null, array( $long ) ),
			'from the right' => array( array( 'name' => "\u{202b}صفحة\u{202c}" ), "\u{202b}صفحة\u{202c}", null, array() ),
			'a script'       => array( array( 'name' => 'A<script>alert(1)</script>B' ), 'AB', null, array() ),
			'lines'          => array( array( 'name' => "A\nB\0" ), 'A B', null, array() ),
			'a list'         => array( array( 'name' => array( 'A' ) ), null, null, array( 'widgets[0].name: must be text.' ) ),
			'a list as flag' => array( array( 'is_active' => array( 1 ) ), null, null, array( 'widgets[0].is_active: must be a boolean: 1, 0, true, false, "yes", "no", "on" or "off".' ) ),
		);
	}

	/**
	 * @dataProvider provide_names
	 *
	 * @param array<string, mixed> $keys      Keys of the widget.
	 * @param string|null          $name      Name that is kept.
	 * @param int|null             $is_active Switch that is kept.
	 * @param array<int, string>   $issues    What is reported.
	 */
	public function test_names_and_switches_are_kept_or_reported( array $keys, ?string $name, ?int $is_active, array $issues ): void {
		$result = Make::importer()->import( array( Make::widget( array(), $keys ) ) );
		$widget = $result->get_widgets()[0] ?? array();

		$this->assertSame( array( $name, $is_active, $issues ), array( $widget['name'] ?? null, $widget['is_active'] ?? null, $this->tell( $result->get_errors() ) ) );
	}

	/**
	 * Given an empty list, when it is imported, then it is accepted: so an owner removes all widgets.
	 */
	public function test_empty_list_comes_in(): void {
		$result = Make::importer()->import( array() );

		$this->assertSame( array(), $result->get_errors() );
		$this->assertSame( array(), $result->get_widgets() );
	}

	/**
	 * @testWith ["site-27.json"]
	 *           ["site-30.json"]
	 */
	public function test_given_settings_of_chaty_2_when_they_are_imported_then_one_error_says_so( string $name ): void {
		$result = Make::importer()->import_json( $this->read_file( "tests/fixtures/settings/$name" ) );

		$this->assertCount( 1, $result->get_errors() );
		$this->assertStringContainsString( 'Chaty 2', $result->get_errors()[0]->to_line() );
		$this->assertSame( array(), $result->get_widgets() );
	}

	/**
	 * @return array<string, array{0: string, 1: string}>
	 */
	public function provide_other_files(): array {
		return array(
			'nothing'             => array( '', 'not valid JSON' ),
			'half of JSON'        => array( '{"chaty_widgets":[', 'not valid JSON' ),
			'text'                => array( '"hello"', 'must be an object' ),
			'a number'            => array( '7', 'must be an object' ),
			'null'                => array( 'null', 'must be an object' ),
			'another object'      => array( '{"a":1}', 'must be an object' ),
			'an empty object'     => array( "\xEF\xBB\xBF\n{ }", 'must be an object' ),
			'widgets that are no' => array( '{"chaty_widgets":7}', 'widgets: must be a list.' ),
			'widgets as object'   => array( '{"chaty_widgets":{"a":1}}', 'widgets: must be a list.' ),
			'Chaty 2, no widgets' => array( '{"object_settings":{},"chaty_widgets":[]}', 'Chaty 2' ),
		);
	}

	/**
	 * @dataProvider provide_other_files
	 */
	public function test_given_file_that_is_no_settings_when_it_comes_in_then_error_says_what_is_wrong( string $json, string $expected ): void {
		$errors = Make::importer()->import_json( $json )->get_errors();

		$this->assertCount( 1, $errors );
		$this->assertStringContainsString( $expected, $errors[0]->to_line() );
	}

	public function test_given_file_with_byte_order_mark_when_it_comes_in_then_mark_does_not_matter(): void {
		$this->assertSame( array(), Make::importer()->import_json( "\xEF\xBB\xBF[]" )->get_errors() );
	}

	/**
	 * @return array<string, array{0: array<int, mixed>, 1: array<int, string>}>
	 */
	public function provide_errors(): array {
		return array(
			'widget that is none'       => array( array( 'x' ), array( 'widgets[0]: must be an object.' ) ),
			'widget without id'         => array( array( array( 'channels' => array() ) ), array( 'widgets[0].id: is missing.' ) ),
			'widget without channels'   => array( array( array( 'id' => 0 ) ), array( 'widgets[0].channels: is missing.' ) ),
			'id with SQL'               => array( array( Make::widget( array(), array( 'id' => "0' OR 1=1" ) ) ), array( 'widgets[0].id: must be 0, "_1", "_2" and so on.' ) ),
			'negative id'               => array( array( Make::widget( array(), array( 'id' => -1 ) ) ), array( 'widgets[0].id: must be 0, "_1", "_2" and so on.' ) ),
			'same id twice'             => array( array( Make::widget(), Make::widget( array(), array( 'id' => '0' ) ) ), array( 'widgets[1].id: is already the ID of widgets[0].' ) ),
			'same id after none'        => array( array( array( 'channels' => array() ), Make::widget(), Make::widget() ), array( 'widgets[0].id: is missing.', 'widgets[2].id: is already the ID of widgets[1].' ) ),
			'same id in two ways'       => array( array( Make::widget( array(), array( 'id' => '_1' ) ), Make::widget( array(), array( 'id' => 1 ) ) ), array( 'widgets[1].id: is already the ID of widgets[0].' ) ),
			'channels that are no list' => array( array( array( 'id' => 0, 'channels' => 'Phone' ) ), array( 'widgets[0].channels: must be a list.' ) ),
			'channel that is none'      => array( array( Make::widget( array( Make::channel(), array( 'value' => '1' ) ) ) ), array( 'widgets[0].channels[1].channel: is missing.' ) ),
			'channel with a bad name'   => array( array( Make::widget( array( Make::channel( array( 'channel' => '<b>' ) ) ) ) ), array( 'widgets[0].channels[0].channel: must be a name of letters, digits and underscores.' ) ),
			'value that is a list'      => array( array( Make::widget(), Make::widget( array( Make::channel( array( 'value' => array( 1 ) ) ) ), array( 'id' => '_1' ) ) ), array( 'widgets[1].channels[0].value: must be text.' ) ),
			'settings that are a list'  => array( array( Make::widget( array(), array( 'settings' => array( 1 ) ) ) ), array( 'widgets[0].settings: must be an object.' ) ),
			'size that is a word'       => array( array( Make::widget( array(), array( 'settings' => array( 'widget_size' => 'big' ) ) ) ), array( 'widgets[0].settings.widget_size: must be a number.' ) ),
			'switch that is an object'  => array( array( Make::widget( array(), array( 'settings' => array( 'show_close_button' => array( 'a' => 1 ) ) ) ) ), array( 'widgets[0].settings.show_close_button: must be a boolean: 1, 0, true, false, "yes", "no", "on" or "off".' ) ),
			'rule in a list of rules'   => array( array( Make::widget( array(), array( 'triggers' => array( 'day_hours_scheduling_rules' => array( array( 'days' => 'x' ) ) ) ) ) ), array( 'widgets[0].triggers.day_hours_scheduling_rules[0].days: must be a number.' ) ),
			'several at once'           => array( array( Make::widget( array( Make::channel( array( 'value' => array( 1 ), 'agent_data' => 7 ) ), 3 ) ) ), array( 'widgets[0].channels[0].value: must be text.', 'widgets[0].channels[0].agent_data: must be a list.', 'widgets[0].channels[1]: must be an object.' ) ),
		);
	}

	/**
	 * @dataProvider provide_errors
	 *
	 * @param array<int, mixed>  $widgets  Widgets.
	 * @param array<int, string> $expected What is reported.
	 */
	public function test_errors_have_their_path_and_nothing_is_accepted( array $widgets, array $expected ): void {
		$result = Make::importer()->import( array( 'chaty_widgets' => $widgets ) );

		$this->assertSame( $expected, $this->tell( $result->get_errors() ) );
		$this->assertSame( array(), $result->get_widgets() );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: array<int, string>}>
	 */
	public function provide_warnings(): array {
		return array(
			'unknown key'        => array( array( 'settings' => array( 'new_thing' => 1 ) ), array( 'widgets[0].settings.new_thing: is unknown and is ignored.' ) ),
			'null'               => array( array( 'settings' => array( 'close_text' => null ) ), array( 'widgets[0].settings.close_text: is null and is ignored.' ) ),
			'no color'           => array( array( 'settings' => array( 'widget_color' => 'red' ) ), array( 'widgets[0].settings.widget_color: is invalid and is corrected.' ) ),
			'no choice'          => array( array( 'settings' => array( 'position' => 'top' ) ), array( 'widgets[0].settings.position: is invalid and is corrected.' ) ),
			'size out of bounds' => array( array( 'settings' => array( 'widget_size' => 4000 ) ), array( 'widgets[0].settings.widget_size: is invalid and is corrected.' ) ),
			'address with code'  => array( array( 'channels' => array( Make::channel( array( 'url' => 'javascript:alert(1)' ) ) ) ), array( 'widgets[0].channels[0].url: is invalid and is corrected.' ) ),
			'value with code'    => array( array( 'channels' => array( Make::channel( array( 'value' => 'javascript:alert(1)' ) ) ) ), array( 'widgets[0].channels[0].value: is invalid and is corrected.' ) ),
			'no such channel'    => array( array( 'channels' => array( Make::channel( array( 'channel' => 'Poptin' ) ) ) ), array( 'widgets[0].channels[0]: Poptin in “Widget 1” is left out: there is no such channel here.' ) ),
			'value without use'  => array( array( 'channels' => array( Make::channel(), Make::channel( array( 'channel' => 'Whatsapp', 'value' => 'abc' ) ) ) ), array( 'widgets[0].channels[1]: WhatsApp in “Widget 1” is left out: it leads nowhere.' ) ),
			'agents without use' => array( array( 'channels' => array( Make::channel( array( 'is_agent' => 1, 'agent_data' => array( array( 'value' => 'abc' ) ) ) ) ) ), array( 'widgets[0].channels[0]: Phone in “Widget 1” is left out: it leads nowhere.' ) ),
			'empty or off'       => array( array( 'channels' => array( Make::channel( array( 'value' => '' ) ), Make::channel( array( 'value' => 'abc', 'is_desktop' => 0, 'is_mobile' => 0 ) ) ) ), array() ),
			'usual ways of none' => array( array( 'channels' => array( Make::channel( array( 'url' => '#', 'viber_url' => 'javascript:;' ) ) ) ), array() ),
		);
	}

	/**
	 * @dataProvider provide_warnings
	 *
	 * @param array<string, mixed> $more     Keys of a widget.
	 * @param array<int, string>   $expected What is reported.
	 */
	public function test_oddities_are_reported_and_cost_only_themselves( array $more, array $expected ): void {
		$result = Make::importer()->import( array( Make::widget( array(), $more ) ) );

		$this->assertSame( $expected, $this->tell( $result->get_warnings() ) );
		$this->assertSame( array(), $this->tell( $result->get_errors() ) );
		$this->assertCount( 1, $result->get_widgets() );
		$this->assertArrayNotHasKey( 'new_thing', $result->get_widgets()[0]['settings'] );
		$this->assertSame( array(), Idle_Channels::report( $result->get_widgets() ) );
	}

	public function test_channels_of_unknown_type_and_without_use_are_told_apart(): void {
		$channels = array( Make::channel( array( 'channel' => 'Poptin' ) ), Make::channel( array( 'channel' => 'Whatsapp', 'value' => 'abc' ) ) );
		$issues   = Idle_Channels::report( array( Make::widget( $channels ) ) );

		$this->assertSame( array( 'widgets[0].channels[0]: has an unknown type, and is not shown.', 'widgets[0].channels[1]: leads nowhere, and is not shown.' ), $this->tell( $issues ) );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: string, 2: mixed}>
	 */
	public function provide_odd_types(): array {
		return array(
			'close button as a word'      => array( array( 'settings' => array( 'show_close_button' => 'yes' ) ), 'settings.show_close_button', 1 ),
			'close button as a number'    => array( array( 'settings' => array( 'show_close_button' => 0 ) ), 'settings.show_close_button', 0 ),
			'switch as an empty list'     => array( array( 'triggers' => array( 'has_day_hours_scheduling_rules' => array() ) ), 'triggers.has_day_hours_scheduling_rules', 0 ),
			'switch as true'              => array( array( 'triggers' => array( 'exit_intent' => true ) ), 'triggers.exit_intent', 1 ),
			'count as empty text'         => array( array( 'settings' => array( 'pending_mesg_count' => '' ) ), 'settings.pending_mesg_count', 0 ),
			'spacing as text'             => array( array( 'settings' => array( 'bottom_spacing' => '70' ) ), 'settings.bottom_spacing', 70 ),
			'custom position as a number' => array( array( 'settings' => array( 'custom_position' => 1 ) ), 'settings.custom_position', '' ),
			'zone as a number'            => array( array( 'triggers' => array( 'time_diff' => 0 ) ), 'triggers.time_diff', '0' ),
			'zone as half an hour'        => array( array( 'triggers' => array( 'day_time_diff' => 5.5 ) ), 'triggers.day_time_diff', '5.5' ),
			'list as empty text'          => array( array( 'triggers' => array( 'countries' => '' ) ), 'triggers.countries', array() ),
			'list with gaps'              => array( array( 'triggers' => array( 'countries' => array( 0 => 'US', 2 => 'de' ) ) ), 'triggers.countries', array( 'US', 'DE' ) ),
			'object as an empty list'     => array( array( 'triggers' => array( 'date_scheduling_rules' => array() ) ), 'triggers.date_scheduling_rules', array() ),
		);
	}

	/**
	 * @dataProvider provide_odd_types
	 *
	 * @param array<string, mixed> $more     Keys of a widget.
	 * @param mixed                $expected What it is.
	 */
	public function test_odd_types_are_accepted_without_issue_in_one_form( array $more, string $path, $expected ): void {
		$result = Make::importer()->import( array( Make::widget( array(), $more ) ) );
		$value  = $result->get_widgets()[0];
		foreach ( explode( '.', $path ) as $key ) {
			$value = $value[ $key ];
		}

		$this->assertSame( array(), $this->tell( array_merge( $result->get_errors(), $result->get_warnings() ) ) );
		$this->assertSame( $expected, $value );
	}

	/**
	 * @param array<int, Issue> $issues Problems.
	 * @return array<int, string>
	 */
	private function tell( array $issues ): array {
		return array_map( static fn ( Issue $issue ): string => $issue->to_line(), $issues );
	}

	/**
	 * @return array<string, array{0: array<array-key, mixed>, 1: string}>
	 */
	public function provide_long_settings(): array {
		$with = static fn ( array $channel, array $widget = array() ): array => array( Make::widget( array( Make::channel( $channel ) ), $widget ) );

		return array(
			'a text'                 => array( $with( array( 'hover_text' => str_repeat( 'é', 1001 ) ) ), 'widgets[0].channels[0].hover_text: must have at most 1,000 characters.' ),
			'a drawing'              => array( $with( array( 'svg_icon' => str_repeat( '<svg>', 4001 ) ) ), 'widgets[0].channels[0].svg_icon: must have at most 20,000 characters.' ),
			'a switch'               => array( $with( array( 'is_mobile' => str_repeat( '1 ', 51 ) ) ), 'widgets[0].channels[0].is_mobile: must have at most 100 characters.' ),
			'a choice'               => array( $with( array(), array( 'settings' => array( 'position' => str_repeat( 'left', 26 ) ) ) ), 'widgets[0].settings.position: must have at most 100 characters.' ),
			'many channels'          => array( array( Make::widget( array_fill( 0, 51, Make::channel() ) ) ), 'widgets[0].channels: must have at most 50 entries.' ),
			'many widgets'           => array( array_map( static fn( int $id ): array => Make::widget( array(), array( 'id' => $id ) ), range( 0, 50 ) ), 'widgets: must have at most 50 entries.' ),
			'all of them together'   => array( array( Make::widget( array_fill( 0, 50, Make::channel( array( 'pre_set_message' => str_repeat( 'é', 6000 ) ) ) ) ) ), 'widgets: must have at most 500,000 bytes as JSON, and has ' ),
			'1 MB of an unknown key' => array( $with( array( 'extra' => str_repeat( 'x', 1000000 ) ) ), 'widgets: must have at most 500,000 bytes as JSON, and has 1,000,' ),
		);
	}

	/**
	 * Given settings that are too long, when they are imported, then that is the only error, with its path; when
	 * they are stored all the same, then only what is too long is left out.
	 *
	 * @dataProvider provide_long_settings
	 *
	 * @param array<array-key, mixed> $widgets Widgets.
	 */
	public function test_long_settings( array $widgets, string $expected ): void {
		$result = Make::importer()->import_json( (string) wp_json_encode( $widgets ) );
		$this->assertCount( 1, $result->get_errors() );
		$this->assertStringStartsWith( $expected, $result->get_errors()[0]->to_line() );
		$this->assertSame( array(), $result->get_widgets() );

		$read = Make::sanitizer()->sanitize_widgets( $widgets );
		$this->assertSame( 'Phone', $read[0]['channels'][0]['channel'] );
		$this->assertArrayNotHasKey( 'hover_text', $read[0]['channels'][0] );
		$this->assertLessThanOrEqual( 50, count( $read[0]['channels'] ) );
	}

	public function test_keys_without_effect_are_reported_and_stored_and_not_printed(): void {
		$channel = Make::channel( array( 'emoji_picker' => 'yes', 'is_open_new_tab' => '0', 'viber_url' => '', 'click_event' => 'javascript:close_chaty()' ) );
		$widget  = Make::widget( array( $channel ), array( 'settings' => array( 'cta_type' => 'simple-view', 'cta_head' => 'Hi', 'bg_blur_effect' => 1, 'close_text' => 'Bye' ) ) );
		$result  = Make::importer()->import( array( $widget ) );
		$notes   = array_map( static fn ( Issue $issue ): string => $issue->to_line(), $result->get_notes() );
		$stored  = $result->get_widgets()[0];
		$printed = Make::schema()->get_public_widget( $stored );

		$this->assertSame(
			array(
				'widgets[0].settings.cta_head: is stored, but has no effect.',
				'widgets[0].settings.bg_blur_effect: is stored, but has no effect.',
				'widgets[0].channels[0].emoji_picker: is stored, but has no effect.',
				'widgets[0].channels[0].click_event: is stored, but has no effect.',
			),
			$notes
		);
		$this->assertSame( array( 1, 'Hi' ), array( $stored['channels'][0]['emoji_picker'], $stored['settings']['cta_head'] ) );
		$this->assertSame( array( 'close_text' => 'Bye' ), $printed['settings'] );
		$this->assertSame( array_keys( Make::channel() ), array_keys( $printed['channels'][0] ) );
	}
}
