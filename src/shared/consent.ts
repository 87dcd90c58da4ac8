import type { Cleanup } from './types';

/** What the WP Consent API (developer.wordpress.org/plugins/wp-consent-api) leaves on a page. */
const HAS_CONSENT = 'wp_has_consent';
const CONSENT_CHANGED = 'wp_listen_for_consent_change';

/** The page as far as consent needs it. */
interface ConsentPage {
	/** A global of the page. */
	readonly find: ( name: string ) => unknown;
	readonly listen: (
		target: 'document',
		type: string,
		handle: () => void
	) => Cleanup;
}

/** Category for what other sites serve, such as maps, players and fonts. */
export const THIRD_PARTY = 'marketing';

/** Whether the visitor consents to a category; true on a page without the WP Consent API. */
export function hasConsent( { find }: ConsentPage, category: string ): boolean {
	const ask = find( HAS_CONSENT );
	return typeof ask !== 'function' || !! ask( category );
}

/** Acts as soon as the visitor consents to a category: at once, or when the consent changes. */
export function whenConsented(
	page: ConsentPage,
	category: string,
	act: () => void
): Cleanup {
	if ( hasConsent( page, category ) ) {
		act();
		return () => {};
	}
	const cleanup = page.listen( 'document', CONSENT_CHANGED, () => {
		if ( hasConsent( page, category ) ) {
			cleanup();
			act();
		}
	} );
	return cleanup;
}
