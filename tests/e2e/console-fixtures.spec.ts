/**
 * Settings of real sites through the Widgets screen: imported from a file, opened widget by widget, changed and
 * changed back, they are exported byte for byte as before.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
	nameField,
	openConsole,
	readStored,
	save,
	snackbar,
} from './support/console';
import { expect, test } from './support/fixtures';
import { fixture, fixturePath } from './support/widget';

/** Those of sites; console-editor saves the two that have every part of the editor, and PHPUnit reads them all. */
const NAMES = [ 'site-21', 'site-22' ];

/** Files of a format that is no longer read. */
const OLD_NAMES = [ 'site-27', 'site-30' ];

const openMenu = ( page: Page ) =>
	page.getByRole( 'button', { name: /Import, export/ } ).click();

/** Chooses a file, and returns the dialog that says what it would change. */
async function choose( page: Page, name: string ) {
	await openMenu( page );
	await page.getByRole( 'menuitem', { name: 'Import' } ).click();
	await page
		.locator( 'input[type=file]' )
		.setInputFiles( fixturePath( name ) );
	const dialog = page.getByRole( 'dialog' );
	return {
		dialog,
		button: dialog.getByRole( 'button', { name: 'Import', exact: true } ),
	};
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

/** Opens every group of the editor, as an owner does who looks through all of it. */
async function openGroups( page: Page ) {
	const closed = page.locator(
		'.chaty-console-editor .components-panel__body-toggle[aria-expanded=false]'
	);
	for ( let left = await closed.count(); left; left-- ) {
		await closed.first().click();
		await expect( closed ).toHaveCount( left - 1 );
	}
}

for ( const name of NAMES ) {
	test( `${ name }: imported, opened, changed and changed back, it is exported as before`, async ( {
		page,
		complaints,
	} ) => {
		test.slow();
		complaints.allow( /404 .*\/(zalo\.png|logo1\.webp)\)/ );
		await openConsole( page );
		const { button } = await choose( page, name );
		await button.click();
		await expect( snackbar( page ) ).toContainText( 'imported' );
		const before = await exportFile( page );
		const stored = await readStored( page );
		expect( stored.map( ( { id } ) => id ) ).toEqual(
			fixture( name ).chaty_widgets.map( ( { id } ) => id )
		);

		for ( const { id, name: first = '' } of stored ) {
			await openConsole( page, `&widget=${ String( id ) }` );
			await openGroups( page );
			const field = nameField( page );
			await field.fill( 'Another name' );
			await page.getByRole( 'button', { name: 'Undo' } ).click();
			await expect( field ).toHaveValue( String( first ) );
			await expect(
				page.getByRole( 'button', { name: 'Saved', exact: true } )
			).toBeVisible();
			await page.getByRole( 'button', { name: 'Redo' } ).click();
			await save( page );
			await page.getByRole( 'button', { name: 'Undo' } ).click();
			await save( page );
		}
		await openConsole( page );
		expect( await exportFile( page ) ).toBe( before );
	} );
}

test( 'channels that do not exist here or lead nowhere are named, left out, and the others imported', async ( {
	page,
} ) => {
	const { leftOut, channels } = JSON.parse(
		await readFile(
			fixturePath( '../import/foreign-channels.result' ),
			'utf8'
		)
	);
	await openConsole( page );
	const { dialog, button } = await choose(
		page,
		'../import/foreign-channels'
	);
	await dialog.getByText( 'Left out or corrected: 3' ).click();
	for ( const text of Object.values< string >( leftOut ) ) {
		await expect( dialog.getByText( text ) ).toBeVisible();
	}
	await button.click();
	await expect( snackbar( page ) ).toContainText( 'imported' );
	const stored = await readStored( page );
	for ( const [ index, names ] of channels.entries() ) {
		expect( stored[ index ] ).toMatchObject( {
			channels: names.map( ( channel: string ) => ( { channel } ) ),
		} );
	}
} );

test( 'files of an old format: the dialog says so, and nothing can be imported', async ( {
	page,
} ) => {
	await openConsole( page );
	for ( const name of OLD_NAMES ) {
		const { dialog, button } = await choose( page, name );
		await expect( dialog ).toContainText( /cannot be imported/ );
		await expect( dialog ).toContainText( /format of Chaty 2/ );
		await expect( button ).toBeDisabled();
		await page.keyboard.press( 'Escape' );
	}
} );
