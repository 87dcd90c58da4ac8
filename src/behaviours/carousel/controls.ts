import { cleanupAll, makeElement, translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import type { Position } from './pages';

/** The bar above the items: their position in words, and two arrows. */
export interface Controls {
	readonly bar: HTMLElement;
	/** The live region that says which items are shown. */
	readonly status: HTMLElement;
	/** Back and forward. */
	readonly arrows: readonly HTMLButtonElement[];
	readonly cleanup: Cleanup;
}

interface ArrowOptions {
	/** The part's name in our markup, and a part of the button's class. */
	readonly part: 'previous' | 'next';
	/** The end of the legacy theme's class `jcarousel-next`. */
	readonly legacyClass: 'prev' | 'next';
	readonly label: string;
}

/**
 * Creates an arrow as a native button. It replaces an arrow that the page has, whatever element that is,
 * with its classes and content; else it is added to the bar.
 */
function createArrow(
	root: HTMLElement,
	bar: HTMLElement,
	{ part, legacyClass, label }: ArrowOptions
): readonly [ HTMLButtonElement, Cleanup ] {
	const button = makeElement( 'button', { type: 'button' } );
	const existing = root.querySelector(
		`[data-chaty-part="${ part }"], .jcarousel-${ legacyClass }`
	);
	if ( ! existing?.textContent?.trim() ) {
		button.setAttribute( 'aria-label', label );
	}
	if ( ! existing ) {
		button.className = `chaty-carousel-arrow chaty-carousel-${ part }`;
		bar.append( button );
		return [ button, () => button.remove() ];
	}
	button.className = existing.className;
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

/** Creates the controls at the beginning of the carousel. */
export function createControls( root: HTMLElement ): Controls {
	const status = makeElement( 'p', {
		class: 'chaty-carousel-position',
		role: 'status',
	} );
	const bar = makeElement( 'div', { class: 'chaty-carousel-bar' }, status );
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
	root.prepend( bar );
	return {
		bar,
		status,
		arrows: [ previous, next ],
		cleanup: cleanupAll( [
			() => bar.remove(),
			removePrevious,
			removeNext,
		] ),
	};
}

function setEnabled( arrow: HTMLElement, isEnabled: boolean ): void {
	arrow.setAttribute( 'aria-disabled', String( ! isEnabled ) );
	for ( const name of [ 'jcarousel-prev', 'jcarousel-next' ] ) {
		if ( arrow.classList.contains( name ) ) {
			arrow.classList.toggle( `${ name }-disabled`, ! isEnabled );
		}
	}
}

const formatPosition = ( { first, last, count }: Position ): string =>
	first === last
		? translate( 'Item %1$s of %2$s', last + 1, count )
		: translate( 'Items %1$s to %2$s of %3$s', first + 1, last + 1, count );

/**
 * Shows the position and which arrows lead anywhere. An arrow at an end stays focusable. Where all items
 * are shown, the arrows are hidden and focus on one moves to the viewport.
 */
export function showPosition(
	{ bar, status, arrows }: Controls,
	viewport: HTMLElement,
	position: Position
): void {
	const { first, last, count } = position;
	const areAllShown = last - first + 1 >= count;
	const elements = [ bar, ...arrows ];
	const { activeElement } = bar.ownerDocument;
	if ( areAllShown && elements.some( ( one ) => one === activeElement ) ) {
		viewport.focus( { preventScroll: true } );
	}
	elements.forEach( ( element ) => {
		element.hidden = areAllShown;
	} );
	[ first > 0, last < count - 1 ].forEach(
		( isEnabled, index ) =>
			arrows[ index ] && setEnabled( arrows[ index ], isEnabled )
	);
	status.textContent = formatPosition( position );
}
