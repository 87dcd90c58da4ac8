import {
	cleanupAll,
	emit,
	listen,
	makeElement,
	onPress,
	prefersReducedMotion,
	rememberAttributes,
	setAttributes,
	showPanel,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';

/** How long a panel slides (docs/behaviours/accordion.md). */
const SLIDE_MS = 300;

export type ItemParts = readonly [
	heading: HTMLElement,
	panel: HTMLElement,
	element: HTMLElement,
];

/** One item: the button in its heading shows and hides its panel. */
export interface AccordionItem {
	readonly panel: HTMLElement;
	isOpen: boolean;
	/** `isInstant` skips the animation. False where a script prevents it. */
	setOpen: ( isOpen: boolean, isInstant?: boolean ) => boolean;
	cleanup: Cleanup;
}

/**
 * The button of a heading: a link or button that the theme put there, or a new one around the
 * heading's content.
 */
function findButton(
	heading: HTMLElement
): readonly [ button: HTMLElement, cleanup: Cleanup ] {
	const existing =
		heading.closest< HTMLElement >( 'a, button' ) ??
		heading.querySelector< HTMLElement >( 'a, button' );
	if ( existing ) {
		return [ existing, () => {} ];
	}
	const title = heading.querySelector( 'h2, h3, h4, h5, h6' ) ?? heading;
	const button = makeElement(
		'button',
		{ type: 'button', class: 'chaty-accordion-button' },
		...title.childNodes
	);
	title.append( button );
	return [ button, () => button.replaceWith( ...button.childNodes ) ];
}

function createSlide(
	panel: HTMLElement
): ( isOpen: boolean, isInstant?: boolean ) => void {
	let animation: Animation | undefined;

	return ( isOpen, isInstant ) => {
		const finish = () => {
			animation?.cancel();
			animation = undefined;
			showPanel( panel, isOpen );
		};
		if ( isInstant || prefersReducedMotion() ) {
			finish();
			return;
		}
		showPanel( panel, true );
		animation ??= panel.animate(
			[
				{ height: 0, paddingBlock: 0, overflow: 'clip' },
				{ height: getComputedStyle( panel ).height, overflow: 'clip' },
			],
			{ duration: SLIDE_MS, easing: 'ease-out' }
		);
		// A press during the slide reverses it at once.
		animation.playbackRate = isOpen ? 1 : -1;
		animation.play();
		animation.onfinish = finish;
	};
}

interface ItemView {
	readonly render: ( isOpen: boolean, isInstant?: boolean ) => void;
	readonly cleanup: Cleanup;
}

/** A heading whose button shows and hides a panel. */
function createPanelView(
	heading: HTMLElement,
	panel: HTMLElement,
	onToggle: () => void
): ItemView {
	const [ button, removeButton ] = findButton( heading );
	const slide = createSlide( panel );
	return {
		render( isOpen, isInstant ) {
			button.setAttribute( 'aria-expanded', `${ isOpen }` );
			slide( isOpen, isInstant );
		},
		cleanup: cleanupAll( [
			removeButton,
			// The ARIA accordion pattern.
			setAttributes( button, {
				role: 'button',
				'aria-expanded': '',
				'aria-controls': panel,
			} ),
			setAttributes( panel, {
				role: 'region',
				hidden: '',
				'aria-hidden': '',
				'aria-labelledby': button,
			} ),
			// Ends the slide.
			() => slide( true, true ),
			onPress( heading, onToggle ),
		] ),
	};
}

/** A `<details>`, which the browser opens too: for a match of find-in-page, or by its `name`. */
function createDetailsView(
	details: HTMLDetailsElement,
	onToggle: ( isOpen: boolean ) => void
): ItemView {
	return {
		render( isOpen ) {
			details.open = isOpen;
		},
		cleanup: cleanupAll( [
			rememberAttributes( details, 'open' ),
			listen( details, 'toggle', () => onToggle( details.open ) ),
		] ),
	};
}

/** Creates an item; it starts open where it has the class `selected`, or is a `<details>` that is open. */
export function createItem(
	[ heading, panel, element ]: ItemParts,
	handlePress: ( item: AccordionItem ) => void
): AccordionItem {
	const press = () => handlePress( item );
	const view = element.matches( 'details' )
		? createDetailsView( element as HTMLDetailsElement, ( isNow ) => {
				if ( isNow !== item.isOpen ) {
					press();
					view.render( item.isOpen );
				}
		  } )
		: createPanelView( heading, panel, press );

	function render( isInstant?: boolean ): void {
		element.classList.toggle( 'selected', item.isOpen );
		view.render( item.isOpen, isInstant );
	}

	const item: AccordionItem = {
		panel,
		isOpen: element.matches( '.selected,[open]' ),
		setOpen( willOpen, isInstant ) {
			const tell = ( what: string ) =>
				emit(
					element,
					`accordion:${ willOpen ? 'open' : 'clos' }${ what }`,
					{ item: element }
				);
			if ( willOpen !== item.isOpen ) {
				if ( ! tell( 'ing' ) ) {
					return false;
				}
				item.isOpen = willOpen;
				render( isInstant );
				tell( 'ed' );
			}
			return true;
		},
		cleanup: cleanupAll( [
			setAttributes( element, { class: element.className } ),
			view.cleanup,
		] ),
	};
	render( true );
	return item;
}
