import { isSafeProtocol } from './safe-protocol';

/**
 * The URL as a browser reads it, when following it can only open a page or an app; otherwise `null`.
 * Refuses relative URLs, every other scheme, and control characters, which browsers drop before they read
 * the scheme.
 */
export function safeUrl( text: string ): string | null {
	try {
		// Refused rather than cleaned: nobody types a control character into a URL.
		const url = new URL( /^\s|\p{Cc}/u.test( text ) ? '' : text );
		return isSafeProtocol( url.protocol ) ? url.href : null;
	} catch {
		return null;
	}
}
