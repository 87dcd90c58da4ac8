import { act, fireEvent, screen, within } from '@testing-library/react';
import { openEditor } from '../../../../tests/unit/editor';
import { aRawChannel, type Json } from '../../../../tests/unit/settings';

jest.mock( '@wordpress/api-fetch' );

const mockSpeak = jest.fn();
jest.mock( '@wordpress/a11y', () => ( {
	speak: ( text: string ) => mockSpeak( text ),
} ) );

beforeEach( () => mockSpeak.mockClear() );

const open = ( ...channels: Json[] ) =>
	openEditor( { id: 0, settings: {}, triggers: {}, channels } );

const button = ( name: string | RegExp ) =>
	screen.getByRole( 'button', { name } );

const press = ( name: string | RegExp ) => fireEvent.click( button( name ) );

const field = ( path: string ) => {
	const found = document.getElementById( `chaty-console-field-${ path }` );
	if ( ! found ) {
		throw new Error( `There is no field ${ path }.` );
	}
	return found;
};

const input = ( path: string ) =>
	within( field( path ) ).getByRole( 'textbox' ) as HTMLInputElement;

const type = ( path: string, value: string ) =>
	fireEvent.change( input( path ), { target: { value } } );

const slugs = ( { editor }: ReturnType< typeof open > ) =>
	editor.widget.channels.map( ( { channel } ) => channel );

describe( 'adding', () => {
	test( 'by a search in the picker; the first field of the new channel has the focus', async () => {
		const screenOf = open( aRawChannel( 'Phone' ) );
		press( 'Add a channel' );
		fireEvent.change( screen.getByRole( 'searchbox' ), {
			target: { value: 'wa' },
		} );
		await act( async () => {} );
		press( /^WhatsApp/ );
		expect( slugs( screenOf ) ).toEqual( [ 'Phone', 'Whatsapp' ] );
		expect( screenOf.editor.widget.channels[ 1 ] ).toEqual( {
			channel: 'Whatsapp',
			channel_type: 'Whatsapp',
			value: '',
			is_desktop: 1,
			is_mobile: 1,
		} );
		expect( mockSpeak ).toHaveBeenCalledWith( 'WhatsApp was added.' );
	} );

	test( 'several types at once, on the devices of the others; a copy stands beside its channel and opens', () => {
		const phones = { is_desktop: 0, is_mobile: 1 };
		const screenOf = open( aRawChannel( 'Phone', phones ) );
		press( 'Add a channel' );
		for ( const name of [ 'Email', 'WhatsApp' ] ) {
			fireEvent.click( screen.getByLabelText( `Select ${ name }` ) );
		}
		press( 'Add 2 channels' );
		press( /^Duplicate Phone/ );
		expect( slugs( screenOf ) ).toEqual( [
			'Phone',
			'Phone_2',
			'Email',
			'Whatsapp',
		] );
		for ( const channel of screenOf.editor.widget.channels ) {
			expect( channel ).toMatchObject( phones );
		}
		const value = input( 'channels[1].value' );
		expect( value.ownerDocument.activeElement ).toBe( value );
	} );

	test( 'a type that was deleted gets another name, so that it does not inherit the counts', async () => {
		const screenOf = openEditor(
			{ id: '_1', settings: {}, triggers: {}, channels: [] },
			{ counted: { 0: [ 'Whatsapp_2' ], _1: [ 'Whatsapp' ] } }
		);
		press( 'Add a channel' );
		press( /^WhatsApp/ );
		expect( slugs( screenOf ) ).toEqual( [ 'Whatsapp_2' ] );
	} );

	test( 'nonsense finds nothing, and says what to do', () => {
		open();
		press( 'Add a channel' );
		fireEvent.change( screen.getByRole( 'searchbox' ), {
			target: { value: 'qqq' },
		} );
		expect( screen.getByText( /No channel has that name/ ) ).toBeTruthy();
		expect( mockSpeak ).toHaveBeenLastCalledWith(
			expect.stringContaining( 'No channel has that name' )
		);
	} );

	test( 'a type used twice gets a name of its own', () => {
		const screenOf = open( aRawChannel( 'Whatsapp' ) );
		press( 'Add a channel' );
		press( /^WhatsApp ?Needs/ );
		expect( slugs( screenOf ) ).toEqual( [ 'Whatsapp', 'Whatsapp_2' ] );
	} );

	test( 'a full list says so, and takes none', () => {
		open(
			...Array.from( { length: 50 }, ( _, index ) =>
				aRawChannel( 'Phone', { channel: `Phone_${ index + 2 }` } )
			)
		);
		expect(
			screen.getByText( 'This list has 50 of at most 50 entries.' )
		).toBeTruthy();
		press( 'Add a channel' );
		expect( screen.queryByRole( 'searchbox' ) ).toBeNull();
	} );
} );

describe( 'order', () => {
	const three = () =>
		open(
			aRawChannel( 'Phone' ),
			aRawChannel( 'Whatsapp' ),
			aRawChannel( 'Email' )
		);

	test( 'by buttons: it is announced, and the button keeps the focus', () => {
		const screenOf = three();
		act( () => button( 'Move Email up' ).focus() );
		press( 'Move Email up' );
		expect( slugs( screenOf ) ).toEqual( [ 'Phone', 'Email', 'Whatsapp' ] );
		expect( document.querySelector( ':focus' ) ).toBe(
			button( 'Move Email up' )
		);
		expect( mockSpeak ).toHaveBeenLastCalledWith(
			'Email is now at position 2 of 3.'
		);
		press( 'Move Email up' );
		expect( slugs( screenOf ) ).toEqual( [ 'Email', 'Phone', 'Whatsapp' ] );
	} );

	test( 'the ends are the ends', () => {
		const { editor } = three();
		expect(
			button( 'Move Phone up' ).getAttribute( 'aria-disabled' )
		).toBe( 'true' );
		press( 'Move Phone up' );
		press( 'Move Email down' );
		expect( editor.onChange ).not.toHaveBeenCalled();
	} );

	test( 'an open channel stays open where it goes', () => {
		three();
		press( /^Phone/ );
		press( 'Move Phone down' );
		expect( button( /^Phone/ ).getAttribute( 'aria-expanded' ) ).toBe(
			'true'
		);
		expect( input( 'channels[1].value' ).value ).toBe( '+15550100' );
	} );
} );

test( 'removing is one change, is announced, and the focus goes to the next', () => {
	const screenOf = open( aRawChannel( 'Phone' ), aRawChannel( 'Whatsapp' ) );
	button( 'Remove Phone' ).focus();
	press( 'Remove Phone' );
	expect( screenOf.editor.onChange ).toHaveBeenCalledTimes( 1 );
	expect( screenOf.editor.onChange.mock.calls[ 0 ]?.[ 2 ] ).toBe(
		'Remove Phone'
	);
	expect( slugs( screenOf ) ).toEqual( [ 'Whatsapp' ] );
	expect( mockSpeak ).toHaveBeenLastCalledWith( 'Phone was removed.' );
	expect( document.querySelector( ':focus' ) ).toBe( button( /^WhatsApp/ ) );
} );

describe( 'the value', () => {
	test.each( [
		[ 'letters', 'This leads nowhere.' ],
		[ '1'.repeat( 40 ), 'at most 15 digits; this one has 40.' ],
		[ '0461 123', 'WhatsApp needs the country code' ],
		[ 'javascript:alert(1)', 'A script is not an address' ],
	] )( '%s is marked, with the reason', ( value, message ) => {
		open( aRawChannel( 'Whatsapp' ) );
		press( /^WhatsApp/ );
		type( 'channels[0].value', value );
		const box = input( 'channels[0].value' );
		expect( box.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		const described = document.getElementById(
			box.getAttribute( 'aria-describedby' ) ?? ''
		);
		expect( described?.textContent ).toContain( message );
		expect( box.value ).toBe( value );
	} );

	test( 'leads where visitors get', async () => {
		open( aRawChannel( 'Whatsapp' ) );
		press( /^WhatsApp/ );
		type( 'channels[0].value', '+49 461 12345' );
		const link = screen.getByRole( 'link', { name: /^Test/ } );
		expect( link.getAttribute( 'href' ) ).toBe(
			'https://wa.me/4946112345'
		);
		press( 'Test on a phone' );
		expect(
			await screen.findByRole(
				'img',
				{ name: 'QR code of the link' },
				{ timeout: 30_000 }
			)
		).toBeTruthy();
	} );

	test( 'says the country of a number, once its plans are there', async () => {
		open( aRawChannel( 'Phone', { value: '+49 30 901820' } ) );
		press( /^Phone/ );
		expect(
			await screen.findByText( '+49 30 901820, Germany' )
		).toBeTruthy();
		type( 'channels[0].value', '+49 12' );
		expect(
			await screen.findByText(
				/This is not a valid phone number in Germany/
			)
		).toBeTruthy();
	} );

	test( 'what the server says is at the field', () => {
		openEditor(
			{
				id: 0,
				settings: {},
				triggers: {},
				channels: [ aRawChannel( 'Phone' ) ],
			},
			{
				issues: new Map( [
					[
						'channels[0].hover_text',
						{ level: 'error', message: 'Too rude.' },
					],
				] ),
			}
		);
		expect( screen.getByText( 'Please check' ) ).toBeTruthy();
		press( /^Phone/ );
		expect(
			input( 'channels[0].hover_text' ).getAttribute( 'aria-invalid' )
		).toBe( 'true' );
		expect( screen.getByText( 'Too rude.' ) ).toBeTruthy();
	} );
} );

test( 'a label with emoji and marks of direction stays as it is', () => {
	const { editor } = open( aRawChannel( 'Phone' ) );
	press( /^Phone/ );
	const label = '👩‍💻 שלום \u202eabc <b>';
	type( 'channels[0].hover_text', label );
	expect( editor.onChange ).toHaveBeenLastCalledWith(
		[ 'channels', 0, 'hover_text' ],
		label,
		undefined
	);
	expect( input( 'channels[0].hover_text' ).dir ).toBe( 'auto' );
	expect( document.querySelector( '.chaty-console-title b' ) ).toBeNull();
} );

test( 'a switch is stored as the server stores it, and only when it is used', () => {
	const { editor } = open( aRawChannel( 'Phone', { is_desktop: 'yes' } ) );
	press( /^Phone/ );
	const box = within( field( 'channels[0].is_desktop' ) ).getByRole(
		'checkbox'
	);
	expect( box ).toHaveProperty( 'checked', true );
	fireEvent.click( box );
	expect( editor.onChange.mock.calls ).toEqual( [
		[ [ 'channels', 0, 'is_desktop' ], 0, undefined ],
	] );
} );

test( 'a channel of a type that is not known says so, and is kept', () => {
	const { editor } = open( { channel: 'Fax', value: '1' } );
	press( /^Fax/ );
	expect( screen.getByText( /Visitors do not see “Fax”/ ) ).toBeTruthy();
	expect( editor.onChange ).not.toHaveBeenCalled();
} );

describe( 'agents', () => {
	const agents = ( count: number ) =>
		Array.from( { length: count }, ( _, index ) => ( {
			agent_title: `Person ${ index }`,
			value: `4946112${ index }`,
		} ) );
	const openAgents = ( count: number ) => {
		const screenOf = open(
			aRawChannel( 'Whatsapp', {
				is_agent: 1,
				agent_data: agents( count ),
			} )
		);
		const title = document.querySelector( '.chaty-console-title' );
		fireEvent.click( title as Element );
		return screenOf;
	};
	const names = ( { editor }: ReturnType< typeof open > ) =>
		( editor.widget.channels[ 0 ]?.[ 'agent_data' ] as Json[] ).map(
			( agent ) => agent[ 'agent_title' ]
		);

	test( 'are added, ordered and removed', () => {
		const screenOf = openAgents( 2 );
		press( 'Add a person' );
		expect( names( screenOf ) ).toEqual( [ 'Person 0', 'Person 1', '' ] );
		expect( input( 'channels[0].agent_data[2].agent_title' ) ).toBeTruthy();
		press( 'Move Person 1 up' );
		expect( names( screenOf ) ).toEqual( [ 'Person 1', 'Person 0', '' ] );
		press( 'Remove Person 0' );
		expect( names( screenOf ) ).toEqual( [ 'Person 1', '' ] );
	} );

	test( '60 of them are too many, and say so', () => {
		const { editor } = openAgents( 60 );
		expect(
			screen.getByText( 'This list has 60 of at most 50 entries.' )
		).toBeTruthy();
		fireEvent.click( screen.getByText( 'Add a person' ) );
		expect( editor.onChange ).not.toHaveBeenCalled();
	} );

	test( 'each is checked as its channel', () => {
		openAgents( 1 );
		// jsdom reports no toggle of its own.
		screen
			.getAllByText( 'Edit' )
			.forEach( ( { parentElement } ) =>
				fireEvent( parentElement as HTMLElement, new Event( 'toggle' ) )
			);
		type( 'channels[0].agent_data[0].value', 'nobody' );
		expect(
			input( 'channels[0].agent_data[0].value' ).getAttribute(
				'aria-invalid'
			)
		).toBe( 'true' );
	} );
} );

describe( 'the contact form', () => {
	const openForm = ( changes: Json = {} ) => {
		const screenOf = open( aRawChannel( 'Contact_Us', changes ) );
		press( /^Contact form/ );
		return screenOf;
	};
	const channel = ( { editor }: ReturnType< typeof open > ) =>
		editor.widget.channels[ 0 ] ?? {};

	test( 'has the fields of the page where none are stored, and stores them with the first change', () => {
		const screenOf = openForm( { contact_fields: [] } );
		const { editor } = screenOf;
		type( 'channels[0].contact_fields[1].title', 'Your mail' );
		expect( editor.onChange ).toHaveBeenCalledTimes( 1 );
		expect( channel( screenOf )[ 'contact_fields' ] ).toEqual( [
			expect.objectContaining( { field: 'name', is_required: 1 } ),
			expect.objectContaining( { field: 'email', title: 'Your mail' } ),
			expect.objectContaining( { field: 'message', type: 'textarea' } ),
		] );
	} );

	test( 'a field is added and removed', () => {
		const screenOf = openForm();
		press( 'Add the field Phone' );
		expect( channel( screenOf )[ 'contact_fields' ] ).toHaveLength( 4 );
		press( 'Remove the field Name' );
		expect(
			( channel( screenOf )[ 'contact_fields' ] as Json[] ).map(
				( one ) => one[ 'field' ]
			)
		).toEqual( [ 'email', 'message', 'phone' ] );
	} );

	test( 'the order is stored beside names of other fields', () => {
		const screenOf = openForm( {
			contact_form_settings: {
				contact_form_field_order: [ 'name', 'field_1', 'email' ],
			},
		} );
		press( 'Move Email up' );
		expect( channel( screenOf ) ).toMatchObject( {
			contact_form_settings: {
				contact_form_field_order: [
					'email',
					'name',
					'message',
					'field_1',
				],
			},
		} );
	} );

	test( 'who gets the mail is checked, and the administrator named', () => {
		openForm();
		const path = 'channels[0].contact_form_settings.email_address';
		expect( field( path ).textContent ).toContain(
			'Empty: owner@site.example.'
		);
		type( path, 'a@site.example, b' );
		expect( field( path ).textContent ).toContain(
			'“b” is not an email address.'
		);
	} );
} );
