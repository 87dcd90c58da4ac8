import type { Cleanup } from '../../shared/types';
import type { BehaviourKit } from '../core/runtime';

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
): Cleanup[] => [
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
