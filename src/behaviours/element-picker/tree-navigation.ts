import { isRtl } from '../core/direction';
/** Where each arrow leads, clockwise. */
const WAYS = {
	ArrowUp: 'parentElement',
	ArrowRight: 'nextElementSibling',
	ArrowDown: 'firstElementChild',
	ArrowLeft: 'previousElementSibling',
} as const;

/** A key that leads somewhere in the tree. */
type Arrow = keyof typeof WAYS;

const ARROWS = Object.keys( WAYS ) as Arrow[];

/** The arrow of a key, as the page is read: from right to left those to the sides are the other way. */
export function arrowOfKey( key: string, place: Element ): Arrow | undefined {
	const at = ARROWS.indexOf( key as Arrow );
	const isMirrored = isRtl( place );
	return ARROWS[ isMirrored && at % 2 ? 4 - at : at ];
}

/**
 * The element to which an arrow key leads: up and down the tree, left and right among siblings, over
 * those that may not be picked. The same one where there is none.
 */
export function walkTree(
	from: Element,
	arrow: Arrow,
	isPickable: ( element: Element ) => boolean
): Element {
	const way = WAYS[ arrow ];
	const onward = arrow === 'ArrowDown' ? WAYS.ArrowRight : way;
	let to = from[ way ];
	while ( to && ! isPickable( to ) ) {
		to = to[ onward ];
	}
	return to ?? from;
}
