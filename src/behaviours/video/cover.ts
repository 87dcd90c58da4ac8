import type { Cleanup } from '../../shared/types';
import { onResize } from '../core/observers';

/** The delay after the last change of size, in the legacy theme. */
const RESIZE_DEBOUNCE_MS = 100;

/** Size and position of a 16:9 frame that covers a box. */
export interface CoverFrame {
	readonly width: number;
	readonly height: number;
	readonly marginLeft: number;
	readonly marginTop: number;
}

/** The margin that centers a frame, in whole pixels. */
const getMargin = ( frame: number, box: number ) =>
	0 - Math.round( ( frame - box ) / 2 );

/** The smallest frame of 16:9 that covers a box, centered. */
export function getCoverFrame(
	boxWidth: number,
	boxHeight: number
): CoverFrame {
	const isTall = boxWidth * 9 < boxHeight * 16;
	const width = isTall ? ( boxHeight * 16 ) / 9 : boxWidth;
	const height = isTall ? boxHeight : ( boxWidth * 9 ) / 16;
	return {
		width,
		height,
		marginLeft: getMargin( width, boxWidth ),
		marginTop: getMargin( height, boxHeight ),
	};
}

/** Makes a video cover a box, also when the box changes its size. */
export function coverBox( box: HTMLElement, video: HTMLElement ): Cleanup {
	const resize = () => {
		const frame = getCoverFrame( box.clientWidth, box.clientHeight );
		Object.assign( video.style, {
			width: `${ frame.width }px`,
			height: `${ frame.height }px`,
			marginLeft: `${ frame.marginLeft }px`,
			marginTop: `${ frame.marginTop }px`,
		} );
	};
	resize();
	return onResize( box, RESIZE_DEBOUNCE_MS, resize );
}
