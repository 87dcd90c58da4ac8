<?php
namespace Chaty\Health;

use Chaty\Config\Names;

/**
 * Says when the recurring events run next, and which of them should have run.
 *
 * @phpstan-import-type State from Tool_States
 */
final class Cron_State {

	/**
	 * How late an event may be: Site Health of WordPress allows as much where the server runs the events.
	 */
	private const LATE_SECONDS = HOUR_IN_SECONDS;

	/**
	 * @return State
	 */
	public function get(): array {
		$fields = array();
		$late   = array();
		foreach ( $this->get_labels() as $name => $label ) {
			$next  = (int) wp_next_scheduled( $name );
			$value = 0 === $next ? __( 'Not scheduled', 'chaty' ) : (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $next );
			$debug = 0 === $next ? 'not scheduled' : gmdate( 'Y-m-d\TH:i:s\Z', $next );
			if ( $next < time() - self::LATE_SECONDS ) {
				$late[] = $name;
				$value .= 0 === $next ? '' : ' – ' . __( 'Late', 'chaty' );
				$debug .= ', late';
			}
			$fields[ $name ] = compact( 'label', 'value', 'debug' );
		}

		/* translators: %s: names of events. */
		$problem = sprintf( __( 'More than an hour late: %s. Until they run, no email is sent again and no old message is deleted.', 'chaty' ), implode( ', ', $late ) )
			. ' ' . __( 'WordPress runs events when somebody visits the site; where that is switched off or rare, let the server call wp-cron.php.', 'chaty' );

		return array(
			'name'   => 'cron',
			'label'  => __( 'Scheduled events', 'chaty' ),
			'status' => array() === $late ? 'good' : 'recommended',
			'title'  => array() === $late ? __( 'The events of Chaty run in time', 'chaty' ) : __( 'Events of Chaty do not run', 'chaty' ),
			'text'   => array() === $late ? __( 'Emails are sent again, and old messages are deleted.', 'chaty' ) : $problem,
			'fields' => $fields,
			'tools'  => array(),
		);
	}

	/**
	 * Returns the recurring events of `Names::EVENTS`.
	 *
	 * @return array<string, string>
	 */
	private function get_labels(): array {
		return array(
			Names::DELETE_OLD_CONTACTS => __( 'Delete old messages', 'chaty' ),
			Names::RETRY_EMAILS        => __( 'Send failed emails again', 'chaty' ),
			Names::FLUSH_STATS         => __( 'Write what was counted', 'chaty' ),
			Names::DELETE_VISITOR_DATA => __( 'Delete hashes of visitors', 'chaty' ),
			Names::SEND_REPORT         => __( 'Send the report', 'chaty' ),
		);
	}
}
