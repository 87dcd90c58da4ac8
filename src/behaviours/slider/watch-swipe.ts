import { listen } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { stepOfSwipe } from './swipe';

/** Tells which way a finger goes. The style leaves the page to scroll by it up and down. */
export function watchSwipe(
	element: HTMLElement,
	onStep: ( way: number ) => void
): Cleanup {
	let down: PointerEvent | undefined;
	return listen(
		element,
		'pointerdown pointerup pointercancel',
		( event ) => {
			const pointer = event as PointerEvent;
			if ( pointer.type === 'pointerup' && down ) {
				const way = stepOfSwipe(
					{
						x: pointer.clientX - down.clientX,
						y: pointer.clientY - down.clientY,
						ms: pointer.timeStamp - down.timeStamp,
						width: element.offsetWidth,
					},
					getComputedStyle( element ).direction === 'rtl'
				);
				if ( way ) {
					onStep( way );
				}
			}
			const isFinger =
				pointer.type === 'pointerdown' &&
				pointer.pointerType !== 'mouse';
			down = isFinger ? pointer : undefined;
		}
	);
}
