import type { Page } from '@playwright/test';
import { twoFrames } from './settle';

/** A launcher on its page, also while its loader has not decided yet. */
export const printedLauncher = ( page: Page, id = '0' ) =>
	page.locator( `[id="chaty-widget-${ id }"] :is(.open-chaty, .single > *)` );

/**
 * Looks at every frame of the pages to come; returns a function that says which of the selectors have matched a visible
 * element in any frame.
 */
export async function watchFrames(
	page: Page,
	selectors: readonly string[]
): Promise< () => Promise< string[] > > {
	await page.addInitScript( ( list ) => {
		const seen = new Set< string >();
		Object.assign( window, { seenSelectors: seen } );
		const look = () => {
			for ( const selector of list ) {
				const isSeen = [
					...document.querySelectorAll( selector ),
				].some( ( element ) =>
					element.checkVisibility( {
						opacityProperty: true,
						visibilityProperty: true,
					} )
				);
				if ( isSeen ) {
					seen.add( selector );
				}
			}
			requestAnimationFrame( look );
		};
		look();
	}, selectors );
	return async () => {
		await twoFrames( page );
		return page.evaluate( () => [
			...( window as unknown as { seenSelectors: Set< string > } )
				.seenSelectors,
		] );
	};
}

/** Records layout shifts in the elements of a selector, in the pages to come; returns a function that lists them. */
export async function watchShifts(
	page: Page,
	selector = '.chaty'
): Promise< () => Promise< string[] > > {
	await page.addInitScript( ( where ) => {
		const shifts: string[] = [];
		Object.assign( window, { shifts } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				const { sources } = entry as unknown as {
					sources: {
						node: Node | null;
						previousRect: DOMRect;
						currentRect: DOMRect;
					}[];
				};
				for ( const {
					node,
					previousRect: from,
					currentRect: to,
				} of sources ) {
					// Other elements' shifts do not count. A node that was removed does: the theme removes none.
					const element =
						node instanceof Element ? node : node?.parentElement;
					if ( ! node || element?.closest( where ) ) {
						shifts.push(
							`${ element?.className } ${ JSON.stringify( {
								from,
								to,
							} ) }`
						);
					}
				}
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	}, selector );
	return async () => {
		await twoFrames( page );
		return page.evaluate(
			() => ( window as unknown as { shifts: string[] } ).shifts
		);
	};
}
