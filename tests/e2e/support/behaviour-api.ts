import type { Page } from '@playwright/test';
import type { Complaints } from './watch';

/** Starts a behaviour by hand on what a selector finds, or ends it there. */
export function callBehaviour(
	page: Page,
	name: string,
	[ what, selector ]: readonly [ 'attach' | 'destroy', string ]
): Promise< void > {
	return page.evaluate(
		( [ behaviour, method, where ] ) => {
			type Api = Record< string, ( root: Element | null ) => void >;
			const { chaty } = window as unknown as {
				chaty: { behaviours: Record< string, Api > };
			};
			chaty.behaviours[ behaviour ]?.[ method ]?.(
				document.querySelector( where )
			);
		},
		[ name, what, selector ] as const
	);
}

/** Starts and ends a behaviour by hand on what a selector finds; returns the markup that remains. */
export async function restoreMarkup(
	page: Page,
	name: string,
	selector: string
): Promise< string > {
	await callBehaviour( page, name, [ 'attach', selector ] );
	await callBehaviour( page, name, [ 'destroy', selector ] );
	return page.locator( selector ).innerHTML();
}

/** Adds markup at the end of the page, as a builder or AJAX does. */
export function addLater( page: Page, id: string, markup: string ) {
	return page.evaluate(
		( [ later, html ] ) => {
			const element = document.createElement( 'div' );
			element.id = later;
			element.innerHTML = html;
			document.body.append( element );
		},
		[ id, markup ] as const
	);
}

/**
 * Watches for layout that jumps in what a selector finds, from the first paint on; answers what moved.
 * The theme's own fonts would move everything when they come: they do not.
 */
export async function watchShifts(
	page: Page,
	complaints: Complaints,
	selector: string
) {
	complaints.allow( /woff2/ );
	await page.route( /\.woff2/, ( route ) => route.abort() );
	await page.addInitScript( ( where ) => {
		const moved: string[] = [];
		Object.assign( window, { moved } );
		type Shift = PerformanceEntry & { sources: Array< { node: Node } > };
		new PerformanceObserver( ( list ) => {
			for ( const { sources } of list.getEntries() as Shift[] ) {
				for ( const { node } of sources ) {
					const element =
						node instanceof Element ? node : node?.parentElement;
					if ( element?.closest( where ) ) {
						moved.push( element.outerHTML.slice( 0, 80 ) );
					}
				}
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	}, selector );
	return () =>
		page.evaluate(
			() =>
				new Promise< string[] >( ( resolve ) =>
					setTimeout( () =>
						resolve(
							( window as unknown as { moved: string[] } ).moved
						)
					)
				)
		);
}
