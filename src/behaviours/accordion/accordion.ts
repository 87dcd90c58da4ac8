import { cleanupAll, watchTarget } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { createItem, type AccordionItem } from './item';

const INDEPENDENT = '[data-chaty-independent], :has(> .accordion-item-toggle)';

/** An item's own heading or panel, of our markup or of the origin's: a nested accordion has its own. */
function findPart( element: Element, ours: string, origin: string ) {
	return element.querySelector< HTMLElement >(
		`:scope > :is([data-chaty-part=${ ours }], .accordion-${ origin }, .accordion-${ origin }-toggle)`
	);
}

/**
 * An accordion (spec section 4, "Site components"): one item open at a time, a press on the open
 * one closes it. With `data-chaty-independent` each stands for itself. Items that the page opens
 * (class `selected`) and one that the address points into are open at first.
 */
export function attachAccordion( root: HTMLElement ): Cleanup {
	const isIndependent = root.matches( INDEPENDENT );

	function setOpen(
		item: AccordionItem,
		isOpen: boolean,
		isAtOnce?: boolean
	): void {
		if ( isOpen && ! isIndependent ) {
			items.forEach( ( other ) =>
				other.setOpen( other === item, isAtOnce )
			);
		}
		item.setOpen( isOpen, isAtOnce );
	}

	const items = ( [ ...root.children ] as HTMLElement[] ).flatMap(
		( element ) => {
			const heading = findPart( element, 'heading', 'switch' );
			const panel = findPart( element, 'panel', 'content' );
			return heading && panel
				? createItem( [ element, heading, panel ], ( item ) =>
						setOpen( item, ! item.isOpen )
				  )
				: [];
		}
	);
	items.forEach( ( item ) => item.isOpen && setOpen( item, true, true ) );

	return cleanupAll( [
		...items.map( ( { undo } ) => undo ),
		watchTarget( items, ( item ) => setOpen( item, true, true ) ),
	] );
}
