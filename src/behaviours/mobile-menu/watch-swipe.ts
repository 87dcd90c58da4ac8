import { cleanupAll, listen } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';

/** A finger that went less far has only slipped. */
const SWIPE_PX = 50;

/** Lets a panel follow a finger towards its side, and tells when it went far enough. */
export function watchSwipe(
	[ dialog, panel ]: readonly [ HTMLElement, HTMLElement ],
	side: 'left' | 'right',
	onSwiped: () => void
): Cleanup {
	const towards = side === 'left' ? -1 : 1;
	let start = NaN;
	const moved = ( event: Event ) =>
		Math.max( ( ( event as PointerEvent ).clientX - start ) * towards, 0 );
	const follow = ( px: number ) => {
		panel.style.translate = px ? `${ px * towards }px` : '';
		dialog.toggleAttribute( 'data-dragged', px > 0 );
	};
	return cleanupAll( [
		listen( dialog, 'pointerdown', ( event ) => {
			const { pointerType, clientX } = event as PointerEvent;
			start = pointerType === 'mouse' ? NaN : clientX;
		} ),
		listen( dialog, 'pointermove', ( event ) => follow( moved( event ) ) ),
		listen( dialog, 'pointerup pointercancel', ( event ) => {
			const isSwipe =
				event.type === 'pointerup' && moved( event ) > SWIPE_PX;
			start = NaN;
			follow( 0 );
			if ( isSwipe ) {
				onSwiped();
			}
		} ),
	] );
}
