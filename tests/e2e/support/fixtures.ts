/**
 * Playwright's `test` with a WordPress of its own:
 *
 *     import { expect, test } from './support/fixtures';
 *
 *     test( 'shows the launcher @main', async ( { site, page } ) => {
 *         await site.importSettings( settings );
 *         await page.goto( '/' );
 *         …
 *     } );
 *
 * The site is reset before each test; an error or warning in the console or in PHP's log fails it.
 */
import { test as base } from '@playwright/test';
import { NO_AUTO_LOGIN, type Site } from './site';
import { startSite, type SiteChoice } from './start-site';
import { Complaints, OutsideRequests, watchContext } from './watch';
import { visitWidgets, WidgetOnPage, type Visit } from './widget';

export { expect } from '@playwright/test';

/** The options of a project, or of `test.use()`. */
export type SiteOptions = SiteChoice;

interface WorkerFixtures extends SiteOptions {
	/** The worker's own WordPress, before its reset. */
	workerSite: Site;
}

interface TestFixtures {
	/** The WordPress under test, without settings, rows or emails. */
	site: Site;
	/** Errors and warnings of pages and PHP; `complaints.allow( /…/ )` allows some. */
	complaints: Complaints;
	/** Requests to other hosts. */
	outside: OutsideRequests;
	/** The widget `0` of the page. */
	widget: WidgetOnPage;
	/** Imports widgets and opens a page; returns the first. */
	visit: Visit;
}

export const test = base.extend< TestFixtures, WorkerFixtures >( {
	runtime: [ 'native', { option: true, scope: 'worker' } ],
	core: [ 'newest', { option: true, scope: 'worker' } ],
	scriptDebug: [ false, { option: true, scope: 'worker' } ],
	php: [ undefined, { option: true, scope: 'worker' } ],

	workerSite: [
		async ( { runtime, core, scriptDebug, php }, provide ) => {
			const choice = { runtime, core, scriptDebug, php };
			const { site, stop } = await startSite( choice );
			await provide( site );
			await stop();
		},
		{ scope: 'worker', timeout: 180_000 },
	],

	site: [
		async ( { workerSite }, provide ) => {
			await workerSite.reset();
			await provide( workerSite );
		},
		{ auto: true },
	],

	baseURL: async ( { workerSite }, provide ) => provide( workerSite.url ),

	outside: async ( {}, provide ) => provide( new OutsideRequests() ),

	widget: async ( { page }, provide ) => provide( new WidgetOnPage( page ) ),

	visit: async ( { site, page }, provide ) =>
		provide( ( ...given ) => visitWidgets( site, page, ...given ) ),

	complaints: [
		async ( { site }, provide ) => {
			const complaints = new Complaints();
			await provide( complaints );
			for ( const line of await site.log() ) {
				complaints.add( line );
			}
			base.expect( complaints.unexpected, 'complaints' ).toEqual( [] );
		},
		{ auto: true },
	],

	context: async ( { context, complaints, outside, site }, provide ) => {
		await context.addCookies( [ { ...NO_AUTO_LOGIN, url: site.url } ] );
		watchContext( context, complaints, outside );
		await provide( context );
	},
} );
