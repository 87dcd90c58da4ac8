import { createHighlight } from './highlight';
import { arrowOfKey, walkTree } from './tree-navigation';
import { isExempt } from './watch-page';

/** How what is meant is shown: all the rest is dark, or it has an outline. */
const MODES = [ 'cover', 'target' ];

/** Whether an element may be picked: not the page itself, nor what has no place on it. */
const isPickable = ( element: Element ) =>
	element.matches( 'body *' ) &&
	! isExempt( element ) &&
	element.getClientRects().length > 0;

/** Keeps which element is meant, by pointer or by keys, and shows it in the mode of the moment. */
export function createAim( host: Element ) {
	const highlight = createHighlight( host );
	const { body } = host.ownerDocument;

	const aim = {
		meant: null as Element | null,
		mode: 'cover',

		/** Which of the modes is on, in their order. */
		getStates: () => MODES.map( ( name ) => name === aim.mode ),

		/** Answers whether there is such a mode. */
		setMode( name: string ): boolean {
			const isMode = MODES.includes( name );
			if ( isMode ) {
				aim.mode = name;
				aim.show();
			}
			return isMode;
		},

		/** Shows it, where it is now. */
		show: () => highlight( aim.meant, aim.mode ),

		at( element: Element | null ): void {
			aim.meant = element && isPickable( element ) ? element : null;
			aim.show();
		},

		/** Follows an arrow key, and answers what is meant then; nothing when it is another key. */
		step( key: string ): Element | null {
			const arrow = arrowOfKey( key, body );
			if ( ! arrow ) {
				return null;
			}
			aim.at( walkTree( aim.meant ?? body, arrow, isPickable ) );
			aim.meant?.scrollIntoView( { block: 'nearest' } );
			return aim.meant;
		},
	};
	return aim;
}
