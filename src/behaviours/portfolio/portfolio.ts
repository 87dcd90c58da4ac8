import type { Cleanup } from '../../shared/types';
import type { BehaviourKit } from '../core/runtime';
import { createChooser, type Portfolio } from './filter';

/**
 * A filter of a portfolio (spec section 2, "Portfolio grid filtered by category"). What is chosen
 * stands in the page's address, under the element's id or `filter`, and a link to such an address
 * chooses.
 */
export function attachPortfolio(
	root: HTMLElement,
	kit: BehaviourKit
): Cleanup {
	const filters = [
		...root.querySelectorAll< HTMLElement >(
			'[data-chaty-filter],a[data-categories]'
		),
	];
	const list = (
		root.id === 'filterable' ? root.ownerDocument : root
	).querySelector(
		'[data-chaty-part=items],#portfolio-container,.portfolio-items'
	);
	const first =
		filters.find( ( filter ) => filter.matches( '.active' ) ) ??
		filters[ 0 ];
	if ( ! list || ! first ) {
		throw 'No filters or items.';
	}
	return runPortfolio( kit, { root, list, filters, first } );
}

/** Makes the filters of a portfolio work. */
function runPortfolio( kit: BehaviourKit, portfolio: Portfolio ): Cleanup {
	const { list, filters } = portfolio;
	const undos = filters.map( ( filter ) =>
		kit.set( filter, {
			role: 'button',
			'aria-pressed': '',
			class: filter.className,
		} )
	);
	const [ choose, update, undo ] = createChooser( kit, portfolio );
	const added = new MutationObserver( update );
	added.observe( list, { childList: true } );

	return kit.undoAll( [
		...undos,
		...filters.map( ( filter ) =>
			kit.onPress( filter, () => choose( filter, true ) )
		),
		undo,
		() => added.disconnect(),
	] );
}
