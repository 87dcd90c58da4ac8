import { cleanupAll, watchTarget } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { createItem, type AccordionItem } from './item';

const INDEPENDENT = '[data-chaty-independent], :has(> .accordion-item-toggle)';

/**
 * A heading or panel by our attribute or by the legacy theme's class. Only direct children count, so
 * that a nested accordion keeps its own.
 */
function findPart( element: Element, part: string, legacyClass: string ) {
	return element.querySelector< HTMLElement >(
		`:scope > :is([data-chaty-part=${ part }], .accordion-${ legacyClass }, .accordion-${ legacyClass }-toggle)`
	);
}

/**
 * Starts an accordion: one item is open at a time, and a press on the open one closes it. With
 * `data-chaty-independent` items do not close each other. Items with the class `selected`, and one
 * that contains the URL's target, are open from the start.
 */
export function attachAccordion( root: HTMLElement ): Cleanup {
	const isIndependent = root.matches( INDEPENDENT );

	function setOpen(
		item: AccordionItem,
		isOpen: boolean,
		isInstant?: boolean
	): void {
		if ( isOpen && ! isIndependent ) {
			items.forEach( ( other ) =>
				other.setOpen( other === item, isInstant )
			);
		}
		item.setOpen( isOpen, isInstant );
	}

	const items = ( [ ...root.children ] as HTMLElement[] ).flatMap(
		( element ) => {
			const heading = findPart( element, 'heading', 'switch' );
			const panel = findPart( element, 'panel', 'content' );
			return heading && panel
				? createItem( { element, heading, panel }, ( item ) =>
						setOpen( item, ! item.isOpen )
				  )
				: [];
		}
	);
	items.forEach( ( item ) => item.isOpen && setOpen( item, true, true ) );

	return cleanupAll( [
		...items.map( ( { cleanup } ) => cleanup ),
		watchTarget( items, ( item ) => setOpen( item, true, true ) ),
	] );
}
