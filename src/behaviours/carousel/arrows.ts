import {
	cleanupAll,
	listen,
	makeElement,
	rememberAttributes,
	setAttributes,
	translate,
} from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { ShownItems } from './pages';

interface ArrowOptions {
	/** The part's name in our markup, and a part of the button's class. */
	readonly part: 'previous' | 'next';
	/** The end of the legacy theme's class `jcarousel-next`. */
	readonly legacyClass: 'prev' | 'next';
	readonly label: string;
}

/** Gives an arrow of the page, whatever element that is, a native button's place: attributes and content stay. */
function replaceByButton(
	existing: Element
): readonly [ HTMLButtonElement, Cleanup ] {
	// Not one that is added: copies keep it, as an arrow of the page.
	const button = document.createElement( 'button' );
	for ( const { name, value } of existing.attributes ) {
		if ( ! /^(href|target|role|tabindex)$/.test( name ) ) {
			button.setAttribute( name, value );
		}
	}
	button.append( ...existing.childNodes );
	existing.replaceWith( button );
	return [
		button,
		() => {
			existing.append( ...button.childNodes );
			button.replaceWith( existing );
		},
	];
}

/** Creates an arrow as a native button: one that the page has, else one that is added to the bar. */
function createArrow(
	root: HTMLElement,
	bar: HTMLElement,
	{ part, legacyClass, label }: ArrowOptions
): readonly [ HTMLButtonElement, Cleanup ] {
	const existing = root.querySelector(
		`[data-chaty-part="${ part }"], .jcarousel-${ legacyClass }`
	);
	if ( ! existing ) {
		const button = makeElement( 'button', {
			type: 'button',
			class: `chaty-carousel-arrow chaty-carousel-${ part }`,
			'aria-label': label,
		} );
		bar.append( button );
		return [ button, () => button.remove() ];
	}
	const [ button, restore ] =
		existing instanceof HTMLButtonElement
			? [ existing, () => {} ]
			: replaceByButton( existing );
	// A sign such as › is no name.
	const isNamed =
		button.matches( '[aria-label], [aria-labelledby]' ) ||
		/[\p{L}\p{N}]/u.test( button.textContent ?? '' );
	return [
		button,
		cleanupAll( [
			rememberAttributes( button, 'aria-disabled', 'class', 'hidden' ),
			setAttributes( button, {
				type: 'button',
				...( ! isNamed && { 'aria-label': label } ),
			} ),
			restore,
		] ),
	];
}

function setEnabled( arrow: HTMLElement, isEnabled: boolean ): void {
	arrow.setAttribute( 'aria-disabled', String( ! isEnabled ) );
	for ( const name of [ 'jcarousel-prev', 'jcarousel-next' ] ) {
		if ( arrow.classList.contains( name ) ) {
			arrow.classList.toggle( `${ name }-disabled`, ! isEnabled );
		}
	}
}

interface ArrowsState {
	readonly viewport: HTMLElement;
	readonly position: ShownItems;
	readonly loops: boolean;
}

/**
 * Shows which arrows lead anywhere. An arrow at an end stays focusable. Where all items are shown, the bar and
 * the arrows are hidden and focus on one of them moves to the viewport.
 */
function showArrows(
	bar: HTMLElement,
	arrows: readonly HTMLElement[],
	{ viewport, position: { first, last, count }, loops }: ArrowsState
): void {
	const areAllShown = last - first + 1 >= count;
	const elements = [ bar, ...arrows ];
	if (
		areAllShown &&
		elements.some( ( one ) => one.matches( ':focus-within' ) )
	) {
		viewport.focus( { preventScroll: true } );
	}
	elements.forEach( ( element ) => {
		element.hidden = areAllShown;
	} );
	[ first > 0, last < count - 1 ].forEach(
		( leadsOn, index ) =>
			arrows[ index ] && setEnabled( arrows[ index ], loops || leadsOn )
	);
}

/** Creates the arrows, back and forward, or takes those of the page. */
export function createArrows(
	root: HTMLElement,
	bar: HTMLElement,
	onStep: ( pages: number ) => void
) {
	const [ previous, removePrevious ] = createArrow( root, bar, {
		part: 'previous',
		legacyClass: 'prev',
		label: translate( 'Previous items' ),
	} );
	const [ next, removeNext ] = createArrow( root, bar, {
		part: 'next',
		legacyClass: 'next',
		label: translate( 'Next items' ),
	} );
	return {
		show: ( state: ArrowsState ) =>
			showArrows( bar, [ previous, next ], state ),
		cleanup: cleanupAll( [
			listen( previous, 'click', () => onStep( -1 ) ),
			listen( next, 'click', () => onStep( 1 ) ),
			removePrevious,
			removeNext,
		] ),
	};
}
