import type { Position } from './settings/types';

/** Spec section 9: the space between two buttons. */
export const GAP_PX = 8;

/**
 * Distance from the bottom at which a widget's button covers none of those that stand already.
 * Sites have two widgets in one corner; the later one moves above the earlier.
 */
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
