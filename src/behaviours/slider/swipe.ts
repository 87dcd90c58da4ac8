/** How a finger moved over a slider. */
interface Movement {
	readonly x: number;
	readonly y: number;
	readonly ms: number;
	/** Of the slider. */
	readonly width: number;
}

/** FlexSlider's figures: this far within this time, or over half the width. */
const LEAST_PX = 50;
const WITHIN_MS = 550;

/** Which way a finger asks to go: 1 forward, -1 back, 0 nowhere. */
export function stepOfSwipe(
	{ x, y, ms, width }: Movement,
	isRightToLeft: boolean
): number {
	const far = Math.abs( x );
	const isSwipe =
		far > Math.abs( y ) &&
		( ( far >= LEAST_PX && ms <= WITHIN_MS ) || far > width / 2 );
	const forward = isRightToLeft ? 1 : -1;
	return isSwipe ? Math.sign( x ) * forward : 0;
}
