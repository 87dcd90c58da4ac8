import type { Page } from '@playwright/test';
import { watchShifts as recordShifts } from './frames';
import type { Complaints } from './watch';

/** Calls a behaviour's `attach` or `destroy` with the element of a selector. */
export function callBehaviour(
	page: Page,
	name: string,
	[ what, selector ]: readonly [ 'attach' | 'destroy', string ]
): Promise< void > {
	return page.evaluate(
		( [ behaviour, method, where ] ) => {
			const { chaty } = window as unknown as Record< string, any >;
			chaty.behaviours[ behaviour ]?.[ method ](
				document.querySelector( where )
			);
		},
		[ name, what, selector ] as const
	);
}

/** Adds markup to the end of the page, as a page builder or AJAX does. */
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
 * Records layout shifts in the elements of a selector from the first paint on. The theme's fonts, which
 * would shift everything, are not loaded.
 */
export async function watchShifts(
	page: Page,
	complaints: Complaints,
	selector: string
) {
	complaints.allow( /woff2/ );
	await page.route( /\.woff2/, ( route ) => route.abort() );
	return recordShifts( page, selector );
}
