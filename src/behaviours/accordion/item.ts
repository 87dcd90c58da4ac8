import { cleanupAll, emit, onPress } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
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
	parts: ItemParts,
	handlePress: ( item: AccordionItem ) => void
): AccordionItem {
	const [ element, heading, panel ] = parts;
	const [ button, unwrap ] = findButton( heading );
	const slide = createSlide( panel );

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
				emit(
					element,
					isOpen ? 'accordion:opened' : 'accordion:closed',
					{ item: element }
				);
			}
		},
		undo: cleanupAll( [
			unwrap,
			...markItem( parts, button ),
			() => show( true ),
			onPress( heading, () => handlePress( item ) ),
		] ),
	};
	show( true );
	return item;
}
