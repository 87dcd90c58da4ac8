/** Rich texts of a widget, which the owner edits as visitors see them. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { openConsole, readStored, save } from './support/console';
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';
import { aWidget, CHANNELS } from './support/widget';

const STORED = 'Write to  <b>us</b>\n&amp; the "baker"';

async function openText( site: Site, page: Page ) {
	const settings = { show_cta: 'all_time', cta_text: STORED };
	await site.importSettings( [
		aWidget( { channels: CHANNELS, settings } ),
	] );
	await openConsole( page, '&widget=0' );
	await page.getByRole( 'button', { name: /^Look/ } ).click();
	const text = page.getByRole( 'textbox', { name: 'Text', exact: true } );
	await expect( text ).not.toHaveAttribute( 'aria-busy', 'true' );
	return text;
}

async function readCta( page: Page ) {
	const [ widget ] = await readStored( page );
	const { settings } = widget as { settings: { cta_text: string } };
	return settings.cta_text;
}

test( 'formats and links by keys, undone and saved; a text that nobody edits stays as it is @main', async ( {
	site,
	page,
} ) => {
	const text = await openText( site, page );
	await expect( text ).toHaveText( 'Write to us & the "baker"' );
	await page.getByLabel( 'Size, in pixels' ).fill( '60' );
	await save( page );
	expect( await readCta( page ) ).toBe( STORED );

	await text.fill( 'Ask the baker' );
	await text.press( 'Shift+Control+ArrowLeft' );
	await text.press( 'Control+i' );
	const italic = page.getByRole( 'button', { name: 'Italic' } );
	await expect( italic ).toHaveAttribute( 'aria-pressed', 'true' );
	await text.press( 'Control+k' );
	const address = page.getByLabel( 'Where it leads' );
	await expect( address ).toBeFocused();
	await address.fill( 'javascript:alert(1)' );
	await address.press( 'Enter' );
	await expect( address ).toHaveAttribute( 'aria-invalid', 'true' );
	await expectNoViolations( page, '.components-popover' );
	await address.fill( 'bread.example/ask' );
	await address.press( 'Enter' );
	await expect( text ).toBeFocused();
	const link = text.locator( 'a' );
	await expect( link ).toHaveAttribute( 'href', 'https://bread.example/ask' );
	await text.press( 'Control+z' );
	await expect( link ).toHaveCount( 0 );
	await text.press( 'Control+y' );
	await expect( link ).toHaveText( 'baker' );
	await page.getByRole( 'button', { name: 'Link' } ).click();
	await expect( address ).toHaveValue( 'https://bread.example/ask' );
	await address.press( 'Escape' );
	await expect( text ).toBeFocused();
	await text.press( 'Home' );
	const field = page.locator( '.chaty-console-field', { has: text } );
	await field.getByText( 'Insert a variable' ).click();
	await field.getByRole( 'button', { name: '{site}' } ).click();
	await expect( text ).toBeFocused();
	await expectNoViolations( page, '.chaty-console-rich' );
	await save( page );
	expect( await readCta( page ) ).toBe(
		'{site}Ask the <a href="https://bread.example/ask"><em>baker</em></a>'
	);
} );

test( 'without the editor, its tags can be edited', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /ERR_FAILED/ );
	await page.route( /tinymce/, ( route ) => route.abort() );
	const text = await openText( site, page );
	await expect( text ).toHaveValue( STORED );
	await text.fill( 'Write to <b>me</b>' );
	await save( page );
	expect( await readCta( page ) ).toBe( 'Write to <b>me</b>' );
} );
