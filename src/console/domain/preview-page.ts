import { tryOr } from '../../shared/try-or';

/** Query argument of the preview (`class-preview-page.php`). */
const ARGUMENT = 'chaty-preview';

export type PageProblem = 'no-address' | 'other-site';

/** The page of an address or a path: other sites have no preview, and other schemes would run as a script. */
export function parsePreviewPage(
	text: string,
	siteUrl: string
): { readonly url: string } | { readonly problem: PageProblem } {
	const url = tryOr( () => new URL( text.trim(), siteUrl ), null );
	if ( ! text.trim() || ! url ) {
		return { problem: 'no-address' };
	}
	const site = new URL( siteUrl );
	// A host that only differs in http and https is the same site.
	return /^https?:$/.test( url.protocol ) &&
		url.host === site.host &&
		! url.username &&
		! url.password
		? { url: Object.assign( url, { protocol: site.protocol } ).href }
		: { problem: 'other-site' };
}

export function getPreviewUrl( page: string, token: string ): string {
	const url = new URL( page );
	url.searchParams.set( ARGUMENT, token );
	return url.href;
}
