<?php
/**
 * The plugin's tables.
 *
 * @package Chaty
 */

namespace Chaty\Storage;

use Chaty\Config\Names;
use Chaty\Registrable;

/**
 * Makes the tables, and changes them when a newer version needs another shape. An ordinary request only
 * compares one autoloaded option.
 */
final class Tables implements Registrable {

	/**
	 * Version of the plugin's data. Raise it with every change in `get_statements()`, and with every name
	 * that `Upgrade` carries over.
	 */
	public const VERSION = '3';

	/**
	 * How long after that it is tried again, in seconds: a database user who may not make tables is not asked
	 * with every request.
	 */
	private const PAUSE_SECONDS = 5 * MINUTE_IN_SECONDS;

	/**
	 * Adds the part's hooks. The statistics calls are answered at `plugins_loaded`, so the tables come
	 * before.
	 */
	public function register(): void {
		add_action( 'plugins_loaded', array( $this, 'upgrade' ), -10 );
	}

	/**
	 * Gives the full name of a table.
	 *
	 * @param string $name 'stats' or 'contacts'.
	 */
	public static function get_table( string $name ): string {
		global $wpdb;

		return $wpdb->prefix . 'chaty_' . $name;
	}

	/**
	 * Brings the tables up to date when they are not.
	 */
	public function upgrade(): void {
		if ( self::VERSION === get_option( Names::DB_VERSION ) || wp_installing() ) {
			return;
		}
		if ( abs( time() - (int) get_option( Names::DB_FAILED ) ) >= self::PAUSE_SECONDS ) {
			$this->create();
		}
	}

	/**
	 * Makes the tables of the current site, or changes them to the newest shape. Rows stay.
	 */
	public function create(): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta( $this->get_statements() );

		if ( ! $this->is_up_to_date() ) {
			update_option( Names::DB_FAILED, time(), true );
			return;
		}

		update_option( Names::DB_VERSION, self::VERSION, true );
		delete_option( Names::DB_FAILED );

		/**
		 * Fires after the plugin's tables were made or changed: once on a new site, and after an update that
		 * needs another shape.
		 */
		do_action( 'chaty_upgraded' );
	}

	/**
	 * Says whether both tables have the newest column of their shape, so that a failed upgrade is tried
	 * again.
	 */
	private function is_up_to_date(): bool {
		global $wpdb;

		$newest = array(
			'stats'    => 'clicks',
			'contacts' => 'fingerprint',
		);
		$shown  = $wpdb->suppress_errors( true );
		$found  = true;
		foreach ( $newest as $name => $column ) {
			// phpcs:ignore WordPress.DB -- Asked once, after an upgrade; the standard is older than %i.
			$columns = $wpdb->get_col( $wpdb->prepare( 'DESCRIBE %i', self::get_table( $name ) ) );
			$found   = $found && in_array( $column, $columns, true );
		}
		$wpdb->suppress_errors( $shown );

		return $found;
	}

	/**
	 * Gives the statements for `dbDelta`, which wants two blanks after PRIMARY KEY.
	 *
	 * `stats`: one row a widget, channel ('' for the widget itself), day in the site's time zone and
	 * device ('d' or 'm'). `contacts`: one row a message; `mail_state` is one of the constants of
	 * Email_Status, `mail_next` the moment of the next try (UTC), `fingerprint` what tells a message that
	 * was sent twice.
	 *
	 * @return array<int, string>
	 */
	private function get_statements(): array {
		global $wpdb;

		$collation = $wpdb->get_charset_collate();
		$stats     = self::get_table( 'stats' );
		$contacts  = self::get_table( 'contacts' );

		return array(
			"CREATE TABLE $stats (
				widget varchar(20) NOT NULL,
				channel varchar(50) NOT NULL DEFAULT '',
				day date NOT NULL,
				device char(1) NOT NULL,
				views bigint(20) unsigned NOT NULL DEFAULT 0,
				clicks bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (widget,channel,day,device)
			) $collation;",
			"CREATE TABLE $contacts (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				widget varchar(20) NOT NULL,
				channel varchar(50) NOT NULL,
				name varchar(100) NOT NULL DEFAULT '',
				email varchar(100) NOT NULL DEFAULT '',
				phone varchar(100) NOT NULL DEFAULT '',
				message text NOT NULL,
				page_url text NOT NULL,
				created_at datetime NOT NULL,
				mail_state varchar(10) NOT NULL DEFAULT 'pending',
				mail_tries tinyint(3) unsigned NOT NULL DEFAULT 0,
				mail_next datetime DEFAULT NULL,
				fingerprint char(32) DEFAULT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY fingerprint (fingerprint),
				KEY created_at (created_at),
				KEY email (email),
				KEY mail_next (mail_next),
				KEY mail_state (mail_state)
			) $collation;",
		);
	}
}
