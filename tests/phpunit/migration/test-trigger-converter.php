<?php
namespace Chaty\Tests\Migration;

use Chaty\Migration\Legacy_Options;
use Chaty\Migration\Trigger_Converter;
use Chaty\Tests\Site_Test_Case;

/**
 * Triggers of Chaty 3.x mean the same after the migration.
 */
final class Trigger_Converter_Test extends Site_Test_Case {

	/**
	 * Converts the triggers of the second widget.
	 *
	 * @param array<string, mixed> $options Options without their suffix.
	 * @return array<string, mixed>
	 */
	private function convert( array $options ): array {
		foreach ( $options as $name => $value ) {
			update_option( $name . '_1', $value );
		}

		return Trigger_Converter::convert( new Legacy_Options(), '_1' );
	}

	public function test_given_widget_without_options_then_nothing_is_on(): void {
		$this->assertSame(
			array(
				'has_time_delay'                => 0,
				'time_delay'                    => 0,
				'exit_intent'                   => 0,
				'has_display_after_page_scroll' => 0,
				'display_after_page_scroll'     => 0,
				'has_countries'                 => 0,
				'countries'                     => array(),
				'show_on_pages_rules'           => array(),
			),
			$this->convert( array() )
		);
	}

	public function test_given_delay_exit_intent_scroll_depth_and_countries_then_they_are_converted(): void {
		$triggers = $this->convert(
			array(
				'chaty_trigger_on_time'        => 'yes',
				'chaty_trigger_time'           => '7',
				'chaty_trigger_on_exit'        => 'yes',
				'chaty_trigger_on_scroll'      => 'no',
				'chaty_trigger_on_page_scroll' => '40',
				'chaty_countries_list'         => array( 'DE', 5, 'DK' ),
			)
		);

		$this->assertSame( 7, $triggers['time_delay'] );
		$this->assertSame( 1, $triggers['exit_intent'] );
		$this->assertSame( 0, $triggers['has_display_after_page_scroll'] );
		$this->assertSame( 40, $triggers['display_after_page_scroll'] );
		$this->assertSame( array( 'DE', 'DK' ), $triggers['countries'] );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: array{0: string, 1: string}}>
	 */
	public function provide_dates(): array {
		return array(
			'with times'    => array( array( 'start_date' => '1/2/2026', 'start_time' => '9:05', 'end_date' => '12/31/2026', 'end_time' => '18:30' ), array( '2026-01-02 09:05:00', '2026-12-31 18:30:00' ) ),
			'without times' => array( array( 'start_date' => '01/02/2026', 'end_date' => '12/31/2026' ), array( '2026-01-02 00:00:00', '2026-12-31 23:59:59' ) ),
			'without end'   => array( array( 'start_date' => '01/02/2026', 'end_date' => '' ), array( '2026-01-02 00:00:00', '' ) ),
			'no dates'      => array( array( 'start_date' => 'soon', 'end_date' => array( 1 ) ), array( '', '' ) ),
		);
	}

	/**
	 * @dataProvider provide_dates
	 *
	 * @param array<string, mixed>        $rule     What is stored.
	 * @param array{0: string, 1: string} $expected Start and end.
	 */
	public function test_given_dates_then_start_and_end_are_converted_with_time_zone( array $rule, array $expected ): void {
		$triggers = $this->convert( array( 'cht_date_rules' => $rule + array( 'status' => 'yes', 'timezone' => 'UTC+5.5' ) ) );

		$this->assertSame( $expected, array_values( $triggers['date_scheduling_rules'] ) );
		$this->assertSame( '+5.5', $triggers['time_diff'] );
	}

	public function test_given_dates_that_are_off_then_there_are_none(): void {
		$this->assertArrayNotHasKey( 'date_scheduling_rules', $this->convert( array( 'cht_date_rules' => array( 'status' => 'no', 'start_date' => '01/02/2026' ) ) ) );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1: array<int, string>}>
	 */
	public function provide_hours(): array {
		return array(
			'every day'        => array( array( 'days' => '0', 'start_time' => '9:00', 'end_time' => '17:30' ), array( '-1 09:00-17:30' ) ),
			'one day'          => array( array( 'days' => '2', 'start_time' => '09:00', 'end_time' => '17:30' ), array( '1 09:00-17:30' ) ),
			'until midnight'   => array( array( 'days' => '2', 'start_time' => '20:00', 'end_time' => '00:00' ), array( '1 20:00-23:59' ) ),
			'across midnight'  => array( array( 'days' => '2', 'start_time' => '22:00', 'end_time' => '06:00' ), array( '1 22:00-23:59', '2 00:00-06:00' ) ),
			'Saturday night'   => array( array( 'days' => '7', 'start_time' => '22:00', 'end_time' => '02:00' ), array( '6 22:00-23:59', '0 00:00-02:00' ) ),
			'the weekend'      => array( array( 'days' => '10', 'start_time' => '10:00', 'end_time' => '12:00' ), array( '6 10:00-12:00', '0 10:00-12:00' ) ),
			'without times'    => array( array( 'days' => '1' ), array( '0 00:00-23:59' ) ),
			'times of no hour' => array( array( 'days' => '1', 'start_time' => 'noon', 'end_time' => array() ), array( '0 00:00-23:59' ) ),
		);
	}

	/**
	 * @dataProvider provide_hours
	 *
	 * @param array<string, mixed> $rule     What is stored.
	 * @param array<int, string>   $expected Day, start and end of each rule.
	 */
	public function test_given_rule_for_hours_then_new_ones_mean_same( array $rule, array $expected ): void {
		$triggers = $this->convert( array( 'cht_date_and_time_settings' => array( $rule + array( 'gmt' => 'UTC-3' ), 'no rule' ) ) );
		$lines    = array_map(
			static fn ( array $rule ): string => $rule['days'] . ' ' . $rule['start_time'] . '-' . $rule['end_time'],
			$triggers['day_hours_scheduling_rules']
		);

		$this->assertSame( $expected, $lines );
		$this->assertSame( '-3', $triggers['day_time_diff'] );
	}
}
