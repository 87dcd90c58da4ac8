import type { Place } from './settings/types';

/** Spec section 9: the space between two buttons. */
export const GAP_PX = 8;

/**
 * Distance from the bottom at which a widget's button covers none of those that stand already.
 * Sites have two widgets in one corner; the later one moves above the earlier.
 */
export function freeBottom( place: Place, standing: readonly Place[] ): number {
	return standing
		.filter(
			( other ) =>
				other.side === place.side &&
				Math.abs( other.sideSpacing - place.sideSpacing ) < other.size
		)
		.sort( ( one, other ) => one.bottom - other.bottom )
		.reduce(
			( bottom, other ) =>
				bottom + place.size > other.bottom &&
				bottom < other.bottom + other.size
					? other.bottom + other.size + GAP_PX
					: bottom,
			place.bottom
		);
}
