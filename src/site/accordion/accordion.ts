import type { Undo } from '../../platform/platform';
import type { BehaviourKit } from '../../services/behaviour-kit';
import { createItem, type AccordionItem } from './item';

/** Heading and panel of an item: of ours, or the origin's. */
const HEADING = '[data-chaty-part="heading"], .accordion-switch';
const PANEL = '[data-chaty-part="panel"], .accordion-content';

function findPart(
	element: HTMLElement,
	selector: string
): HTMLElement | null {
	// A nested accordion's parts are its own.
	return element.querySelector< HTMLElement >(
		selector.replace( /(^|, )/g, '$1:scope > ' )
	);
}

/** Opens what the address, or the browser's search in the page, leads into. */
function watchTarget(
	{ findTarget, listen }: BehaviourKit,
	root: HTMLElement,
	items: readonly AccordionItem[],
	open: ( item: AccordionItem, isAtOnce: boolean ) => void
): readonly Undo[] {
	const openTarget = ( target: Element | null ) => {
		const item = items.find( ( { panel } ) => panel.contains( target ) );
		if ( target && item && ! item.isOpen() ) {
			open( item, true );
			target.scrollIntoView();
		}
	};
	openTarget( findTarget() );
	return [
		listen( 'window', 'hashchange', () => openTarget( findTarget() ) ),
		listen( root, 'beforematch', ( { target } ) =>
			openTarget( target as Element )
		),
	];
}

/** The items of a list; what is no item of ours stays as it is. */
function readItems(
	kit: BehaviourKit,
	root: HTMLElement,
	onPress: ( item: AccordionItem ) => void
): readonly AccordionItem[] {
	return ( [ ...root.children ] as HTMLElement[] ).flatMap( ( element ) => {
		const heading = findPart( element, HEADING );
		const panel = findPart( element, PANEL );
		return heading && panel
			? [ createItem( kit, [ element, heading, panel ], onPress ) ]
			: [];
	} );
}

/**
 * An accordion (spec section 4, "Site components"): one item open at a time, a press on the open
 * one closes it. With `data-chaty-independent` each stands for itself. Items that the page opens
 * (class `selected`) and one that the address points into are open at first.
 */
export function attachAccordion( root: HTMLElement, kit: BehaviourKit ): Undo {
	const isIndependent = root.hasAttribute( 'data-chaty-independent' );
	const tell = ( what: string, { element }: AccordionItem ) =>
		kit.tell( root, `accordion:${ what }`, { item: element } );

	function open( item: AccordionItem, isAtOnce = false ): void {
		const others = items.filter( ( other ) => other !== item );
		for ( const other of isIndependent ? [] : others ) {
			other.setOpen( false, isAtOnce );
		}
		item.setOpen( true, isAtOnce );
		tell( 'opened', item );
	}

	const items = readItems( kit, root, ( item ) => {
		if ( item.isOpen() ) {
			item.setOpen( false );
			tell( 'closed', item );
		} else {
			open( item );
		}
	} );
	return kit.undoAll( [
		...items.map( ( { undo } ) => undo ),
		...watchTarget( kit, root, items, open ),
	] );
}
