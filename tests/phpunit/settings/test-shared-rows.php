<?php
namespace Chaty\Tests\Settings;

use Chaty\Explain\Conditions;
use Chaty\Launcher\Widget;
use Chaty\Settings\Links\Channel_Action;
use Chaty\Settings\Links\Channel_Link;
use Chaty\Settings\Links\Link_Facts;
use Chaty\Settings\Sanitizers;
use Chaty\Tests\Make;
use DateTimeImmutable;
use PHPUnit\Framework\TestCase;

/**
 * The page's tests read the same rows (src/widget/services/shared-rows.test.ts).
 */
final class Shared_Rows_Test extends TestCase {

	/**
	 * @return array<string, mixed>
	 */
	private function read_file( string $name ): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . "/fixtures/$name-rows.json" ), true );
	}

	/**
	 * @param string $title Key that tells the rows apart, besides their number.
	 * @param string $list  Key of the rows in the file.
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	private function read_rows( string $name, string $title, string $list = 'rows' ): array {
		$rows = array();
		foreach ( $this->read_file( $name )[ $list ] as $index => $row ) {
			$rows[ $index . ': ' . wp_json_encode( $row[ $title ] ) ] = array( $row );
		}

		return $rows;
	}

	/**
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public function provide_values(): array {
		return $this->read_rows( 'availability', 'value', 'values' );
	}

	/**
	 * @dataProvider provide_values
	 *
	 * @param array<string, mixed> $row Row of the file.
	 */
	public function test_given_value_then_server_knows_for_channels_of_which_kind_it_leads_somewhere( array $row ): void {
		foreach ( $this->read_file( 'availability' )['kinds'] as $kind => $types ) {
			foreach ( $types as $type ) {
				$channel = array(
					'channel' => $type,
					'value'   => $row['value'],
				);
				$this->assertSame( in_array( $kind, $row['kinds'], true ), $this->can_show( Make::channel( $channel ), 'desktop' ), $type );
			}
		}
	}

	/**
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public function provide_channels(): array {
		return $this->read_rows( 'availability', 'about', 'channels' );
	}

	/**
	 * @dataProvider provide_channels
	 *
	 * @param array<string, mixed> $row Row of the file.
	 */
	public function test_given_channel_then_server_knows_on_which_devices_it_shows( array $row ): void {
		$this->assertSame( $row['desktop'], $this->can_show( $row['channel'], 'desktop' ) );
		$this->assertSame( $row['mobile'], $this->can_show( $row['channel'], 'mobile' ) );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public function provide_links(): array {
		return $this->read_rows( 'link', 'value' );
	}

	/**
	 * @dataProvider provide_links
	 *
	 * @param array<string, mixed> $row Row of the file.
	 */
	public function test_given_channel_then_server_knows_where_it_leads_on_each_device_and_in_which_tab( array $row ): void {
		$page    = $this->read_file( 'link' )['page'];
		$channel = array(
			'channel' => $row['type'],
			'value'   => $row['value'],
		) + ( $row['settings'] ?? array() );
		foreach ( $row['devices'] as $device ) {
			$facts = new Link_Facts( 'desktop' !== $device, 'ios' === $device, static fn ( string $name ): string => $page[ $name ] );
			$link  = Channel_Link::of_channel( $channel, $facts );

			$this->assertSame( $row['link'], null === $link ? null : $link->to_list(), $device );
		}
	}

	/**
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public function provide_colors(): array {
		return $this->read_rows( 'color', 'value' );
	}

	/**
	 * @dataProvider provide_colors
	 *
	 * @param array<string, mixed> $row Row of the file.
	 */
	public function test_given_color_then_server_keeps_what_page_takes( array $row ): void {
		$this->assertSame( $row['color'], Sanitizers::sanitize( 'color', is_string( $row['value'] ) ? $row['value'] : '', array() ) );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public function provide_conditions(): array {
		return $this->read_rows( 'condition', 'about' );
	}

	/**
	 * Given triggers, then the server keeps what the page reads the same from, and brings the page's
	 * rules with the loader only where there is something to decide.
	 *
	 * @dataProvider provide_conditions
	 *
	 * @param array<string, mixed> $row Row of the file.
	 */
	public function test_conditions( array $row ): void {
		$widget = $this->sanitize( array( 'triggers' => $row['triggers'] ) );

		$this->assertSame( $row['kept'], $widget['triggers'] );
		$nothing = Conditions::read( array() );
		$this->assertSame( array_merge( $nothing, array_intersect_key( $row['read'], $nothing ) ), Conditions::read( $widget['triggers'] ) );

		$this->assertSame( $row['needsRules'], ( new Widget( array( 'channels' => array() ) + $widget ) )->has_conditions() );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public function provide_visits(): array {
		return $this->read_rows( 'condition', 'about', 'visits' );
	}

	/**
	 * @dataProvider provide_visits
	 *
	 * @param array<string, mixed> $row Row of the file.
	 */
	public function test_server_tells_which_condition_hides_widget_as_page_does( array $row ): void {
		$conditions = Conditions::read( $this->sanitize( array( 'triggers' => $row['triggers'] ) )['triggers'] );
		$failed     = Conditions::find_failed( $conditions, new DateTimeImmutable( $row['at'] ), $row['country'] );

		$this->assertSame( $row['hidden'], $failed[0] ?? null );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>}>
	 */
	public function provide_words(): array {
		return $this->read_rows( 'word', 'at' );
	}

	/**
	 * @dataProvider provide_words
	 *
	 * @param array<string, mixed> $row Row of the file.
	 */
	public function test_given_word_or_address_then_server_keeps_what_page_reads_same_from( array $row ): void {
		list( $level, $key ) = explode( '.', $row['at'] );
		$given               = array( $key => $row['value'] );
		if ( 'settings' === $level ) {
			$part = $this->sanitize( array( 'settings' => $given ) )['settings'];
		} elseif ( 'agent' === $level ) {
			$part = $this->sanitize( array( 'channels' => array( Make::channel( array( 'agent_data' => array( $given ) ) ) ) ) )['channels'][0]['agent_data'][0];
		} else {
			$part = $this->sanitize( array( 'channels' => array( Make::channel( $given ) ) ) )['channels'][0];
		}

		$this->assertSame( $row['kept'], $part[ $key ] ?? null );
	}

	/**
	 * Returns whether a channel shows, as the server keeps it.
	 *
	 * @param array<string, mixed> $channel A channel.
	 */
	private function can_show( array $channel, string $device ): bool {
		$channels = $this->sanitize( array( 'channels' => array( $channel ) ) )['channels'];

		return array() !== $channels && Channel_Action::can_show_on( $channels[0], $device );
	}

	/**
	 * Reads a widget as the server keeps it.
	 *
	 * @param array<string, mixed> $changes Other keys.
	 * @return array<string, mixed>
	 */
	private function sanitize( array $changes ): array {
		return Make::sanitizer()->sanitize_widgets( array( Make::widget( array(), $changes ) ) )[0];
	}
}
