<?php
/**
 * Names of earlier versions.
 *
 * @package Chaty
 */

namespace Chaty;

use Chaty\Config\Names;
use Chaty\Storage\Query;

/**
 * Moves options, cached lookups and cron events of earlier versions to their present names. Runs after the
 * tables are upgraded.
 */
final class Upgrade implements Registrable {

	/**
	 * Before Default_Options and Cron add what is missing.
	 */
	private const PRIORITY = 5;

	/**
	 * New names of options, and whether they are autoloaded.
	 */
	private const OPTIONS = array(
		'chaty_widgets_seal'   => array( 'chaty_widgets_checksum', true ),
		'chaty_over_limit'     => array( 'chaty_rate_limited', true ),
		'chaty_turn_retention' => array( 'chaty_lock_retention', false ),
		'chaty_turn_geocoder'  => array( 'chaty_lock_geocoder', false ),
	);

	/**
	 * New prefixes of transients.
	 */
	private const TRANSIENTS = array( 'chaty_place_' => 'chaty_geocode_' );

	/**
	 * New names of cron events.
	 */
	private const EVENTS = array(
		'chaty_mail_again'      => 'chaty_retry_emails',
		'chaty_write_counts'    => 'chaty_flush_stats',
		'chaty_forget_visitors' => 'chaty_delete_visitor_data',
		'chaty_find_places'     => 'chaty_geocode_posts',
	);

	/**
	 * {@inheritDoc}
	 */
	public function register(): void {
		add_action( Names::UPGRADED, array( $this, 'rename' ), self::PRIORITY );
	}

	/**
	 * Renames everything.
	 */
	public function rename(): void {
		foreach ( self::OPTIONS as $old => list( $new, $is_autoloaded ) ) {
			$value = get_option( $old, null );
			if ( null !== $value ) {
				update_option( $new, $value, $is_autoloaded );
				delete_option( $old );
			}
		}
		foreach ( self::TRANSIENTS as $old => $new ) {
			$this->rename_options( "_transient_$old", "_transient_$new" );
			$this->rename_options( "_transient_timeout_$old", "_transient_timeout_$new" );
		}
		$this->rename_events();
	}

	/**
	 * Renames all options with a prefix. They are not autoloaded, and nothing has read them in this request, so
	 * no cache holds them.
	 *
	 * @param string $old Old prefix.
	 * @param string $new New prefix.
	 */
	private function rename_options( string $old, string $new ): void {
		global $wpdb;

		// WordPress has no function for many options.
		Query::run(
			(string) $wpdb->prepare(
				"UPDATE $wpdb->options SET option_name = CONCAT(%s, SUBSTRING(option_name, %d)) WHERE option_name LIKE %s",
				$new,
				strlen( $old ) + 1,
				$wpdb->esc_like( $old ) . '%'
			)
		);
	}

	/**
	 * Reschedules pending events under their new names, at the same time and with the same arguments.
	 */
	private function rename_events(): void {
		foreach ( _get_cron_array() as $time => $hooks ) {
			foreach ( array_intersect_key( $hooks, self::EVENTS ) as $old => $events ) {
				foreach ( $events as $event ) {
					$args = array_values( $event['args'] );
					if ( $event['schedule'] ) {
						wp_schedule_event( $time, $event['schedule'], self::EVENTS[ $old ], $args );
					} else {
						wp_schedule_single_event( $time, self::EVENTS[ $old ], $args );
					}
				}
			}
		}

		array_map( 'wp_unschedule_hook', array_keys( self::EVENTS ) );
	}
}
