import type { Cleanup } from '../../shared/types';
import { setTimer } from '../../shared/timers';

/** The delay after the last change of size, in the legacy theme. */
const RESIZE_DEBOUNCE_MS = 100;

/** The margin that centers a frame, in whole pixels. */
const getMargin = ( frame: number, box: number ) =>
	0 - Math.round( ( frame - box ) / 2 );

/** The smallest frame of 16:9 that covers a box, centered. */
export function getCoverFrame( boxWidth: number, boxHeight: number ) {
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
		for ( const [ name, px ] of Object.entries( frame ) ) {
			video.style[ name as keyof typeof frame ] = `${ px }px`;
		}
	};
	let stopTimer: Cleanup = () => {};
	const observer = new ResizeObserver( () => {
		stopTimer();
		stopTimer = setTimer( RESIZE_DEBOUNCE_MS, resize );
	} );
	resize();
	observer.observe( box );
	return () => {
		stopTimer();
		observer.disconnect();
	};
}
