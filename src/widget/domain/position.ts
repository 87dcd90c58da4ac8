/** Where a launcher is: its side, its distances from the window's edges and its size, in pixels. */
export interface Position {
	readonly side: string;
	readonly bottom: number;
	readonly sideSpacing: number;
	readonly size: number;
}

/** docs/how-it-works.md, "Launcher". */
export const GAP_PX = 8;

/** Distance from the bottom at which a launcher covers none of those on the page: in the same corner it is placed above them. */
export function stackAbove(
	position: Position,
	mounted: readonly Position[]
): number {
	return mounted
		.filter(
			( other ) =>
				other.side === position.side &&
				Math.abs( other.sideSpacing - position.sideSpacing ) <
					other.size
		)
		.sort( ( one, other ) => one.bottom - other.bottom )
		.reduce(
			( bottom, other ) =>
				bottom + position.size > other.bottom &&
				bottom < other.bottom + other.size
					? other.bottom + other.size + GAP_PX
					: bottom,
			position.bottom
		);
}
