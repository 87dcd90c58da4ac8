import { hasConsent, THIRD_PARTY, whenConsented } from '../../shared/consent';
import type { Cleanup } from '../../shared/types';
import { listen } from './dom';

declare global {
	interface Window {
		wp_has_consent?: unknown;
	}
}

const page = {
	find: () => window.wp_has_consent,
	listen: ( _: string, type: string, handle: () => void ) =>
		listen( document, type, handle ),
};

/** Whether the visitor consents to content that other sites serve. */
export const mayEmbed = (): boolean => hasConsent( page, THIRD_PARTY );

/** Acts as soon as the visitor consents to content that other sites serve. */
export const whenEmbeddingIsAllowed = ( act: () => void ): Cleanup =>
	whenConsented( page, THIRD_PARTY, act );
