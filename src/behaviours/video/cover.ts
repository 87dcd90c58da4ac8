import type { Cleanup } from '../../shared/types';
import { watchSize } from '../core/watch-size';
import { coverFrame } from './cover-frame';

/** Spec section 9, "resize debounce". */
const SETTLED_MS = 100;

/** Keeps a box covered by a film, whatever becomes of the box. */
export function keepCovered( box: HTMLElement, film: HTMLElement ): Cleanup {
	const cover = () => {
		const frame = coverFrame( box.clientWidth, box.clientHeight );
		Object.assign( film.style, {
			width: `${ frame.width }px`,
			height: `${ frame.height }px`,
			marginLeft: `${ frame.marginLeft }px`,
			marginTop: `${ frame.marginTop }px`,
		} );
	};
	cover();
	return watchSize( box, SETTLED_MS, cover );
}
