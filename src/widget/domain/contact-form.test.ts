import fc from 'fast-check';
import emails from '../../../tests/fixtures/email-rows.json';
import redirects from '../../../tests/fixtures/redirect-rows.json';
import { checkForm, parseFormFields, parseFormReply } from './contact-form';
import type { FormField } from './contact-form';
import type { Raw } from '../../shared/raw-values';

const toFields = ( raw: Raw ) => parseFormFields( { raw } );

const field = ( name: FormField[ 'name' ], isRequired = true ): FormField => ( {
	name,
	label: '',
	placeholder: '',
	isRequired,
	isLong: false,
} );

describe( 'readFormFields', () => {
	test( 'reads the fields of a real form', () => {
		const fields = [
			{
				field: 'name',
				is_required: 1,
				placeholder: 'Nhập tên',
				type: 'text',
			},
			{
				field: 'phone',
				is_required: '0',
				placeholder: 'Số Điện Thoại',
				type: 'text',
			},
			{
				field: 'message',
				title: 'Nội dung',
				is_required: 'yes',
				placeholder: '',
				type: 'textarea',
			},
		];
		expect( toFields( { contact_fields: fields } ) ).toEqual( [
			{
				name: 'name',
				label: '',
				placeholder: 'Nhập tên',
				isRequired: true,
				isLong: false,
			},
			{
				name: 'phone',
				label: '',
				placeholder: 'Số Điện Thoại',
				isRequired: false,
				isLong: false,
			},
			{
				name: 'message',
				label: 'Nội dung',
				placeholder: '',
				isRequired: true,
				isLong: true,
			},
		] );
	} );

	test.each( [
		[ 'none', {} ],
		[ 'an empty list', { contact_fields: [] } ],
		[
			'only fields of its own',
			{
				contact_fields: [
					{ field: 'field_1' },
					{ is_custom: 1 },
					null,
					'name',
				],
			},
		],
	] )(
		'has name, email and message, all required, for a form with %s',
		( _, raw ) => {
			const fields = toFields( raw );
			expect( fields.map( ( { name } ) => name ) ).toEqual( [
				'name',
				'email',
				'message',
			] );
			expect( fields.map( ( { isRequired } ) => isRequired ) ).toEqual( [
				true,
				true,
				true,
			] );
			expect( fields.map( ( { isLong } ) => isLong ) ).toEqual( [
				false,
				false,
				true,
			] );
		}
	);

	test.each( [
		[ 'their own order', [], [ 'message', 'name', 'email' ] ],
		[
			"the owner's order",
			[ 'email', 'field_1', 'name' ],
			[ 'email', 'name', 'message' ],
		],
		[
			'an order that names one twice',
			[ 'name', 'name' ],
			[ 'name', 'message', 'email' ],
		],
	] )( 'keeps the fields in %s', ( _, order, names ) => {
		const fields = [
			{ field: 'message' },
			{ field: 'name' },
			{ field: 'email' },
			{ field: 'name' },
		];
		const raw = {
			contact_fields: fields,
			contact_form_settings: { contact_form_field_order: order },
		};
		expect( toFields( raw ).map( ( { name } ) => name ) ).toEqual( names );
	} );

	test.each( [
		[ 'message', undefined, true ],
		[ 'message', 'text', false ],
		[ 'name', undefined, false ],
		[ 'name', 'textarea', true ],
	] )( 'of a %s with type %s: several lines %s', ( name, type, isLong ) => {
		expect(
			toFields( { contact_fields: [ { field: name, type } ] } )
		).toMatchObject( [ { isLong } ] );
	} );
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

	test( 'passes optional fields that are empty', () => {
		const fields = [ field( 'email', false ), field( 'phone', false ) ];
		expect( checkForm( fields, { email: '  ', phone: '' } ) ).toEqual( [] );
	} );

	test.each( [
		'ann@example.com',
		'ann@example',
		'ann.lee+shop@mail.example.photography',
		"o'neil_1!#$%&*/=?^`{|}~-@example.com",
		' ann@example.com ',
		'a@1.2',
		'a@a-b.c',
		`a@${ 'b'.repeat( 63 ) }.c`,
		'.a.@example.com',
	] )( 'takes %j for an e-mail address', ( email ) => {
		expect( checkForm( [ field( 'email' ) ], { email } ) ).toEqual( [] );
	} );

	test.each( [
		'ann',
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
		'says of $value what browsers say: $isValid',
		( { value, isValid } ) => {
			const fieldErrors = checkForm( [ field( 'email' ) ], {
				email: value,
			} );
			expect( fieldErrors ).toHaveLength( isValid ? 0 : 1 );
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
				link && new URL( link ).href
			);
		}
	);

	test( 'stays unless it is told to go on', () => {
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
