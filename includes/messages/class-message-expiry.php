<?php
namespace Chaty\Messages;

use Chaty\Config\Names;
use Chaty\Config\Privacy_Settings;

/**
 * Says which messages the daily run deletes, and tells owners before a setting lets it delete more.
 *
 * @phpstan-type Days array{retention_days: int, contacts_trash_days: int}
 */
final class Message_Expiry {

	private Message_Query $messages;

	public function __construct( Message_Query $messages ) {
		$this->messages = $messages;
	}

	/**
	 * Returns the filters of the messages that a run deletes, by setting. A setting of 0 days deletes none.
	 *
	 * @param Days $settings Days.
	 * @param int  $at       When the run takes place.
	 * @return array{contacts_trash_days?: array<string, string>, retention_days?: array<string, string>}
	 */
	public static function get_filters( array $settings, int $at ): array {
		$filters = array();
		if ( 0 !== $settings['contacts_trash_days'] ) {
			$filters['contacts_trash_days'] = array(
				'box'         => Message_Folder::TRASH,
				'boxed_until' => self::get_time( $settings['contacts_trash_days'], $at ),
			);
		}
		if ( 0 !== $settings['retention_days'] ) {
			$filters['retention_days'] = array( 'until' => self::get_time( $settings['retention_days'], $at ) );
		}

		return $filters;
	}

	/**
	 * Returns when the next run takes place; a run that is overdue may come at any moment.
	 */
	public static function get_next_run(): int {
		return max( time(), (int) wp_next_scheduled( Names::DELETE_OLD_CONTACTS ) );
	}

	/**
	 * Counts the messages that a run deletes.
	 *
	 * @param Days $settings Days.
	 * @param int  $at       When the run takes place.
	 * @return Days|\WP_Error
	 */
	public function count( array $settings, int $at ) {
		$counts = array(
			'retention_days'      => 0,
			'contacts_trash_days' => 0,
		);
		foreach ( self::get_filters( $settings, $at ) as $name => $filters ) {
			$counts[ $name ] = $this->messages->get_totals( $filters )['count'];
			if ( $this->messages->has_failed() ) {
				return new \WP_Error( 'chaty_db_read_failed', __( 'The messages could not be read.', 'chaty' ), array( 'status' => 500 ) );
			}
		}

		return $counts;
	}

	/**
	 * Says what the next run deletes if settings are saved that keep messages for a shorter time than the stored ones.
	 *
	 * @param array<string, mixed> $settings Settings; those of Privacy_Settings that are missing stay.
	 * @return array{retention_days: int, contacts_trash_days: int, next_run: string, message: string}|\WP_Error Numbers of
	 *                        messages by setting, a time (ISO 8601, UTC), and sentences: empty if nothing is deleted.
	 */
	public function forecast( array $settings ) {
		$stored = ( new Privacy_Settings() )->get_settings();
		$days   = array();
		foreach ( array( 'retention_days', 'contacts_trash_days' ) as $name ) {
			$new           = (int) ( $settings[ $name ] ?? 0 );
			$days[ $name ] = 0 === $stored[ $name ] || $new < $stored[ $name ] ? $new : 0;
		}
		$next_run = self::get_next_run();
		$counts   = $this->count( $days, $next_run );

		return is_wp_error( $counts ) ? $counts : $counts + array(
			'next_run' => gmdate( 'Y-m-d\TH:i:s\Z', $next_run ),
			'message'  => $this->get_message( $counts, $days, $next_run ),
		);
	}

	/**
	 * Returns the sentences about what a run deletes.
	 *
	 * @param Days $counts Numbers of messages.
	 * @param Days $days   Days.
	 * @param int  $at     When the run takes place.
	 */
	private function get_message( array $counts, array $days, int $at ): string {
		$time = (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $at );
		/* translators: 1: number of messages, 2: such as "30 days", 3: date and time. */
		$older = _n(
			'%1$s message that is older than %2$s will be deleted for good by the daily run of %3$s.',
			'%1$s messages that are older than %2$s will be deleted for good by the daily run of %3$s.',
			$counts['retention_days'],
			'chaty'
		);
		/* translators: 1: number of messages, 2: such as "30 days", 3: date and time. */
		$trashed = _n(
			'%1$s message that has been in the trash for longer than %2$s will be deleted for good by the daily run of %3$s.',
			'%1$s messages that have been in the trash for longer than %2$s will be deleted for good by the daily run of %3$s.',
			$counts['contacts_trash_days'],
			'chaty'
		);
		$said    = array();
		foreach ( array_filter( $counts ) as $name => $count ) {
			$sentence = 'retention_days' === $name ? $older : $trashed;
			/* translators: %s: number of days. */
			$period = sprintf( _n( '%s day', '%s days', $days[ $name ], 'chaty' ), number_format_i18n( $days[ $name ] ) );
			$said[] = sprintf( $sentence, number_format_i18n( $count ), $period, $time );
		}

		return implode( ' ', $said );
	}

	/**
	 * Returns the time some days before a moment as the database stores it.
	 */
	private static function get_time( int $days, int $at ): string {
		return gmdate( 'Y-m-d H:i:s', $at - $days * DAY_IN_SECONDS );
	}
}
