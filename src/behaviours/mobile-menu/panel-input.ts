import { cleanupAll, listen } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { readAnchorClick } from '../core/anchor-click';
import { isRtl } from '../core/direction';
import { findFocusable, findTabWrap } from '../core/focusable';
import { scrollToAnchor } from '../core/scroll-to-anchor';
import type { PanelDialog, Side } from './panel-source';

/** A shorter movement of a finger is no swipe. */
const SWIPE_PX = 50;

/**
 * Keeps Tab in the dialog (ARIA Authoring Practices, "Dialog (Modal)"). Arrow keys move among links and
 * buttons, Home and End to the ends of their list ("Disclosure Navigation Menu").
 */
export const watchKeys = ( dialog: HTMLElement ): Cleanup =>
	listen( dialog, 'keydown', ( event ) => {
		const { key, shiftKey } = event as KeyboardEvent;
		const focused = event.target as HTMLElement;
		const stops = findFocusable( dialog );
		const list = focused.closest( 'ul,ol' ) ?? dialog;
		const inList = stops.filter( ( stop ) => list.contains( stop ) );
		const index = stops.indexOf( focused );
		const right = isRtl( dialog ) ? -1 : 1;
		let next: HTMLElement | undefined;
		if ( key === 'Tab' ) {
			next = findTabWrap( dialog, focused, shiftKey );
		} else if ( focused.matches( 'a,button' ) ) {
			next = {
				ArrowDown: stops[ index + 1 ],
				ArrowRight: stops[ index + right ],
				ArrowUp: stops[ index - 1 ],
				ArrowLeft: stops[ index - right ],
				Home: inList[ 0 ],
				End: inList.at( -1 ),
			}[ key ];
		}
		if ( next ) {
			event.preventDefault();
			next.focus();
		}
	} );

/** Closes a panel before a link in it scrolls the page. */
export const watchLinks = (
	dialog: HTMLElement,
	root: HTMLElement,
	close: () => void
): Cleanup =>
	listen( dialog, 'click', ( event ) => {
		const link = readAnchorClick( event );
		if ( link ) {
			event.preventDefault();
			close();
			scrollToAnchor( link, root );
		}
	} );

/** Lets a panel follow a finger towards its side, and reports a swipe. */
export function watchSwipe(
	{ dialog, panel }: PanelDialog,
	side: Side,
	onSwiped: () => void
): Cleanup {
	const direction = side === 'left' ? -1 : 1;
	let startX = NaN;
	const getDistance = ( event: Event ) =>
		Math.max(
			( ( event as PointerEvent ).clientX - startX ) * direction,
			0
		);
	const movePanel = ( px: number ) => {
		panel.style.translate = px ? `${ px * direction }px` : '';
		dialog.toggleAttribute( 'data-dragged', px > 0 );
	};
	return cleanupAll( [
		listen( dialog, 'pointerdown', ( event ) => {
			const { pointerType, clientX } = event as PointerEvent;
			startX = pointerType === 'mouse' ? NaN : clientX;
		} ),
		listen( dialog, 'pointermove', ( event ) =>
			movePanel( getDistance( event ) )
		),
		listen( dialog, 'pointerup pointercancel', ( event ) => {
			const isSwipe =
				event.type === 'pointerup' && getDistance( event ) > SWIPE_PX;
			startX = NaN;
			movePanel( 0 );
			if ( isSwipe ) {
				onSwiped();
			}
		} ),
	] );
}
