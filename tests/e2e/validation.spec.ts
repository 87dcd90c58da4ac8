import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoViolations as expectNone } from './support/axe';
import { expect, test as base } from './support/behaviour-page';
import { boxOf, turnRightToLeft } from './support/layout';
import { holdRequests } from './support/settle';

const REQUIRED = 'This field is required';
/** What comes with the first use. */
const LATER = '**/chunks/validation.js*';
/** What comes where a field names a rule that most forms do without. */
const EXTRA_RULES = '**/chunks/validation-rules.js*';
const CODES = '**/*harbour/v1/code*';

interface Row {
	method: string;
	tag: string;
	type?: string;
	conditions: Record< string, string | boolean | null >;
	chromium156: boolean;
}

const { cases: ROWS } = JSON.parse(
	readFileSync(
		new URL(
			'../fixtures/behaviours/wpt-form-validation.json',
			import.meta.url
		),
		'utf8'
	)
) as { cases: Row[] };

const form = ( page: Page ) => page.locator( 'form[data-chaty]' );
const field = ( page: Page, name: string ) =>
	form( page ).getByLabel( name, { exact: true } );
const order = ( page: Page ) =>
	form( page ).getByRole( 'button', { name: 'Order' } );
/** The messages under the fields; one that a press brings comes after it. */
const expectSaid = ( page: Page, texts: readonly string[] ) =>
	expect( page.locator( '.chaty-validation-error' ) ).toHaveText( [
		...texts,
	] );

/** Playwright's `test` that opens a page, the sample without content, and waits until its form is validated. */
const test = base.extend< { open: ( content?: string ) => Promise< void > } >( {
	open: async ( { openPage, page }, provide ) =>
		provide( async ( content ) => {
			await openPage( 'validation', content );
			await expect( form( page ) ).toHaveAttribute( 'novalidate' );
		} ),
} );

const expectNoViolations = ( page: Page ) =>
	expectNone( page, 'form[data-chaty]' );

async function fill( page: Page ) {
	await field( page, 'Name' ).fill( 'Ann' );
	await field( page, 'Email' ).fill( 'ann@example.com' );
	await field( page, 'Email again' ).fill( 'ann@example.com' );
	await field( page, 'Loaves' ).fill( '2' );
	await field( page, 'Fetched between' ).fill( '2026-05-01' );
	await field( page, 'and' ).fill( '2026-05-02' );
	await field( page, 'Rye' ).check();
	await field( page, 'Spelt' ).check();
	await field( page, 'Whole' ).check();
}

test( 'says what is wrong by keyboard, and sends what is right @main', async ( {
	open,
	site,
	page,
} ) => {
	await open();
	await expectNoViolations( page );
	await order( page ).focus();
	await page.keyboard.press( 'Enter' );
	const summary = page.locator( '[data-chaty-part="summary"]' );
	await expect( summary ).toBeFocused();
	await expect( summary ).toContainText( 'Please check these fields:' );
	await expectNoViolations( page );
	await expectSaid( page, Array( 6 ).fill( REQUIRED ) );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( field( page, 'Name' ) ).toBeFocused();
	await expect( field( page, 'Name' ) ).toHaveAccessibleDescription(
		REQUIRED
	);
	await page.keyboard.type( 'A' );
	await expect( page.locator( '#eater-error' ) ).toHaveText(
		'Please enter at least 2 characters'
	);
	await fill( page );
	await field( page, 'Code for a discount' ).fill( 'RYE10' );
	await page.keyboard.press( 'Enter' );
	await expect.poll( async () => ( await site.mails() ).length ).toBe( 1 );
	const [ mail ] = await site.mails();
	expect( JSON.parse( mail?.message ?? '' ) ).toMatchObject( {
		name: 'Ann',
		loaves: '2',
		kinds: [ 'rye', 'spelt' ],
		sliced: 'no',
		code: 'RYE10',
		go: 'order',
	} );
} );

test( 'a field is first checked when it is left filled in, then as it changes; a form waits for servers, and goes on with the button that was pressed', async ( {
	open,
	page,
	complaints,
} ) => {
	complaints.allow( /Failed to load resource/ );
	let isSent = false;
	await page.route( '**/admin-post.php', ( route ) => {
		isSent = route.request().postData()?.includes( 'go=order' ) ?? false;
		return route.fulfill( { body: 'ok' } );
	} );
	const answer = await holdRequests( page, CODES, ( route ) =>
		route.fulfill( { json: '<b>{0} is over</b>' } )
	);
	await open();
	await field( page, 'Name' ).click();
	await field( page, 'Email' ).click();
	await page.keyboard.type( 'ann' );
	await expectSaid( page, [] );
	await field( page, 'Loaves' ).click();
	await expectSaid( page, [ 'Please enter a valid email address' ] );
	await expect( page.getByRole( 'alert' ) ).toHaveText(
		'Please enter a valid email address'
	);
	await page.keyboard.type( '21' );
	await field( page, 'Email again' ).fill( 'bo@example.com' );
	await field( page, 'Email' ).fill( 'ann@example.com' );
	await field( page, 'Name' ).click();
	await expectSaid( page, [
		'Please enter the same value again',
		'Please enter a value between 1 and 20',
	] );
	await field( page, 'Email' ).fill( 'bo@example.com' );
	await field( page, 'Loaves' ).fill( '20' );
	await expectSaid( page, [] );
	await expect( field( page, 'Loaves' ) ).toHaveAttribute(
		'aria-invalid',
		'false'
	);
	await expectNoViolations( page );

	await fill( page );
	await field( page, 'Code for a discount' ).fill( 'OLD' );
	await order( page ).click();
	await expect( field( page, 'Code for a discount' ) ).toHaveClass(
		/pending/
	);
	expect( isSent ).toBe( false );
	answer();
	await expect( page.locator( '#code-error' ) ).toHaveText(
		'<b>{0} is over</b>'
	);
	await page.unroute( CODES );
	await page.route( CODES, ( route ) => route.abort() );
	await field( page, 'Code for a discount' ).fill( 'NEW' );
	await order( page ).click();
	await expect.poll( () => isSent ).toBe( true );
} );

test( 'what the browser keeps to itself, and what it says, is heard; the browser and the checks agree, in all that the web platform tests', async ( {
	open,
	page,
	complaints,
} ) => {
	complaints.allow( /Pattern attribute value/ );
	await open(
		'<div id="place"></div><form data-chaty="validation"><input aria-label="A" type="number" name="a" required><input aria-label="B" name="b" pattern="[A-Z]+" title="In capitals"></form>'
	);
	await field( page, 'A' ).pressSequentially( '1e' );
	await field( page, 'B' ).fill( 'x' );
	await field( page, 'A' ).focus();
	await expectSaid( page, [ 'Please enter a valid number', 'In capitals' ] );
	expect(
		await form( page ).evaluate( ( element: HTMLFormElement ) => [
			element.checkValidity(),
			...[ ...element.elements ].map(
				( one ) => ( one as HTMLInputElement ).validationMessage
			),
		] )
	).toEqual( [ false, 'Please enter a valid number', 'In capitals' ] );

	const answers = await page.evaluate( ( rows ) => {
		const place = document.getElementById( 'place' );
		const { validation } = ( window as unknown as Record< string, any > )[
			'chaty'
		].behaviours;
		type Field = HTMLInputElement & Record< string, unknown >;
		const ask = ( element: Field, method: string ) => {
			const call = element[ method ];
			if ( typeof call === 'function' ) {
				return call.call( element ) as boolean;
			}
			return method === 'willValidate'
				? element.willValidate
				: element.validity[
						method === 'isValid'
							? 'valid'
							: ( method as keyof ValidityState )
				  ];
		};
		return rows.map( ( { method, tag, type, conditions } ) => {
			const { message, value, files, ...properties } = conditions;
			const owner = document.createElement( 'form' );
			owner.dataset[ 'chaty' ] = 'later';
			const element = document.createElement( tag ) as Field;
			owner.append( element );
			Object.assign( element, { name: 'f', ...( type && { type } ) } );
			for ( const [ name, given ] of Object.entries( properties ) ) {
				if ( given !== null ) {
					Object.assign( element, { [ name ]: given } );
				}
			}
			if ( tag === 'select' ) {
				element.append(
					new Option( `${ value }`, `${ value ?? '' }` )
				);
			}
			if ( value !== undefined && files === undefined ) {
				element.value = `${ value ?? '' }`;
			}
			if ( message !== undefined ) {
				element.setCustomValidity( `${ message ?? '' }` );
			}
			place?.replaceChildren( owner );
			const before = ask( element, method );
			owner.dataset[ 'chaty' ] = 'validate';
			validation.attach( owner );
			return [ before, ask( element, method ), owner.noValidate ];
		} );
	}, ROWS );
	const differ = ROWS.filter(
		( _, index ) =>
			! answers[ index ]?.[ 2 ] ||
			answers[ index ]?.[ 0 ] !== answers[ index ]?.[ 1 ]
	);
	// What a script wrote counts as well, as in the legacy theme.
	expect(
		differ.filter(
			( { method, conditions } ) =>
				! /^(check|report)Validity$/.test( method ) ||
				String( conditions[ 'value' ] ).length <=
					Number( conditions[ 'maxLength' ] )
		)
	).toEqual( [] );
	expect( differ.length ).toBeLessThan( 20 );
	expect( ROWS.length ).toBeGreaterThan( 490 );
} );

test.describe( 'on a phone, from right to left', () => {
	test.use( { hasTouch: true, viewport: { width: 390, height: 800 } } );

	test( 'a finger finds what is wrong', async ( { open, page } ) => {
		await open();
		await turnRightToLeft( page );
		await order( page ).tap();
		await expectNoViolations( page );
		await page.getByRole( 'link', { name: /^Sliced/ } ).tap();
		await expect( field( page, 'Sliced' ) ).toBeFocused();
		await field( page, 'Whole' ).tap();
		await expect( page.locator( '#sliced-error' ) ).toBeHidden();
		await field( page, 'Rye' ).tap();
		await expect( page.locator( '[id="kinds[]-error"]' ) ).toHaveText(
			'Please choose 2 kinds'
		);
		const message = await boxOf( page.locator( '#eater-error' ) );
		const box = await boxOf( field( page, 'Name' ) );
		expect( message.x + message.width ).toBe( box.x + box.width );
	} );
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the browser checks what it knows, and sends', async ( {
		openPage,
		site,
		page,
	} ) => {
		await openPage( 'validation' );
		await order( page ).click();
		expect( await site.mails() ).toEqual( [] );
		await fill( page );
		await order( page ).click();
		await expect
			.poll( async () => ( await site.mails() ).length )
			.toBe( 1 );
	} );
} );

test( 'a slow chunk loses nothing: blurred fields, and one submit', async ( {
	open,
	page,
} ) => {
	let sent = 0;
	await page.route( '**/admin-post.php', ( route ) => {
		sent += Number( route.request().postData()?.includes( 'go=order' ) );
		return route.fulfill( { body: 'ok' } );
	} );
	const arrive = await holdRequests( page, LATER );
	await open();
	expect(
		await form( page ).evaluate( ( element: HTMLFormElement ) =>
			element.checkValidity()
		)
	).toBe( false );
	await fill( page );
	await field( page, 'Email' ).fill( 'ann' );
	await field( page, 'Loaves' ).focus();
	await expectSaid( page, [] );
	await order( page ).dblclick();
	await expect( field( page, 'Email' ) ).toHaveValue( 'ann' );
	expect( sent ).toBe( 0 );
	arrive();
	await expectSaid( page, [
		'Please enter a valid email address',
		'Please enter the same value again',
	] );
	await field( page, 'Email' ).fill( 'ann@example.com' );
	await order( page ).click();
	await expect.poll( () => sent ).toBe( 1 );
} );

test( 'without the chunk the browser reports errors with our messages, and sends', async ( {
	open,
	site,
	page,
	complaints,
} ) => {
	complaints.allow( /Failed to load resource/ );
	await page.route( LATER, ( route ) => route.abort() );
	await open();
	await fill( page );
	await field( page, 'Loaves' ).fill( '21' );
	await order( page ).click();
	await expect( field( page, 'Loaves' ) ).toBeFocused();
	expect(
		await field( page, 'Loaves' ).evaluate(
			( element: HTMLInputElement ) => element.validationMessage
		)
	).toBe( 'Please enter a value between 1 and 20' );
	expect( await site.mails() ).toEqual( [] );
	await field( page, 'Loaves' ).fill( '20' );
	await order( page ).click();
	await expect.poll( async () => ( await site.mails() ).length ).toBe( 1 );
} );

test( 'a field that names an extra rule has it fetched, and what is sent before waits for it', async ( {
	open,
	page,
} ) => {
	const release = await holdRequests( page, EXTRA_RULES );
	await open(
		'<form data-chaty="validation" action="/?sent" method="post"><label>IBAN <input name="iban" class="iban"></label> <button>Order</button></form>'
	);
	await field( page, 'IBAN' ).fill( 'GB29 NWBK 6016 1331 9268 18' );
	await order( page ).click();
	await expect( field( page, 'IBAN' ) ).toHaveClass( /pending/ );
	release();
	await expectSaid( page, [ 'Please specify a valid IBAN' ] );
	await expect( field( page, 'IBAN' ) ).toBeFocused();
	await field( page, 'IBAN' ).fill( 'GB29 NWBK 6016 1331 9268 19' );
	await expectSaid( page, [] );
	await order( page ).click();
	await expect( page ).toHaveURL( /sent/ );
} );

test( 'a contact form that is validated too is checked by both, then sent', async ( {
	open,
	page,
} ) => {
	await page.route( '**/send', ( route ) => route.fulfill( { body: 'ok' } ) );
	await open(
		'<form data-chaty="contact-form validation" action="/send"><p><label>Name <input name="name" class="requiredField"></label></p><p><label>Loaves <input name="loaves" class="digits"></label></p><p hidden><input name="a" class="requiredField required"></p><div hidden="until-found"><input name="b" class="requiredField required"></div><p><button>Order</button></p></form>'
	);
	await page.waitForFunction(
		"[ 'validation', 'contact-form' ].every( ( name ) => window.chaty?.behaviours?.[ name ] )"
	);
	await field( page, 'Loaves' ).fill( 'two' );
	await order( page ).click();
	await expectSaid( page, [ 'Please enter only digits' ] );
	await expect( page.getByText( 'Please enter Name' ) ).toBeHidden();
	await field( page, 'Loaves' ).fill( '2' );
	await order( page ).click();
	await expect( page.getByText( 'Please enter Name' ) ).toBeVisible();
	await field( page, 'Name' ).fill( 'Ann' );
	await order( page ).click();
	await expect( form( page ).getByRole( 'status' ) ).toHaveText(
		/^Your email was successfully sent/
	);
	await expect( field( page, 'Loaves' ) ).toHaveValue( '' );
	await expectSaid( page, [] );
} );
