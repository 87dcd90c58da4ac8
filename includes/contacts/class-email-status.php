<?php
/**
 * States of a message's mail.
 *
 * @package Chaty
 */

namespace Chaty\Contacts;

/**
 * The words that stand in the column `mail_state`.
 */
final class Email_Status {

	/**
	 * Being mailed right now. One that stays so was cut off, and is tried again.
	 */
	public const PENDING = 'pending';

	/**
	 * Handed over.
	 */
	public const SENT = 'sent';

	/**
	 * Could not be handed over; it is tried again.
	 */
	public const FAILED = 'failed';

	/**
	 * Could not be handed over, and is not tried again.
	 */
	public const GIVEN_UP = 'given-up';

	/**
	 * A filter took the recipients away: nothing was mailed.
	 */
	public const SKIPPED = 'skipped';

	/**
	 * Taken for spam: kept, not mailed.
	 */
	public const SPAM = 'spam';

	/**
	 * All of them.
	 */
	public const ALL = array( self::PENDING, self::SENT, self::FAILED, self::GIVEN_UP, self::SKIPPED, self::SPAM );
}
