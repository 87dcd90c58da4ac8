<?php
namespace Chaty;

use Chaty\Storage\Tables;
use WP_Site;

/**
 * Creates tables of its own for each site of a network, and drops them with the site. Sites that existed
 * before the plugin was activated for the network get theirs with their first request.
 */
final class Multisite implements Registrable {

	/**
	 * After WordPress has created the site's own tables.
	 */
	private const PRIORITY = 200;

	private Context $context;
	private Tables $tables;

	public function __construct( Context $context, Tables $tables ) {
		$this->context = $context;
		$this->tables  = $tables;
	}

	public function register(): void {
		if ( is_multisite() ) {
			add_action( 'wp_initialize_site', array( $this, 'create_tables' ), self::PRIORITY );
			add_filter( 'wpmu_drop_tables', array( $this, 'add_tables' ) );
		}
	}

	public function create_tables( WP_Site $site ): void {
		$active = (array) get_site_option( 'active_sitewide_plugins', array() );
		if ( ! isset( $active[ plugin_basename( $this->context->get_main_file() ) ] ) ) {
			return;
		}

		switch_to_blog( (int) $site->blog_id );
		$this->tables->create();
		restore_current_blog();
	}

	/**
	 * Adds the tables to those that WordPress drops with a site. WordPress has switched to it.
	 *
	 * @param array<array-key, string> $tables Tables.
	 * @return array<array-key, string>
	 */
	public function add_tables( array $tables ): array {
		return array_merge( $tables, array_map( array( Tables::class, 'get_table' ), array( 'stats', 'pages', 'contacts' ) ) );
	}
}
