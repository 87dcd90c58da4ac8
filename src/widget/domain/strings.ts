import { readText, type Raw } from '../../shared/raw-values';
import type STRINGS from './strings.json';

/** Keys of the widget's texts (`includes/frontend/strings/widget.php`). */
export type StringKey = keyof typeof STRINGS;

/** A text of the open widget, which has all of `strings.json` in the page's language. An empty one is its key. */
export const getString = ( strings: Raw = {}, key: StringKey ): string =>
	readText( strings, key, key );
