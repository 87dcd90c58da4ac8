/** The demo's site, on a WordPress of its own, as `npm run demo` makes it. */
import { mkdtempSync, rmSync, symlinkSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import {
	createSite,
	serveSite,
	type Server,
} from '../../tools/wordpress/site.mjs';
import { expectNoViolations } from './support/axe';
import { Complaints, OutsideRequests, watchContext } from './support/watch';

const CONTENT = fileURLToPath(
	new URL( '../../tools/demo-content', import.meta.url )
);
const PAGES: Readonly< Record< string, string > > = {
	'/': 'Bread worth the walk',
	'/services/': 'What we do',
	'/portfolio/': 'Made for somebody',
	'/shop/': 'From the shelf',
	'/team/': 'Eleven people and an oven',
	'/contact/': 'Talk to us',
};

let dir: string;
let server: Server;

test.beforeAll( async () => {
	test.setTimeout( 180_000 );
	dir = mkdtempSync( join( tmpdir(), 'chaty-demo-' ) );
	await createSite( { dir, testApi: false } );
	const content = join( dir, 'wp-content' );
	mkdirSync( join( content, 'mu-plugins' ), { recursive: true } );
	symlinkSync( join( CONTENT, 'theme' ), join( content, 'themes/harbour' ) );
	symlinkSync(
		join( CONTENT, 'demo-plugin.php' ),
		join( content, 'mu-plugins/chaty-demo.php' )
	);
	server = await serveSite( dir );
	const setup = await fetch(
		`${ server.url }/wp-content/chaty-sample/setup.php`
	);
	expect( await setup.text() ).toBe( 'ready' );
} );

test.afterAll( async () => {
	await server?.stop();
	rmSync( dir, { recursive: true, force: true } );
} );

/** Brings what loads late into view, so that it is there. */
async function scrollThrough( page: Page ) {
	for ( const picture of await page.locator( 'main img' ).all() ) {
		await picture.scrollIntoViewIfNeeded();
	}
	await expect
		.poll( () =>
			page.evaluate(
				() =>
					[ ...document.images ].filter(
						( { complete, naturalWidth } ) =>
							! complete || ! naturalWidth
					).length
			)
		)
		.toBe( 0 );
}

for ( const [ path, heading ] of Object.entries( PAGES ) ) {
	test( `${ path } has its pictures and says how it is made, on a phone too, and axe finds nothing`, async ( {
		context,
		page,
	} ) => {
		const complaints = new Complaints();
		const outside = new OutsideRequests();
		watchContext( context, complaints, outside );
		await page.setViewportSize( { width: 390, height: 844 } );
		await page.goto( server.url + path );
		await expect(
			page.getByRole( 'heading', { name: heading, level: 1 } )
		).toBeVisible();
		await scrollThrough( page );
		await page
			.getByRole( 'heading', { name: 'How this page is made' } )
			.scrollIntoViewIfNeeded();
		// The map comes near the window, from doubles of its services.
		await expect( page.locator( '.chaty-map-pin' ) ).toHaveCount(
			path === '/contact/' ? 3 : 0
		);
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth - window.innerWidth
			)
		).toBe( 0 );
		await expectNoViolations( page, '.wp-site-blocks' );
		expect( complaints.unexpected ).toEqual( [] );
		expect( outside.urls ).toEqual( [] );
	} );
}

test( 'the console has three widgets, two hundred messages and two years of statistics', async ( {
	page,
} ) => {
	const open = ( place: string ) =>
		page.goto( `${ server.url }/wp-admin/admin.php?page=chaty${ place }` );
	await page.request.post( `${ server.url }/wp-login.php`, {
		form: { log: 'admin', pwd: 'password' },
	} );
	await open( '' );
	await expect( page.getByRole( 'link', { name: 'Edit' } ) ).toHaveCount( 3 );
	await open( '-messages' );
	const counts = await page.locator( '.subsubsub .count' ).allTextContents();
	const sum = counts.reduce(
		( all, text ) => all + Number( text.replace( /\D/g, '' ) ),
		0
	);
	expect( sum ).toBe( 200 );
	await open( '-statistics' );
	await page.getByLabel( 'Split by' ).selectOption( 'month' );
	await page.getByLabel( 'Days', { exact: true } ).selectOption( 'all' );
	// 24 or 25 months, head and total.
	await expect
		.poll( () => page.getByRole( 'row' ).count() )
		.toBeGreaterThanOrEqual( 26 );
} );
