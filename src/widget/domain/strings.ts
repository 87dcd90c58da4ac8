import { readText, type Raw } from '../../shared/raw-values';

/** Keys of the open widget's texts (`includes/frontend/strings/widget.php`). */
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

/** A translated text of `assets.lang`. Where a filter has removed it, its key. */
export function getString( strings: Raw = {}, key: StringKey ): string {
	return readText( strings, key, key );
}
