import type { Undo } from '../../platform/platform';
import type { BehaviourKit } from '../../services/behaviour-kit';

/** What the page has of an item. */
export type ItemParts = readonly [
	element: HTMLElement,
	heading: HTMLElement,
	panel: HTMLElement,
];

/** Tells which panel a button shows and hides, and gives the way back. */
export const markItem = (
	{ set }: BehaviourKit,
	[ element, , panel ]: ItemParts,
	button: HTMLElement
): Undo[] => [
	set( element, { class: element.className } ),
	set( button, {
		role: 'button',
		'aria-expanded': '',
		'aria-controls': panel,
	} ),
	set( panel, {
		role: 'region',
		hidden: '',
		'aria-hidden': '',
		'aria-labelledby': button,
	} ),
];
