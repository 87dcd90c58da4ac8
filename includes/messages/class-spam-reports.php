<?php
namespace Chaty\Messages;

use Chaty\Config\Names;
use Chaty\Registrable;

/**
 * Reports to Akismet what owners mark as spam and as not spam. Cron does so, because Akismet may be slow. What
 * counts is the folder that a message is in by then.
 */
final class Spam_Reports implements Registrable {

	/**
	 * Messages of one event. Each is a request to Akismet.
	 */
	private const MAX_MESSAGES = 50;

	private Message_Query $messages;
	private Akismet_Check $akismet;

	public function __construct( Message_Query $messages, Akismet_Check $akismet ) {
		$this->messages = $messages;
		$this->akismet  = $akismet;
	}

	public function register(): void {
		add_action( Names::REPORT_SPAM, array( $this, 'run' ) );
	}

	/**
	 * Schedules the reports of messages, if Akismet is used.
	 *
	 * @param array<int, int> $ids IDs.
	 */
	public static function schedule( array $ids ): void {
		if ( ! ( new Akismet_Check() )->is_enabled() ) {
			return;
		}
		foreach ( array_chunk( $ids, self::MAX_MESSAGES ) as $some ) {
			wp_schedule_single_event( time(), Names::REPORT_SPAM, array( $some ) );
		}
	}

	/**
	 * Reports messages. Those in the trash and those that are gone are not reported.
	 *
	 * @param array<int, int> $ids IDs.
	 */
	public function run( array $ids ): void {
		if ( array() === $ids || ! $this->akismet->is_enabled() ) {
			return;
		}
		foreach ( $this->messages->find( $ids ) as $row ) {
			if ( Message_Folder::TRASH !== $row['box'] ) {
				$this->akismet->report( Message::from_row( $row ), Message_Folder::SPAM === $row['box'] );
			}
		}
	}
}
