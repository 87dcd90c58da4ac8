import { cleanupAll, onPress, setAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { createChooser, type Portfolio } from './filter';

/**
 * A filter of a portfolio (spec section 2, "Portfolio grid filtered by category"). What is chosen
 * stands in the page's address, under the element's id or `filter`, and a link to such an address
 * chooses.
 */
export function attachPortfolio( root: HTMLElement ): Cleanup {
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
	return runPortfolio( { root, list, filters, first } );
}

/** Makes the filters of a portfolio work. */
function runPortfolio( portfolio: Portfolio ): Cleanup {
	const { list, filters } = portfolio;
	const undos = filters.map( ( filter ) =>
		setAttributes( filter, {
			role: 'button',
			'aria-pressed': '',
			class: filter.className,
		} )
	);
	const [ choose, update, undo ] = createChooser( portfolio );
	const added = new MutationObserver( update );
	added.observe( list, { childList: true } );

	return cleanupAll( [
		...undos,
		...filters.map( ( filter ) =>
			onPress( filter, () => choose( filter, true ) )
		),
		undo,
		() => added.disconnect(),
	] );
}
