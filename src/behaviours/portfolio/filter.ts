import {
	cleanupAll,
	createSelection,
	listen,
	makeElement,
	moveFocus,
	onPress,
} from '@chaty/runtime';
import { translatePlural } from '../core/plural';
import { withViewTransition } from '../core/view-transition';
import { readCategory } from './categories';
import { countItems, createSorter, showItems, type Wanted } from './items';

/** Filters of which one is chosen. */
type Group = readonly [ HTMLElement, ...HTMLElement[] ];

interface Portfolio {
	readonly root: HTMLElement;
	/** Its name in addresses. */
	readonly key: string;
	readonly list: Element;
	readonly groups: readonly Group[];
}

/** Adds a live region for the number of items, visible to screen readers alone. */
function createStatus( list: Element ): HTMLElement {
	const status = makeElement( 'p', {
		class: 'chaty-portfolio-status',
		role: 'status',
	} );
	list.before( status );
	return status;
}

const findCounts = ( root: Element ) =>
	root.querySelectorAll( '[data-chaty-part=count]' );

/** Writes into each filter how many items it would show. */
function showCounts(
	list: Element,
	groups: readonly Group[],
	{ categories, words }: Wanted
): void {
	groups.forEach( ( group, at ) =>
		group.forEach( ( filter ) => {
			const [ output ] = findCounts( filter );
			const own = categories.map( ( category, index ) =>
				index === at ? readCategory( filter ) : category
			);
			if ( output ) {
				output.textContent = `${ countItems( list, {
					categories: own,
					words,
				} ) }`;
			}
		} )
	);
}

/** Lets one filter of a group be chosen: the one that the URL selects, or else the initial one. */
function createGroup(
	{ root, list }: Portfolio,
	filters: Group,
	key: string,
	update: () => void
) {
	const initial =
		filters.find( ( filter ) => filter.matches( '.active' ) ) ??
		filters[ 0 ];
	const selection = createSelection< HTMLElement >( {
		root,
		events: [ 'portfolio:filtering', 'portfolio:filtered' ],
		list: () => filters,
		getHash: ( filter ) =>
			`#${ key }=${ encodeURIComponent( readCategory( filter ) ) }`,
		getDetail: ( filter ) => ( { filter } ),
		show( filter, method ) {
			moveFocus( list, filter );
			for ( const one of filters ) {
				const isPressed = one.classList.toggle(
					'active',
					one === filter
				);
				one.ariaPressed = `${ isPressed }`;
			}
			withViewTransition( method ? 'chaty-portfolio' : '', update );
		},
	} );
	return {
		...selection,
		filters,
		start: () => selection.start( key, initial ),
		current: () => selection.current() ?? initial,
		cleanup: cleanupAll( [
			...filters.map( ( filter ) =>
				onPress( filter, () => selection.select( filter, 'pushState' ) )
			),
			selection.cleanup,
		] ),
	};
}

/** The fields of a portfolio, and the element that shows where no item fits. */
function readControls( root: Element ) {
	const find = < One extends HTMLElement >( part: string ) =>
		root.querySelector< One >( `[data-chaty-part=${ part }]` );
	const search = find< HTMLInputElement >( 'search' );
	const order = find< HTMLSelectElement >( 'sort' );
	return {
		fields: [ search, order ].filter( ( one ) => !! one ),
		empty: find( 'empty' ),
		readWords: () =>
			// An empty word is in every text.
			( search?.value ?? '' ).toLocaleLowerCase().split( /\s+/ ),
		readOrder: () =>
			[
				order?.value,
				order?.selectedOptions[ 0 ]?.matches(
					'[data-chaty-descending]'
				),
			] as const,
	};
}

/** Shows the items that filters and search select, in their order; `read` returns the chosen filters. */
function createView(
	{ root, list, groups }: Portfolio,
	read: () => readonly HTMLElement[]
) {
	const { fields, empty, readWords, readOrder } = readControls( root );
	const status = createStatus( list );
	const sort = createSorter( list );
	const update = () => {
		// A view transition may call this after the cleanup has removed the status.
		if ( status.isConnected ) {
			const wanted = {
				categories: read().map( readCategory ),
				words: readWords(),
			};
			const count = showItems( list, wanted );
			sort( ...readOrder() );
			showCounts( list, groups, wanted );
			empty?.toggleAttribute( 'hidden', count > 0 );
			status.textContent = translatePlural(
				'%1$s item',
				'%1$s items',
				count
			);
		}
	};
	const observer = new MutationObserver( update );
	observer.observe( list, { childList: true } );
	return {
		update,
		cleanup: cleanupAll( [
			() => {
				showItems( list, { categories: [], words: [] } );
				sort();
				empty?.toggleAttribute( 'hidden', true );
				status.remove();
				findCounts( root ).forEach( ( one ) => one.replaceChildren() );
			},
			...fields.map( ( field ) =>
				listen( field, 'input change', () =>
					withViewTransition( '', update )
				)
			),
			() => observer.disconnect(),
		] ),
	};
}

/** Starts the filters of each group, and shows their items. */
export function startFilter( portfolio: Portfolio ) {
	const { key, groups } = portfolio;
	const view = createView( portfolio, () =>
		selections.map( ( { current } ) => current() )
	);
	const selections = groups.map( ( filters, at ) =>
		createGroup(
			portfolio,
			filters,
			at ? `${ key }-${ at + 1 }` : key,
			view.update
		)
	);
	selections.forEach( ( { start } ) => start() );
	return {
		selections,
		cleanup: cleanupAll( [
			view.cleanup,
			...selections.map( ( { cleanup } ) => cleanup ),
		] ),
	};
}
