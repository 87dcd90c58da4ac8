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

/** Watches what can hide an item; one that is watched already is not watched twice. */
function watchItems( list: HTMLElement, onChange: () => void ) {
	const observer = new MutationObserver( onChange );
	function watchNew(): void {
		for ( const item of list.children ) {
			observer.observe( item, {
				attributeFilter: [ 'class', 'hidden', 'style' ],
			} );
		}
	}
	watchNew();
	return { watchNew, cleanup: () => observer.disconnect() };
}

/** Calls back when widths have been stable for a while. */
function createSettler( onSettled: () => void ) {
	let cancel: Cleanup = () => {};
	return {
		wait(): false {
			cancel();
			cancel = setTimer( RESIZE_DEBOUNCE_MS, onSettled );
			return false;
		},
		cleanup: () => cancel(),
	};
}

const getSlides = ( { items, perPage }: ReturnType< typeof measure > ) => ( {
	slides: items,
	slidesToScroll: perPage,
} );

const readEmblaOptions = (
	{ followsMouse, startItem }: CarouselOptions,
	layout: ReturnType< typeof measure >
) => ( {
	...getSlides( layout ),
	align: 'start' as const,
	followsMouse,
	startIndex: getPageOfItem( startItem, layout ),
	// Embla is wrong about where the last page begins, and only shown items can have the focus.
	watchFocus: false,
} );

/** Creates the row of items, which moves page by page, and measures it again when the viewport or the items change. */
export function createTrack(
	viewport: HTMLElement,
	list: HTMLElement,
	options: CarouselOptions
) {
	let layout = measure( viewport, list );
	const readPosition = () =>
		getPosition( layout, embla.selectedScrollSnap() );
	/** Returning false keeps Embla from initializing itself again. */
	function update(): false {
		const before = readPosition();
		layout = measure( viewport, list );
		watcher.watchNew();
		const startIndex = restorePage( before, layout );
		embla.reInit( { ...getSlides( layout ), startIndex } );
		return false;
	}
	// Heights change as images arrive, and added items have been measured already.
	const handleResize = () =>
		layout.sizes !== measure( viewport, list ).sizes && update();
	const watcher = watchItems( list, handleResize );
	const settler = createSettler( handleResize );
	const embla = createEmbla( viewport, EASING, {
		...readEmblaOptions( options, layout ),
		watchSlides: update,
		watchResize: settler.wait,
	} );
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
		cleanup() {
			embla.destroy();
			watcher.cleanup();
			settler.cleanup();
		},
	};
}

export type Track = ReturnType< typeof createTrack >;
