import { cleanupAll, createParts, watchTarget } from '@chaty/runtime';
import type { Running } from '../core/handle';
import { createItem, type AccordionItem, type ItemParts } from './item';

const INDEPENDENT = '[data-chaty-independent], :has(> .accordion-item-toggle)';

/**
 * The items, each by its heading, panel and own element: by our attributes or the legacy theme's classes. Only direct
 * children count, so that a nested accordion keeps its own.
 */
const findItems = ( root: HTMLElement ): ItemParts[] =>
	( [ ...root.children ] as HTMLElement[] ).flatMap( ( element ) => {
		const find = ( part: string, legacyClass: string ) =>
			element.matches( 'details' )
				? element
				: element.querySelector< HTMLElement >(
						`:scope > :is([data-chaty-part=${ part }], .accordion-${ legacyClass }, .accordion-${ legacyClass }-toggle)`
				  );
		const heading = find( 'heading', 'switch' );
		const panel = find( 'panel', 'content' );
		return heading && panel ? [ [ heading, panel, element ] as const ] : [];
	} );

function createItems( root: HTMLElement ) {
	const isIndependent = root.matches( INDEPENDENT );
	const added: AccordionItem[] = [];

	function setOpen(
		item: AccordionItem,
		isOpen: boolean,
		isInstant?: boolean
	): void {
		if ( item.setOpen( isOpen, isInstant ) && isOpen && ! isIndependent ) {
			items
				.list()
				.forEach(
					( other ) =>
						other !== item && other.setOpen( false, isInstant )
				);
		}
	}
	const items = createParts(
		() => findItems( root ),
		( parts ) => {
			const item = createItem( parts, () =>
				setOpen( item, ! item.isOpen )
			);
			added.push( item );
			return item;
		}
	);
	return {
		...items,
		setOpen,
		/** Lets items that were added close the others, where they are open. */
		settle: () =>
			added
				.splice( 0 )
				.forEach(
					( item ) => item.isOpen && setOpen( item, true, true )
				),
	};
}

/**
 * Starts an accordion: one item is open at a time, and a press on the open one closes it. With
 * `data-chaty-independent` items do not close each other. Items with the class `selected`, and one
 * that contains the URL's target, are open from the start.
 */
export function attachAccordion( root: HTMLElement ): Running {
	const { list, elements, refresh, cleanup, setOpen, settle } =
		createItems( root );
	settle();
	return Object.assign(
		cleanupAll( [
			cleanup,
			watchTarget( list, ( item ) => setOpen( item, true, true ) ),
		] ),
		{
			refresh() {
				refresh();
				settle();
			},
			items: elements,
			current: () =>
				list().flatMap( ( { isOpen }, item ) =>
					isOpen ? item : []
				),
			setOpen: ( isOpen: boolean, number?: number ) =>
				list().forEach( ( item, at ) => {
					if ( at === ( number ?? at ) ) {
						setOpen( item, isOpen );
					}
				} ),
		}
	);
}
