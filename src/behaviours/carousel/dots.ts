import { makeElement, translate } from '@chaty/runtime';
import { formatPosition, type ShownItems } from './pages';

export function createDots( onItem: ( item: number ) => void ) {
	const element = makeElement( 'div', {
		class: 'chaty-carousel-dots',
		role: 'group',
		'aria-label': translate( 'Items' ),
	} );
	const makeDot = ( page: ShownItems ) => {
		const dot = makeElement( 'button', {
			type: 'button',
			class: 'chaty-carousel-dot',
			'aria-label': formatPosition( page ),
		} );
		dot.onclick = () => onItem( page.first );
		return dot;
	};
	let shown = '';
	return {
		element,
		/** Marks the page that shows; after other widths there are other pages. */
		show( position: ShownItems, pages: readonly ShownItems[] ): void {
			const labels = pages.map( formatPosition ).join();
			if ( labels !== shown ) {
				shown = labels;
				const hadFocus = element.matches( ':focus-within' );
				element.replaceChildren( ...pages.map( makeDot ) );
				if ( hadFocus ) {
					element.querySelector( 'button' )?.focus();
				}
			}
			pages.forEach( ( { first }, index ) => {
				element.children[ index ]?.setAttribute(
					'aria-current',
					`${ first === position.first }`
				);
			} );
		},
	};
}
