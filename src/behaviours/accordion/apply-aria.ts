import { setAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';

/** What the page has of an item. */
export type ItemParts = readonly [
	element: HTMLElement,
	heading: HTMLElement,
	panel: HTMLElement,
];

/** Tells which panel a button shows and hides, and gives the way back. */
export const markItem = (
	[ element, , panel ]: ItemParts,
	button: HTMLElement
): Cleanup[] => [
	setAttributes( element, { class: element.className } ),
	setAttributes( button, {
		role: 'button',
		'aria-expanded': '',
		'aria-controls': panel,
	} ),
	setAttributes( panel, {
		role: 'region',
		hidden: '',
		'aria-hidden': '',
		'aria-labelledby': button,
	} ),
];
