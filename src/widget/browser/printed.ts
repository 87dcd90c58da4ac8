import { tryOr } from '../../shared/try-or';
import type { Browser } from './types';

/** JSON that the server has printed. No optimizer delays a script of that type. */
export const readPrinted: Browser[ 'readPrinted' ] = ( name ) =>
	tryOr(
		() =>
			JSON.parse(
				document.querySelector( `script#chaty-${ name }` )
					?.textContent ?? ''
			),
		undefined
	);

const PRINTED = '.chaty[data-pending]';
const PRINTED_STYLES = '#chaty-launcher-css';

/**
 * Looks at the widgets of the page whenever something is added right to its body, or replaces it. Copies of widgets do
 * nothing.
 */
function watchBody(
	isKnown: ( container: Element ) => boolean,
	onReplaced: ( hasWidgets: boolean ) => void
): void {
	const { documentElement } = document;
	let hadWidgets = false;
	const look = () => {
		for ( const parent of [ documentElement, document.body ] ) {
			observer.observe( parent, { childList: true } );
		}
		const found = [
			...document.querySelectorAll( `${ PRINTED }, .chaty>[data-state]` ),
		].map( ( element ) => element.closest( '.chaty' ) as Element );
		const isReplaced = ! found.some( isKnown );
		for ( const container of found ) {
			if (
				! isKnown( container ) &&
				! ( isReplaced && container.matches( PRINTED ) )
			) {
				container.remove();
			}
		}
		const hasWidgets = !! found.length;
		const isAway = hadWidgets && ! readPrinted( 'data' );
		hadWidgets ||= ! isReplaced;
		if ( isReplaced && ( hasWidgets || isAway ) ) {
			hadWidgets = false;
			if ( hasWidgets ) {
				// What it holds is of the page before.
				tryOr( () => delete window.chaty_settings, undefined );
			}
			onReplaced( hasWidgets );
		}
	};
	const observer = new MutationObserver( look );
	// Styles in `<noscript>` ask for it (`class-markup.php`): as part of another body they are elements.
	documentElement.classList.add( 'chaty-scripts' );
	look();
}

/** What the server has printed. */
export const printedApi = {
	readPrinted,
	watchBody,

	// The last of an id is ours: an author's markup comes before the footer.
	findPrinted: () =>
		[ ...document.querySelectorAll< HTMLElement >( PRINTED ) ].reverse(),

	hasPrintedStyles: () =>
		!! document.querySelector< HTMLStyleElement >( PRINTED_STYLES )
			?.sheet ||
		[ ...document.querySelectorAll( PRINTED ) ].some( ( element ) =>
			getComputedStyle( element ).getPropertyValue( '--chaty-size' )
		),

	removePrinted: () =>
		document
			.querySelectorAll( `${ PRINTED }, ${ PRINTED_STYLES }` )
			.forEach( ( element ) => element.remove() ),
} satisfies Partial< Browser >;
