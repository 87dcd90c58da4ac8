import type { Cleanup } from '../../shared/types';
import { listen } from './dom';

/**
 * Whether the visitor consented to a category, where the page has the WP Consent API
 * (developer.wordpress.org/plugins/wp-consent-api); true on a page without it.
 */
export function hasConsent( category: string ): boolean {
	const ask = ( window as unknown as Record< string, unknown > )[
		'wp_has_consent'
	];
	return typeof ask !== 'function' || !! ask( category );
}

/** Calls back when the visitor consents to a category, once. */
export function whenConsented( category: string, act: () => void ): Cleanup {
	const undo = listen( document, 'wp_listen_for_consent_change', () => {
		if ( hasConsent( category ) ) {
			undo();
			act();
		}
	} );
	return undo;
}
