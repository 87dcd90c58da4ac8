import type { Cleanup } from '../../shared/types';
import type { BehaviourKit } from '../core/runtime';
import { startWithUse } from '../core/lazy-form';
import { tieLabels } from './link-labels';

/** The later half: what checks and sends the form. */
export interface ContactFormView {
	start: ( form: HTMLFormElement, kit: BehaviourKit ) => Cleanup;
}

/**
 * The site's contact form (spec sections 5, 7 and 8). The visitor who never comes near it loads
 * nothing more.
 */
export function attachContactForm(
	root: HTMLElement,
	kit: BehaviourKit
): Cleanup {
	const form = root as HTMLFormElement;
	return kit.undoAll( [
		...tieLabels( form, kit ),
		startWithUse< ContactFormView >( form, kit, {
			name: 'contact-form',
			start: ( view ) => view.start( form, kit ),
		} ),
	] );
}
