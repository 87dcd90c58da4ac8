const SAFE_PROTOCOLS = [
	'http:',
	'https:',
	'tel:',
	'sms:',
	'mailto:',
	'viber:',
	'skype:',
];

/**
 * The address as a browser reads it, when following it can do nothing but open
 * a page or an app; otherwise `null`. Refuses relative addresses, every other
 * scheme, and control characters, which browsers drop before they read the scheme.
 */
export function safeAddress( text: string ): string | null {
	try {
		// Refused rather than cleaned: nobody types a control character into an address.
		const url = new URL( /^\s|\p{Cc}/u.test( text ) ? '' : text );
		return SAFE_PROTOCOLS.includes( url.protocol ) ? url.href : null;
	} catch {
		return null;
	}
}
