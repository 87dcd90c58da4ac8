/** The Messages screen without scripts: the server prints all of it and does all of its actions. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import {
	applyToMessages,
	bubble,
	messageRows,
	openMessages,
	putMessages,
} from './support/messages';

test.use( { javaScriptEnabled: false } );

const view = ( page: Page, name: string ) =>
	page.locator( '.subsubsub a' ).filter( { hasText: name } );

test( 'finds, trashes and takes back what matches, on all pages', async ( {
	site,
	page,
} ) => {
	await putMessages(
		site,
		Array.from( { length: 45 }, ( _, index ) => ( {
			message: index % 2 ? 'Odd' : 'Even',
		} ) )
	);
	await openMessages( page );
	await expect( view( page, 'Inbox' ) ).toContainText( '(45)' );

	await page.getByRole( 'searchbox' ).fill( 'Even' );
	await page.getByRole( 'button', { name: 'Search messages' } ).click();
	await expect( view( page, 'All folders' ) ).toContainText( '(23)' );
	await expect( messageRows( page ).first() ).toContainText( '— Inbox' );
	await view( page, 'Inbox' ).click();
	await expect( page ).toHaveURL( /s=Even/ );
	await expect( messageRows( page ) ).toHaveCount( 20 );

	await messageRows( page )
		.first()
		.getByRole( 'link', { name: /^Trash/ } )
		.click();
	await expect( page.locator( '.notice-success' ) ).toContainText(
		'1 message moved to the Trash.'
	);
	await page.getByRole( 'link', { name: 'Undo' } ).click();
	await expect( view( page, 'Inbox' ) ).toContainText( '(23)' );
	await expect( page ).toHaveURL( /s=Even/ );

	await page.getByRole( 'checkbox', { name: 'All 23 messages' } ).check();
	await applyToMessages( page, 'trash' );
	await expect( page.locator( '.notice-success' ) ).toContainText(
		'23 messages moved to the Trash.'
	);
	await expect( page.locator( '#chaty-messages' ) ).toContainText(
		'No messages match.'
	);
	await view( page, 'Trash' ).click();
	await expect( messageRows( page ) ).toHaveCount( 20 );
	await page.getByRole( 'link', { name: 'Clear filters' } ).click();
	await page.getByRole( 'button', { name: 'Empty trash' } ).click();
	await expect( page.locator( '#wpbody' ) ).toContainText(
		'Delete 23 messages permanently?'
	);
	await page.getByRole( 'button', { name: 'Delete permanently' } ).click();
	await expect( page.locator( '.notice-success' ) ).toContainText(
		'23 messages permanently deleted.'
	);
	await expect( view( page, 'Inbox' ) ).toContainText( '(22)' );
} );

test( 'opens a message with its neighbors, and counts it as read', async ( {
	site,
	page,
} ) => {
	await putMessages( site, [ {}, { message: 'Hello\nyou' }, {} ] );
	await openMessages( page );
	await expect( bubble( page ) ).toHaveText( '3' );
	await page.getByRole( 'link', { name: 'Visitor 2', exact: true } ).click();

	await expect( page ).toHaveTitle( /^Messages/ );
	await expect( page.locator( '.chaty-message-text' ) ).toHaveText(
		'Hello\nyou',
		{ useInnerText: true }
	);
	await expect( bubble( page ) ).toHaveText( '2' );
	await expect(
		page.getByRole( 'link', { name: 'Reply by email' } )
	).toHaveAttribute( 'href', /^mailto:visitor2@example\.org\?subject=/ );

	await page.getByRole( 'link', { name: 'Next message' } ).click();
	await expect( page.locator( '.chaty-message dl' ) ).toContainText(
		'Visitor 1'
	);
	const message = page.locator( '.chaty-message' );
	await message
		.getByRole( 'button', { name: 'Send notification again' } )
		.click();
	await expect( page.locator( '.notice-success' ) ).toContainText(
		'The notification of 1 message is sent again.'
	);
	await message.getByRole( 'button', { name: 'Trash' } ).click();
	await expect( messageRows( page ) ).toHaveCount( 2 );
	await expect( message ).toHaveCount( 0 );
} );
