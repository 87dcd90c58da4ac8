import { prefersReducedMotion } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { setScrollLock } from '../core/scroll-lock';
import { setTimer } from '../../shared/timers';
import { findControl } from './controls';
import type { PanelSource } from './read-panels';

/** How long the origin's hamburger waits for the panel, and its submenus stay as they are after it. */
const WAIT_MS = 400;

/** Shows whether a panel is open, by the classes that themes of the origin know. */
export function createPanelState(
	{ side, panel, openers }: PanelSource,
	closeSubmenus: () => void
): ( isOpen: boolean ) => void {
	let stopWaiting: Cleanup | undefined;

	return ( isOpen ) => {
		const turnHamburger = () =>
			openers.forEach( ( opener ) =>
				(
					opener.querySelector( '.hamburger' ) ?? opener
				).classList.toggle( 'is-active', isOpen )
			);
		setScrollLock( isOpen, 'mob-menu-no-scroll', `show-nav-${ side }` );
		panel.classList.toggle( 'show-panel', isOpen );
		openers.forEach( ( opener ) =>
			findControl( opener ).setAttribute( 'aria-expanded', `${ isOpen }` )
		);
		if ( ! isOpen ) {
			turnHamburger();
		}
		stopWaiting?.();
		stopWaiting = setTimer(
			prefersReducedMotion() ? 0 : WAIT_MS,
			isOpen ? turnHamburger : closeSubmenus
		);
	};
}
