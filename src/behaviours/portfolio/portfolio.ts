import { cleanupAll, setAttributes } from '@chaty/runtime';
import type { Running } from '../core/handle';
import { startFilter } from './filter';

/**
 * Starts the filter of a portfolio. The selection is in the URL's fragment, under the element's id or
 * `filter`, so that links can select too.
 */
export function attachPortfolio( root: HTMLElement ): Running {
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
	const initial =
		filters.find( ( filter ) => filter.matches( '.active' ) ) ??
		filters[ 0 ];
	if ( ! list || ! initial ) {
		throw new Error( 'No filters or items.' );
	}
	const restore = cleanupAll(
		filters.map( ( filter ) =>
			setAttributes( filter, {
				role: 'button',
				'aria-pressed': '',
				class: filter.className,
			} )
		)
	);
	const { cleanup, current, select } = startFilter( {
		root,
		list,
		filters,
		initial,
	} );
	return Object.assign( cleanupAll( [ restore, cleanup ] ), {
		items: () => filters.map( ( filter ) => [ filter ] ),
		current: () => filters.indexOf( current() ?? initial ),
		show: ( filter: number ) => select( filters[ filter ], 'replaceState' ),
	} );
}
