import { setTimer } from '../../shared/timers';
import type { Cleanup } from '../../shared/types';
import { cleanupAll } from './attributes';
import { findTarget, listen } from './dom';
import { hasModifier } from './modifiers';

/** Focusable elements that do not use letter and arrow keys themselves, as fields do. */
const KEYLESS = 'a,button,[tabindex]';

/** Moves the focus out of an element that is about to be hidden. */
export function moveFocus( from: Element, to: HTMLElement ): void {
	if ( from.matches( ':focus-within' ) ) {
		to.focus();
	}
}

/**
 * Handles keys of an element and its descendants while the focus is on something that has no use for
 * keys of its own. A key with a modifier belongs to the browser.
 */
export const onKey = (
	element: Element,
	keys: Readonly< Record< string, ( event: Event ) => void > >
): Cleanup =>
	listen( element, 'keydown', ( event ) => {
		const press = event as KeyboardEvent;
		const handle = keys[ press.key ];
		const isTheirs =
			hasModifier( press ) ||
			press.defaultPrevented ||
			! ( press.target as Element ).matches( KEYLESS );
		if ( handle && ! isTheirs ) {
			press.preventDefault();
			handle( press );
		}
	} );

/**
 * Handles a press: a click, and Enter and Space where a link acts as a button. A native button turns
 * those keys into clicks by itself.
 */
export function onPress( element: Element, handle: () => void ): Cleanup {
	const hasButton =
		element.closest( 'button' ) ?? element.querySelector( 'button' );
	return cleanupAll( [
		listen( element, 'click', ( event ) => {
			event.preventDefault();
			handle();
		} ),
		onKey( element, hasButton ? {} : { ' ': handle, Enter: handle } ),
	] );
}

/**
 * Shows or hides a panel. The browser's find-in-page still searches a hidden one, and `aria-hidden`
 * keeps its empty box from being read out.
 */
export function showPanel( panel: Element, isShown: boolean ): void {
	panel.ariaHidden = `${ ! isShown }`;
	if ( isShown ) {
		panel.removeAttribute( 'hidden' );
	} else {
		panel.setAttribute( 'hidden', 'until-found' );
	}
}

/**
 * Opens the item whose panel contains the URL's target, now and when the fragment changes, or the match of
 * the browser's find-in-page, and scrolls there; or the first field that a form's validation finds wrong,
 * so that it can have the focus.
 */
export function watchTarget< Item extends { readonly panel: Element } >(
	items: () => readonly Item[],
	open: ( item: Item ) => void
): Cleanup {
	let isFirstInvalid = true;

	function show( target: Element | null, isScrolled: boolean ): void {
		const item = items().find( ( { panel } ) => panel.contains( target ) );
		if ( item ) {
			open( item );
			if ( isScrolled ) {
				target?.scrollIntoView();
			}
		}
	}
	show( findTarget(), true );
	return cleanupAll( [
		listen( 'window', 'hashchange beforematch', ( { type, target } ) =>
			show(
				type === 'beforematch' ? ( target as Element ) : findTarget(),
				true
			)
		),
		listen(
			'window',
			'invalid',
			( { target } ) => {
				// One event for each wrong field of a form, all in one task.
				if ( isFirstInvalid ) {
					isFirstInvalid = false;
					setTimer( 0, () => ( isFirstInvalid = true ) );
					show( target as Element, false );
				}
			},
			true
		),
	] );
}
