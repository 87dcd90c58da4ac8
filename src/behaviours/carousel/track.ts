import { prefersReducedMotion } from '@chaty/runtime';
import { isViewportFrom } from '../core/media-queries';
import { createEmbla } from '@chaty/slides';
import type { CarouselOptions } from './options';
import {
	getItemsPerPage,
	getPageOfItem,
	getPosition,
	listPages,
	restorePage,
	wrapPage,
} from './pages';

/** Duration and easing of a movement (docs/behaviours/carousel.md). */
const MOVE_MS = 600;
const easeOutCirc = ( time: number ) => Math.sqrt( 1 - ( time - 1 ) ** 2 );
const EASING = {
	ms: MOVE_MS,
	ease: easeOutCirc,
	isInstant: prefersReducedMotion,
};

/** How long widths must be stable before the layout is measured again. */
const RESIZE_DEBOUNCE_MS = 100;

/** Hidden items take no place and do not count. */
const findItems = ( list: HTMLElement ) =>
	( [ ...list.children ] as HTMLElement[] ).filter(
		( item ) => getComputedStyle( item ).display !== 'none'
	);

/** How many items are shown: the style sheets of the page may say it. */
const readPerPage = ( list: HTMLElement ) =>
	Number(
		getComputedStyle( list ).getPropertyValue( '--chaty-carousel-items' )
	) || getItemsPerPage( isViewportFrom );

function measure( viewport: HTMLElement, list: HTMLElement ) {
	const items = findItems( list );
	const perPage = readPerPage( list );
	return {
		items,
		count: items.length,
		perPage,
		sizes: [ viewport, ...items ]
			.map( ( { offsetWidth } ) => offsetWidth )
			.concat( perPage )
			.join(),
	};
}

/**
 * Calls back when items are added, removed or moved, and with other widths: when what can hide an item changes, and
 * when they have been stable for a while. Heights change as images arrive, and while it is hidden it has no width.
 */
function watchSizes(
	viewport: HTMLElement,
	list: HTMLElement,
	onChange: () => void
) {
	const check = () => {
		if (
			viewport.offsetWidth &&
			sizes !== measure( viewport, list ).sizes
		) {
			onChange();
		}
	};
	const observer = new MutationObserver( ( records ) =>
		records.some( ( { type } ) => type === 'childList' )
			? onChange()
			: check()
	);
	observer.observe( list, { childList: true } );
	let timer = 0;
	let sizes: string;

	/** An item that is watched already is not watched twice. */
	function watchNew( measured: string ): void {
		sizes = measured;
		for ( const item of list.children ) {
			observer.observe( item, {
				attributeFilter: [ 'class', 'hidden', 'style' ],
			} );
		}
	}
	return {
		check,
		watchNew,
		wait(): void {
			clearTimeout( timer );
			timer = window.setTimeout( check, RESIZE_DEBOUNCE_MS );
		},
		cleanup() {
			observer.disconnect();
			clearTimeout( timer );
		},
	};
}

const readEmblaOptions = (
	{ items, perPage }: ReturnType< typeof measure >,
	startIndex: number
) => ( {
	slides: items,
	slidesToScroll: perPage,
	startIndex,
} );

/** Creates the row of items, which moves page by page, and measures it again when the viewport or the items change. */
export function createTrack(
	viewport: HTMLElement,
	list: HTMLElement,
	options: CarouselOptions,
	at = options.startItem
) {
	let layout = measure( viewport, list );
	// While the carousel is hidden, Embla has one page.
	let page = getPageOfItem( at, layout );
	function update(): void {
		const before = getPosition( layout, page );
		layout = measure( viewport, list );
		watcher.watchNew( layout.sizes );
		page = restorePage( before, layout );
		embla.reInit( readEmblaOptions( layout, page ) );
	}
	const watcher = watchSizes( viewport, list, update );
	watcher.watchNew( layout.sizes );
	const embla = createEmbla( viewport, EASING, {
		...readEmblaOptions( layout, page ),
		followsMouse: options.followsMouse,
		watchResize: watcher.wait,
	} );
	embla.on( 'destroy', watcher.cleanup ).on( 'select', () => {
		page = embla.selectedScrollSnap();
	} );
	const show = ( to: number ) => embla.scrollTo( ( page = to ) );
	return {
		on: embla.on,
		/** The items, without those that the page hides. */
		getItems: () => layout.items,
		getPosition: () => getPosition( layout, page ),
		/** What each page shows. */
		getPages: () => listPages( layout ),
		step( pages: number ): void {
			// The pages of former widths may be fewer, and a press before they are measured again would be lost.
			watcher.check();
			show( wrapPage( page + pages, layout, options.loops ) );
		},
		showItem: ( item: number ) => show( getPageOfItem( item, layout ) ),
		cleanup: embla.destroy,
	};
}

export type Track = ReturnType< typeof createTrack >;
