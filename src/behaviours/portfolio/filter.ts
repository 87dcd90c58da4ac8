import {
	cleanupAll,
	createSelection,
	makeElement,
	moveFocus,
	onPress,
	withViewTransition,
} from '@chaty/runtime';
import type { Selection } from '../core/selection';
import { translatePlural } from '../core/plural';

/** The categories of an item, as its attributes have them. */
export interface ItemCategories {
	/** `data-chaty-categories`, separated by commas: a category may contain spaces. */
	readonly chatyCategories?: string;
	/** `data-categories` of the legacy theme, separated by spaces; one with spaces matches as a whole. */
	readonly categories?: string;
}

/** The elements of a portfolio. */
interface Portfolio {
	readonly root: HTMLElement;
	readonly list: Element;
	readonly filters: readonly HTMLElement[];
	readonly initial: HTMLElement;
}

const HIDDEN = 'data-chaty-out';

/** Whether an item belongs to a category; `*` stands for all. */
export const isInCategory = (
	{ chatyCategories, categories }: ItemCategories,
	category: string
): boolean =>
	category === '*' ||
	( chatyCategories === undefined
		? ` ${ categories } `
				.replace( /\s+/g, ' ' )
				.includes( ` ${ category } ` )
		: chatyCategories
				.split( ',' )
				.some( ( one ) => one.trim() === category ) );

/** The category that a filter shows, or `*`. */
const readCategory = ( { dataset }: HTMLElement ) =>
	dataset[ 'chatyFilter' ] ?? ( dataset[ 'categories' ] as string );

/**
 * Shows the items of a category and returns how many there are. It only writes, so the browser computes
 * the layout once, afterwards.
 */
function showItems( list: Element, category: string ): number {
	let count = 0;
	for ( const item of list.querySelectorAll< HTMLElement >(
		'[data-chaty-categories],[data-categories]'
	) ) {
		const isShown = isInCategory( item.dataset, category );
		item.toggleAttribute( HIDDEN, ! isShown );
		count += +isShown;
	}
	return count;
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

function showCount( status: HTMLElement, count: number ): void {
	status.textContent = translatePlural( '%1$s item', '%1$s items', count );
}

function setPressed( filter: HTMLElement, isPressed: boolean ): void {
	filter.ariaPressed = `${ filter.classList.toggle( 'active', isPressed ) }`;
}

/** Shows the items of one filter: the one that the URL selects, or else the initial one. */
export function startFilter( {
	root,
	list,
	filters,
	initial,
}: Portfolio ): Selection< HTMLElement > {
	const key = root.id || 'filter';
	const getHash = ( filter: HTMLElement ) =>
		`#${ key }=${ encodeURIComponent( readCategory( filter ) ) }`;
	const status = createStatus( list );
	// A view transition may call this after the cleanup has removed the status.
	const update = () =>
		status.isConnected &&
		showCount(
			status,
			showItems( list, readCategory( selection.current() ?? initial ) )
		);

	const selection = createSelection< HTMLElement >( {
		root,
		events: [ 'portfolio:filtering', 'portfolio:filtered' ],
		list: () => filters,
		getHash,
		getDetail: ( filter ) => ( { filter } ),
		show( filter, method ) {
			moveFocus( list, filter );
			filters.forEach( ( one ) => setPressed( one, one === filter ) );
			withViewTransition( method ? 'chaty-portfolio' : '', update );
		},
	} );
	selection.start( key, initial );
	const observer = new MutationObserver( update );
	observer.observe( list, { childList: true } );

	const cleanup = cleanupAll( [
		() => {
			showItems( list, '*' );
			status.remove();
		},
		...filters.map( ( filter ) =>
			onPress( filter, () => selection.select( filter, 'pushState' ) )
		),
		selection.cleanup,
		() => observer.disconnect(),
	] );
	return { ...selection, cleanup };
}
