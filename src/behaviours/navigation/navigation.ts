import { cleanupAll, emit, listen, log, translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { findCurrent } from './find-current';
import { createOption, readMenu } from './menu-entry';

/** The select list, with the button that keys need. */
function createChoice(
	root: HTMLElement
): readonly [ HTMLElement, HTMLSelectElement, HTMLButtonElement ] {
	const page = root.ownerDocument;
	const box = page.createElement( root.matches( 'ul,ol' ) ? 'li' : 'div' );
	const select = page.createElement( 'select' );
	const button = page.createElement( 'button' );
	const label =
		root.dataset[ 'chatyLabel' ] || translate( 'Main Navigation' );

	box.className = 'chaty-navigation-choice';
	select.setAttribute( 'aria-label', label );
	select.append( new Option( label, '' ) );
	button.type = 'button';
	button.append( translate( 'Go' ) );
	box.append( select, button );
	return [ box, select, button ];
}

/**
 * Tells of each choice whether it is meant to be followed: arrow keys and letters choose in many
 * browsers with each press, so after one it takes Enter or the button (WCAG 3.2.2). The space bar
 * opens the list, unless it is one of the letters.
 */
function watchChoices(
	[ , select, button ]: ReturnType< typeof createChoice >,
	onChoice: ( isMeant: boolean ) => void
): readonly Cleanup[] {
	let isMeant = true;
	return [
		listen( select, 'pointerdown blur', () => {
			isMeant = true;
		} ),
		listen( select, 'keydown', ( event ) => {
			const { key } = event as KeyboardEvent;
			isMeant &&= key === ' ';
			if ( key === 'Enter' ) {
				onChoice( true );
			}
		} ),
		listen( select, 'change', () => onChoice( isMeant ) ),
		listen( button, 'click', () => onChoice( true ) ),
	];
}

/**
 * A menu as a select list on small screens (spec section 2, "Site page behaviours"): choosing an
 * entry goes there.
 */
export function attachNavigation( root: HTMLElement ): Cleanup {
	const entries = readMenu( root );
	const current = findCurrent( entries, root.baseURI );
	const cap = Number( root.dataset[ 'chatyDashCap' ] ?? Infinity );
	const choice = createChoice( root );
	const [ box, select, button ] = choice;

	const reset = () => {
		select.selectedIndex = current + 1;
		button.hidden = true;
	};
	if ( ! ( cap >= 0 ) ) {
		log( 'bad dash cap' );
	}
	select.append( ...entries.map( ( entry ) => createOption( entry, cap ) ) );
	reset();
	root.append( box );
	return cleanupAll( [
		() => box.remove(),
		...watchChoices( choice, ( isMeant ) => {
			const entry = entries[ select.selectedIndex - 1 ];
			const isOther = entry && entry !== entries[ current ];
			button.hidden = isMeant || ! isOther;
			if ( isOther && isMeant && emit( select, 'navigation:chosen' ) ) {
				// As the menu's own link would, in a new tab where it says so.
				entry[ 0 ].click();
			}
		} ),
		// Who comes back, or stays, sees which page this is.
		listen( 'window', 'pagehide', reset ),
		listen( 'window', 'hashchange', reset ),
	] );
}
