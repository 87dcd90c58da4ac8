<?php
/**
 * What is left of visitors besides their messages.
 *
 * @package Chaty
 */

namespace Chaty\Privacy;

use Chaty\Registrable;
use Chaty\Schedule;
use Chaty\Storage\Contacts;

/**
 * Removes, every hour, what told that a message was sent twice. It is a hash of the visitor's address
 * among others, and needed for two minutes.
 */
final class Visitor_Traces implements Registrable {

	/**
	 * Event that removes.
	 */
	public const EVENT = Schedule::TRACES;

	/**
	 * Stored messages.
	 *
	 * @var Contacts
	 */
	private $contacts;

	/**
	 * Keeps what it is given.
	 *
	 * @param Contacts $contacts Stored messages.
	 */
	public function __construct( Contacts $contacts ) {
		$this->contacts = $contacts;
	}

	/**
	 * Adds the part's hooks.
	 */
	public function register(): void {
		add_action( self::EVENT, array( $this->contacts, 'forget_visitors' ) );
	}
}
