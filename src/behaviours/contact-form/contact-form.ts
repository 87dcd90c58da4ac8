import { cleanupAll } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { startLazyForm } from '../core/lazy-form';
import { tieLabels } from './link-labels';

/** The later half: what checks and sends the form. */
export interface ContactFormView {
	start: ( form: HTMLFormElement ) => Cleanup;
}

/**
 * The site's contact form (spec sections 5, 7 and 8). The visitor who never comes near it loads
 * nothing more.
 */
export function attachContactForm( root: HTMLElement ): Cleanup {
	const form = root as HTMLFormElement;
	return cleanupAll( [
		...tieLabels( form ),
		startLazyForm< ContactFormView >( form, {
			name: 'contact-form',
			start: ( view ) => view.start( form ),
		} ),
	] );
}
