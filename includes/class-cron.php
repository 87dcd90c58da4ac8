<?php
namespace Chaty;

use Chaty\Config\Names;

/**
 * Schedules the cron events and clears them on deactivation. Front-end requests never check them.
 */
final class Cron implements Registrable {

	private Context $context;

	public function __construct( Context $context ) {
		$this->context = $context;
	}

	public function register(): void {
		add_action( Names::UPGRADED, array( $this, 'add_missing' ) );
		add_action( 'admin_init', array( $this, 'add_missing' ) );
		if ( wp_doing_cron() ) {
			add_action( 'init', array( $this, 'add_missing' ) );
		}
		register_deactivation_hook( $this->context->get_main_file(), array( $this, 'remove' ) );
	}

	public function add_missing(): void {
		foreach ( array_filter( Names::EVENTS ) as $event => $schedule ) {
			if ( ! wp_next_scheduled( $event ) ) {
				wp_schedule_event( time() + MINUTE_IN_SECONDS, $schedule, $event );
			}
		}
	}

	/**
	 * @param bool $is_network_wide Whether to clear those of all sites in the network.
	 */
	public function remove( bool $is_network_wide = false ): void {
		if ( ! $is_network_wide || ! is_multisite() ) {
			$this->remove_from_site();
			return;
		}

		$sites = get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		);
		foreach ( $sites as $site ) {
			switch_to_blog( $site );
			$this->remove_from_site();
			restore_current_blog();
		}
	}

	private function remove_from_site(): void {
		array_map( 'wp_unschedule_hook', array_keys( Names::EVENTS ) );
	}
}
