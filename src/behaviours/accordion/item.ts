import type { Cleanup } from '../../shared/types';
import type { BehaviourKit } from '../core/runtime';
import { findButton } from './find-button';
import { markItem, type ItemParts } from './apply-aria';
import { createSlide } from './animate-height';

/** One item: its heading has a button that shows and hides its panel. */
export interface AccordionItem {
	readonly panel: HTMLElement;
	isOpen: boolean;
	/** `isAtOnce` leaves out the slide. */
	setOpen: ( isOpen: boolean, isAtOnce?: boolean ) => void;
	/** Puts the markup back. */
	undo: Cleanup;
}

/** Makes an item of what the page has of it; it is open where the page says so. */
export function createItem(
	kit: BehaviourKit,
	parts: ItemParts,
	onPress: ( item: AccordionItem ) => void
): AccordionItem {
	const [ element, heading, panel ] = parts;
	const [ button, unwrap ] = findButton( heading );
	const slide = createSlide( kit, panel );

	function show( isAtOnce?: boolean ): void {
		button.setAttribute( 'aria-expanded', `${ item.isOpen }` );
		element.classList.toggle( 'selected', item.isOpen );
		slide( item.isOpen, isAtOnce );
	}

	const item: AccordionItem = {
		panel,
		isOpen: element.matches( '.selected' ),
		setOpen( isOpen, isAtOnce ) {
			if ( isOpen !== item.isOpen ) {
				item.isOpen = isOpen;
				show( isAtOnce );
				kit.tell(
					element,
					isOpen ? 'accordion:opened' : 'accordion:closed',
					{ item: element }
				);
			}
		},
		undo: kit.undoAll( [
			unwrap,
			...markItem( kit, parts, button ),
			() => show( true ),
			kit.onPress( heading, () => onPress( item ) ),
		] ),
	};
	show( true );
	return item;
}
