/**
 * Tables that are not there: what reads them says so in a sentence, and leads to the tool that makes them again.
 */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import {
	importNames,
	openConsole,
	openWithoutScripts,
} from './support/console';
import { expect, test } from './support/fixtures';
import { addCode } from './support/site-code';
import type { Site } from './support/site';

const SCREEN = '#wpbody-content .chaty-console';

/** Removes tables, as a half restored backup does. */
async function drop( site: Site, ...names: readonly string[] ) {
	const statements = names.map(
		( name ) =>
			`$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}chaty_${ name }" );`
	);
	const remove = await addCode(
		site,
		`global $wpdb;\n${ statements.join( '\n' ) }`
	);
	await site.info();
	await remove();
	// What it says of the tables, over a hundred lines.
	restore = await addCode( site, '$wpdb->suppress_errors();' );
}

const tools = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Tools', exact: true } );

/** Makes the tables again with the tool of the open screen. */
async function repair( page: Page ) {
	await expect( tools( page ) ).toContainText(
		'Tables of Chaty are missing'
	);
	await tools( page )
		.getByRole( 'button', { name: 'Check and repair the tables' } )
		.click();
	await expect( tools( page ) ).toContainText( 'The tables are up to date' );
}

let restore = async () => {};

test.afterEach( () => restore() );

test.beforeEach( async ( { site, complaints } ) => {
	// Of the database of the tests, on statements of dbDelta().
	complaints.allow( /sqlite-database-integration|500/ );
	await importNames( site, 'Shop' );
} );

test( 'statistics and dashboard say so, also without scripts, and all comes back after the repair', async ( {
	site,
	page,
} ) => {
	await site.setOptions( { chaty_data_analytics: 'on' } );
	await drop( site, 'contacts', 'stats' );
	await openConsole( page, '-statistics' );
	const notice = page.locator( `${ SCREEN } .components-notice` );
	await expect( notice ).toHaveCount( 1 );
	await expect( notice ).toContainText(
		'The statistics could not be read from the database. If tables are missing, the tools make them again.'
	);
	await expectNoViolations( page, SCREEN );

	const plain = await openWithoutScripts( page, '-statistics' );
	await expect( plain.locator( `${ SCREEN } .notice-error` ) ).toContainText(
		'The statistics could not be read from the database.'
	);
	await plain.context().close();

	await page.goto( '/wp-admin/' );
	const widget = page.locator( '#chaty_dashboard .inside' );
	for ( const what of [ 'messages', 'statistics' ] ) {
		await expect( widget ).toContainText(
			`The ${ what } could not be read from the database. Repair the tables`
		);
	}
	await expectNoViolations( page, '#chaty_dashboard .inside' );
	await expect(
		widget.getByRole( 'link', { name: 'Repair the tables' } ).first()
	).toHaveAttribute( 'href', /chaty-settings#tools$/ );

	await page.goto( '/wp-admin/admin.php?page=chaty-statistics' );
	await notice.getByRole( 'link', { name: 'Go to the tools' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Tools' } )
	).toBeFocused();
	await expect( tools( page ) ).toContainText( 'chaty_stats: Unknown' );
	await expectNoViolations( page, SCREEN );
	await repair( page );
	await expect( tools( page ) ).toContainText( /chaty_stats: 0/ );

	await page.goto( '/wp-admin/admin.php?page=chaty-statistics' );
	await expect( notice ).toContainText( 'Nothing has been counted yet.' );
	await page.goto( '/wp-admin/' );
	await expect( widget ).toContainText( 'No unread messages' );
	await expect( widget.getByRole( 'table' ) ).toBeVisible();
} );

test( 'who may not repair them is sent to somebody who may', async ( {
	site,
	page,
	requestUtils,
} ) => {
	await requestUtils.deleteAllUsers();
	await requestUtils.createUser( {
		username: 'reader',
		email: 'reader@example.org',
		password: 'password',
		roles: [ 'editor' ],
	} );
	await site.setOptions( { chaty_access: { statistics: 'editors' } } );
	await drop( site, 'stats' );
	await openConsole( page, '-statistics', 'reader' );
	await expect( page.locator( SCREEN ) ).toContainText(
		'an administrator can make them again.'
	);
	await expect(
		page.getByRole( 'link', { name: 'Go to the tools' } )
	).toHaveCount( 0 );
	await page.goto( '/wp-admin/' );
	await expect( page.locator( '#chaty_dashboard' ) ).toContainText(
		'an administrator can make them again.'
	);

	await page.context().clearCookies();
	await openConsole( page, '-settings#tools' );
	await repair( page );
} );
