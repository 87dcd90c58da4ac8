import {
	cleanupAll,
	makeElement,
	rememberAttributes,
	setAttributes,
	translate,
} from '@chaty/runtime';
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

/** Gives an arrow of the page, whatever element that is, a native button's place: attributes and content stay. */
function replaceByButton(
	existing: Element
): readonly [ HTMLButtonElement, Cleanup ] {
	const button = makeElement( 'button', {} );
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
