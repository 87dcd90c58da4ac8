/** The editor of a widget: settings that are opened are not rewritten, channels are ordered, every group is usable. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { openConsole, save } from './support/console';
import { expect, test } from './support/fixtures';
import { fixturePath } from './support/widget';

const GROUPS = [
	'Look',
	'When it shows',
	'Dates and hours',
	'Countries',
	'Pages',
	'Advanced',
];

async function openEditor( page: Page ) {
	await openConsole( page, '&widget=0' );
	await expect( page.locator( '.chaty-console-groups' ) ).toBeVisible();
}

const button = ( page: Page, name: string | RegExp ) =>
	page.getByRole( 'button', { name, exact: true } );

/** What is stored, as the screen gets it. */
const readStored = ( page: Page ) =>
	page.evaluate(
		`wp.apiFetch( { path: '/chaty/v1/widgets' } )`
	) as Promise< {
		chaty_widgets: {
			settings: Record< string, unknown >;
			channels: Record< string, unknown >[];
		}[];
	} >;

const readFixture = ( name: string ) =>
	JSON.parse( readFileSync( fixturePath( name ), 'utf8' ) ) as Record<
		string,
		unknown
	>;

const slugs = async ( page: Page ) =>
	( await readStored( page ) ).chaty_widgets[ 0 ]?.channels.map(
		( { channel } ) => channel
	);

for ( const name of [
	's01-schedules-countries',
	's02-agents-wechat-form-css',
] ) {
	test( `${ name }: axe finds nothing in any group, one change is stored, and nothing else is`, async ( {
		site,
		page,
		complaints,
	} ) => {
		// Pictures of the site whose settings these were.
		complaints.allow( /404 .*\/uploads\// );
		await site.importSettings( readFixture( name ) );
		await openEditor( page );
		const before = await readStored( page );
		for ( const group of GROUPS ) {
			await button( page, new RegExp( `^${ group }` ) ).click();
		}
		const titles = page.locator(
			'.chaty-console-title[aria-expanded=false]'
		);
		while ( await titles.count() ) {
			await titles.first().click();
		}
		// Sections open inside of sections.
		await page.evaluate( () =>
			document
				.querySelectorAll( '.chaty-console-groups details' )
				.forEach( ( details ) => details.setAttribute( 'open', '' ) )
		);
		await expectNoViolations( page, '.chaty-console-groups' );
		await expect( button( page, 'Saved' ) ).toBeVisible();
		await page.getByLabel( 'Text beside the close button' ).fill( 'Bye' );
		await save( page );

		const after = await readStored( page );
		const settings = before.chaty_widgets[ 0 ]?.settings;
		if ( settings ) {
			settings[ 'close_text' ] = 'Bye';
		}
		expect( after.chaty_widgets ).toEqual( before.chaty_widgets );
	} );
}

test( 'a variable goes where the caret is, and the field says which names in braces are none', async ( {
	site,
	page,
} ) => {
	await site.importSettings( readFixture( 's01-schedules-countries' ) );
	await openEditor( page );
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
	await field
		.getByRole( 'button', { name: '{site}: name of the site' } )
		.click();
	await expect( text ).toBeFocused();
	await page.keyboard.type( ',' );
	await expect( text ).toHaveValue( 'On {site}, for {prise}' );
	await save( page );
	expect(
		( await readStored( page ) ).chaty_widgets[ 0 ]?.channels[ 0 ]
	).toMatchObject( { pre_set_message: 'On {site}, for {prise}' } );
} );

test( 'channels are ordered by buttons, by keys and by dragging', async ( {
	site,
	page,
} ) => {
	await site.importSettings( readFixture( 's01-schedules-countries' ) );
	await openEditor( page );
	expect( await slugs( page ) ).toEqual( [ 'Whatsapp', 'Phone' ] );

	const up = button( page, /^Move Phone.* up$/ );
	await up.click();
	await expect( up ).toBeFocused();
	await save( page );
	expect( await slugs( page ) ).toEqual( [ 'Phone', 'Whatsapp' ] );

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
	expect( await slugs( page ) ).toEqual( [ 'Whatsapp', 'Phone' ] );

	const from = await button( page, /^Drag Phone/ ).boundingBox();
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
	expect( await slugs( page ) ).toEqual( [ 'Phone', 'Whatsapp' ] );
} );

test( 'a second WhatsApp is picked, gets a name of its own, and opens', async ( {
	site,
	page,
} ) => {
	await site.importSettings( readFixture( 's01-schedules-countries' ) );
	await openEditor( page );
	await button( page, 'Add a channel' ).click();
	await expectNoViolations( page, '.chaty-console-picker' );
	await page.getByRole( 'searchbox' ).fill( 'wa' );
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', { name: /^WhatsApp/ } )
		.click();
	const value = page
		.locator( '[id="chaty-console-field-channels[2].value"]' )
		.getByRole( 'textbox' );
	await value.fill( '+49 1512 3456789' );
	await expect( page.getByText( '+49 1512 3456789, Germany' ) ).toBeVisible();
	await button( page, 'Test on a phone' ).click();
	await expect(
		page.getByRole( 'img', { name: 'QR code of the link' } )
	).toBeVisible();
	await save( page );
	expect( await slugs( page ) ).toEqual( [
		'Whatsapp',
		'Phone',
		'Whatsapp_2',
	] );
} );
