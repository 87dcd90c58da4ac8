/** The editor of a widget: settings that are opened are not rewritten, and channels are ordered. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import {
	button,
	CONSOLE,
	openConsole,
	press,
	readStored,
	save,
	unfold,
} from './support/console';
import { expect, test } from './support/fixtures';
import { fixture, pageOf } from './support/widget';

const readChannels = async ( page: Page ) =>
	( await readStored( page ) )[ 0 ]?.[ 'channels' ] as {
		channel: string;
	}[];

const readSlugs = async ( page: Page ) =>
	( await readChannels( page ) ).map( ( { channel } ) => channel );

test( 'axe finds nothing in any group of widgets that have every part, one change is stored, and nothing else is', async ( {
	site,
	page,
	complaints,
} ) => {
	// Pictures of the site whose settings these were.
	complaints.allow( /404 .*\/uploads\// );
	const [ first, , second ] = [
		's01-schedules-countries',
		's02-agents-wechat-form-css',
	].flatMap( ( name ) => fixture( name ).chaty_widgets );
	const ids = [ 0, '_1' ];
	await site.importSettings(
		pageOf( [
			{ ...first, id: 0 },
			{ ...second, id: '_1' },
		] as never )
	);
	await openConsole( page, '&widget=0' );
	const before = await readStored( page );
	for ( const id of ids ) {
		await page.goto( `${ CONSOLE }&widget=${ id }` );
		await unfold( page );
		await expectNoViolations( page, '.chaty-console-groups' );
		await expect( button( page, 'Saved' ) ).toBeVisible();
		await page.getByLabel( 'Text beside the close button' ).fill( 'Bye' );
		await save( page );
	}
	expect( await readStored( page ) ).toEqual(
		before.map( ( widget ) => ( {
			...widget,
			settings: {
				...( widget[ 'settings' ] as object ),
				close_text: 'Bye',
			},
		} ) )
	);
} );

test( 'channels are ordered by buttons, by keys and by dragging; a variable goes where the caret is', async ( {
	site,
	page,
} ) => {
	await site.importSettings( fixture( 's01-schedules-countries' ) );
	await openConsole( page, '&widget=0' );
	expect( await readSlugs( page ) ).toEqual( [ 'Whatsapp', 'Phone' ] );

	const up = button( page, /^Move Phone.* up$/ );
	await up.click();
	await expect( up ).toBeFocused();
	await save( page );
	expect( await readSlugs( page ) ).toEqual( [ 'Phone', 'Whatsapp' ] );

	const handle = button( page, /^Drag Phone/ );
	await handle.focus();
	await page.keyboard.press( 'Space' );
	await expect( page.locator( '.is-dragged' ) ).toBeVisible();
	// The library listens to the arrows a moment after it has drawn the row as picked up.
	await expect( async () => {
		await page.keyboard.press( 'ArrowDown' );
		await expect(
			page.getByText( /^Phone.* is now at position 2 of 2\.$/ )
		).toBeAttached( { timeout: 1000 } );
	} ).toPass();
	await page.keyboard.press( 'Space' );
	await save( page );
	expect( await readSlugs( page ) ).toEqual( [ 'Whatsapp', 'Phone' ] );

	const from = await handle.boundingBox();
	const to = await button( page, /^Drag WhatsApp/i ).boundingBox();
	if ( from && to ) {
		await page.mouse.move( from.x + 8, from.y + 8 );
		await page.mouse.down();
		await page.mouse.move( from.x + 8, from.y - 10, { steps: 4 } );
		await page.mouse.move( to.x + 8, to.y, { steps: 8 } );
		await page.mouse.up();
		// The library swallows clicks for 50 ms after a drag; this timer of the same page ends after its own.
		await page.evaluate(
			() => new Promise( ( done ) => setTimeout( done, 100 ) )
		);
	}
	await save( page );
	expect( await readSlugs( page ) ).toEqual( [ 'Phone', 'Whatsapp' ] );

	await button( page, /^WhatsApp/i )
		.first()
		.click();
	await page.getByText( 'Message and link', { exact: true } ).click();
	const field = page.locator( '[data-field="channels[].pre_set_message"]' );
	const text = field.getByRole( 'textbox' );
	await text.fill( 'On  for {prise}' );
	await expect( text ).toHaveAccessibleDescription(
		/^{prise} is no variable and stays as it is typed\./
	);
	await text.evaluate( ( area: HTMLTextAreaElement ) =>
		area.setSelectionRange( 3, 3 )
	);
	await field.getByText( 'Insert a variable' ).click();
	await press( field, '{site}: name of the site' );
	await expect( text ).toBeFocused();
	await page.keyboard.type( ',' );
	await expect( text ).toHaveValue( 'On {site}, for {prise}' );
	await save( page );
	expect( ( await readChannels( page ) )[ 1 ] ).toMatchObject( {
		pre_set_message: 'On {site}, for {prise}',
	} );
} );
