import fc from 'fast-check';
import emails from '../../../tests/fixtures/email-rows.json';
import redirects from '../../../tests/fixtures/redirect-rows.json';
import { checkForm, parseFormReply } from './contact-form';
import type { FormField } from './contact-form';

const field = ( name: FormField[ 'name' ], isRequired = true ): FormField => ( {
	name,
	kind: '',
	options: [],
	label: '',
	placeholder: '',
	isRequired,
	isMultiline: false,
} );

describe( 'checkForm', () => {
	test( 'names the fields at fault in the order of the form', () => {
		const fields = [
			field( 'phone' ),
			field( 'email' ),
			field( 'name' ),
			field( 'message', false ),
		];
		expect( checkForm( fields, { email: 'ann@', name: ' \n' } ) ).toEqual( [
			{ name: 'phone', error: 'required' },
			{ name: 'email', error: 'invalid' },
			{ name: 'name', error: 'required' },
		] );
	} );

	test( 'names a number and a date that the browser cannot read, also where they may be empty', () => {
		const fields: FormField[] = [
			{ ...field( 'own_1', false ), kind: 'number' },
			{ ...field( 'own_2', true ), kind: 'date' },
			{ ...field( 'own_3', true ), kind: 'choice' },
			field( 'email', false ),
		];
		const unreadable = [ 'own_1', 'own_2', 'email' ];
		expect( checkForm( fields, {}, unreadable ) ).toEqual( [
			{ name: 'own_1', error: 'number' },
			{ name: 'own_2', error: 'date' },
			{ name: 'own_3', error: 'required' },
		] );
	} );

	test( 'passes a number and a date that the browser can read', () => {
		const fields: FormField[] = [
			{ ...field( 'own_1', true ), kind: 'number' },
			{ ...field( 'own_2', true ), kind: 'date' },
		];
		expect(
			checkForm( fields, { own_1: '7', own_2: '2026-05-01' } )
		).toEqual( [] );
	} );

	test( 'passes optional fields that are empty', () => {
		const fields = [ field( 'email', false ), field( 'phone', false ) ];
		expect( checkForm( fields, { email: '  ', phone: '' } ) ).toEqual( [] );
	} );

	test.each( [
		'ann@example.com',
		'ann.lee+shop@mail.example.photography',
		"o'neil_1!#$%&*/=?^`{|}~-@example.com",
		' ann@example.com ',
		'a@1.23',
		'a@a-b.c',
		`a@${ 'b'.repeat( 63 ) }.c`,
		'.a.@example.com',
	] )( 'takes %j for an e-mail address', ( email ) => {
		expect( checkForm( [ field( 'email' ) ], { email } ) ).toEqual( [] );
	} );

	test.each( [
		'ann',
		'ann@example',
		'a@1.2',
		'@example.com',
		'ann@',
		'ann@example.com.',
		'ann@.example.com',
		'ann@-example.com',
		'ann@example-.com',
		'ann@exam ple.com',
		'ann lee@example.com',
		'ann@exämple.com',
		'änn@example.com',
		'"ann"@example.com',
		'ann@example.com,bob@example.com',
		'ann@@example.com',
		`a@${ 'b'.repeat( 64 ) }.c`,
		'ann@example.com\nBcc: bob@example.com',
	] )( 'does not take %j for one', ( email ) => {
		expect( checkForm( [ field( 'email', false ) ], { email } ) ).toEqual( [
			{ name: 'email', error: 'invalid' },
		] );
	} );

	test.each( emails.rows )(
		'says of $value what the server says',
		( { value, isValid, isValidInForm = isValid } ) => {
			const fieldErrors = checkForm( [ field( 'email' ) ], {
				email: value,
			} );
			expect( fieldErrors ).toHaveLength( isValidInForm ? 0 : 1 );
		}
	);

	test.each( [
		'5550100',
		'+1 (555) 010-0234',
		'01.23.45.67.89',
		'030/123456',
		'555 0100 ext. 2',
		'+49 30 1234–5',
		'٠١٢٣',
		'call me',
		'+',
	] )( 'takes %j for a phone number', ( phone ) => {
		expect( checkForm( [ field( 'phone' ) ], { phone } ) ).toEqual( [] );
	} );

	test( 'answers any text, soon', () => {
		const fields = [ field( 'email' ), field( 'phone' ), field( 'name' ) ];
		fc.assert(
			fc.property(
				fc.string(),
				( text ) =>
					void checkForm( fields, {
						email: text,
						phone: text,
						name: text,
					} )
			)
		);
		const email = 'a@' + 'b.'.repeat( 20_000 ) + '!';
		expect( checkForm( fields, { email, phone: '1', name: 'a' } ) ).toEqual(
			[ { name: 'email', error: 'invalid' } ]
		);
	} );
} );

describe( 'readReply', () => {
	const saved = { status: 1, error: 0, errors: [], message: 'Thank you!' };

	test( 'reads a success', () => {
		expect( parseFormReply( saved ) ).toEqual( {
			isSaved: true,
			message: 'Thank you!',
			errors: [],
			redirect: null,
			closeAfterSeconds: null,
		} );
	} );

	test.each( [ 'email', 'chaty-field-email' ] )(
		'reads what is wrong with the field %s',
		( name ) => {
			const reply = {
				status: 0,
				error: 1,
				errors: [ { field: name, message: 'No.' }, null ],
				message: 'Check.',
			};
			expect( parseFormReply( reply ) ).toMatchObject( {
				isSaved: false,
				message: 'Check.',
				errors: [
					{ field: 'email', message: 'No.' },
					{ field: '', message: '' },
				],
			} );
		}
	);

	test.each( [
		undefined,
		null,
		'',
		'<html></html>',
		0,
		-1,
		[],
		{},
		{ status: '0' },
		{ errors: 'all' },
	] )( 'takes %j for no success', ( reply ) => {
		expect( parseFormReply( reply ) ).toEqual( {
			isSaved: false,
			message: '',
			errors: [],
			redirect: null,
			closeAfterSeconds: null,
		} );
	} );

	test.each( [
		[
			'https://example.com/thanks',
			'yes',
			{ href: 'https://example.com/thanks', isNewTab: true },
		],
		[
			'http://example.com/thanks',
			'no',
			{ href: 'http://example.com/thanks', isNewTab: false },
		],
		[ '/thanks/', '', { href: '/thanks/', isNewTab: false } ],
	] )( 'goes on to %s', ( link, newTab, redirect ) => {
		const reply = {
			...saved,
			redirect_action: 'yes',
			redirect_link: link,
			link_in_new_tab: newTab,
		};
		expect( parseFormReply( reply ).redirect ).toEqual( redirect );
	} );

	test.each( [
		'',
		'thanks',
		'javascript:alert(1)',
		'data:text/html,1',
		'mailto:a@example.com',
		'tel:1',
		'//evil.example/',
		'/\\evil.example/',
		'/\t/evil.example/',
	] )( 'never goes on to %j', ( link ) => {
		expect(
			parseFormReply( {
				...saved,
				redirect_action: 'yes',
				redirect_link: link,
			} ).redirect
		).toBeNull();
	} );

	test.each( redirects.rows )(
		'does as the server says of the redirect_link $link: $redirect',
		( { redirect } ) => {
			const link = redirect
				.replace( '{home}', 'https://site.example/shop' )
				.replace( '{scheme}', 'https' );
			const reply = {
				...saved,
				redirect_action: link ? 'yes' : 'no',
				redirect_link: link,
			};
			expect( parseFormReply( reply ).redirect?.href ?? '' ).toBe(
				link.replace( /^HTTP:/, 'http:' )
			);
		}
	);

	test( 'stays unless it is reported to go on', () => {
		const reply = {
			...saved,
			redirect_action: 'no',
			redirect_link: 'https://example.com/',
		};
		expect( parseFormReply( reply ).redirect ).toBeNull();
	} );

	test.each( [
		[ 'yes', '3', 3 ],
		[ 'yes', 3, 3 ],
		[ 'yes', '', 0 ],
		[ 'yes', -5, 0 ],
		[ 'yes', 'soon', 0 ],
		[ 'no', '3', null ],
		[ undefined, '3', null ],
	] )(
		'with close_form_after %j and %j seconds closes after %j',
		( close, seconds, after ) => {
			const reply = {
				...saved,
				close_form_after: close,
				close_form_after_seconds: seconds,
			};
			expect( parseFormReply( reply ).closeAfterSeconds ).toBe( after );
		}
	);
} );
