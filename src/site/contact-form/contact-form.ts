import type { Undo } from '../../platform/platform';
import type { BehaviourKit } from '../../services/behaviour-kit';
import { startWithUse } from '../../services/start-with-use';
import { tieLabels } from './labels';

/** The later half: what checks and sends the form. */
export interface ContactFormView {
	start: ( form: HTMLFormElement, kit: BehaviourKit ) => Undo;
}

/**
 * The site's contact form (spec sections 5, 7 and 8). The visitor who never comes near it loads
 * nothing more.
 */
export function attachContactForm(
	root: HTMLElement,
	kit: BehaviourKit
): Undo {
	const form = root as HTMLFormElement;
	return kit.undoAll( [
		...tieLabels( form, kit ),
		startWithUse< ContactFormView >( form, kit, {
			name: 'contact-form',
			start: ( view ) => view.start( form, kit ),
		} ),
	] );
}
