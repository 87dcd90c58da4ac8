/**
 * A web address after its scheme: user, host (without characters that no host has) and port, then the rest. Browsers
 * accept any number of slashes before a host.
 */
const WEB =
	/^[/\\]*((?:[^/\\?#]*@)?(?:\[[\da-fA-F:.]+\]|[^\p{Z}"%<>[\]^`{|}:@/\\?#]+)(?::\d{0,5})?)((?:[/\\?#].*)?)$/su;

/** Characters that are percent-encoded after the host (url.spec.whatwg.org, "query percent-encode set"). */
const UNWRITABLE = /[^!#-;=?-_a-~]+/gu;

const encode = ( text: string ) =>
	text.replace( UNWRITABLE, ( found ) =>
		encodeURIComponent( found.replace( /\p{Cs}/gu, '\uFFFD' ) )
	);

/**
 * The URL when following it can only open a page or an app; otherwise `null`. Refuses relative URLs, every other
 * scheme, and control characters, which browsers drop before they read the scheme. The host stays as it
 * is written, so that server and page return the same URL (`class-safe-url.php`).
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
		return `${ scheme }:${ rest.replace( /\?.*/s, encode ) }`;
	}
	const [ , host, path = '' ] = WEB.exec( rest ) ?? [];
	const written = encode( path ).replace( /\?[^#]*/, ( query ) =>
		query.replaceAll( "'", '%27' )
	);
	return host ? `${ scheme }://${ host }${ written }` : null;
}
