import { makeElement } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';

interface ArrowPlan {
	/** In our markup; it is a class as well. */
	readonly name: 'previous' | 'next';
	/** In the origin's classes: `jcarousel-next`. */
	readonly origin: 'prev' | 'next';
	readonly label: string;
}

/**
 * An arrow as a real button. One that the page has, whatever element it is, keeps its place, its
 * look and its words; else one of ours stands in the bar.
 */
export function createArrow(
	[ root, bar ]: readonly [ root: HTMLElement, bar: HTMLElement ],
	{ name, origin, label }: ArrowPlan
): { readonly button: HTMLButtonElement; readonly undo: Cleanup } {
	const button = makeElement( 'button', { type: 'button' } );
	const given = root.querySelector(
		`[data-chaty-part="${ name }"], .jcarousel-${ origin }`
	);
	if ( ! given?.textContent?.trim() ) {
		button.setAttribute( 'aria-label', label );
	}
	if ( ! given ) {
		button.className = `chaty-carousel-arrow chaty-carousel-${ name }`;
		bar.append( button );
		return { button, undo: () => button.remove() };
	}
	button.className = given.className;
	button.append( ...given.childNodes );
	given.replaceWith( button );
	return {
		button,
		undo: () => {
			given.append( ...button.childNodes );
			button.replaceWith( given );
		},
	};
}
