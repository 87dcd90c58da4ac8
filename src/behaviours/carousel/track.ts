import { prefersReducedMotion } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { setTimer } from '../../shared/timers';
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

/** Calls back when what can hide an item changes, and when widths have been stable for a while. */
function watchSizes( list: HTMLElement, onChange: () => void ) {
	const observer = new MutationObserver( onChange );
	let cancel: Cleanup = () => {};

	/** An item that is watched already is not watched twice. */
	function watchNew(): void {
		for ( const item of list.children ) {
			observer.observe( item, {
				attributeFilter: [ 'class', 'hidden', 'style' ],
			} );
		}
	}
	watchNew();
	return {
		watchNew,
		/** Returning false keeps Embla from initializing itself again. */
		wait(): false {
			cancel();
			cancel = setTimer( RESIZE_DEBOUNCE_MS, onChange );
			return false;
		},
		cleanup() {
			observer.disconnect();
			cancel();
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
	align: 'start' as const,
	// Embla is wrong about where the last page begins, and only shown items can have the focus.
	watchFocus: false,
} );

/** Creates the row of items, which moves page by page, and measures it again when the viewport or the items change. */
export function createTrack(
	viewport: HTMLElement,
	list: HTMLElement,
	options: CarouselOptions,
	at = options.startItem
) {
	let layout = measure( viewport, list );
	const readPosition = () =>
		getPosition( layout, embla.selectedScrollSnap() );
	/** Returning false keeps Embla from initializing itself again. */
	function update(): false {
		const before = readPosition();
		layout = measure( viewport, list );
		watcher.watchNew();
		embla.reInit(
			readEmblaOptions( layout, restorePage( before, layout ) )
		);
		return false;
	}
	// Heights change as images arrive, added items have been measured already, and without a width there is one page.
	const handleResize = () =>
		viewport.offsetWidth &&
		layout.sizes !== measure( viewport, list ).sizes &&
		update();
	const watcher = watchSizes( list, handleResize );
	const embla = createEmbla( viewport, EASING, {
		...readEmblaOptions( layout, getPageOfItem( at, layout ) ),
		followsMouse: options.followsMouse,
		watchSlides: update,
		watchResize: watcher.wait,
	} );
	embla.on( 'destroy', watcher.cleanup );
	return {
		on: embla.on,
		/** The items, without those that the page hides. */
		getItems: () => layout.items,
		getPosition: readPosition,
		/** What each page shows. */
		getPages: () => listPages( layout ),
		step( pages: number ): void {
			// The pages of former widths may be fewer, and a press before they are measured again would be lost.
			handleResize();
			const page = embla.selectedScrollSnap() + pages;
			embla.scrollTo( options.loops ? wrapPage( page, layout ) : page );
		},
		showItem: ( item: number ) =>
			embla.scrollTo( getPageOfItem( item, layout ) ),
		cleanup: embla.destroy,
	};
}

export type Track = ReturnType< typeof createTrack >;
