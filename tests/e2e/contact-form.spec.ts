import type { Page, Route } from '@playwright/test';
import { expectNoViolations as expectNone } from './support/axe';
import { putBehaviourPage, readSample } from './support/behaviour-page';
import { expect, test } from './support/fixtures';
import { holdRequests } from './support/settle';
import type { Site } from './support/site';

const SENT =
	'Your email was successfully sent. We will contact you as soon as possible.';
const FAILED = 'Your message was not sent. Please try again.';
/** What comes with the first use. */
const LATER = '**/chunks/contact-form.js*';
const SERVER = '**/admin-post.php';

const ALL = {
	Name: 'Ann',
	Email: 'ann+bread@example.photography',
	message: 'Two rye breads & a bun, please.',
};

const form = ( page: Page ) => page.locator( '[data-chaty="contact-form"]' );
const field = ( page: Page, name: string ) =>
	page.locator( 'form' ).getByLabel( name );
const button = ( page: Page ) => page.getByRole( 'button', { name: 'Send' } );
const status = ( page: Page ) =>
	page.locator( '[data-chaty="contact-form"] [role=status]' );

/** Opens the sample page, or another of its form, and waits until the behaviour runs. */
async function open( site: Site, page: Page, html?: string ) {
	await page.goto( await putBehaviourPage( site, 'contact-form', html ) );
	await expect( form( page ) ).toHaveAttribute( 'novalidate' );
}

async function fill( page: Page ) {
	for ( const [ name, text ] of Object.entries( ALL ) ) {
		await field( page, name ).fill( text );
	}
}

async function expectWritten( page: Page, texts: readonly string[] ) {
	expect(
		await Promise.all(
			Object.keys( ALL ).map( ( name ) =>
				field( page, name ).inputValue()
			)
		)
	).toEqual( texts );
}

const expectNoViolations = ( page: Page ) =>
	expectNone( page, 'form[data-chaty]' );

/** Counts what is sent from now on. */
function countRequests( page: Page ) {
	let count = 0;
	page.on( 'request', ( request ) => {
		count += Number( request.url().includes( 'admin-post.php' ) );
	} );
	return () => count;
}

test( 'reports errors, sends to the server and clears itself, by keyboard @main', async ( {
	site,
	page,
} ) => {
	await open( site, page );
	await expectNoViolations( page );
	await button( page ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( 'Please enter Name' ) ).toBeVisible();
	await expect( page.getByText( 'Please enter message' ) ).toBeVisible();
	await expect( field( page, 'Name' ) ).toBeFocused();
	await expect( field( page, 'Name' ) ).toHaveAccessibleDescription(
		'Please enter Name'
	);
	await expectNoViolations( page );

	await page.keyboard.type( ALL.Name );
	await expect( page.getByText( 'Please enter Name' ) ).toBeHidden();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.type( 'ann@example' );
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByText( 'You entered an invalid Email' )
	).toBeVisible();
	await fill( page );
	await button( page ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( status( page ) ).toHaveText( SENT );
	await expectWritten( page, [ '', '', '' ] );
	await expect( button( page ) ).toBeFocused();
	const [ mail ] = await site.mails();
	expect( JSON.parse( mail?.message ?? '' ) ).toEqual( {
		name: ALL.Name,
		email: ALL.Email,
		topic: 'Bread to order',
		message: ALL.message,
		send: 'Send to the bakery',
	} );
} );

/** What the server answers; nothing where it cannot be reached. Others are in the unit tests. */
type Answer = Parameters< Route[ 'fulfill' ] >[ 0 ] | null;

const FAILURES: readonly [ name: string, answer: Answer, words?: string ][] = [
	[ 'no network', null ],
	[ 'a fault', { status: 500, body: 'x' } ],
	[
		'a refusal with words',
		{ status: 429, json: { message: '<b>Too many</b>' } },
		'<b>Too many</b>',
	],
	[
		'a refusal that is a success of HTTP',
		{ json: { success: false, data: 'No links' } },
		'No links',
	],
];

test( 'whatever fails, the fields keep their values and can be sent again; the success message fades after five seconds, and stays for screen readers', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /Failed to load resource/ );
	let answer: Answer;
	await page.route( SERVER, ( route ) =>
		answer ? route.fulfill( answer ) : route.abort( 'internetdisconnected' )
	);
	await open( site, page );
	await fill( page );
	for ( const [ name, fail, words = FAILED ] of FAILURES ) {
		await test.step( name, async () => {
			answer = fail;
			await button( page ).click();
			await expect( status( page ) ).toHaveText( words );
			await expectWritten( page, Object.values( ALL ) );
			await expect( button( page ) ).not.toHaveAttribute(
				'aria-disabled'
			);
		} );
	}
	await expectNoViolations( page );
	answer = { body: 'ok' };
	await button( page ).click();
	await expect( status( page ) ).toHaveText( SENT );
	const duration = await status( page ).evaluate( ( element ) => {
		const [ fade ] = element.getAnimations();
		const { duration: ms } = fade?.effect?.getTiming() ?? {};
		fade?.finish();
		return ms;
	} );
	expect( duration ).toBe( 5000 );
	await expect( status( page ) ).toHaveCSS( 'opacity', '0' );
	await expect( page.getByRole( 'status' ) ).toHaveText( SENT );
	await expectNoViolations( page );
	await status( page ).hover();
	await expect( status( page ) ).toHaveCSS( 'opacity', '1' );
} );

test( 'a submit before the chunk waits for it; while it is being sent it is not sent twice, and the button keeps the focus', async ( {
	site,
	page,
} ) => {
	const sent = countRequests( page );
	const arrive = await holdRequests( page, LATER );
	const answer = await holdRequests( page, SERVER, ( route ) =>
		route.fulfill( { body: 'ok' } )
	);
	await open( site, page );
	await fill( page );
	await button( page ).dblclick();
	await expectWritten( page, Object.values( ALL ) );
	expect( sent() ).toBe( 0 );
	arrive();
	await expect( status( page ) ).toHaveText( 'Sending…' );
	await field( page, 'Name' ).press( 'Enter' );
	await button( page ).focus();
	await page.keyboard.press( 'Space' );
	await expect( button( page ) ).toHaveAttribute( 'aria-disabled', 'true' );
	await expect( button( page ) ).toBeFocused();
	await expectNoViolations( page );
	// Written while the first message is on its way.
	await field( page, 'message' ).fill( 'And a cake' );
	answer();
	await expect( status( page ) ).toHaveText( SENT );
	await expect( field( page, 'message' ) ).toHaveValue( 'And a cake' );
	expect( sent() ).toBe( 1 );
} );

test( 'without the chunk the browser checks and sends it', async ( {
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /Failed to load resource/ );
	await page.route( LATER, ( route ) => route.abort() );
	await open( site, page );
	await button( page ).click();
	await expect( field( page, 'Name' ) ).toBeFocused();
	expect( await site.mails() ).toEqual( [] );
	await fill( page );
	await button( page ).click();
	await expect.poll( async () => ( await site.mails() ).length ).toBe( 1 );
} );

test( 'a page keeps its values when the visitor leaves and comes back; files are sent along', async ( {
	site,
	page,
} ) => {
	await open(
		site,
		page,
		readSample( 'contact-form' ).replace(
			'<p><input type="submit"',
			'<p><label for="photo">Photo</label><input id="photo" type="file" name="photo"></p>$&'
		)
	);
	await fill( page );
	await page.goto( '/visit-us/' );
	await page.goBack();
	await expect( form( page ) ).toHaveAttribute( 'novalidate' );
	await expectWritten( page, Object.values( ALL ) );
	await field( page, 'Photo' ).setInputFiles( {
		name: 'cake.txt',
		mimeType: 'text/plain',
		buffer: Buffer.from( 'Three tiers' ),
	} );
	const sending = page.waitForRequest( SERVER );
	await button( page ).click();
	const { 'content-type': type } = ( await sending ).headers();
	expect( type ).toContain( 'multipart/form-data' );
	await expect( status( page ) ).toHaveText( SENT );
	await expect( field( page, 'Photo' ) ).toHaveValue( '' );
	const [ mail, ...others ] = await site.mails();
	expect( JSON.parse( mail?.message ?? '' ) ).toMatchObject( {
		message: ALL.message,
	} );
	expect( others ).toEqual( [] );
} );

test.describe( 'on a phone, from right to left, with less motion', () => {
	test.use( {
		hasTouch: true,
		viewport: { width: 390, height: 800 },
		contextOptions: { reducedMotion: 'reduce' },
	} );

	test( 'a tap sends it, and the message stays', async ( { site, page } ) => {
		await page.route( SERVER, ( route ) =>
			route.fulfill( { body: 'ok' } )
		);
		await open( site, page );
		await page.evaluate( () => {
			document.documentElement.dir = 'rtl';
		} );
		await button( page ).tap();
		const message = page.getByText( 'Please enter Name' );
		const ends = await Promise.all(
			[ message, field( page, 'Name' ) ].map( async ( element ) => {
				const box = await element.boundingBox();
				return ( box?.x ?? 0 ) + ( box?.width ?? 0 );
			} )
		);
		expect( ends[ 0 ] ).toBe( ends[ 1 ] );
		await expectNoViolations( page );
		await fill( page );
		await button( page ).tap();
		await expect( status( page ) ).toHaveText( SENT );
		expect(
			await status( page ).evaluate(
				( element ) => element.getAnimations().length
			)
		).toBe( 0 );
		await expectNoViolations( page );
	} );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the browser checks and sends it', async ( { site, page } ) => {
		await page.goto( await putBehaviourPage( site, 'contact-form' ) );
		await button( page ).click();
		expect( await site.mails() ).toEqual( [] );
		await fill( page );
		await button( page ).click();
		await expect
			.poll( async () => ( await site.mails() ).length )
			.toBe( 1 );
	} );
} );
