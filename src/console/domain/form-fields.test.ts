import { aRawChannel, type Json } from '../../../tests/unit/settings';
import { parseChannel } from '../../widget/domain/settings/parse-channel';
import { parseContactForm } from '../../widget/domain/settings/parse-contact-form';
import {
	createField,
	createOrder,
	createOwnField,
	getDefaultFields,
	listOtherFields,
	listRows,
} from './form-fields';

const field = ( name: string ) => ( { field: name, title: name } );

const aForm = ( fields: readonly unknown[], order?: unknown ): Json =>
	aRawChannel( 'Contact_Us', {
		contact_fields: fields,
		...( order !== undefined && {
			contact_form_settings: { contact_form_field_order: order },
		} ),
	} );

const names = ( channel: Json ) =>
	listRows( channel ).map( ( { field: name } ) => name );

/** The fields that the visitor's page makes of a stored form. */
const shown = ( raw: Json ) => {
	const channel = parseChannel( raw );
	return channel
		? parseContactForm( channel ).fields.map( ( { name } ) => name )
		: [];
};

const THREE = [ 'name', 'email', 'message' ].map( field );

test.each< [ string, unknown, string[] ] >( [
	[ 'no order', undefined, [ 'name', 'email', 'message' ] ],
	[
		'a whole order',
		[ 'message', 'name', 'email' ],
		[ 'message', 'name', 'email' ],
	],
	[ 'some of it', [ 'message' ], [ 'message', 'name', 'email' ] ],
	[
		'names that the form does not have',
		[ 'phone', 'custom_1', 'email' ],
		[ 'email', 'name', 'message' ],
	],
	[ 'a text in its place', 'email', [ 'name', 'email', 'message' ] ],
] )(
	'with %s, the list has the order that visitors see',
	( _, order, expected ) => {
		const channel = aForm( THREE, order );
		expect( names( channel ) ).toEqual( expected );
		expect( shown( channel ) ).toEqual( expected );
	}
);

test( 'fields of other names stay where they are stored, and have no row', () => {
	const channel = aForm( [
		field( 'custom_1' ),
		field( 'email' ),
		'broken',
		field( 'Name' ),
		field( 'message' ),
	] );
	expect( listRows( channel ) ).toMatchObject( [
		{ field: 'email', index: 1 },
		{ field: 'message', index: 4 },
	] );
	expect( listOtherFields( channel ) ).toEqual( [ 0, 2, 3 ] );
} );

test( 'a stored order keeps names that are none of ours, behind them', () => {
	const channel = aForm( THREE, [ 'custom_1', 'email', 'name', 'custom_2' ] );
	expect( createOrder( channel, [ 'name', 'message', 'email' ] ) ).toEqual( [
		'name',
		'message',
		'email',
		'custom_1',
		'custom_2',
	] );
	expect( createOrder( aForm( THREE ), [ 'email' ] ) ).toEqual( [ 'email' ] );
} );

test( 'fields of the owner’s own have rows where visitors see them, with their labels', () => {
	const channel = {
		...aForm( THREE, [ 'own_2', 'name', 'own_gone', 'custom_1' ] ),
		contact_own_fields: [
			{ id: 'own_1', label: 'Company' },
			'broken',
			{ id: 'own_2', label: 'Street' },
		],
	};
	const rows = listRows( channel );
	expect( rows.map( ( { field: name } ) => name ) ).toEqual( [
		'own_2',
		'name',
		'email',
		'message',
		'own_1',
	] );
	expect( shown( channel ) ).toEqual( names( channel ) );
	expect( rows[ 0 ] ).toEqual( {
		field: 'own_2',
		title: 'Street',
		list: 'contact_own_fields',
		index: 2,
	} );
	expect( createOrder( channel, [ 'name', 'own_1', 'own_2' ] ) ).toEqual( [
		'name',
		'own_1',
		'own_2',
		'custom_1',
	] );
} );

test( 'a new field of the owner’s own is one that visitors see', () => {
	const own = createOwnField();
	expect( own[ 'id' ] ).toMatch( /^own_[a-z0-9]{1,20}$/ );
	expect(
		shown( { ...aForm( THREE ), contact_own_fields: [ own ] } )
	).toContain( own[ 'id' ] );
} );

test( 'the default fields are those that visitors get of a form without any', () => {
	const raw = aForm( [] );
	const channel = parseChannel( raw );
	if ( ! channel ) {
		throw new Error( 'The channel cannot be read.' );
	}
	const fields = getDefaultFields( channel );
	expect( fields.length ).toBeGreaterThan( 0 );
	expect( names( aForm( fields ) ) ).toEqual( shown( raw ) );
	// Storing them changes nothing for visitors.
	const before = parseContactForm( channel );
	const after = parseChannel( aForm( fields ) );
	expect(
		after &&
			parseContactForm( after ).fields.map( ( { name, isRequired } ) => [
				name,
				isRequired,
			] )
	).toEqual(
		before.fields.map( ( { name, isRequired } ) => [ name, isRequired ] )
	);
} );

test.each( [
	[ 'name', 'text' ],
	[ 'email', 'email' ],
	[ 'phone', 'tel' ],
	[ 'message', 'textarea' ],
] as const )( 'a new field %s is of the type %s', ( name, type ) => {
	expect( createField( name, true ) ).toMatchObject( {
		field: name,
		type,
		is_required: 1,
	} );
	expect( createField( name, false )[ 'is_required' ] ).toBe( 0 );
	expect( shown( aForm( [ createField( name, false ) ] ) ) ).toEqual( [
		name,
	] );
} );
