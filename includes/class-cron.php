<?php
/**
 * What comes back by itself.
 *
 * @package Chaty
 */

namespace Chaty;

use Chaty\Config\Names;

/**
 * Asks WordPress's cron for the plugin's events, and takes them back when the plugin is switched off.
 * Pages of visitors do not look after them.
 */
final class Cron implements Registrable {

	private Context $context;

	/**
	 * @param Context $context Where the plugin lives.
	 */
	public function __construct( Context $context ) {
		$this->context = $context;
	}

	/**
	 * {@inheritDoc}
	 */
	public function register(): void {
		add_action( Names::UPGRADED, array( $this, 'add_missing' ) );
		add_action( 'admin_init', array( $this, 'add_missing' ) );
		if ( wp_doing_cron() ) {
			add_action( 'init', array( $this, 'add_missing' ) );
		}
		register_deactivation_hook( $this->context->get_main_file(), array( $this, 'remove' ) );
	}

	/**
	 * Adds the events that are absent.
	 */
	public function add_missing(): void {
		foreach ( array_filter( Names::EVENTS ) as $event => $schedule ) {
			if ( ! wp_next_scheduled( $event ) ) {
				wp_schedule_event( time() + MINUTE_IN_SECONDS, $schedule, $event );
			}
		}
	}

	/**
	 * Takes the events back.
	 *
	 * @param bool $is_network_wide Whether those of all sites of the network.
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

	/**
	 * Takes the events of the current site back.
	 */
	private function remove_from_site(): void {
		foreach ( array_keys( Names::EVENTS ) as $event ) {
			wp_unschedule_hook( $event );
		}
	}
}
