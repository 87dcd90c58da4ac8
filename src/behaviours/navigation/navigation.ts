import {
	cleanupAll,
	emit,
	listen,
	log,
	makeElement,
	translate,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { createOption, findCurrent, readEntries } from './entries';

/** Creates the select list, and the button that keyboard users need. */
function createControls( root: HTMLElement ) {
	const label =
		root.dataset[ 'chatyLabel' ] || translate( 'Main Navigation' );
	const select = makeElement(
		'select',
		{ 'aria-label': label },
		new Option( label, '' )
	);
	const button = makeElement(
		'button',
		{ type: 'button' },
		translate( 'Go' )
	);
	const box = makeElement(
		root.matches( 'ul,ol' ) ? 'li' : 'div',
		{ class: 'chaty-navigation-choice' },
		select,
		button
	);
	return { box, select, button };
}

/**
 * Reports each choice, and whether to follow it. In many browsers arrow keys and letters change the
 * value with each press, so after those it takes Enter or the button (WCAG 2.2, 3.2.2). Space opens the
 * list, unless it is part of typed letters.
 */
function watchChoices(
	{ select, button }: ReturnType< typeof createControls >,
	onChoice: ( shouldFollow: boolean ) => void
): readonly Cleanup[] {
	let shouldFollow = true;
	return [
		listen( select, 'pointerdown blur', () => {
			shouldFollow = true;
		} ),
		listen( select, 'keydown', ( event ) => {
			const { key } = event as KeyboardEvent;
			shouldFollow &&= key === ' ';
			if ( key === 'Enter' ) {
				onChoice( true );
			}
		} ),
		listen( select, 'change', () => onChoice( shouldFollow ) ),
		listen( button, 'click', () => onChoice( true ) ),
	];
}

/** Adds a select list that stands in for a menu on small screens: choosing an entry follows its link. */
export function attachNavigation( root: HTMLElement ): Cleanup {
	const entries = readEntries( root );
	const current = findCurrent( entries, root.baseURI );
	const maxDashes = Number( root.dataset[ 'chatyDashCap' ] ?? Infinity );
	const controls = createControls( root );
	const { box, select, button } = controls;

	const reset = () => {
		select.selectedIndex = current + 1;
		button.hidden = true;
	};
	if ( ! ( maxDashes >= 0 ) ) {
		log( 'bad dash cap' );
	}
	select.append(
		...entries.map( ( entry ) => createOption( entry, maxDashes ) )
	);
	reset();
	root.append( box );
	return cleanupAll( [
		() => box.remove(),
		...watchChoices( controls, ( shouldFollow ) => {
			const entry = entries[ select.selectedIndex - 1 ];
			const isOther = entry && entry !== entries[ current ];
			button.hidden = shouldFollow || ! isOther;
			if (
				isOther &&
				shouldFollow &&
				emit( select, 'navigation:chosen' )
			) {
				// Follows the menu's own link, in a new tab where it says so.
				entry.element.click();
			}
		} ),
		// Shows the current page again to a visitor who comes back or stays.
		listen( 'window', 'pagehide hashchange', reset ),
	] );
}
