import type { Browser } from '../browser/types';

/** What the WP Consent API (developer.wordpress.org/plugins/wp-consent-api) leaves on a page. */
const ASK = 'wp_has_consent';
const CHANGED = 'wp_listen_for_consent_change';

/**
 * Does something as soon as the visitor may be counted: at once on a page without the WP Consent
 * API, or with consent to statistics; else when the visitor consents on this page.
 */
export function whenTrackingIsAllowed(
	browser: Browser,
	act: () => void
): void {
	const ask = browser.find( ASK );
	if ( typeof ask !== 'function' || ask( 'statistics' ) ) {
		act();
		return;
	}
	const cleanup = browser.listen( 'document', CHANGED, () => {
		cleanup();
		whenTrackingIsAllowed( browser, act );
	} );
}
