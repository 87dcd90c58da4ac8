/**
 * Settings of a real site through the Widgets screen: imported from a file, opened widget by widget, changed and
 * changed back, they are exported byte for byte as before.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
	button,
	CONSOLE,
	nameField,
	openConsole,
	press,
	readStored,
	save,
	snackbar,
	unfold,
} from './support/console';
import { expect, test } from './support/fixtures';
import { fixture, fixturePath } from './support/widget';

const openMenu = ( page: Page ) => press( page, /Import, export/ );

/** Chooses a file, and returns the dialog that says what it would change. */
async function choose( page: Page, name: string ) {
	await openMenu( page );
	await page.getByRole( 'menuitem', { name: 'Import' } ).click();
	await page
		.locator( 'input[type=file]' )
		.setInputFiles( fixturePath( name ) );
	const dialog = page.getByRole( 'dialog' );
	return { dialog, confirm: button( dialog, 'Import' ) };
}

/** The text of the file that the screen writes. */
async function exportFile( page: Page ) {
	await openMenu( page );
	const [ download ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		page.getByRole( 'menuitem', { name: 'Export' } ).click(),
	] );
	return readFile( await download.path(), 'utf8' );
}

// `console-editor` saves those that have every part of the editor, and PHPUnit reads the files of all sites.
for ( const name of [ 'site-21', 'site-22' ] ) {
	test( `${ name }: imported, opened, changed and changed back, it is exported as before`, async ( {
		page,
		complaints,
	} ) => {
		test.slow();
		complaints.allow( /404 .*\/(zalo\.png|logo1\.webp)\)/ );
		await openConsole( page );
		const { confirm } = await choose( page, name );
		await confirm.click();
		await expect( snackbar( page ) ).toContainText( 'imported' );
		const before = await exportFile( page );
		const stored = await readStored( page );
		expect( stored.map( ( { id } ) => id ) ).toEqual(
			fixture( name ).chaty_widgets.map( ( { id } ) => id )
		);

		for ( const { id, name: first = '' } of stored ) {
			await page.goto( `${ CONSOLE }&widget=${ id }` );
			await unfold( page );
			await nameField( page ).fill( 'Another name' );
			await press( page, 'Undo' );
			await expect( nameField( page ) ).toHaveValue( String( first ) );
			await expect( button( page, 'Saved' ) ).toBeVisible();
			await press( page, 'Redo' );
			await save( page );
			await press( page, 'Undo' );
			await save( page );
		}
		await page.goto( CONSOLE );
		expect( await exportFile( page ) ).toBe( before );
	} );
}

test( 'files of an old format cannot be imported; channels that do not exist here or lead nowhere are named, left out, and the others imported', async ( {
	page,
} ) => {
	await openConsole( page );
	for ( const name of [ 'site-27', 'site-30' ] ) {
		const { dialog, confirm } = await choose( page, name );
		await expect( dialog ).toContainText( /cannot be imported/ );
		await expect( dialog ).toContainText( /format of Chaty 2/ );
		await expect( confirm ).toBeDisabled();
		await page.keyboard.press( 'Escape' );
	}

	const { leftOut, channels } = JSON.parse(
		await readFile(
			fixturePath( '../import/foreign-channels.result' ),
			'utf8'
		)
	);
	const { dialog, confirm } = await choose(
		page,
		'../import/foreign-channels'
	);
	await dialog.getByText( 'Left out or corrected: 3' ).click();
	for ( const text of Object.values< string >( leftOut ) ) {
		await expect( dialog.getByText( text ) ).toBeVisible();
	}
	await confirm.click();
	await expect( snackbar( page ) ).toContainText( 'imported' );
	const stored = await readStored( page );
	for ( const [ index, names ] of channels.entries() ) {
		expect( stored[ index ] ).toMatchObject( {
			channels: names.map( ( channel: string ) => ( { channel } ) ),
		} );
	}
} );
