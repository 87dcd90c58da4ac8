<?php
namespace Chaty\Messages;

use Chaty\Config\Names;
use Chaty\Config\Privacy_Settings;
use Chaty\Registrable;
use Chaty\Storage\Lock;

/**
 * Deletes messages older than the retention period, and those that were in the trash for long enough, once a
 * day, in one process.
 */
final class Message_Retention implements Registrable {

	/**
	 * Minimum time between two runs: each of several web nodes may run the daily event.
	 */
	private const PAUSE_SECONDS = 12 * HOUR_IN_SECONDS;

	/**
	 * Batches of one run, at most; the next day's run deletes the rest.
	 */
	private const MAX_BATCHES = 200;

	private Privacy_Settings $settings;
	private Message_Folders $folders;

	public function __construct( Privacy_Settings $settings, Message_Folders $folders ) {
		$this->settings = $settings;
		$this->folders  = $folders;
	}

	public function register(): void {
		add_action( Names::DELETE_OLD_CONTACTS, array( $this, 'run' ) );
	}

	public function run(): void {
		$filters = Message_Expiry::get_filters( $this->settings->get_settings(), time() );
		if ( array() === $filters || ! Lock::acquire( Names::RETENTION_LOCK, self::PAUSE_SECONDS ) ) {
			return;
		}
		if ( isset( $filters['contacts_trash_days'] ) ) {
			$this->delete( $filters['contacts_trash_days'] );
		}
		if ( ! isset( $filters['retention_days'] ) ) {
			return;
		}

		$until   = $filters['retention_days']['until'];
		$deleted = $this->delete( $filters['retention_days'] );

		/**
		 * Fires after old messages were deleted.
		 *
		 * @since 1.0.0
		 *
		 * @example
		 *     add_action( 'chaty_contacts_expired', function ( int $deleted, string $until ): void {
		 *         my_log( "$deleted messages from before $until were deleted." );
		 *     }, 10, 2 );
		 *
		 * @param int    $deleted Number of messages.
		 * @param string $until   Time (UTC) before which they were sent.
		 */
		do_action( 'chaty_contacts_expired', $deleted, $until );
	}

	/**
	 * Deletes messages, batch by batch.
	 *
	 * @param array<string, string> $filters Filters of Message_Where.
	 * @return int Number of deleted messages.
	 */
	private function delete( array $filters ): int {
		$deleted = 0;
		for ( $batch = 0; $batch < self::MAX_BATCHES; $batch++ ) {
			$some     = $this->folders->delete_some( $filters );
			$deleted += is_wp_error( $some ) ? 0 : $some;
			if ( is_wp_error( $some ) || $some < Message_Query::MAX_ROWS ) {
				break;
			}
		}

		return $deleted;
	}
}
