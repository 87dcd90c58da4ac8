/** The Widgets screen and the whole editor with the keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import {
	button,
	importNames,
	nameField,
	openConsole,
	readStored,
	saveButton,
	snackbar,
} from './support/console';
import { expect, test } from './support/fixtures';

/** More controls than the editor has. */
const MAX_STEPS = 150;

/** Whether the focus is on an element, and can be seen: an outline or a shadow on it or around it. */
const readFocus = ( page: Page ) =>
	page.locator( 'body' ).evaluate( ( body ) => {
		const element = body.ownerDocument.activeElement;
		if ( ! element || element === body ) {
			return 'nothing has the focus';
		}
		const isMarked = ( one: Element | null | undefined ) => {
			const style = one && getComputedStyle( one );
			return (
				!! style &&
				( ( style.outlineStyle !== 'none' &&
					style.outlineWidth !== '0px' ) ||
					style.boxShadow !== 'none' )
			);
		};
		const around = element.closest(
			'.components-input-control__container, .components-form-toggle, .components-search-control, .components-base-control'
		);
		const marks = [
			element,
			element.nextElementSibling,
			around,
			...( around?.querySelectorAll( '*' ) ?? [] ),
		];
		// A page and the parts of a time have marks of their own.
		return element.matches( 'iframe, [type=time]' ) ||
			marks.some( isMarked )
			? ''
			: `the focus cannot be seen: ${ element.outerHTML.slice(
					0,
					200
			  ) }`;
	} );

/** Goes to a control with the Tab key. The focus is somewhere, and seen, on the whole way. */
async function tabTo( page: Page, target: Locator, key = 'Tab' ) {
	await expect( target ).toBeAttached();
	for ( let step = 0; step < MAX_STEPS; step++ ) {
		if (
			await target.evaluate(
				( one ) => one === one.ownerDocument.activeElement
			)
		) {
			expect( await readFocus( page ) ).toBe( '' );
			return;
		}
		await page.keyboard.press( key );
		expect( await readFocus( page ) ).toBe( '' );
	}
	throw new Error( `The key ${ key } does not lead to ${ target }.` );
}

async function pressAt( page: Page, target: Locator, key = 'Enter' ) {
	await tabTo( page, target );
	await page.keyboard.press( key );
}

test( 'menus and dialogs of the list give the focus back; a widget is added, edited and saved', async ( {
	site,
	page,
} ) => {
	test.slow();
	await importNames( site, 'Shop', 'Blog' );
	await openConsole( page );
	const more = button( page, /Import, export/ );
	const item = page.getByRole( 'menuitem', { name: 'Import' } );
	const dialog = page.getByRole( 'dialog' );
	await pressAt( page, more );
	await expect( item ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( more ).toBeFocused();

	await page.keyboard.press( 'Enter' );
	await expect( item ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( dialog ).toBeVisible();
	expect( await readFocus( page ) ).toBe( '' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( more ).toBeFocused();

	await pressAt( page, button( page, 'Rename: Blog' ) );
	await expect( page.getByRole( 'textbox', { name: 'Name' } ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await expect( button( page, 'Rename: Blog' ) ).toBeFocused();

	const shop = page.getByRole( 'link', { name: 'Shop' } );
	await tabTo( page, shop, 'Shift+Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: 'Shop' } ) ).toBeFocused();
	await tabTo( page, nameField( page ) );
	await page.keyboard.press( 'Control+A' );
	await page.keyboard.type( 'Harbour' );

	await pressAt( page, button( page, 'Add a channel' ) );
	await tabTo( page, page.getByRole( 'searchbox' ) );
	await page.keyboard.type( 'tele' );
	await pressAt( page, button( page, /^Telegram/ ) );
	const value = page.getByRole( 'textbox', { name: 'Telegram name' } );
	await expect( value ).toBeFocused();
	await page.keyboard.type( 'chaty' );

	const up = button( page, /^Move Telegram.* up$/ );
	await tabTo( page, up, 'Shift+Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( up ).toBeFocused();

	await pressAt( page, button( page, 'When it shows' ) );
	const checkbox = ( name: string ) =>
		page.getByRole( 'checkbox', { name, exact: true } );
	await pressAt( page, checkbox( 'After scrolling' ), 'Space' );
	await pressAt( page, button( page, 'Dates and hours' ) );
	await pressAt( page, checkbox( 'Only during certain hours' ), 'Space' );
	await pressAt( page, button( page, 'Add hours' ) );
	expect( await readFocus( page ) ).toBe( '' );

	await tabTo( page, saveButton( page ), 'Shift+Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( button( page, 'Saved' ) ).toBeVisible();
	expect( await readFocus( page ) ).toBe( '' );

	const [ widget ] = await readStored( page );
	expect( widget ).toMatchObject( {
		name: 'Harbour',
		triggers: { has_display_after_page_scroll: 1 },
		channels: [ { channel: 'Telegram', value: 'chaty' }, {} ],
	} );
	await tabTo( page, button( page, 'All widgets' ), 'Shift+Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'link', { name: 'Harbour' } ) ).toBeVisible();
	expect( await readFocus( page ) ).toBe( '' );

	const add = button( page, 'Add a widget' );
	await pressAt( page, add );
	await expect( dialog ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( add ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await pressAt( page, button( page, /^Call/ ) );
	await expect( page ).toHaveURL( /widget=_2/ );
	await tabTo( page, button( page, 'Publish' ), 'Shift+Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( snackbar( page ) ).toContainText( 'Published' );
} );
