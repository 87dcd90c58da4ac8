import { isRtl } from '../core/direction';
import { createHighlight } from './highlight';

/** Elements that are never picked and stay usable: ours, and those that legacy theme pages print. */
const EXEMPT =
	'#chaty-element-picker, #_pick_tips_content, #m_on, #m_off, #m_cover, #m_target';

/** The rest of the page is dark, or the element has an outline. */
const MODES = [ 'cover', 'target' ];

/** The property that each arrow key follows, clockwise. */
const STEPS = {
	ArrowUp: 'parentElement',
	ArrowRight: 'nextElementSibling',
	ArrowDown: 'firstElementChild',
	ArrowLeft: 'previousElementSibling',
} as const;

type Arrow = keyof typeof STEPS;

const ARROWS = Object.keys( STEPS ) as Arrow[];

export const isExempt = ( element: Element ): boolean =>
	!! element.closest( EXEMPT );

/** Whether an element can be picked: visible content of the body. */
const isPickable = ( element: Element ) =>
	element.matches( 'body *' ) &&
	! isExempt( element ) &&
	element.getClientRects().length > 0;

/** The arrow of a key; in a right-to-left page, left and right are swapped. */
function findArrow( key: string ): Arrow | undefined {
	const index = ARROWS.indexOf( key as Arrow );
	const isSwapped = isRtl( document.body ) && index % 2;
	return ARROWS[ isSwapped ? 4 - index : index ];
}

/**
 * The element that an arrow key leads to: up and down the tree, left and right among siblings, skipping
 * those that cannot be picked. The same element where there is none.
 */
function findNext( from: Element, arrow: Arrow ): Element {
	const step = STEPS[ arrow ];
	const skip = arrow === 'ArrowDown' ? STEPS.ArrowRight : step;
	let next = from[ step ];
	while ( next && ! isPickable( next ) ) {
		next = next[ skip ];
	}
	return next ?? from;
}

/** The element that the pointer or the keys point to, highlighted in the current mode. */
export function createHoverTarget( host: Element ) {
	const highlight = createHighlight( host );

	const target = {
		element: null as Element | null,
		mode: 'cover',

		/** Whether each mode is on, in the order of the buttons. */
		getStates: () => MODES.map( ( name ) => name === target.mode ),

		/** Sets the mode; false for an unknown one. */
		setMode( name: string ): boolean {
			const isMode = MODES.includes( name );
			if ( isMode ) {
				target.mode = name;
				target.show();
			}
			return isMode;
		},

		/** Highlights the element at its present position. */
		show: () => highlight( target.element, target.mode ),

		set( element: Element | null ): void {
			target.element = element && isPickable( element ) ? element : null;
			target.show();
		},

		/** Follows an arrow key and returns the new element; null for other keys. */
		step( key: string ): Element | null {
			const arrow = findArrow( key );
			if ( ! arrow ) {
				return null;
			}
			target.set( findNext( target.element ?? document.body, arrow ) );
			target.element?.scrollIntoView( { block: 'nearest' } );
			return target.element;
		},
	};
	return target;
}
