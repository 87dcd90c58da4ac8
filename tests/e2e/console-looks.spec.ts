/** How the owner's screens look on a narrow screen and in other color schemes. */
import { expectNoViolations } from './support/axe';
import { openConsole } from './support/console';
import { expect, test } from './support/fixtures';
import { expectReflow, OURS, STATES } from './support/looks';

for ( const name of Object.keys( STATES ) ) {
	test( `${ name }: reflows at 320 px, as long as its names are`, async ( {
		site,
		page,
		complaints,
	} ) => {
		// The server's answer to the owner who has saved later.
		complaints.allow( /409/ );
		await page.setViewportSize( { width: 320, height: 800 } );
		await STATES[ name ]?.( page, site );
		await expectReflow( page );
	} );
}

for ( const name of [ 'list', 'statistics' ] ) {
	for ( const scheme of [ 'midnight', 'light' ] ) {
		test( `${ name }: has contrast in ${ scheme }`, async ( {
			site,
			page,
		} ) => {
			await site.setOptions( { chaty_test_colors: scheme } );
			await STATES[ name ]?.( page, site );
			for ( const part of OURS.split( ', ' ) ) {
				if ( await page.locator( part ).count() ) {
					await expectNoViolations( page, part, {
						except: 'iframe',
					} );
				}
			}
		} );
	}
}

test( 'a number that is refused has no link to test it', async ( { page } ) => {
	await openConsole( page );
	const field = page.getByRole( 'textbox', { name: /WhatsApp/ } );
	const link = page.locator( '.chaty-console-test a' );
	await field.fill( '+49 151 23456789' );
	await expect( link ).toBeVisible();
	await field.fill( '0151 23456789' );
	await expect( link ).toBeHidden();
} );
