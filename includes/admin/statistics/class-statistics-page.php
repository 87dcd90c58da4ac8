<?php
namespace Chaty\Admin\Statistics;

use Chaty\Admin\Admin_Scripts;
use Chaty\Admin\Script_Page;
use Chaty\Config\Capabilities;
use Chaty\Storage\Stats_Text;

/**
 * The screen on which owners read their statistics. PHP prints the last 28 days, which stay where no script
 * takes over.
 */
final class Statistics_Page extends Script_Page {

	public const SLUG       = 'chaty-statistics';
	public const CAPABILITY = Capabilities::STATISTICS;

	protected const BUNDLE = 'console-statistics';

	private Statistics_Preload $preload;
	private Last_Days $last_days;

	public function __construct( Statistics_Preload $preload, Last_Days $last_days, Admin_Scripts $scripts ) {
		parent::__construct( $scripts );
		$this->preload   = $preload;
		$this->last_days = $last_days;
	}

	public function get_title(): string {
		return __( 'Statistics', 'chaty' );
	}

	protected function get_preload(): array {
		return $this->preload->get();
	}

	protected function get_notice(): string {
		return __( 'Other days, comparisons and charts need JavaScript. Please turn it on in your browser, or use "wp chaty stats" on the command line.', 'chaty' );
	}

	/**
	 * Prints the last days, or that the database did not give them.
	 */
	protected function print_content(): void {
		$rows = $this->last_days->get_days();
		if ( is_wp_error( $rows ) ) {
			printf( '<div class="notice notice-error inline"><p>%s</p></div>', esc_html( $rows->get_error_message() ) );
		} else {
			$this->print_days( $rows );
		}
	}

	/**
	 * Prints the last days, the newest first.
	 *
	 * @param array<int, array<string, mixed>> $rows Rows of the report.
	 */
	private function print_days( array $rows ): void {
		$labels = Stats_Text::get_labels();
		/* translators: %s: number of days. */
		$caption = sprintf( __( 'The last %s days', 'chaty' ), number_format_i18n( Last_Days::DAYS ) );
		printf( '<table class="widefat striped"><caption>%s</caption><thead><tr><th scope="col">%s</th>', esc_html( $caption ), esc_html__( 'Day', 'chaty' ) );
		foreach ( $labels as $label ) {
			printf( '<th scope="col">%s</th>', esc_html( $label ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( array_reverse( $rows ) as $row ) {
			printf( '<tr><th scope="row">%s</th>', esc_html( Stats_Text::get_day( $row['day'] ) ) );
			foreach ( array_keys( $labels ) as $column ) {
				printf( '<td>%s</td>', esc_html( number_format_i18n( $row[ $column ] ) ) );
			}
			echo '</tr>';
		}
		echo '</tbody></table>';
	}
}
