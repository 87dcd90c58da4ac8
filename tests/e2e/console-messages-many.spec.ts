/** The Messages screen with many messages, with failing networks and servers, and with hostile visitors. */
import type { Page, Route } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { logIn, press, restError } from './support/console';
import { expect, test } from './support/fixtures';
import { holdRequests } from './support/settle';
import {
	applyToMessages,
	bubble,
	folders,
	messageLink,
	messageNotices,
	messageRow,
	messageRows,
	MESSAGES,
	openMessage,
	openMessages,
	pane,
	paneHeading,
	putMessages,
	result,
	sampleMessages,
} from './support/messages';

const BATCH = /contacts(%2F|\/)batch/;

const checkAll = ( page: Page ) =>
	page.locator( '#chaty-messages input[name="all"]' ).check();

/** Answers the question before an action on many messages. */
const confirm = ( page: Page ) =>
	page.getByRole( 'dialog' ).getByRole( 'button' ).click();

/** Answers the calls of batches in turn, but for those that mark as read: `null` lets one through. */
async function answerBatches(
	page: Page,
	...answers: readonly ( ( ( route: Route ) => Promise< void > ) | null )[]
) {
	let call = 0;
	await page.route( BATCH, ( route ) => {
		const { action } = route.request().postDataJSON();
		const answer = action === 'read' ? null : answers[ call++ ];
		return answer ? answer( route ) : route.continue();
	} );
}

test( 'ten thousand messages: tabs, search, filters, actions on all', async ( {
	site,
	page,
} ) => {
	test.slow();
	await putMessages( site, [
		...sampleMessages( 9_899 ),
		...Array.from( { length: 100 }, () => ( {
			name: 'Zoë Żółć',
			message: 'naïve 50 % _question_',
		} ) ),
		{ box: 'trash' },
	] );
	await openMessages( page );
	await expect( folders( page ) ).toContainText( 'Inbox (9,999)' );
	await expect( bubble( page ) ).toHaveText( '9,999' );

	const search = page.getByRole( 'searchbox' );
	await search.fill( '50 % _q' );
	await search.press( 'Enter' );
	await expect( page.getByText( '100 items' ).first() ).toBeVisible();
	await expect( page ).toHaveURL( /[?&]s=50/ );
	await page.locator( 'a.next-page' ).first().click();
	await expect( page ).toHaveURL( /paged=2/ );
	await expect( page.locator( 'a.next-page' ).first() ).toBeFocused();
	expect( page.url() ).toContain( 's=50' );

	await folders( page ).getByRole( 'link', { name: 'Inbox' } ).click();
	await expect( page ).toHaveURL( /box=inbox/ );
	for ( const isTakenBack of [ true, false ] ) {
		await checkAll( page );
		await applyToMessages( page, 'spam' );
		await expect( result( page ) ).toContainText(
			'100 messages marked as spam.'
		);
		await expect( folders( page ) ).toContainText( 'Spam (100)' );
		if ( isTakenBack ) {
			await page.getByRole( 'link', { name: 'Undo' } ).click();
			await expect( folders( page ) ).toContainText( 'Inbox (100)' );
		}
	}

	await page.getByRole( 'link', { name: 'Clear filters' } ).click();
	await expect( folders( page ) ).toContainText( 'Inbox (9,899)' );
	await expect( page ).not.toHaveURL( /[?&]s=/ );
	await checkAll( page );
	await applyToMessages( page, 'trash' );
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText( 'Move 9,899 messages to the Trash?' );
	await expectNoViolations( page, 'dialog' );
	await confirm( page );
	await expect(
		messageNotices( page ).getByRole( 'progressbar' )
	).toBeVisible();
	await expect( result( page ) ).toContainText(
		'9,899 messages moved to the Trash.',
		{ timeout: 60_000 }
	);
	await expect( folders( page ) ).toContainText( 'Trash (9,900)' );
	await expect( page.locator( '.chaty-unread-count' ) ).toHaveCount( 0 );
	// What was in the trash before stays there.
	await page.getByRole( 'link', { name: 'Undo' } ).click();
	await expect( result( page ) ).toContainText(
		'9,899 messages moved to the inbox.',
		{ timeout: 60_000 }
	);
	await expect( folders( page ) ).toContainText( 'Trash (1)' );
} );

test( 'an action on many is stopped, offline or refused by the database in its middle: what is done and what not is told, and it goes on', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /ERR_FAILED|Failed to load resource/ );
	const start = async ( action: string ) => {
		await checkAll( page );
		await applyToMessages( page, action );
		await confirm( page );
	};
	const notice = messageNotices( page );
	await putMessages( site, sampleMessages( 600 ) );
	await openMessages( page );

	await test.step( 'stopped', async () => {
		const release = await holdRequests( page, BATCH );
		await start( 'trash' );
		await expect( notice ).toContainText( '0 of 600 messages' );
		await expectNoViolations( page, '#wpbody' );
		await press( notice, 'Stop' );
		release();
		await expect( result( page ) ).toContainText(
			'500 messages moved to the Trash.'
		);
		await expect( notice ).toContainText( 'Still to be done: 100.' );
		await expect( folders( page ) ).toContainText( 'Inbox (100)' );
		await press( notice, 'Continue' );
		await expect( result( page ) ).toContainText(
			'600 messages moved to the Trash.'
		);
		await expect( folders( page ) ).toContainText( 'Inbox (0)' );
		await page.unroute( BATCH );
	} );

	await test.step( 'offline', async () => {
		await page.getByRole( 'link', { name: 'Trash (600)' } ).click();
		await expect( page ).toHaveURL( /box=trash/ );
		await answerBatches( page, null, ( route ) => route.abort() );
		await start( 'restore' );
		const error = notice.locator( '.notice-error' );
		await expect( result( page ) ).toContainText(
			'500 messages moved to the inbox.'
		);
		await expect( error ).toContainText( 'Still to be done: 100.' );
		await expect( error ).toContainText( 'You seem to be offline.' );
		await expectNoViolations( page, '#wpbody' );
		await press( error, 'Try again' );
		await expect( result( page ) ).toContainText(
			'600 messages moved to the inbox.'
		);
		await expect( error ).toHaveCount( 0 );
		await page.unroute( BATCH );
	} );

	await test.step( 'refused', async () => {
		await page.getByRole( 'link', { name: 'Inbox (600)' } ).click();
		await expect( page ).toHaveURL( /box=inbox/ );
		const code = 'chaty_db_write_failed';
		const json = { done: 0, failed: 100, until_id: 0, more: false, code };
		await answerBatches( page, null, ( route ) =>
			route.fulfill( { json } )
		);
		await start( 'trash' );
		await expect( result( page ) ).toContainText(
			'500 messages moved to the Trash.'
		);
		await expect( result( page ) ).toContainText(
			'The database refused to change messages.'
		);
		await expect( folders( page ) ).toContainText( 'Inbox (100)' );
	} );
} );

const FAULTS = [
	[
		'a firewall answers with a page',
		{
			status: 403,
			contentType: 'text/html',
			body: '<h1>Blocked</h1><img src=x onerror="window.isHit=1">',
		},
		'Something answered instead of WordPress',
	],
	[
		'the user may not any more',
		restError( 403, 'rest_forbidden', 'Sorry, you are not allowed.' ),
		'Sorry, you are not allowed.',
	],
	[
		'nobody is logged in',
		restError( 401, 'rest_not_logged_in' ),
		'You are logged out.',
	],
	[
		'the database refuses',
		restError( 500, 'chaty_db_read_failed', 'They could not be read.' ),
		'They could not be read.',
	],
] as const;

test( 'each fault is a sentence, after which it works again; the old list stays where the next cannot be fetched', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /Failed to load resource/ );
	const tryAgain = () => press( messageNotices( page ), 'Try again' );
	await putMessages( site, sampleMessages( 3 ) );
	await openMessages( page );
	await answerBatches(
		page,
		...FAULTS.map(
			( [ , answer ] ) =>
				( route: Route ) =>
					route.fulfill( answer )
		)
	);
	await page
		.getByRole( 'link', { name: 'Trash: message from Visitor 1' } )
		.focus();
	await page.keyboard.press( 'Enter' );
	for ( const [ name, , text ] of FAULTS ) {
		await test.step( name, async () => {
			await expect.soft( messageNotices( page ) ).toContainText( text );
			expect( await page.evaluate( 'window.isHit' ) ).toBeUndefined();
			await expect.soft( messageRows( page ) ).toHaveCount( 3 );
			await tryAgain();
		} );
	}
	await expect( result( page ) ).toContainText(
		'1 message moved to the Trash.'
	);
	await expect( messageRows( page ) ).toHaveCount( 2 );
	await page.unroute( BATCH );

	// A nonce that has expired is renewed.
	await page.evaluate( `wp.apiFetch.nonceMiddleware.nonce = 'expired'` );
	await openMessage( page, 'Visitor 2' );
	await expect( messageRow( page, 'Visitor 2' ) ).not.toHaveClass(
		/is-unread/
	);
	await press( pane( page ), 'Trash' );
	await expect( folders( page ) ).toContainText( 'Trash (2)' );

	await page.context().clearCookies( { name: /^wordpress/ } );
	await page.getByRole( 'link', { name: 'Spam (0)' } ).click();
	await expect( messageNotices( page ) ).toContainText(
		'You are logged out.'
	);
	await expect( messageRows( page ) ).toHaveCount( 1 );
	await expect( page ).not.toHaveURL( /box=spam/ );
	await logIn( page );
	await tryAgain();
	await expect( page.getByText( 'No messages.' ) ).toBeVisible();
	await expect( messageNotices( page ) ).toBeEmpty();

	await page.goto( `${ MESSAGES }&message=999999` );
	await expect( pane( page ) ).toContainText(
		'This message no longer exists.'
	);
	await page.keyboard.press( 'Escape' );
	await openMessage( page, 'Visitor 3' );
} );

const HOSTILE = `"><img src=x onerror="window.isHit=1"><script>window.isHit=1</script>{{7*7}}`;

test( 'nothing of a hostile message runs, or gets into title and address', async ( {
	site,
	page,
	complaints,
} ) => {
	const eve = { name: HOSTILE, email: 'eve?bcc=x@example.org' };
	await putMessages( site, [
		{
			...eve,
			phone: `+49<svg onload=window.isHit=1>170`,
			message: `${ HOSTILE }\n[link](javascript:window.isHit=1)`,
			page_url: 'javascript:window.isHit=1',
			widget: HOSTILE.slice( 0, 30 ),
			channel: HOSTILE.slice( 0, 30 ),
		},
		{
			...eve,
			message: 'Safe page',
			page_url: 'https://example.org/?x="><b>',
		},
	] );
	await openMessages( page );
	await messageRows( page ).last().locator( '.chaty-message-open' ).click();
	await expect( pane( page ) ).toContainText( '[link](javascript:' );
	await expect( pane( page ) ).toContainText( '<script>window.isHit=1' );
	await expect(
		pane( page ).locator( 'img, script:not([src]), svg[onload], b' )
	).toHaveCount( 0 );
	for ( const link of await pane( page ).locator( 'a[href]' ).all() ) {
		expect( await link.getAttribute( 'href' ) ).toMatch(
			/^(mailto:eve%3Fbcc%3Dx@example\.org\?subject=|tel:\+49[0-9]*$|http:\/\/127\.0\.0\.1)/
		);
	}
	expect( await page.title() ).not.toContain( 'img' );
	expect( decodeURIComponent( page.url() ) ).not.toMatch( /img|eve/ );

	await press( pane( page ), 'Trash' );
	await expect( result( page ) ).toContainText( 'moved to the Trash' );
	await answerBatches( page, ( route ) =>
		route.fulfill( {
			json: {
				done: [],
				failed: [ { id: 1, code: 'x', message: HOSTILE } ],
			},
		} )
	);
	await press( pane( page ), 'Spam' );
	await expect( result( page ) ).toContainText( '<script>' );
	expect( await page.evaluate( 'window.isHit' ) ).toBeUndefined();
	expect( complaints.unexpected ).toEqual( [] );
} );

test( "from right to left the arrows turn around, and not what visitors wrote; a copy has the whole message, and is announced; a person's data: WordPress's own request, after a question", async ( {
	site,
	page,
	context,
} ) => {
	await context.grantPermissions( [ 'clipboard-read', 'clipboard-write' ] );
	await putMessages( site, [
		{ email: 'ada@example.org', message: 'One\nTwo' },
		...sampleMessages( 2 ),
	] );
	await openMessages( page );
	await openMessage( page, 'Visitor 2' );
	await page.evaluate( `document.documentElement.dir = 'rtl'` );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( paneHeading( page ) ).toHaveText( 'Visitor 1' );

	// Numbers, addresses and texts of visitors keep their direction.
	for ( const part of [
		'.column-sender bdi',
		'.chaty-message-fields bdi',
		'.chaty-message-text',
	] ) {
		await expect( page.locator( `#wpbody ${ part }` ).first() ).toHaveCSS(
			'direction',
			'ltr'
		);
	}

	await press( pane( page ), 'Copy as text' );
	await expect( messageNotices( page ) ).toHaveText(
		'The message was copied.'
	);
	await expect( page.locator( '#a11y-speak-polite' ) ).toContainText(
		'The message was copied.'
	);
	expect( await page.evaluate( 'navigator.clipboard.readText()' ) ).toMatch(
		/^Name: Visitor 1\n[^]*\n\nOne\nTwo$/
	);

	const data = pane( page ).locator( 'details' );
	const erasure = data.filter( { hasText: 'Erase personal data' } );
	await expect(
		data.filter( { hasText: 'Export personal data' } )
	).toBeVisible();
	await erasure.locator( 'summary' ).click();
	await expect( erasure ).toContainText( 'WordPress asks ada@example.org' );
	await expectNoViolations( page, '#wpbody' );
	await press( erasure, 'Send Request' );
	await expect( page ).toHaveURL( /erase-personal-data\.php/ );
	await expect( page.locator( '#wpbody' ) ).toContainText(
		'ada@example.org'
	);
	expect( ( await site.mails() ).map( ( { to } ) => to ) ).toContain(
		'ada@example.org'
	);
} );

test( 'on a phone the message takes the place of the list', async ( {
	site,
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await putMessages( site, [
		{
			message: 'long'.repeat( 500 ),
			email: `${ 'e'.repeat( 60 ) }@example.org`,
		},
		{},
	] );
	await openMessages( page );
	await openMessage( page, 'Visitor 1' );
	for ( const width of [ 390, 320 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await expect( page.locator( '#chaty-messages' ) ).toBeHidden();
		expect(
			await page.evaluate(
				'document.documentElement.scrollWidth <= innerWidth'
			)
		).toBe( true );
		await expectNoViolations( page, '#wpbody' );
	}
	await page.getByRole( 'link', { name: 'Close' } ).click();
	await expect( messageLink( page, 'Visitor 1' ) ).toBeFocused();
	// Rows of a list that was fetched open, too.
	await messageRow( page, 'Visitor 2' ).locator( '.toggle-row' ).click();
	await expect( messageRow( page, 'Visitor 2' ) ).toHaveClass(
		/is-expanded/
	);
} );
