import { readText, type Raw } from '../../shared/raw-values';

/** What the widget has words for (`class-interface-words.php` has the words themselves). */
export type StringKey =
	| 'close'
	| 'back'
	| 'channels'
	| 'name'
	| 'email'
	| 'phone'
	| 'message'
	| 'send'
	| 'sending'
	| 'sent'
	| 'required'
	| 'invalid'
	| 'failed'
	| 'offline'
	| 'timeout'
	| 'continue'
	| 'copy'
	| 'copied'
	| 'qr';

/**
 * A word of the page's `lang` object. The page that names the open widget's scripts names its words
 * too; one that is missing there, because a filter took it away, is told by its key.
 */
export function getString( words: Raw = {}, key: StringKey ): string {
	return readText( words, key, key );
}
