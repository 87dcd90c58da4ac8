<?php
/**
 * How long messages are kept.
 *
 * @package Chaty
 */

namespace Chaty\Contacts;

use Chaty\Config\Names;
use Chaty\Config\Privacy_Settings;
use Chaty\Registrable;
use Chaty\Storage\Lock;

/**
 * Deletes messages that are older than the owner wants, once a day, by one process.
 */
final class Contact_Retention implements Registrable {

	/**
	 * Least time between two runs, in seconds: the event comes once a day, on each of several web nodes.
	 */
	private const PAUSE_SECONDS = 12 * HOUR_IN_SECONDS;

	/**
	 * Most batches of one run; what is left is deleted the next day.
	 */
	private const MAX_BATCHES = 200;

	private Privacy_Settings $settings;
	private Contact_Query $contacts;

	/**
	 * @param Privacy_Settings $settings What the owner decided.
	 * @param Contact_Query    $contacts Lists of messages.
	 */
	public function __construct( Privacy_Settings $settings, Contact_Query $contacts ) {
		$this->settings = $settings;
		$this->contacts = $contacts;
	}

	/**
	 * {@inheritDoc}
	 */
	public function register(): void {
		add_action( Names::DELETE_OLD_CONTACTS, array( $this, 'run' ) );
	}

	/**
	 * Deletes what is too old.
	 */
	public function run(): void {
		$days = $this->settings->get_settings()['retention_days'];
		if ( 0 === $days || ! Lock::acquire( Names::RETENTION_LOCK, self::PAUSE_SECONDS ) ) {
			return;
		}

		$until   = gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS );
		$deleted = 0;
		for ( $batch = 0; $batch < self::MAX_BATCHES; $batch++ ) {
			$some     = $this->contacts->delete_some( array( 'until' => $until ) );
			$deleted += is_wp_error( $some ) ? 0 : $some;
			if ( is_wp_error( $some ) || $some < Contact_Query::MAX_ROWS ) {
				break;
			}
		}

		/**
		 * Fires after old messages were deleted.
		 *
		 * @param int    $deleted How many.
		 * @param string $until   Moment (UTC) before which messages came in.
		 */
		do_action( 'chaty_contacts_expired', $deleted, $until );
	}
}
