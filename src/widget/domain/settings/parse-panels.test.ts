import { parseContactForm } from './parse-contact-form';
import { parseChatPanel } from './parse-panels';
import type { Raw } from '../../../shared/raw-values';

const toFields = ( raw: Raw ) =>
	parseContactForm( { raw, label: '', color: '' } ).fields;

describe( 'the fields of a contact form', () => {
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
				kind: '',
				options: [],
				label: '',
				placeholder: 'Nhập tên',
				isRequired: true,
				isMultiline: false,
			},
			{
				name: 'phone',
				kind: '',
				options: [],
				label: '',
				placeholder: 'Số Điện Thoại',
				isRequired: false,
				isMultiline: false,
			},
			{
				name: 'message',
				kind: '',
				options: [],
				label: 'Nội dung',
				placeholder: '',
				isRequired: true,
				isMultiline: true,
			},
		] );
	} );

	test( 'reads the fields of the owner’s own, behind the others, and without those that are none', () => {
		const own = [
			{
				id: 'own_1',
				kind: 'choice',
				label: 'Size',
				placeholder: 'Choose',
				is_required: 'yes',
				options: [ 'S', '', 'M' ],
			},
			{ id: 'own_2', kind: 'file', label: 'Company' },
			{ id: 'own_3', kind: 'choice', label: 'Nothing to choose' },
			{ id: 'own_4', kind: 'date', label: ' ' },
			{ id: 'name', kind: 'text', label: 'Another name' },
			null,
			'own_5',
		];
		const fields = toFields( {
			contact_fields: [ { field: 'message' } ],
			contact_own_fields: own,
		} );
		expect( fields.slice( 1 ) ).toEqual( [
			{
				name: 'own_1',
				kind: 'choice',
				options: [ 'S', 'M' ],
				label: 'Size',
				placeholder: 'Choose',
				isRequired: true,
				isMultiline: false,
			},
			{
				name: 'own_2',
				kind: '',
				options: [],
				label: 'Company',
				placeholder: '',
				isRequired: false,
				isMultiline: false,
			},
		] );
		expect( fields[ 0 ]?.name ).toBe( 'message' );
	} );

	test( 'has the fields of the owner’s own where the order has them', () => {
		const fields = toFields( {
			contact_fields: [ { field: 'name' }, { field: 'message' } ],
			contact_own_fields: [
				{ id: 'own_1', label: 'Company' },
				{ id: 'own_2', label: 'Street' },
			],
			contact_form_settings: {
				contact_form_field_order: [ 'own_2', 'name', 'own_gone' ],
			},
		} );
		expect( fields.map( ( { name } ) => name ) ).toEqual( [
			'own_2',
			'name',
			'message',
			'own_1',
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
			expect( fields.map( ( { isMultiline } ) => isMultiline ) ).toEqual(
				[ false, false, true ]
			);
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
	] )(
		'of a %s with type %s: several lines %s',
		( name, type, isMultiline ) => {
			expect(
				toFields( { contact_fields: [ { field: name, type } ] } )
			).toMatchObject( [ { isMultiline } ] );
		}
	);
} );

test( 'the consent is the last field of a form', () => {
	const raw = { consent_text: 'I agree', is_consent_required: 1 };
	expect( toFields( raw ).slice( 3 ) ).toEqual( [
		{
			name: 'own_consent',
			kind: 'consent',
			options: [],
			label: 'I agree',
			placeholder: '',
			isRequired: true,
			isMultiline: false,
		},
	] );
} );

describe( 'the head of a chat', () => {
	test.each( [
		[ 'WhatsApp’s light green', '#49E670', {}, '#075E54' ],
		[ 'another color of the channel', '#123456', {}, '#123456' ],
		[
			'an owner’s color',
			'#49E670',
			{ wp_popup_head_bg_color: '#aabbcc' },
			'#aabbcc',
		],
	] )( 'given %s, then the head has its color', ( _, color, raw, head ) => {
		expect( parseChatPanel( { raw, label: '', color } ).color ).toBe(
			head
		);
	} );
} );

test( 'a chat says when the owner usually answers, where the owner wrote it', () => {
	const subtitleOf = ( raw: Raw ) =>
		parseChatPanel( { raw, label: '', color: '' } ).subtitle;
	expect( subtitleOf( { wp_popup_reply_time: 'Within an hour' } ) ).toBe(
		'Within an hour'
	);
	expect( subtitleOf( {} ) ).toBe( '' );
} );
