/** The script of the Messages screen: reading, and actions in place. What the server prints alone is tested without scripts. */
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { press } from './support/console';
import { expect, test } from './support/fixtures';
import { holdRequests } from './support/settle';
import {
	applyToMessages,
	bubble,
	daysAgo,
	folders,
	messageLink,
	messageNotices,
	messageRow,
	messageRows,
	openMessage,
	openMessages,
	pane,
	paneHeading,
	putMessages,
	result,
	sampleMessages,
} from './support/messages';
import { aChannel, aWidget, pageOf } from './support/widget';

const button = ( page: Page, name: string ) =>
	pane( page ).getByRole( 'button', { name, exact: true } );

const link = ( page: Page, name: string ) =>
	pane( page ).getByRole( 'link', { name, exact: true } );

const ada = {
	name: 'Ada Lovelace',
	email: 'ada@example.org',
	phone: '+44 20 7946 0000',
	message: 'Hello,\ndo you open on Sunday?',
};

test.describe( 'reading', () => {
	test( 'shows all of a message, and marks it as read @main', async ( {
		site,
		page,
	} ) => {
		await site.setOptions( {
			timezone_string: 'Europe/Berlin',
			// The message has a fixed date, and stays whatever its age.
			chaty_retention_days: 0,
		} );
		await putMessages( site, [
			{
				...ada,
				message: 'An older question',
				created_at: '2026-02-01 09:30:00',
			},
			{
				...ada,
				mail_state: 'failed',
				created_at: '2026-03-01 09:30:00',
			},
		] );
		await openMessages( page );
		await expect( bubble( page ) ).toHaveText( '2' );
		// A script of WordPress gives the icon the color of the menu.
		const icon = page.locator( '#toplevel_page_chaty .wp-menu-image' );
		await expect( icon ).toHaveAttribute( 'style', /!important/ );
		const style = ( await icon.getAttribute( 'style' ) ) ?? '';
		await openMessage( page, 'Ada Lovelace' );

		await expect( paneHeading( page ) ).toBeFocused();
		for ( const text of [
			'do you open on Sunday?',
			'ada@example.org',
			'+44 20 7946 0000',
			'March 1, 2026 at 10:30',
			'Failed, will be tried again',
			'An older question',
		] ) {
			await expect( pane( page ) ).toContainText( text );
		}
		await expect(
			pane( page ).getByRole( 'link', {
				name: '/visit-us/',
			} )
		).toHaveAttribute( 'href', 'https://example.org/visit-us/' );
		await expect(
			messageRow( page, 'Ada Lovelace' ).first()
		).not.toHaveClass( /is-unread/ );
		await expect( bubble( page ) ).toHaveText( '1' );
		await expect( icon ).toHaveAttribute( 'style', style );
		await expectNoViolations( page, '#wpbody' );
		await site.setOptions( { timezone_string: '' } );
	} );

	test( 'marks as answered by a reply, with Undo, and keeps a note', async ( {
		site,
		page,
		complaints,
	} ) => {
		complaints.allow( /403|ERR_INTERNET_DISCONNECTED/ );
		await putMessages( site, [ { ...ada, email: '' } ] );
		await openMessages( page );
		await openMessage( page, 'Ada Lovelace' );
		await expect( link( page, 'Reply by WhatsApp' ) ).toHaveAttribute(
			'href',
			/^https:\/\/wa\.me\/442079460000\?text=.*Sunday/
		);
		const note = pane( page ).getByLabel( 'Private note' );
		await note.fill( 'Calls back on Monday' );
		await button( page, 'Save note' ).click();
		await expect( pane( page ).getByRole( 'status' ) ).toHaveText(
			'Note saved.'
		);
		// After a day, or another login in another tab, the nonces of the page are void.
		await pane( page )
			.locator( '.chaty-message-note [name="_wpnonce"]' )
			.evaluate( ( field: HTMLInputElement ) => ( field.value = 'old' ) );
		await page.context().setOffline( true );
		await note.fill( 'Calls back on Sunday' );
		await button( page, 'Save note' ).click();
		await expect( messageNotices( page ) ).toContainText( 'offline' );
		await page.context().setOffline( false );
		await button( page, 'Save note' ).click();
		await expect( pane( page ).getByRole( 'status' ) ).toHaveText(
			'Note saved.'
		);
		await expect( messageNotices( page ) ).toBeEmpty();
		await note.fill( 'Calls back on Tuesday' );
		await expect( async () => {
			await page.reload();
			await expect( note ).toHaveValue( 'Calls back on Tuesday', {
				timeout: 1000,
			} );
		} ).toPass();
		// The system's question for a program to call with would take all further clicks.
		await link( page, 'Call' ).evaluate( ( call ) =>
			call.addEventListener( 'click', ( event ) =>
				event.preventDefault()
			)
		);
		await link( page, 'Call' ).click();
		await expect( result( page ) ).toContainText(
			'1 message marked as answered.'
		);
		await expect( note ).toHaveValue( 'Calls back on Tuesday' );
		await expectNoViolations( page, '#wpbody' );
		await result( page ).getByRole( 'link', { name: 'Undo' } ).click();
		await expect( button( page, 'Mark as answered' ) ).toBeVisible();
	} );

	test( 'opens the other messages of the same person, and prints all of a long one, without the list and the menu', async ( {
		site,
		page,
	} ) => {
		await putMessages( site, [
			{ ...ada, message: 'It was me', box: 'spam', note: '' },
			{
				...ada,
				message: 'A line\n'.repeat( 200 ),
				note: 'A line\n'.repeat( 40 ),
			},
		] );
		await openMessages( page );
		await openMessage( page, 'Ada Lovelace' );
		const others = pane( page ).locator( '.chaty-message-others' );
		await expect( others ).toContainText( 'Spam' );
		await others.getByRole( 'link' ).click();
		await expect(
			pane( page ).locator( '.chaty-message-text' )
		).toHaveText( 'It was me' );
		await expect( button( page, 'Not spam' ) ).toBeVisible();
		await page.goBack();
		await openMessage( page, 'Ada Lovelace' );
		await page.emulateMedia( { media: 'print' } );
		for ( const hidden of [ '#adminmenumain', '#chaty-messages' ] ) {
			await expect( page.locator( hidden ) ).toBeHidden();
		}
		await expect( button( page, 'Trash' ) ).toBeHidden();
		await expect( button( page, 'Save note' ) ).toBeHidden();
		expect(
			await pane( page )
				.getByLabel( 'Private note' )
				.evaluate(
					( { scrollHeight, clientHeight } ) =>
						scrollHeight - clientHeight
				)
		).toBe( 0 );
		await expect( pane( page ) ).toHaveCSS( 'max-height', 'none' );
		await page.keyboard.press( 'Escape' );
		await expect( messageRows( page ) ).toHaveCount( 1 );
		await expect( page.locator( '#doaction' ) ).toBeHidden();
	} );

	test( 'keeps the message in the address, leads on by arrows and buttons over the end of the page, and leaves clicks with a modifier to the browser', async ( {
		site,
		page,
		context,
	} ) => {
		await putMessages( site, sampleMessages( 22 ) );
		await openMessages( page );
		const list = page.url();
		/** The list is there again as before. */
		const expectList = async () => {
			await expect( pane( page ) ).toHaveCount( 0 );
			await expect( messageLink( page, 'Visitor 4' ) ).toBeFocused();
			expect( page.url() ).toBe( list );
		};
		await openMessage( page, 'Visitor 4' );
		await expect( page ).toHaveURL( /[?&]message=\d+$/ );
		await page.goBack();
		await expectList();
		await page.goForward();
		await expect( paneHeading( page ) ).toHaveText( 'Visitor 4' );
		await page.reload();
		await expect( paneHeading( page ) ).toHaveText( 'Visitor 4' );
		await expect( messageRows( page ) ).toHaveCount( 20 );
		await page.keyboard.press( 'Escape' );
		await expectList();

		await openMessage( page, 'Visitor 4' );
		await page.keyboard.press( 'ArrowRight' );
		await expect( paneHeading( page ) ).toHaveText( 'Visitor 3' );
		await expect( paneHeading( page ) ).toBeFocused();
		// The list ends there: twenty of twenty-two.
		await page.keyboard.press( 'ArrowRight' );
		await expect( paneHeading( page ) ).toHaveText( 'Visitor 2' );
		await link( page, 'Next message' ).click();
		await expect( paneHeading( page ) ).toHaveText( 'Visitor 1' );
		await expect( link( page, 'Next message' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await page.keyboard.press( 'ArrowLeft' );
		await expect( paneHeading( page ) ).toHaveText( 'Visitor 2' );
		// Fields keep their arrows and Escape.
		await page.getByRole( 'searchbox' ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'Escape' );
		await expect( paneHeading( page ) ).toHaveText( 'Visitor 2' );
		// Back goes to the list, not through all that were read.
		await page.goBack();
		await expect( pane( page ) ).toHaveCount( 0 );

		const other = context.waitForEvent( 'page' );
		await messageLink( page, 'Visitor 5' ).click( {
			modifiers: [ 'ControlOrMeta' ],
		} );
		await expect( await other ).toHaveURL( /message=/ );
		await expect( pane( page ) ).toHaveCount( 0 );
	} );
} );

test.describe( 'actions', () => {
	test( 'trash and spam, with undo, restoration and deletion, folder by folder and in a search of all', async ( {
		site,
		page,
	} ) => {
		await putMessages( site, [
			...sampleMessages( 3 ),
			{ box: 'archive' },
			{ box: 'trash' },
		] );
		await openMessages( page );
		const undo = result( page ).getByRole( 'link', { name: 'Undo' } );
		await openMessage( page, 'Visitor 2' );
		await button( page, 'Trash' ).click();
		// The next message opens.
		await expect( paneHeading( page ) ).toHaveText( 'Visitor 1' );
		await expect( result( page ) ).toContainText(
			'1 message moved to the Trash.'
		);
		await expect( folders( page ) ).toContainText( 'Trash (2)' );
		await expect( messageRow( page, 'Visitor 2' ) ).toHaveCount( 0 );
		await undo.click();
		await expect( messageRow( page, 'Visitor 2' ) ).toBeVisible();
		await expect( folders( page ) ).toContainText( 'Trash (1)' );
		await page.keyboard.press( 'Escape' );
		await expect( pane( page ) ).toHaveCount( 0 );

		// Actions of rows keep the focus in the list.
		const spam = ( name: string ) =>
			page.getByRole( 'link', { name: `Spam: message from ${ name }` } );
		await spam( 'Visitor 2' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( result( page ) ).toContainText(
			'1 message marked as spam.'
		);
		await expect( messageRow( page, 'Visitor 2' ) ).toHaveCount( 0 );
		await expect( spam( 'Visitor 1' ) ).toBeFocused();

		await page.getByRole( 'link', { name: 'Spam (1)' } ).click();
		await expect( page ).toHaveURL( /box=spam/ );
		await openMessage( page, 'Visitor 2' );
		await button( page, 'Not spam' ).click();
		await expect( pane( page ) ).toHaveCount( 0 );
		await expect( page.getByText( 'No messages.' ) ).toBeVisible();

		await page.getByRole( 'link', { name: 'Trash (1)' } ).click();
		await openMessage( page, 'Visitor 5' );
		await button( page, 'Restore' ).click();
		await expect( folders( page ) ).toContainText( 'Inbox (4)' );
		await page.goBack();
		await page.goBack();
		await expect( messageRows( page ) ).toHaveCount( 4 );

		await openMessage( page, 'Visitor 5' );
		await button( page, 'Trash' ).click();
		await page.getByRole( 'link', { name: 'Trash (1)' } ).click();
		await expect( pane( page ) ).toHaveCount( 0 );
		await openMessage( page, 'Visitor 5' );
		await button( page, 'Delete permanently' ).click();
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toBeVisible();
		await expectNoViolations( page, 'dialog' );
		await dialog.getByRole( 'link', { name: 'Cancel' } ).click();
		await expect( paneHeading( page ) ).toHaveText( 'Visitor 5' );
		await button( page, 'Delete permanently' ).click();
		await press( dialog, 'Delete permanently' );
		await expect( page.getByText( 'No messages.' ) ).toBeVisible();
		expect( await site.contactRows() ).toHaveLength( 4 );

		// A search is in all folders; what it found goes back to its own.
		const search = page.getByRole( 'searchbox' );
		await search.fill( 'visitor' );
		await search.press( 'Enter' );
		await messageRow( page, 'Visitor 4' ).hover();
		await messageRow( page, 'Visitor 4' )
			.getByRole( 'link', { name: /^Trash/ } )
			.click();
		await expect( folders( page ) ).toContainText( 'Trash (1)' );
		await undo.click();
		await expect( folders( page ) ).toContainText( 'Archive (1)' );
		await expect( folders( page ) ).toContainText( 'Trash (0)' );
	} );

	const ACTIONS = [
		[
			'inbox',
			'Reply by email | Mark as answered | Archive | Mark as unread | Spam | Trash',
		],
		[
			'archive',
			'Reply by email | Move to inbox | Mark as answered | Mark as unread | Trash',
		],
		[ 'spam', 'Not spam | Delete permanently' ],
		[ 'trash', 'Restore | Delete permanently' ],
	] as const;

	test( 'of a row need one line in every folder', async ( {
		site,
		page,
	} ) => {
		await page.setViewportSize( { width: 1280, height: 900 } );
		await putMessages(
			site,
			ACTIONS.map( ( [ box ] ) => ( { box, read_at: daysAgo( 29 ) } ) )
		);
		await openMessages( page );
		for ( const [ box, text ] of ACTIONS ) {
			await folders( page )
				.getByRole( 'link', { name: new RegExp( `^${ box }`, 'i' ) } )
				.click();
			await expect( page ).toHaveURL( new RegExp( `box=${ box }` ) );
			const actions = messageRows( page ).locator( '.row-actions' );
			await expect( actions ).toHaveText( text );
			await messageRows( page ).hover();
			const lines = actions.evaluate( ( { children } ) => [
				...new Set(
					[ ...children ].flatMap( ( action ) =>
						[ ...action.getClientRects() ].map( ( { top } ) => top )
					)
				),
			] );
			expect.soft( await lines, box ).toHaveLength( 1 );
		}
	} );

	test( 'mail again says what the mail server said', async ( {
		site,
		page,
	} ) => {
		await site.setOptions( {
			chaty_test_mail_error: 'Mailbox <b>full</b>',
		} );
		const channels = [ aChannel( { channel: 'Contact_Us', value: '' } ) ];
		await site.importSettings( pageOf( aWidget( { channels } ) ) );
		await putMessages( site, [ { ...ada, mail_state: 'failed' } ] );
		await openMessages( page );
		await openMessage( page, 'Ada Lovelace' );
		await button( page, 'Send notification again' ).click();
		await expect( result( page ) ).toContainText( 'Mailbox <b>full</b>' );
		expect( await site.mails() ).toHaveLength( 0 );

		await site.setOptions( { chaty_test_mail_error: '' } );
		await button( page, 'Send notification again' ).click();
		await expect( result( page ) ).toContainText(
			'The notification of 1 message is sent again.'
		);
		await expect( pane( page ).locator( 'dl' ) ).toContainText( 'Sent' );
		expect( await site.mails() ).toHaveLength( 1 );
	} );

	test( 'of all rows of a list that was fetched; what another owner has done meanwhile is said of that message', async ( {
		site,
		page,
	} ) => {
		await putMessages( site, sampleMessages( 4 ) );
		await openMessages( page, '&box=spam' );
		await page.getByRole( 'link', { name: 'Inbox (4)' } ).click();
		await expect( messageRows( page ) ).toHaveCount( 4 );
		for ( const [ name, request ] of [
			[ 'Visitor 3', `method: 'PATCH', data: { box: 'trash' }` ],
			[ 'Visitor 2', `method: 'DELETE'` ],
		] ) {
			await page.evaluate( `wp.apiFetch( { path: '/chaty/v1/contacts?search=${ name }' } )
				.then( ( [ { id } ] ) => wp.apiFetch( { path: '/chaty/v1/contacts/' + id, ${ request } } ) )` );
		}
		await page.locator( 'thead .check-column input' ).check();
		await applyToMessages( page, 'trash' );
		await expect( result( page ) ).toContainText(
			'Visitor 2: This message no longer exists.'
		);
		await expect( result( page ) ).toContainText( 'moved to the Trash.' );
		await expect( folders( page ) ).toContainText( 'Trash (3)' );
		await expect( page.getByText( 'No messages.' ) ).toBeVisible();
		await expectNoViolations( page, '#wpbody' );
	} );
} );

test( 'until the script has come, its links are links', async ( {
	site,
	page,
} ) => {
	await putMessages( site, [ ada ] );
	await openMessages( page );
	const release = await holdRequests( page, /console-messages\.js/ );
	await page.reload( { waitUntil: 'commit' } );
	await messageLink( page, ada.name ).click( { noWaitAfter: true } );
	await expect( paneHeading( page ) ).toHaveText( ada.name );
	release();
	await expect( pane( page ).locator( 'details' ).first() ).toBeHidden();
} );
