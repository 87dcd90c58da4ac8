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
use Chaty\Storage\Rate_Limit;

/**
 * Removes, every hour, what told that a message was sent twice, and the counters of the limit on calls. Both
 * are a hash of the visitor's address among others, and needed for two minutes at most.
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
	 * Limit on calls from one address.
	 *
	 * @var Rate_Limit
	 */
	private $limit;

	/**
	 * Keeps what it is given.
	 *
	 * @param Contacts   $contacts Stored messages.
	 * @param Rate_Limit $limit    Limit on calls from one address.
	 */
	public function __construct( Contacts $contacts, Rate_Limit $limit ) {
		$this->contacts = $contacts;
		$this->limit    = $limit;
	}

	/**
	 * Adds the part's hooks.
	 */
	public function register(): void {
		add_action( self::EVENT, array( $this->contacts, 'forget_visitors' ) );
		add_action( self::EVENT, array( $this->limit, 'forget_visitors' ) );
	}
}
