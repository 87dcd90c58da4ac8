<?php
/**
 * What comes back by itself.
 *
 * @package Chaty
 */

namespace Chaty;

use Chaty\Storage\Tables;

/**
 * Asks WordPress's cron for the plugin's events, and takes them back when the plugin is switched off.
 * Pages of visitors do not look after them.
 */
final class Cron implements Registrable {

	/**
	 * Messages that are old are deleted.
	 */
	public const RETENTION = 'chaty_delete_old_contacts';

	/**
	 * Mails that failed are tried again.
	 */
	public const MAIL = 'chaty_retry_emails';

	/**
	 * Hashes of visitors that have done their work are removed.
	 */
	public const TRACES = 'chaty_delete_visitor_data';

	/**
	 * Counts that gathered are written.
	 */
	public const COUNTS = 'chaty_flush_stats';

	/**
	 * Addresses of a page that was saved are looked up.
	 */
	public const PLACES = 'chaty_geocode_posts';

	/**
	 * Events, and how often they come. Most have moments of their own besides.
	 */
	private const EVENTS = array(
		self::RETENTION => 'daily',
		self::MAIL      => 'hourly',
		self::COUNTS    => 'hourly',
		self::TRACES    => 'hourly',
	);

	/**
	 * Where the plugin lives.
	 *
	 * @var Context
	 */
	private $context;

	/**
	 * Keeps what it is given.
	 *
	 * @param Context $context Where the plugin lives.
	 */
	public function __construct( Context $context ) {
		$this->context = $context;
	}

	/**
	 * Adds the part's hooks.
	 */
	public function register(): void {
		add_action( Tables::UPGRADED, array( $this, 'add_missing' ) );
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
		foreach ( self::EVENTS as $event => $often ) {
			if ( ! wp_next_scheduled( $event ) ) {
				wp_schedule_event( time() + MINUTE_IN_SECONDS, $often, $event );
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
		foreach ( array_merge( array_keys( self::EVENTS ), array( self::PLACES ) ) as $event ) {
			wp_unschedule_hook( $event );
		}
	}
}
