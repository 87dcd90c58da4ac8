<?php
namespace Chaty\Messages;

/**
 * Values of the column `box`. A message is in exactly one folder.
 */
final class Message_Folder {

	/**
	 * What the owner is to read.
	 */
	public const INBOX = 'inbox';

	/**
	 * What is done, and is to be kept.
	 */
	public const ARCHIVE = 'archive';

	/**
	 * What Akismet or the owner takes for spam.
	 */
	public const SPAM = 'spam';

	/**
	 * What is deleted after some days.
	 */
	public const TRASH = 'trash';

	public const ALL = array( self::INBOX, self::ARCHIVE, self::SPAM, self::TRASH );
}
