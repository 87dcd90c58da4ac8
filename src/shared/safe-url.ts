/**
 * An address of the web after its scheme: user, host without what no host has, port, and the rest. Browsers take any
 * slashes before a host.
 */
const WEB =
	/^[/\\]*((?:[^/\\?#]*@)?(?:\[[\da-fA-F:.]+\]|[^\p{Z}"%<>[\]^`{|}:@/\\?#]+)(?::\d{0,5})?(?:[/\\?#].*)?)$/su;

/**
 * The URL as it was typed, its scheme in lower case, when following it can only open a page or an app; otherwise
 * `null`. Refuses relative URLs, every other scheme, and control characters, which browsers drop before they read
 * the scheme. How a host or an umlaut is written is for the browser: server and page print the same
 * (`class-safe-url.php`).
 */
export function safeUrl( text: string ): string | null {
	const [ , found = '', rest = '' ] =
		/^(https?|tel|sms|mailto|viber|skype):(.*)$/is.exec(
			text.replace( / +$/, '' )
		) ?? [];
	const scheme = found.toLowerCase();
	if ( ! scheme || /\p{Cc}/u.test( text ) ) {
		return null;
	}
	if ( ! scheme.startsWith( 'http' ) ) {
		return `${ scheme }:${ rest }`;
	}
	const address = WEB.exec( rest )?.[ 1 ];
	return address ? `${ scheme }://${ address }` : null;
}
