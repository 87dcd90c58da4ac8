import { listen } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { isRtl } from '../core/direction';

/** The movement of a finger over a slider. */
interface Movement {
	readonly x: number;
	readonly y: number;
	readonly ms: number;
	/** The slider's width. */
	readonly width: number;
}

/** A swipe is this long within this time, or over half the width (docs/behaviours/slider.md). */
const MIN_PX = 50;
const MAX_MS = 550;

/** The step that a movement asks for: 1 forward, -1 back, 0 none. */
export function getSwipeStep(
	{ x, y, ms, width }: Movement,
	isRightToLeft: boolean
): number {
	const distance = Math.abs( x );
	const isSwipe =
		distance > Math.abs( y ) &&
		( ( distance >= MIN_PX && ms <= MAX_MS ) || distance > width / 2 );
	const forward = isRightToLeft ? 1 : -1;
	return isSwipe ? Math.sign( x ) * forward : 0;
}

/** Reports swipes. The style sheet leaves vertical movements to the page (`touch-action`). */
export function watchSwipe(
	element: HTMLElement,
	onStep: ( step: number ) => void
): Cleanup {
	let start: PointerEvent | undefined;
	return listen(
		element,
		'pointerdown pointerup pointercancel',
		( event ) => {
			const pointer = event as PointerEvent;
			if ( pointer.type === 'pointerup' && start ) {
				const step = getSwipeStep(
					{
						x: pointer.clientX - start.clientX,
						y: pointer.clientY - start.clientY,
						ms: pointer.timeStamp - start.timeStamp,
						width: element.offsetWidth,
					},
					isRtl( element )
				);
				if ( step ) {
					onStep( step );
				}
			}
			const isTouch =
				pointer.type === 'pointerdown' &&
				pointer.pointerType !== 'mouse';
			start = isTouch ? pointer : undefined;
		}
	);
}
