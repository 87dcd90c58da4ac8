import { cleanupAll, setAttributes } from '@chaty/runtime';
import type { Running } from '../core/handle';
import { startFilter } from './filter';

type Selection = ReturnType< typeof startFilter >[ 'selections' ][ number ];

/** The filters of each group: of a part `filters` of its own, or of the whole element. */
function findGroups( root: HTMLElement ) {
	const groups = new Map< Element | null, HTMLElement[] >();
	for ( const filter of root.querySelectorAll< HTMLElement >(
		'[data-chaty-filter],a[data-categories]'
	) ) {
		const group = filter.closest( '[data-chaty-part=filters]' );
		groups.set( group, [ ...( groups.get( group ) ?? [] ), filter ] );
	}
	return [ ...groups.values() ] as [ HTMLElement, ...HTMLElement[] ][];
}

/** The name of a portfolio in addresses: its id, else `filter`, from the second of those on the page with a number. */
function findKey( root: HTMLElement ): string {
	const others = root.ownerDocument.querySelectorAll(
		'[data-chaty~=portfolio]:not([id])'
	);
	const place = [ ...others ].indexOf( root );
	return root.id || `filter${ place > 0 ? place + 1 : '' }`;
}

/** Chooses the next or the previous filter of a group that is not disabled, around the ends. */
function goOn( { filters, current, select }: Selection, by: number ) {
	const enabled = filters.filter(
		( filter ) => ! filter.matches( '[disabled],[aria-disabled=true]' )
	);
	const filter = enabled.at(
		( enabled.indexOf( current() ) + by ) % enabled.length
	);
	if ( filter ) {
		select( filter, 'replaceState' );
	}
}

/** Starts the filters of a portfolio. Their selection is in the URL's fragment, so that links can select too. */
export function attachPortfolio( root: HTMLElement ): Running {
	const groups = findGroups( root );
	const filters = groups.flat();
	const list = (
		root.id === 'filterable' ? root.ownerDocument : root
	).querySelector(
		'[data-chaty-part=items],#portfolio-container,.portfolio-items'
	);
	if ( ! list || ! filters.length ) {
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
	const { cleanup, selections } = startFilter( {
		root,
		key: findKey( root ),
		list,
		groups,
	} );
	return Object.assign( cleanupAll( [ restore, cleanup ] ), {
		items: () => filters.map( ( filter ) => [ filter ] ),
		current: () =>
			filters.indexOf( selections[ 0 ]?.current() as HTMLElement ),
		step: ( by: number ) => goOn( selections[ 0 ] as Selection, by ),
		show( item: number ) {
			const filter = filters[ item ] as HTMLElement;
			selections
				.find( ( group ) => group.filters.includes( filter ) )
				?.select( filter, 'replaceState' );
		},
	} );
}
