import { listen } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { isRtl } from '../core/direction';
import { findFocusable, findTabWrap } from '../core/focusable';

/**
 * Tab stays in the dialog (ARIA practices, modal dialog); arrow keys move among links and buttons,
 * Home and End to the ends of their list (disclosure navigation).
 */
export const watchKeys = ( dialog: HTMLElement ): Cleanup =>
	listen( dialog, 'keydown', ( event ) => {
		const { key, shiftKey } = event as KeyboardEvent;
		const focused = event.target as HTMLElement;
		const stops = findFocusable( dialog );
		const list = focused.closest( 'ul,ol' ) ?? dialog;
		const inList = stops.filter( ( stop ) => list.contains( stop ) );
		const at = stops.indexOf( focused );
		const ahead = isRtl( dialog ) ? -1 : 1;
		let next: HTMLElement | undefined;
		if ( key === 'Tab' ) {
			next = findTabWrap( dialog, focused, shiftKey );
		} else if ( focused.matches( 'a,button' ) ) {
			next = {
				ArrowDown: stops[ at + 1 ],
				ArrowRight: stops[ at + ahead ],
				ArrowUp: stops[ at - 1 ],
				ArrowLeft: stops[ at - ahead ],
				Home: inList[ 0 ],
				End: inList.at( -1 ),
			}[ key ];
		}
		if ( next ) {
			event.preventDefault();
			next.focus();
		}
	} );
