/** Settings of one page: the panel of the block editor, the meta box, and the fields of terms. */
import type { Browser } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import {
	editAddress,
	editPage,
	openEditor,
	saveEditor,
} from './support/block-editor';
import { logIn, press } from './support/console';
import { expect, test } from './support/fixtures';
import { aChannel, aWidget } from './support/widget';

const PHONE = aChannel( { channel: 'Phone', value: '491701' } );
const WIDGETS = [
	aWidget( { channels: [ aChannel(), PHONE ] } ),
	{ ...aWidget( { id: '_1', channels: [ aChannel() ] } ), name: 'Bread' },
];

/** Sees a page as a visitor: its only widget has a number and a greeting of the page's own. */
async function expectOwnPage( browser: Browser, path: string ) {
	const page = await browser.newPage();
	await page.goto( path );
	await expect( page.getByText( 'Rye & more?' ) ).toBeVisible();
	await expect( page.locator( '.chaty' ) ).toHaveCount( 1 );
	await expect( page.locator( 'a[href^="tel:"]' ).first() ).toHaveAttribute(
		'href',
		'tel:+4917099'
	);
	await page.close();
}

test( 'the editor gives a page another number and greeting, and hides a widget there', async ( {
	site,
	page,
	browser,
} ) => {
	await site.importSettings( WIDGETS );
	const path = await site.putPage( { slug: 'rye', content: '<p>Rye</p>' } );
	await editPage( page, path );
	await press( page, 'Chaty' );
	const number = page.getByLabel( 'Another number' );
	await number.fill( 'call me' );
	await expect(
		page.getByText( 'This is no telephone number' )
	).toBeVisible();
	await number.fill( '+49 170 99' );
	await page.getByLabel( 'Another greeting' ).fill( 'Rye & more?' );
	const bread = page.getByLabel( 'Bread shows on this page' );
	await expect( bread ).toBeChecked();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Space' );
	await expect( bread ).not.toBeChecked();
	await expect(
		page.getByText( 'Shows on all pages, except the page "rye".' )
	).toBeVisible();
	await expectNoViolations( page, '.interface-complementary-area' );
	await saveEditor( page );
	await expect( number ).toHaveValue( '+49 170 99' );
	await expectOwnPage( browser, path );

	const post = /post=(\d+)/.exec( page.url() )?.[ 1 ];
	await openEditor(
		page,
		`site-editor.php?postType=page&postId=${ post }&canvas=edit`
	);
	await expect(
		page.locator( '.components-panel__body-toggle', { hasText: 'Chaty' } )
	).toBeVisible();
} );

test( 'a meta box does the same where the block editor is off', async ( {
	site,
	page,
	browser,
} ) => {
	await site.importSettings( WIDGETS );
	await site.setOptions( { chaty_test_classic: '1' } );
	const path = await site.putPage( { slug: 'oat', content: '<p>Oat</p>' } );
	await logIn( page );
	await page.goto( `/wp-admin/${ await editAddress( page, path ) }` );
	await page.getByLabel( 'Another number' ).fill( '+49 170 99' );
	await page.getByLabel( 'Another greeting' ).fill( 'Rye & more?' );
	await page.getByLabel( 'Bread shows on this page' ).press( 'Space' );
	await expect( page.locator( '[id="chaty-page-settings"]' ) ).toHaveCount(
		1
	);
	await expectNoViolations( page, '#chaty-page-settings' );
	await press( page, 'Update' );
	await expect(
		page.getByLabel( 'Bread shows on this page' )
	).not.toBeChecked();
	await expect( page.getByLabel( 'Another greeting' ) ).toHaveValue(
		'Rye & more?'
	);
	await expectOwnPage( browser, path );
} );

test( 'a category has fields of its own', async ( { site, page, browser } ) => {
	await site.importSettings( WIDGETS );
	await logIn( page );
	await page.goto( '/wp-admin/term.php?taxonomy=category&tag_ID=1' );
	await page.getByLabel( 'Chaty: Another number' ).fill( '+49 170 99' );
	await page.getByLabel( 'Chaty: Another greeting' ).fill( 'Rye & more?' );
	await page.getByLabel( 'Bread shows on this archive' ).press( 'Space' );
	await expectNoViolations( page, '#edittag' );
	await press( page, 'Update' );
	await page.goto( '/wp-admin/term.php?taxonomy=category&tag_ID=1' );
	await expect( page.getByLabel( 'Chaty: Another number' ) ).toHaveValue(
		'+49 170 99'
	);
	await expect(
		page.getByText( 'except the category "Uncategorized" and its posts' )
	).toBeVisible();
	await expectOwnPage( browser, '/?cat=1' );

	await page.goto( '/wp-admin/edit-tags.php?taxonomy=category' );
	await expect( page.getByLabel( 'Chaty: Another greeting' ) ).toBeVisible();
} );
