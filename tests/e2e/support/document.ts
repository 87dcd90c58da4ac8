import type { Page } from '@playwright/test';
import { holdRequests } from './settle';

/** Changes the documents of the site before the page gets them; with other headers, where they are given. */
export async function changeDocument(
	page: Page,
	change: ( html: string ) => string,
	headers: Record< string, string > = {}
): Promise< void > {
	await page.route(
		( { hostname } ) => hostname === '127.0.0.1',
		async ( route ) => {
			if ( route.request().resourceType() !== 'document' ) {
				await route.fallback();
				return;
			}
			const response = await route.fetch();
			await route.fulfill( {
				response,
				headers: { ...response.headers(), ...headers },
				body: change( await response.text() ),
			} );
		}
	);
}

/** Holds back matching scripts of the site until the returned function is called. */
export const holdScripts = ( page: Page, pattern = /\.js(\?|$)/ ) =>
	holdRequests( page, pattern, ( route ) => route.fallback() );
