/** What owners mistype: one sentence at the field, and nothing else is lost. */
import {
	fieldAt,
	importWidgets,
	nameField,
	openConsole,
	press,
	readStored,
	row,
	save,
} from './support/console';
import { expect, test } from './support/fixtures';
import { aChannel } from './support/widget';

test( 'what is refused is told at its field and listed, nothing else is lost, and what is right is saved', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /400/ );
	await importWidgets( site, [
		{
			settings: { show_cta: 'all_time', cta_text: 'Hello' },
			channels: [
				aChannel( { channel: 'Whatsapp', value: '15550100' } ),
			],
		},
	] );
	await openConsole( page, '&widget=0' );
	const strange = 'Laden 🥐 \u202eשלום\u202c 👩‍🍳';
	await nameField( page ).fill( strange );
	await page.locator( '.chaty-console-title[aria-expanded=false]' ).click();
	for ( const name of [ 'Look', 'Pages', 'Add a rule' ] ) {
		await press( page, name );
	}
	await fieldAt( page, 'triggers.pages[0]' )
		.getByRole( 'combobox' )
		.nth( 1 )
		.selectOption( { value: 'url_contains' } );
	const input = ( path: string ) =>
		fieldAt( page, path ).getByRole( 'textbox' );
	for ( const [ path, typed, said ] of [
		[ 'channels[0].value', 'javascript:alert(1)', 'A script is not' ],
		[ 'triggers.pages[0]', '/shop?id=1', 'Leave out “?” and “#”' ],
		[
			'settings.cta_text',
			'é'.repeat( 100_000 ),
			/This text is too long: 100000 of at most \d+ characters\./,
		],
		[ 'settings.cta_bg_color', 'reddish', 'Enter a color such as #25d366' ],
		[ 'settings.widget_size', '401', 'Enter a number from 10 to 400.' ],
	] as const ) {
		await input( path ).fill( typed );
		await input( path ).blur();
		await expect.soft( fieldAt( page, path ) ).toContainText( said );
		// A rich text is no input.
		const given = expect.soft( input( path ) );
		await ( path === 'settings.cta_text'
			? given.toHaveText( typed )
			: given.toHaveValue( typed ) );
	}
	for ( const path of [ 'cta_text', 'cta_bg_color', 'widget_size' ] ) {
		await expect
			.soft( input( `settings.${ path }` ) )
			.toHaveAttribute( 'aria-invalid', 'true' );
	}
	await press( page, 'Save' );
	const errors = page.locator( '.chaty-console-errors' );
	await expect( nameField( page ) ).toHaveValue( strange );
	await press( errors, 'Size, in pixels' );
	await expect( input( 'settings.widget_size' ) ).toBeFocused();

	await page.keyboard.press( 'Control+a' );
	await page.keyboard.type( '60' );
	await input( 'settings.cta_bg_color' ).fill( '#112233' );
	await input( 'settings.cta_text' ).fill( 'Bonjour 🥐' );
	const group = 'https://chat.whatsapp.com/AbC123';
	await input( 'channels[0].value' ).fill( group );
	await input( 'triggers.pages[0]' ).fill( `${ site.url }/über-uns/` );
	await expect(
		page.locator( '.chaty-console-sentence' ).first()
	).toContainText( 'über-uns' );
	await save( page );
	const [ stored ] = await readStored( page );
	expect( stored ).toMatchObject( {
		settings: {
			widget_size: 60,
			cta_bg_color: '#112233',
			cta_text: 'Bonjour 🥐',
		},
		triggers: { pages: [ { kind: 'url_contains' } ] },
		channels: [ { value: group } ],
	} );
	expect( String( stored?.[ 'name' ] ) ).toContain( '👩‍🍳' );
	await page.goto( '/wp-admin/admin.php?page=chaty&widget=0&group=pages' );
	await expect( input( 'triggers.pages[0]' ) ).toHaveValue(
		/über-uns|%C3%BCber-uns/i
	);
	await press( page, 'All widgets' );
	await expect( row( page, '🥐' ) ).toContainText( '👩‍🍳' );
} );
