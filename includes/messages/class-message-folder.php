<?php
namespace Chaty\Messages;

/**
 * Values of the column `box`. A message is in exactly one folder.
 */
final class Message_Folder {

	/**
	 * Messages for the owner to read.
	 */
	public const INBOX = 'inbox';

	/**
	 * Messages that are done, and are kept.
	 */
	public const ARCHIVE = 'archive';

	/**
	 * Messages that Akismet or the owner takes for spam.
	 */
	public const SPAM = 'spam';

	/**
	 * Messages that are deleted after some days.
	 */
	public const TRASH = 'trash';

	public const ALL = array( self::INBOX, self::ARCHIVE, self::SPAM, self::TRASH );
}
