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
	part: 'previous' | 'next'
): readonly [ HTMLButtonElement, Cleanup ] {
	const label = translate(
		part === 'next' ? 'Next items' : 'Previous items'
	);
	const existing = root.querySelector(
		// The legacy theme's classes end in `prev` and `next`.
		`:is([data-chaty-part="${ part }"], .jcarousel-${ part.slice(
			0,
			4
		) }):not(:scope [data-chaty~="carousel"] *)`
	);
	if ( ! existing ) {
		const button = makeElement( 'button', {
			type: 'button',
			class: `chaty-carousel-arrow chaty-carousel-${ part }`,
			'aria-label': label,
		} );
		bar.append( button );
		// It goes with the bar.
		return [ button, () => {} ];
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
	arrow.setAttribute( 'aria-disabled', `${ ! isEnabled }` );
	for ( const name of [ 'jcarousel-prev', 'jcarousel-next' ] ) {
		if ( arrow.classList.contains( name ) ) {
			arrow.classList.toggle( `${ name }-disabled`, ! isEnabled );
		}
	}
}

/** Creates the arrows, back and forward, or takes those of the page. */
export function createArrows(
	root: HTMLElement,
	bar: HTMLElement,
	onStep: ( pages: number ) => void
) {
	const [ previous, removePrevious ] = createArrow( root, bar, 'previous' );
	const [ next, removeNext ] = createArrow( root, bar, 'next' );
	return {
		/**
		 * Shows which arrows lead anywhere. An arrow at an end stays focusable. Where all items are shown, the bar and
		 * the arrows are hidden and focus on one of them moves to the viewport.
		 */
		show(
			viewport: HTMLElement,
			{ first, last, count }: ShownItems,
			loops: boolean
		): void {
			const areAllShown = last - first + 1 >= count;
			for ( const element of [ bar, previous, next ] ) {
				if ( areAllShown && element.matches( ':focus-within' ) ) {
					viewport.focus( { preventScroll: true } );
				}
				element.hidden = areAllShown;
			}
			setEnabled( previous, loops || first > 0 );
			setEnabled( next, loops || last < count - 1 );
		},
		cleanup: cleanupAll( [
			listen( previous, 'click', () => onStep( -1 ) ),
			listen( next, 'click', () => onStep( 1 ) ),
			removePrevious,
			removeNext,
		] ),
	};
}
