<?php
/**
 * Sites of a network.
 *
 * @package Chaty
 */

namespace Chaty;

use Chaty\Storage\Tables;
use WP_Site;

/**
 * Gives each site of a network tables of its own, and takes them away with the site. Sites that stood
 * before the plugin was activated for the network get theirs with their first request.
 */
final class Multisite implements Registrable {

	/**
	 * After WordPress has made the site's own tables.
	 */
	private const AFTER_TABLES = 200;

	private Context $context;
	private Tables $database;

	/**
	 * @param Context $context  Where the plugin lives.
	 * @param Tables  $database The tables.
	 */
	public function __construct( Context $context, Tables $database ) {
		$this->context  = $context;
		$this->database = $database;
	}

	/**
	 * {@inheritDoc}
	 */
	public function register(): void {
		if ( is_multisite() ) {
			add_action( 'wp_initialize_site', array( $this, 'create_tables' ), self::AFTER_TABLES );
			add_filter( 'wpmu_drop_tables', array( $this, 'add_tables' ) );
		}
	}

	/**
	 * Makes the tables of a new site.
	 *
	 * @param WP_Site $site The site.
	 */
	public function create_tables( WP_Site $site ): void {
		$active = (array) get_site_option( 'active_sitewide_plugins', array() );
		if ( ! isset( $active[ plugin_basename( $this->context->get_main_file() ) ] ) ) {
			return;
		}

		switch_to_blog( (int) $site->blog_id );
		$this->database->create();
		restore_current_blog();
	}

	/**
	 * Adds the tables to those that go with a site; WordPress has switched to it.
	 *
	 * @param array<array-key, string> $tables Tables.
	 * @return array<array-key, string>
	 */
	public function add_tables( array $tables ): array {
		$tables[] = Tables::get_table( 'stats' );
		$tables[] = Tables::get_table( 'contacts' );

		return $tables;
	}
}
