<?php
namespace Chaty\Storage;

use Chaty\Config\Names;
use Chaty\Registrable;

/**
 * Creates and upgrades the tables. An ordinary request only compares one autoloaded option.
 */
final class Tables implements Registrable {

	/**
	 * Pause after a failed upgrade: a database user who may not create tables must not cost every request.
	 */
	private const PAUSE_SECONDS = 5 * MINUTE_IN_SECONDS;

	/**
	 * Adds the hook, before tracking requests are handled at `plugins_loaded`.
	 */
	public function register(): void {
		add_action( 'plugins_loaded', array( $this, 'upgrade' ), -10 );
	}

	/**
	 * @param string $name 'stats', 'pages' or 'contacts'.
	 */
	public static function get_table( string $name ): string {
		global $wpdb;

		return $wpdb->prefix . 'chaty_' . $name;
	}

	public function upgrade(): void {
		if ( Names::DATA_VERSION === get_option( Names::DB_VERSION ) || wp_installing() ) {
			return;
		}
		if ( ! $this->is_paused() ) {
			$this->create();
		}
	}

	/**
	 * Creates the tables anew if one is missing, after a failed statement, which is then repeated.
	 *
	 * @return bool Whether one was missing and is there now.
	 */
	public function restore(): bool {
		return ! $this->is_paused() && ! $this->is_up_to_date() && $this->create();
	}

	/**
	 * Lets the next request create the tables anew if one is missing, after a statement failed in a request that has no
	 * time.
	 */
	public function restore_later(): void {
		if ( ! $this->is_paused() && ! $this->is_up_to_date() ) {
			delete_option( Names::DB_VERSION );
		}
	}

	/**
	 * Returns whether an attempt has failed a short while ago.
	 */
	private function is_paused(): bool {
		return abs( time() - (int) get_option( Names::DB_FAILED ) ) < self::PAUSE_SECONDS;
	}

	/**
	 * Creates the tables of the current site, or upgrades them. Rows stay.
	 *
	 * @return bool Whether all are there.
	 */
	public function create(): bool {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		dbDelta( $this->get_statements() );

		if ( ! $this->is_up_to_date() ) {
			update_option( Names::DB_FAILED, time(), true );

			return false;
		}

		update_option( Names::DB_VERSION, Names::DATA_VERSION, true );
		delete_option( Names::DB_FAILED );

		/**
		 * Fires after the plugin's tables were created or upgraded: once on a new site, after an update that
		 * changes stored data, and when a missing table was created anew.
		 *
		 * @since 1.0.0
		 *
		 * @example add_action( 'chaty_upgraded', 'my_purge_page_cache' );
		 */
		do_action( 'chaty_upgraded' );

		return true;
	}

	/**
	 * Returns whether all tables have their newest columns, so that a failed upgrade is retried. `dbDelta()` adds
	 * each column by a statement of its own.
	 */
	public function is_up_to_date(): bool {
		global $wpdb;

		$newest = array(
			'stats'    => array( 'clickers', 'messages' ),
			'pages'    => array( 'clicks' ),
			'contacts' => array( 'fingerprint', 'read_at', 'box', 'boxed_at', 'fields', 'answered_at', 'answered_by', 'note', 'hook_next' ),
		);
		$shown  = $wpdb->suppress_errors( true );
		$found  = true;
		foreach ( $newest as $name => $columns ) {
			$found = $found && array() === array_diff( $columns, Query::get_column( 'DESCRIBE ' . self::get_table( $name ) ) );
		}
		$wpdb->suppress_errors( $shown );

		return $found;
	}

	/**
	 * Returns the statements for `dbDelta()`, which requires two spaces after PRIMARY KEY.
	 *
	 * `stats` has a row per widget, channel ('' for the widget itself), day in the site's time zone, and device
	 * ('d' or 'm', '' where it is not known), `pages` a row per page (see Page_Table), widget, day and device. `contacts` has a row per message; `mail_state` is one of the constants of Email_Status,
	 * `mail_next` the time of the next attempt (UTC), `fingerprint` detects a message that is sent twice, and begins with t for a test of an owner, `read_at`
	 * is NULL until the owner reads it, `box` is 'inbox', 'archive', 'spam' or 'trash', `boxed_at` when it was last moved (UTC), `fields` what Own_Values encodes,
	 * `answered_at` is NULL until the owner has answered it, `answered_by` the ID of the user who did, 0 for none, `note` what owners wrote down, '' or NULL for nothing,
	 * `hook_next` the time of the next call of the webhook (UTC), NULL for none.
	 *
	 * @return array<int, string>
	 */
	private function get_statements(): array {
		global $wpdb;

		$collation = $wpdb->get_charset_collate();
		$stats     = self::get_table( 'stats' );
		$pages     = self::get_table( 'pages' );

		return array(
			"CREATE TABLE $stats (
				widget varchar(20) NOT NULL,
				channel varchar(50) NOT NULL DEFAULT '',
				day date NOT NULL,
				device char(1) NOT NULL,
				views bigint(20) unsigned NOT NULL DEFAULT 0,
				clicks bigint(20) unsigned NOT NULL DEFAULT 0,
				clickers bigint(20) unsigned NOT NULL DEFAULT 0,
				messages bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (widget,channel,day,device),
				KEY day (day)
			) $collation;",
			"CREATE TABLE $pages (
				day date NOT NULL,
				page varchar(150) NOT NULL,
				widget varchar(20) NOT NULL,
				device char(1) NOT NULL,
				views bigint(20) unsigned NOT NULL DEFAULT 0,
				opens bigint(20) unsigned NOT NULL DEFAULT 0,
				clicks bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (day,page,widget,device)
			) $collation;",
			$this->get_messages_statement( $collation ),
		);
	}

	private function get_messages_statement( string $collation ): string {
		$messages = self::get_table( 'contacts' );

		return "CREATE TABLE $messages (
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
			read_at datetime DEFAULT NULL,
			box varchar(10) NOT NULL DEFAULT 'inbox',
			boxed_at datetime DEFAULT NULL,
			fields text,
			answered_at datetime DEFAULT NULL,
			answered_by bigint(20) unsigned NOT NULL DEFAULT 0,
			note text,
			hook_tries tinyint(3) unsigned NOT NULL DEFAULT 0,
			hook_next datetime DEFAULT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY fingerprint (fingerprint),
			KEY box_id (box,id),
			KEY box_read_at (box,read_at),
			KEY created_at (created_at),
			KEY email (email),
			KEY mail_next (mail_next),
			KEY mail_state (mail_state),
			KEY hook_next (hook_next)
		) $collation;";
	}
}
