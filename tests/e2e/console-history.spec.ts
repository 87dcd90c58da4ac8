/** What an owner takes back, leaves and finds again in the editor, and channels that are twice there. */
import { expectNoViolations } from './support/axe';
import {
	button,
	fieldAt,
	importNames,
	nameField,
	openConsole,
	press,
	readStored,
	save,
	saveButton,
} from './support/console';
import { expect, test } from './support/fixtures';
import {
	aChannel,
	aWidget,
	expectRows,
	pageOf,
	WidgetOnPage,
} from './support/widget';

test.beforeEach( ( { site } ) =>
	// Otherwise each page of wp-admin tests compression in a request of its own, which SQLite has to wait for.
	site.setOptions( { can_compress_scripts: 0 } )
);

const STEPS = 50;

test( 'fifty steps are undone and redone with the keyboard, and nothing else changes', async ( {
	site,
	page,
} ) => {
	await importNames( site, 'Shop' );
	await openConsole( page, '&widget=0' );
	const before = await readStored( page );
	const isOn = page.getByRole( 'checkbox', {
		name: 'Visitors see this widget',
	} );
	// Letters in a row are one step, so two fields take turns.
	for ( let step = 1; step <= STEPS / 2; step++ ) {
		await nameField( page ).fill( `Shop ${ step }` );
		await isOn.press( 'Space' );
	}
	const undo = button( page, 'Undo' );
	const redo = button( page, 'Redo' );
	await undo.focus();
	for ( let step = STEPS / 2; step >= 1; step-- ) {
		await expect( nameField( page ) ).toHaveValue( `Shop ${ step }` );
		await page.keyboard.press( 'Enter' );
		await page.keyboard.press( 'Space' );
	}
	await expect( nameField( page ) ).toHaveValue( 'Shop' );
	await expect( undo ).toBeFocused();
	await expect( undo ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( button( page, 'Saved' ) ).toBeVisible();
	await page.keyboard.press( 'Enter' );

	await redo.focus();
	for ( let step = 1; step <= STEPS / 2; step++ ) {
		await page.keyboard.press( 'Enter' );
		await expect( nameField( page ) ).toHaveValue( `Shop ${ step }` );
		await page.keyboard.press( 'Enter' );
	}
	await expect( redo ).toHaveAttribute( 'aria-disabled', 'true' );
	await save( page );
	expect( await readStored( page ) ).toEqual( [
		{ ...before[ 0 ], name: `Shop ${ STEPS / 2 }`, is_active: 0 },
	] );

	// What is saved can still be taken back.
	await undo.press( 'Enter' );
	await expect( saveButton( page ) ).toBeVisible();
	await expect( isOn ).toBeChecked();
} );

test( 'saved changes are left without a question; unsaved ones are asked for, offered after a reload, and found in their group', async ( {
	site,
	page,
} ) => {
	await importNames( site, 'Shop', 'Blog' );
	await openConsole( page );
	const name = nameField( page );
	const group = button( page, 'Countries' );
	const dialog = page.getByRole( 'dialog' );
	const warnings: string[] = [];
	page.on( 'dialog', ( warning ) => {
		warnings.push( warning.type() );
		return warning.accept();
	} );
	await page.getByRole( 'link', { name: 'Blog' } ).click();
	await expect( page ).toHaveURL( /widget=_1/ );
	await group.click();
	await expect( page ).toHaveURL( /group=countries/ );
	await name.fill( 'News' );
	await press( page, 'All widgets' );
	await expect( dialog ).toContainText( 'not saved yet' );
	await press( dialog, 'Cancel' );
	await page.goBack();
	await expect( dialog ).toBeVisible();
	await page.keyboard.press( 'Escape' );

	await page.reload();
	expect( warnings ).toEqual( [ 'beforeunload' ] );
	await expect( name ).toHaveValue( 'Blog' );
	await expect( group ).toHaveAttribute( 'aria-expanded', 'true' );
	// A second reload still offers them.
	await page.reload();
	await press( page, 'Restore them' );
	await expect( name ).toHaveValue( 'News' );
	await press( page, 'Undo' );
	await expect( name ).toHaveValue( 'Blog' );
	await press( page, 'Redo' );
	await save( page );
	await page.reload();
	await expect( name ).toHaveValue( 'News' );
	await expect( button( page, 'Restore them' ) ).toHaveCount( 0 );
	expect( warnings ).toEqual( [ 'beforeunload' ] );

	await name.fill( 'Offers' );
	await press( page, 'All widgets' );
	await press( dialog, 'Discard changes' );
	await expect( page.getByRole( 'link', { name: 'News' } ) ).toBeVisible();
	expect( ( await readStored( page ) )[ 1 ] ).toMatchObject( {
		name: 'News',
	} );
} );

test( 'a second WhatsApp keeps its name and its counts, whatever becomes of the first', async ( {
	site,
	page,
	browser,
} ) => {
	await site.importSettings(
		pageOf(
			aWidget( {
				channels: [
					aChannel( { channel: 'Whatsapp', value: '15550100' } ),
					aChannel( { channel: 'Phone', value: '+15550101' } ),
				],
			} ),
			'on'
		)
	);
	/** Clicks of a new visitor. */
	const visit = async ( ...slugs: string[] ) => {
		const context = await browser.newContext( { baseURL: site.url } );
		const visitor = await context.newPage();
		// WhatsApp is not on this machine.
		await context.route( /wa\.me|whatsapp/, ( route ) =>
			route.fulfill( { body: 'WhatsApp' } )
		);
		await visitor.goto( '/' );
		const widget = new WidgetOnPage( visitor );
		for ( const slug of slugs ) {
			if ( ! ( await widget.list.isVisible() ) ) {
				await widget.open();
			}
			await widget.channel( slug ).click();
		}
		return context;
	};
	const slugs = async () =>
		(
			( await readStored( page ) )[ 0 ]?.[ 'channels' ] as {
				channel: string;
			}[]
		 ).map( ( { channel } ) => channel );

	await openConsole( page, '&widget=0' );
	await press( page, 'Add a channel' );
	await expectNoViolations( page, '.chaty-console-picker' );
	await page.getByRole( 'searchbox' ).fill( 'wa' );
	await press( page.getByRole( 'dialog' ), /^WhatsApp/ );
	await fieldAt( page, 'channels[2].value' )
		.getByRole( 'textbox' )
		.fill( '+49 1512 3456789' );
	await press( page, 'Test on a phone' );
	await expect(
		page.getByRole( 'img', { name: 'QR code of the link' } )
	).toBeVisible();
	await save( page );
	expect( await slugs() ).toEqual( [ 'Whatsapp', 'Phone', 'Whatsapp_2' ] );
	const first = await visit( 'Whatsapp_2' );
	await expectRows( site, [
		'0 - d 1/1',
		'0 Phone d 1/0',
		'0 Whatsapp d 1/0',
		'0 Whatsapp_2 d 1/1',
	] );
	await first.close();

	// The first one goes, and the second keeps its name and its counts.
	await button( page, /^Remove WhatsApp/ )
		.first()
		.click();
	await save( page );
	expect( await slugs() ).toEqual( [ 'Phone', 'Whatsapp_2' ] );
	const second = await visit( 'Whatsapp_2' );
	await expectRows( site, [
		'0 - d 2/2',
		'0 Phone d 2/0',
		'0 Whatsapp d 1/0',
		'0 Whatsapp_2 d 2/2',
	] );
	await second.close();
} );
