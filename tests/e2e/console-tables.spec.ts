/**
 * Tables that are not there: what reads them says so in a sentence, and leads to the tool that makes them again.
 */
import { expectNoViolations } from './support/axe';
import {
	CONSOLE,
	importNames,
	logIn,
	openConsole,
	press,
	SCREEN,
} from './support/console';
import { expect, test } from './support/fixtures';
import { addCode } from './support/site-code';

/** Removes tables, as a half restored backup does. */
const DROP = `foreach ( array( 'contacts', 'stats' ) as $name ) {
	$GLOBALS['wpdb']->query( "DROP TABLE IF EXISTS {$GLOBALS['wpdb']->prefix}chaty_$name" );
}`;

let restore = async () => {};
test.afterEach( () => restore() );

test( 'statistics and dashboard say so; who may not repair them is sent to somebody who may, and all comes back after the repair', async ( {
	site,
	page,
	complaints,
} ) => {
	// Of the database of the tests, on statements of dbDelta().
	complaints.allow( /sqlite-database-integration|500/ );
	await importNames( site, 'Shop' );
	const dashboard = page.locator( '#chaty_dashboard .inside' );
	const screen = page.locator( SCREEN );
	const notice = screen.locator( '.components-notice' );
	const tools = page.getByRole( 'region', { name: 'Tools', exact: true } );
	await site.setOptions( {
		chaty_data_analytics: 'on',
		chaty_access: { statistics: 'editors' },
	} );
	restore = await addCode( site, DROP );
	await site.info();
	// What WordPress says of the tables, over a hundred lines.
	await addCode( site, '$GLOBALS["wpdb"]->suppress_errors();' );
	const editor = await site.createUser( 'editor' );
	await openConsole( page, '-statistics', editor );
	await expect( screen ).toContainText(
		'an administrator can make them again.'
	);
	await expect(
		page.getByRole( 'link', { name: 'Go to the tools' } )
	).toHaveCount( 0 );
	await page.goto( '/wp-admin/' );
	await expect( dashboard ).toContainText(
		'an administrator can make them again.'
	);

	await page.context().clearCookies();
	await logIn( page );
	await page.goto( '/wp-admin/' );
	for ( const what of [ 'messages', 'statistics' ] ) {
		await expect( dashboard ).toContainText(
			`The ${ what } could not be read from the database. Repair the tables`
		);
	}
	await expectNoViolations( page, '#chaty_dashboard .inside' );
	await expect(
		dashboard.getByRole( 'link', { name: 'Repair the tables' } ).first()
	).toHaveAttribute( 'href', /chaty-settings#tools$/ );

	await page.goto( `${ CONSOLE }-statistics` );
	await expect( notice ).toHaveCount( 1 );
	await expect( notice ).toContainText(
		'The statistics could not be read from the database. If tables are missing, the tools make them again.'
	);
	await expectNoViolations( page, SCREEN );
	await notice.getByRole( 'link', { name: 'Go to the tools' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Tools' } )
	).toBeFocused();
	await expect( tools ).toContainText( 'chaty_stats: Unknown' );
	await expect( tools ).toContainText( 'Tables of Chaty are missing' );
	await expectNoViolations( page, SCREEN );
	await press( tools, 'Check and repair the tables' );
	await expect( tools ).toContainText( 'The tables are up to date' );
	await expect( tools ).toContainText( /chaty_stats: 0/ );

	await page.goto( `${ CONSOLE }-statistics` );
	await expect( notice ).toContainText( 'Nothing has been counted yet.' );
	await page.goto( '/wp-admin/' );
	await expect( dashboard ).toContainText( 'No unread messages' );
	await expect( dashboard.getByRole( 'table' ) ).toBeVisible();
} );
