<?php
namespace Chaty\Messages;

/**
 * Values of the column `mail_state`.
 */
final class Email_Status {

	/**
	 * Is being sent. If it stays so, the process died, and the email is sent again.
	 */
	public const PENDING = 'pending';

	/**
	 * Waits to be sent with others in one email, because many messages came at once.
	 */
	public const DIGEST = 'digest';

	/**
	 * Handed over to `wp_mail()`.
	 */
	public const SENT = 'sent';

	/**
	 * Could not be handed over; is retried.
	 */
	public const FAILED = 'failed';

	/**
	 * Could not be handed over, and is not retried.
	 */
	public const GIVEN_UP = 'given-up';

	/**
	 * Not sent, because a filter removed the recipients, or the message is spam or was migrated.
	 */
	public const SKIPPED = 'skipped';

	public const ALL = array( self::PENDING, self::DIGEST, self::SENT, self::FAILED, self::GIVEN_UP, self::SKIPPED );
}
