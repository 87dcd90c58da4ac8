<?php
namespace Chaty\Migration;

use Chaty\Config\Privacy_Settings;
use Chaty\Config\Site_Option_Rules;
use Chaty\Storage\Site_Options;
use WP_Error;

/**
 * Decides what becomes of messages that are older than this site keeps messages: the next daily run would delete them
 * after they were copied. Owners keep all, for which the retention is raised, or leave those out.
 */
final class Old_Messages {

	public const KEEP = 'keep';
	public const SKIP = 'skip';

	/**
	 * How long the oldest message stays at least: owners have a year to decide.
	 */
	private const SPARE_DAYS = 365;

	private Lead_Importer $leads;

	public function __construct( Lead_Importer $leads ) {
		$this->leads = $leads;
	}

	/**
	 * Returns how many messages are too old, for how many days this site keeps messages, and for how many days it would
	 * have to, so that all stay; 0 days are for ever.
	 *
	 * @return array{old: int, retention_days: int, keep_days: int}|WP_Error
	 */
	public function get_report() {
		$days   = ( new Privacy_Settings() )->get_settings()['retention_days'];
		$report = $this->leads->find_old( $this->get_start( $days ) );
		if ( is_wp_error( $report ) ) {
			return $report;
		}

		$age  = time() - (int) strtotime( $report['oldest'] . ' UTC' );
		$keep = (int) ceil( $age / DAY_IN_SECONDS ) + self::SPARE_DAYS;

		return array(
			'old'            => $report['old'],
			'retention_days' => $days,
			'keep_days'      => 0 === $report['old'] ? $days : ( $keep > Site_Option_Rules::MAX_DAYS['retention_days'] ? 0 : $keep ),
		);
	}

	/**
	 * Prepares this site for the messages to come, and returns from when on they are copied.
	 *
	 * @param string $choice KEEP or SKIP.
	 * @return string|WP_Error Time (UTC); empty for all.
	 */
	public function prepare( string $choice ) {
		$report = $this->get_report();
		if ( is_wp_error( $report ) ) {
			return $report;
		}
		if ( self::SKIP === $choice ) {
			return $this->get_start( $report['retention_days'] );
		}

		$saved = 0 === $report['old'] ? array() : ( new Site_Options() )->save( array( 'retention_days' => $report['keep_days'] ), null );

		return is_wp_error( $saved ) ? $saved : '';
	}

	/**
	 * Says for how long this site keeps messages from then on.
	 *
	 * @param int $days Days; 0 for ever.
	 */
	public static function describe( int $days ): string {
		if ( 0 === $days ) {
			return __( 'This site then keeps messages until somebody deletes them.', 'chaty' );
		}

		/* translators: %s: number of days. */
		return sprintf( _n( 'This site then keeps messages for %s day.', 'This site then keeps messages for %s days.', $days, 'chaty' ), number_format_i18n( $days ) );
	}

	/**
	 * Returns from when on messages are kept.
	 *
	 * @param int $days Days; 0 for ever.
	 * @return string Time (UTC); empty for ever.
	 */
	private function get_start( int $days ): string {
		return 0 === $days ? '' : gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS );
	}
}
