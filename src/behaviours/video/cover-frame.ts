/** A frame of 16:9 that covers a box, and where it stands in it. */
export interface CoverFrame {
	readonly width: number;
	readonly height: number;
	readonly marginLeft: number;
	readonly marginTop: number;
}

/** How far a frame stands out on one side of the box, in whole pixels. */
const centre = ( frame: number, box: number ) =>
	0 - Math.round( ( frame - box ) / 2 );

/**
 * The smallest frame of 16:9 that covers a box, centred (spec section 2: "full-width video
 * background uses 16:9").
 */
export function coverFrame( boxWidth: number, boxHeight: number ): CoverFrame {
	const isTall = boxWidth * 9 < boxHeight * 16;
	const width = isTall ? ( boxHeight * 16 ) / 9 : boxWidth;
	const height = isTall ? boxHeight : ( boxWidth * 9 ) / 16;
	return {
		width,
		height,
		marginLeft: centre( width, boxWidth ),
		marginTop: centre( height, boxHeight ),
	};
}
