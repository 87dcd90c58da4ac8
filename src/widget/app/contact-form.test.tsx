import { fireEvent } from '@testing-library/react';
import { FakePage, type Reply } from '../../../tests/unit/fake-page';
import {
	startEachOnAnEmptyPage,
	find,
	findWidget,
	focused,
	happen,
	launcher,
	openPage,
	press,
	pressEscape,
	type,
	wait,
} from '../../../tests/unit/open-page';
import {
	aRawChannel,
	aRawPage,
	aRawWidget,
	type Json,
} from '../../../tests/unit/settings';

startEachOnAnEmptyPage();

/** A page whose visitor has opened the contact form. */
async function openForm(
	changes: Json = {},
	page = new FakePage()
): Promise< FakePage > {
	const form = aRawChannel( 'Contact_Us', changes );
	await openPage(
		aRawPage( aRawWidget( { channels: [ form, aRawChannel() ] } ) ),
		page
	);
	await press( launcher() );
	await press( find( '.chaty-channel-list button' ) );
	return page;
}

const field = ( name: string ) =>
	find( `[name="${ name }"]` ) as HTMLInputElement;
const send = () =>
	happen( () => fireEvent.submit( find( 'form' ) as Element ) );
const button = () => find( '.chaty-submit-button' ) as HTMLButtonElement;
const alert = () => find( '[role="alert"]' )?.textContent;
const status = () => find( '[role="status"]' )?.textContent;
const panel = () => find( '[role="dialog"]' );

/** The error message of a field. */
function findError( name: string ): string | null {
	const id = field( name ).getAttribute( 'aria-describedby' );
	return id && ( document.getElementById( id )?.textContent ?? null );
}

/** Whether a visitor sees those words, or only hears them. */
function isFaultSeen( name: string ): boolean {
	const id = field( name ).getAttribute( 'aria-describedby' ) ?? '';
	const words = document.getElementById( id ) as Element;
	return getComputedStyle( words ).clipPath !== 'inset(50%)';
}

async function fillIn(): Promise< void > {
	await type( field( 'name' ), 'Ada' );
	await type( field( 'email' ), 'ada@site.example' );
	await type( field( 'message' ), 'Hi' );
}

/** A page whose visitor has sent the form, to which the server says this. */
async function sendForm( reply: Reply ) {
	const page = await openForm();
	page.reply = reply;
	await fillIn();
	await send();
	return page;
}

describe( 'the form', () => {
	test( 'given no settings, then name, email and message, all required and labelled, and the first has the focus', async () => {
		await openForm();
		const names = [ 'name', 'email', 'message' ];
		expect(
			[
				...( panel()?.querySelectorAll( '.chaty-input-field' ) ?? [] ),
			].map( ( element ) => element.getAttribute( 'name' ) )
		).toEqual( names );
		names.forEach( ( name ) => {
			expect( field( name ).labels?.[ 0 ]?.textContent ).toBeTruthy();
			expect( field( name ).getAttribute( 'aria-required' ) ).toBe(
				'true'
			);
		} );
		expect( panel()?.contains( focused() ) ).toBe( true );
		expect( focused() ).toBe( field( 'name' ) );
	} );

	test( 'given its owner’s settings, then those', async () => {
		await openForm( {
			contact_form_settings: {
				contact_form_title: 'Gọi lại',
				button_text: 'Gửi',
			},
			contact_fields: [
				{
					field: 'phone',
					placeholder: 'Số Điện Thoại',
					is_required: 0,
				},
			],
		} );
		const title = panel()?.getAttribute( 'aria-labelledby' ) ?? '';
		expect( document.getElementById( title )?.textContent ).toBe(
			'Gọi lại'
		);
		expect( button().textContent ).toBe( 'Gửi' );
		expect( field( 'phone' ) ).toMatchObject( {
			placeholder: 'Số Điện Thoại',
			type: 'tel',
		} );
		expect( field( 'phone' ).getAttribute( 'aria-required' ) ).toBe(
			'false'
		);
	} );

	test( 'given a box that must be checked, then nothing is sent before, and its links are links', async () => {
		const page = await openForm( {
			contact_fields: [ { field: 'name', is_required: 0 } ],
			consent_text: '<p>I agree to the <a href="/p">policy</a></p>',
			is_consent_required: 1,
		} );
		const box = field( 'own_consent' );
		expect( box.labels?.[ 0 ]?.textContent ).toBe(
			'I agree to the policy *'
		);
		expect( box.labels?.[ 0 ]?.querySelector( 'a' )?.target ).toBe(
			'_blank'
		);
		await send();
		expect( page.posted ).toHaveLength( 0 );
		expect( findError( 'own_consent' ) ).toBe(
			'Please fill in this field.'
		);
		expect( focused() ).toBe( box );
		await happen( () => box.click() );
		await send();
		expect( page.posted ).toMatchObject( [
			{ fields: { own_consent: '1' } },
		] );
	} );

	test( 'given fields of the owner’s own, then native inputs with labels, whose values are checked and sent', async () => {
		const page = await openForm( {
			contact_fields: [ { field: 'name', is_required: 0 } ],
			contact_own_fields: [
				{ id: 'own_t', label: 'Company', placeholder: 'Acme' },
				{
					id: 'own_c',
					kind: 'choice',
					label: 'Size',
					placeholder: 'Please choose',
					is_required: 1,
					options: [ 'S', '<b>' ],
				},
				{ id: 'own_n', kind: 'number', label: 'Guests' },
				{ id: 'own_d', kind: 'date', label: 'Day' },
			],
		} );
		const own = [ 'own_t', 'own_c', 'own_n', 'own_d' ];
		expect(
			own.map( ( name ) => [
				field( name ).type,
				field( name ).labels?.[ 0 ]?.textContent,
			] )
		).toEqual( [
			[ 'text', 'Company' ],
			[ 'select-one', 'Size *' ],
			[ 'number', 'Guests' ],
			[ 'date', 'Day' ],
		] );
		expect( field( 'own_c' ).textContent ).toBe( 'Please chooseS<b>' );

		await send();
		expect( page.posted ).toHaveLength( 0 );
		expect( findError( 'own_c' ) ).toBe( 'Please fill in this field.' );
		expect( focused() ).toBe( field( 'own_c' ) );

		await type( field( 'own_c' ), '<b>' );
		await type( field( 'own_n' ), '-1.5' );
		await type( field( 'own_d' ), '2026-02-28' );
		page.reply = {
			body: {
				status: 0,
				error: 1,
				errors: [ { field: 'own_d', message: 'We are closed.' } ],
			},
		};
		await send();
		expect( findError( 'own_d' ) ).toBe( 'We are closed.' );
		expect( isFaultSeen( 'own_d' ) ).toBe( true );
		expect( page.posted ).toMatchObject( [
			{
				fields: {
					own_t: '',
					own_c: '<b>',
					own_n: '-1.5',
					own_d: '2026-02-28',
				},
			},
		] );
	} );

	test.each< [ string, () => Promise< void > ] >( [
		[ 'its cross', () => press( find( '.chaty-close-button' ) ) ],
		[ 'Escape', pressEscape ],
		[
			'what stands in the launcher’s place',
			() => press( find( '.chaty-cta-close button' ) ),
		],
	] )(
		'given %s, then back to the list, which was not on the page meanwhile, with the focus on its channel',
		async ( _, leave ) => {
			const page = await openForm();
			await wait( page, 1000 );
			expect( findWidget()?.querySelector( 'a' ) ).toBeNull();
			await leave();
			expect( focused() ).toBe( find( '.chaty-channel-list button' ) );
			await wait( page, 1000 );
			expect( panel() ).toBeNull();
			expect( find( '.chaty-channel-list a' ) ).not.toBeNull();
		}
	);

	test( 'given a press elsewhere, then all is closed', async () => {
		await openForm();
		await happen( () => fireEvent.pointerDown( document.body ) );
		expect( panel() ).toBeNull();
		expect( find( '.chaty-widget' )?.dataset ).toMatchObject( {
			state: 'closed',
		} );
	} );
} );

describe( 'missing and invalid values are reported before anything is sent', () => {
	test( 'given an empty form, then each field is marked, with a message for screen readers alone, and the first has the focus, until it is corrected', async () => {
		const page = await openForm();
		await send();
		expect( page.posted ).toEqual( [] );
		[ 'name', 'email', 'message' ].forEach( ( name ) => {
			expect( findError( name ) ).toBeTruthy();
			expect( isFaultSeen( name ) ).toBe( false );
			expect( field( name ).className ).toContain( 'has-chaty-error' );
			expect( field( name ).getAttribute( 'aria-invalid' ) ).toBe(
				'true'
			);
		} );
		expect( focused() ).toBe( field( 'name' ) );
		await fillIn();
		await send();
		expect( page.posted ).toHaveLength( 1 );
		expect( find( '[aria-invalid="true"]' ) ).toBeNull();
	} );

	test( 'given only spaces, then that is empty; given no e-mail address, then that field alone, with the focus', async () => {
		const page = await openForm();
		await fillIn();
		await type( field( 'name' ), '   ' );
		await send();
		expect( page.posted ).toEqual( [] );
		expect( findError( 'name' ) ).toBeTruthy();
		await type( field( 'name' ), 'Ada' );
		await type( field( 'email' ), 'ada at home' );
		await send();
		expect( page.posted ).toEqual( [] );
		expect( findError( 'name' ) ).toBeNull();
		expect( findError( 'email' ) ).toBeTruthy();
		expect( isFaultSeen( 'email' ) ).toBe( true );
		expect( focused() ).toBe( field( 'email' ) );
	} );
} );

test( 'given the server has not answered, then it is busy and cannot be sent again', async () => {
	let answer: ( reply: Reply ) => void = () => undefined;
	const page = await openForm();
	page.reply = new Promise( ( resolve ) => {
		answer = resolve;
	} );
	await fillIn();
	await happen( () => {
		fireEvent.submit( find( 'form' ) as Element );
		fireEvent.submit( find( 'form' ) as Element );
	} );
	await send();
	expect( page.posted ).toHaveLength( 1 );
	expect( button().disabled ).toBe( true );
	expect( find( 'form' )?.getAttribute( 'aria-busy' ) ).toBe( 'true' );
	await happen( () => answer( { reason: 'offline' } ) );
	expect( button().disabled ).toBe( false );
	expect( find( 'form' )?.getAttribute( 'aria-busy' ) ).toBe( 'false' );
} );

describe( 'given the server refuses it', () => {
	test( 'because of fields, then each says the server’s words, the first has the focus, and all text stays', async () => {
		await sendForm( {
			body: {
				status: 0,
				error: 1,
				errors: [
					{ field: 'chaty-field-email', message: 'Not at this host' },
					{
						field: 'chaty-field-message',
						message: 'Too <b>short</b>',
					},
				],
			},
		} );
		expect( findError( 'email' ) ).toBe( 'Not at this host' );
		expect( isFaultSeen( 'email' ) ).toBe( true );
		expect( findError( 'message' ) ).toBe( 'Too <b>short</b>' );
		expect( focused() ).toBe( field( 'email' ) );
		expect( field( 'message' ).value ).toBe( 'Hi' );
	} );

	test( 'with words, then they are reported', async () => {
		await sendForm( {
			body: { status: 0, message: 'Too many messages today.' },
		} );
		expect( alert() ).toBe( 'Too many messages today.' );
	} );

	test.each( [ 'offline', 'timeout', undefined ] as const )(
		'because of %s, then it says so, keeps all text, and can be sent again',
		async ( reason ) => {
			const page = await sendForm( reason ? { reason } : {} );
			expect( alert() ).toBeTruthy();
			expect( field( 'message' ).value ).toBe( 'Hi' );
			page.reply = { body: { status: 1 } };
			await send();
			expect( alert() ).toBe( '' );
			expect( status() ).toBeTruthy();
		}
	);
} );

describe( 'given the server took it', () => {
	const reply = ( body: Json ): Reply => ( {
		body: { status: 1, message: 'Thanks!', ...body },
	} );

	test( 'then it says so, the event is emitted, and the draft is forgotten', async () => {
		const page = await sendForm( reply( {} ) );
		expect( status() ).toBe( 'Thanks!' );
		expect( field( 'message' ) ).toBeNull();
		expect( focused() ).toBe( find( '[role="status"]' ) );
		expect( page.emitted.at( -1 ) ).toEqual( {
			name: 'chaty:submitted',
			detail: { widget: '0', channel: 'Contact_Us' },
		} );
		await pressEscape();
		await press( find( '.chaty-channel-list button' ) );
		expect( field( 'message' ).value ).toBe( '' );
	} );

	test.each( [
		[
			'sends the visitor on, then there',
			'https://site.example/thanks',
			[ { href: 'https://site.example/thanks', isNewTab: true } ],
		],
		[ 'names an unsafe address, then nowhere', 'javascript:alert(1)', [] ],
	] )( 'and %s', async ( _, link, navigated ) => {
		const page = await sendForm(
			reply( {
				redirect_action: 'yes',
				redirect_link: link,
				link_in_new_tab: 'yes',
			} )
		);
		expect( page.navigated ).toEqual( navigated );
	} );

	const CLOSING = reply( {
		close_form_after: 'yes',
		close_form_after_seconds: 3,
	} );

	test( 'and wants the form closed, then after its seconds', async () => {
		const page = await sendForm( CLOSING );
		await wait( page, 2999 );
		expect( panel() ).not.toBeNull();
		await wait( page, 1 );
		expect( panel() ).toBeNull();
	} );

	test( 'and the form is closed already, then the list stays as it is', async () => {
		const page = await sendForm( CLOSING );
		await happen( () => page.call( 'close_chaty' ) );
		await wait( page, 5000 );
		expect( find( '.chaty-widget' )?.dataset ).toMatchObject( {
			state: 'closed',
		} );
	} );
} );

describe( 'what is typed is not lost', () => {
	test( 'given the form is closed and opened again, then it is there', async () => {
		await openForm();
		await fillIn();
		await pressEscape();
		await press( find( '.chaty-channel-list button' ) );
		expect( field( 'message' ).value ).toBe( 'Hi' );
	} );

	test( 'given a reload, then it is there', async () => {
		const { session } = await openForm();
		await fillIn();
		document.body.replaceChildren();
		await openForm( {}, new FakePage( { session } ) );
		expect( field( 'email' ).value ).toBe( 'ada@site.example' );
	} );

	test( 'given a blocked session, then it can still be typed and sent', async () => {
		const page = new FakePage( { isSessionBlocked: true } );
		await openForm( {}, page );
		await fillIn();
		await send();
		expect( page.posted ).toMatchObject( [ { fields: { name: 'Ada' } } ] );
	} );
} );
