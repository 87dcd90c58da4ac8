import { safeUrl } from '../../shared/safe-url';

/** Schemes of links in texts (`sanitizers/class-html.php`). */
const SCHEMES = /^(https?|mailto|tel):/i;

/** Completes the address of a link in a text, as an owner types it; empty for one that texts may not have. */
export function completeLink( text: string ): string {
	const typed = text.trim();
	if ( /^[/#?](?!\/)/.test( typed ) ) {
		return typed;
	}
	const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test( typed )
		? typed
		: `https://${ typed }`;
	return ( SCHEMES.test( address ) && safeUrl( address ) ) || '';
}
