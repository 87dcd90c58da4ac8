<?php
namespace Chaty;

use Chaty\Config\Names;

/**
 * Moves options and cron events of earlier versions to their current names. Runs after the tables are upgraded.
 */
final class Upgrade implements Registrable {

	/**
	 * Before Default_Options and Cron add what is missing.
	 */
	private const PRIORITY = 5;

	/**
	 * New names of options by their old ones, and whether they are autoloaded.
	 *
	 * @var array<string, array{string, bool}>
	 */
	private array $options;

	/**
	 * @var array<string, string>
	 */
	private array $events;

	/**
	 * The defaults are the names that a published version had and this one has not; there are none yet.
	 *
	 * @param array<string, array{string, bool}> $options New names of options, and whether they are autoloaded.
	 * @param array<string, string>              $events  New names of cron events.
	 */
	public function __construct( array $options = array(), array $events = array() ) {
		$this->options = $options;
		$this->events  = $events;
	}

	public function register(): void {
		add_action( Names::UPGRADED, array( $this, 'rename' ), self::PRIORITY );
	}

	/**
	 * Renames everything. Pending events come at the same time and with the same arguments as before.
	 */
	public function rename(): void {
		foreach ( $this->options as $old => list( $new, $is_autoloaded ) ) {
			$value = get_option( $old, null );
			if ( null !== $value ) {
				update_option( $new, $value, $is_autoloaded );
				delete_option( $old );
			}
		}
		foreach ( _get_cron_array() as $time => $hooks ) {
			foreach ( array_intersect_key( $hooks, $this->events ) as $old => $events ) {
				foreach ( $events as $event ) {
					$args = array_values( $event['args'] );
					if ( $event['schedule'] ) {
						wp_schedule_event( $time, $event['schedule'], $this->events[ $old ], $args );
					} else {
						wp_schedule_single_event( $time, $this->events[ $old ], $args );
					}
				}
			}
		}
		array_map( 'wp_unschedule_hook', array_keys( $this->events ) );
	}
}
