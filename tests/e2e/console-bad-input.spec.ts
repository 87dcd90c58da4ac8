/** What owners mistype: one sentence at the field, and nothing else is lost. */
import type { Page } from '@playwright/test';
import {
	nameField,
	openConsole,
	readStored,
	row,
	save,
	saveButton,
} from './support/console';
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';

const aChannel = ( channel: string, value: string, more = {} ) => ( {
	channel,
	channel_type: channel,
	value,
	is_desktop: 1,
	is_mobile: 1,
	...more,
} );

const importWidget = ( site: Site, widget: object ) =>
	site.importSettings( {
		data_analytics_settings: 'off',
		chaty_widgets: [
			{
				id: 0,
				name: 'Shop',
				settings: {},
				triggers: {},
				channels: [ aChannel( 'Phone', '+15550100' ) ],
				...widget,
			},
		],
	} );

const field = ( page: Page, path: string ) =>
	page.locator( `[id="chaty-console-field-${ path }"]` );

const openGroup = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } ).click();

/** Opens the first channel. */
const openChannel = ( page: Page ) =>
	page.locator( '.chaty-console-title[aria-expanded=false]' ).first().click();

test( 'numbers: none, letters, 40 digits, a group, an address of another kind', async ( {
	site,
	page,
} ) => {
	await importWidget( site, {
		channels: [ aChannel( 'Whatsapp', '15550100' ) ],
	} );
	await openConsole( page, '&widget=0' );
	await nameField( page ).fill( 'Shop 2' );
	await openChannel( page );
	const box = field( page, 'channels[0].value' );
	const input = box.getByRole( 'textbox' );
	for ( const [ typed, said ] of [
		[ '', 'Without it, visitors do not see this.' ],
		[ 'call me', 'This leads nowhere.' ],
		[ '1'.repeat( 40 ), 'at most 15 digits; this one has 40' ],
		[ '0151 2345678', 'needs the country code' ],
		[ 'javascript:alert(1)', 'A script is not an address' ],
		[
			'https://chat.whatsapp.com/AbC123',
			'Visitors join this group; the first message is not sent along.',
		],
	] as const ) {
		await input.fill( typed );
		await input.blur();
		await expect( box ).toContainText( said );
		await expect( input ).toHaveValue( typed );
	}
	await save( page );
	const [ stored ] = await readStored( page );
	expect( stored ).toMatchObject( {
		name: 'Shop 2',
		channels: [ { value: 'https://chat.whatsapp.com/AbC123' } ],
	} );
} );

test( 'colors, sizes and emails that are none are refused at their fields', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /400/ );
	await importWidget( site, {} );
	await openConsole( page, '&widget=0' );
	await nameField( page ).fill( 'Shop 2' );
	await openGroup( page, 'Look' );
	const color = 'Enter a color such as #25d366';
	for ( const [ path, typed, said ] of [
		[ 'settings.widget_color', '#12', color ],
		[ 'settings.widget_color', 'red', color ],
		[ 'settings.widget_color', 'reddish', color ],
		[ 'settings.widget_size', '9', 'Enter a number from 10 to 400.' ],
		[ 'settings.widget_size', '401', 'Enter a number from 10 to 400.' ],
		[ 'settings.widget_size', '5e1', 'Enter a number from 10 to 400.' ],
	] as const ) {
		const input = field( page, path ).getByRole( 'textbox' );
		await input.fill( typed );
		await expect( field( page, path ) ).toContainText( said );
		await expect( input ).toHaveAttribute( 'aria-invalid', 'true' );
		await expect( input ).toHaveValue( typed );
	}
	await saveButton( page ).click();
	const errors = page.locator( '.chaty-console-errors' );
	await expect( errors.getByRole( 'listitem' ) ).toHaveCount( 2 );
	await expect( nameField( page ) ).toHaveValue( 'Shop 2' );
	await errors.getByRole( 'button', { name: 'Size, in pixels' } ).click();
	await expect(
		field( page, 'settings.widget_size' ).getByRole( 'textbox' )
	).toBeFocused();

	await page.keyboard.press( 'Control+a' );
	await page.keyboard.type( '60' );
	await field( page, 'settings.widget_color' )
		.getByRole( 'textbox' )
		.fill( '#112233' );
	await save( page );
	expect( ( await readStored( page ) )[ 0 ] ).toMatchObject( {
		name: 'Shop 2',
		settings: { widget_size: 60, widget_color: '#112233' },
	} );
} );

test( 'page rules: a full address, of another site, with *, ? and umlauts', async ( {
	site,
	page,
} ) => {
	await importWidget( site, {} );
	await openConsole( page, '&widget=0&group=pages' );
	await page.getByRole( 'button', { name: 'Add a rule' } ).click();
	const rule = field( page, 'triggers.pages[0]' );
	await rule
		.getByRole( 'combobox' )
		.nth( 1 )
		.selectOption( { value: 'url_contains' } );
	const input = rule.getByRole( 'textbox' );
	for ( const [ typed, said ] of [
		[ '', 'Enter an address of this site, or a part of one.' ],
		[ 'https://other.example/shop', 'other.example is not this site' ],
		[ '/shop*', 'A “*” stands for itself here.' ],
		[ '/shop?id=1', 'Leave out “?” and “#”' ],
	] as const ) {
		await input.fill( typed );
		await expect( rule ).toContainText( said );
	}
	await input.fill( `${ site.url }/über-uns/` );
	await expect( rule.locator( '.is-error' ) ).toHaveCount( 0 );
	await expect(
		page.locator( '.chaty-console-sentence' ).first()
	).toContainText( 'über-uns' );
	await save( page );
	expect( ( await readStored( page ) )[ 0 ] ).toMatchObject( {
		triggers: { pages: [ { kind: 'url_contains' } ] },
	} );
	await page.reload();
	await expect( input ).toHaveValue( /über-uns|%C3%BCber-uns/i );
} );

test( 'names with emoji and marks of direction, and 100 kB of text', async ( {
	site,
	page,
} ) => {
	const name = 'Laden 🥐 \u202eשלום\u202c 👩‍🍳';
	await importWidget( site, {
		settings: { show_cta: 'all_time', cta_text: 'Hello' },
	} );
	await openConsole( page, '&widget=0' );
	await nameField( page ).fill( name );
	await expect(
		page.getByRole( 'heading', { level: 2, name } )
	).toBeVisible();
	await openGroup( page, 'Look' );
	const box = field( page, 'settings.cta_text' );
	const area = box.getByRole( 'textbox' );
	await area.fill( 'é'.repeat( 100_000 ) );
	await expect( box ).toContainText(
		/This text is too long: 100000 of at most \d+ characters\./
	);
	await expect( area ).toHaveAttribute( 'aria-invalid', 'true' );
	await area.fill( 'Bonjour 🥐' );
	await save( page );
	const [ stored ] = await readStored( page );
	expect( stored ).toMatchObject( { settings: { cta_text: 'Bonjour 🥐' } } );
	expect( String( stored?.[ 'name' ] ) ).toContain( '👩‍🍳' );
	await page.getByRole( 'button', { name: 'All widgets' } ).click();
	await expect( row( page, '🥐' ) ).toContainText( '👩‍🍳' );
} );

test( 'lists that are full say so, and take no more', async ( {
	site,
	page,
} ) => {
	await importWidget( site, {
		triggers: {
			pages: Array.from( { length: 50 }, ( _, index ) => ( {
				effect: 'show',
				kind: 'url_contains',
				value: `/${ index }`,
			} ) ),
		},
		channels: [
			aChannel( 'Whatsapp', '15550100', {
				is_agent: 1,
				agent_data: Array.from( { length: 50 }, ( _, index ) => ( {
					agent_title: `Agent ${ index }`,
					value: `1555${ 1000 + index }`,
				} ) ),
			} ),
		],
	} );
	await openConsole( page, '&widget=0' );
	await openChannel( page );
	await page.getByText( 'List of people' ).click();
	const full = page.getByText( 'This list has 50 of at most 50 entries.' );
	await expect( full ).toBeVisible();
	await expect(
		page.getByRole( 'button', { name: 'Add a person' } )
	).toHaveAttribute( 'aria-disabled', 'true' );
	await page
		.getByRole( 'button', { name: 'Remove Agent 7', exact: true } )
		.click();
	await expect( full ).toHaveCount( 0 );
	await openGroup( page, 'Pages' );
	await expect( full ).toBeVisible();
	await save( page );
	const [ stored ] = await readStored( page );
	expect( stored ).toMatchObject( {
		channels: [ { agent_data: { length: 49 } } ],
		triggers: { pages: { length: 50 } },
	} );
} );

test( 'a file with 200 people and 60 rules says which lists are too long', async ( {
	site,
	page,
} ) => {
	await importWidget( site, {} );
	await openConsole( page );
	await page.getByRole( 'button', { name: /Import, export/ } ).click();
	await page.getByRole( 'menuitem', { name: 'Import' } ).click();
	const agent = { agent_title: 'A', value: '15550100' };
	const rule = { effect: 'show', kind: 'front_page', value: '' };
	await page.locator( 'input[type=file]' ).setInputFiles( {
		name: 'settings.json',
		mimeType: 'application/json',
		buffer: Buffer.from(
			JSON.stringify( {
				chaty_widgets: [
					{
						id: 0,
						settings: {},
						triggers: { pages: Array( 60 ).fill( rule ) },
						channels: [
							aChannel( 'Whatsapp', '15550100', {
								is_agent: 1,
								agent_data: Array( 200 ).fill( agent ),
							} ),
						],
					},
				],
			} )
		),
	} );
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText( 'List of people' );
	await expect( dialog ).toContainText( 'Pages' );
} );
