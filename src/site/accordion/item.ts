import type { Undo } from '../../platform/platform';
import type { BehaviourKit } from '../../services/behaviour-kit';

/** Spec section 9, "Accordion slide". */
const SLIDE_MS = 300;

/** One item: its heading is a button that shows and hides its panel. */
export interface AccordionItem {
	readonly element: HTMLElement;
	readonly panel: HTMLElement;
	isOpen: () => boolean;
	/** `isAtOnce` leaves out the slide: for the page's first look. */
	setOpen: ( isOpen: boolean, isAtOnce?: boolean ) => void;
	/** Puts the markup back. */
	undo: Undo;
}

function slide( panel: HTMLElement, isOpen: boolean, ms: number ): Animation {
	const heights = [ '0px', `${ panel.scrollHeight }px` ];
	return panel.animate(
		{
			height: isOpen ? heights : heights.reverse(),
			overflow: [ 'clip', 'clip' ],
		},
		{ duration: ms, easing: 'ease-out' }
	);
}

/** Moves what the heading says into a button, and gives the way back. */
function wrapHeading( heading: HTMLElement, button: HTMLButtonElement ): Undo {
	button.type = 'button';
	button.className = 'chaty-accordion-button';
	button.append( ...heading.childNodes );
	heading.append( button );
	return () => button.replaceWith( ...button.childNodes );
}

/** Shows or hides a panel; a hidden one is still found by the browser's search in the page. */
function showPanel( panel: HTMLElement, isOpen: boolean ): void {
	if ( isOpen ) {
		panel.removeAttribute( 'hidden' );
	} else {
		panel.setAttribute( 'hidden', 'until-found' );
	}
}

/** Names the panel for its button, and gives the way back. */
function preparePanel(
	{ nameElement, remember }: BehaviourKit,
	panel: HTMLElement,
	button: HTMLButtonElement
): Undo {
	const undo = remember( panel, 'id', 'class', 'hidden' );
	panel.classList.add( 'chaty-accordion-panel' );
	button.setAttribute( 'aria-controls', nameElement( panel, 'accordion' ) );
	return undo;
}

/** Makes an item of a heading and its panel. */
export function createItem(
	kit: BehaviourKit,
	[ element, heading, panel ]: readonly [
		HTMLElement,
		HTMLElement,
		HTMLElement,
	],
	onPress: ( item: AccordionItem ) => void
): AccordionItem {
	const button = element.ownerDocument.createElement( 'button' );
	const undo = kit.undoAll( [
		kit.remember( element, 'class' ),
		wrapHeading( heading, button ),
		preparePanel( kit, panel, button ),
		() => animation?.cancel(),
		kit.listen( button, 'click', () => onPress( item ) ),
	] );
	const wasOpen = element.classList.contains( 'selected' );
	let animation: Animation | undefined;

	function setOpen( willOpen: boolean, isAtOnce = false ): void {
		if ( willOpen === isOpen() ) {
			return;
		}
		animation?.cancel();
		button.setAttribute( 'aria-expanded', String( willOpen ) );
		element.classList.toggle( 'selected', willOpen );
		if ( isAtOnce || kit.wantsLessMotion() ) {
			showPanel( panel, willOpen );
			return;
		}
		showPanel( panel, true );
		animation = slide( panel, willOpen, SLIDE_MS );
		animation.onfinish = () => showPanel( panel, willOpen );
	}

	const isOpen = () => button.getAttribute( 'aria-expanded' ) === 'true';
	const item: AccordionItem = {
		element,
		panel,
		isOpen,
		setOpen,
		undo,
	};
	button.setAttribute( 'aria-expanded', String( ! wasOpen ) );
	setOpen( wasOpen, true );
	return item;
}
