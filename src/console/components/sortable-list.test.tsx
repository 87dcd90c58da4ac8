import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from '@wordpress/element';
import { settle } from '../../../tests/unit/editor';
import { SortableList } from './sortable-list';

const mockSpeak = jest.fn();
jest.mock( '@wordpress/a11y', () => ( {
	speak: ( text: string ) => mockSpeak( text ),
} ) );

const mockConnection = { isLost: false };
jest.mock( './sortable-dragging', () => {
	if ( mockConnection.isLost ) {
		throw new Error( 'offline' );
	}
	return jest.requireActual( './sortable-dragging' );
} );

const ROW_HEIGHT = 40;

// jsdom has no layout, and the library drags by positions.
beforeAll( () => {
	jest.spyOn( Element.prototype, 'getBoundingClientRect' ).mockImplementation(
		function ( this: Element ) {
			const row = this.closest( 'li' );
			const index = [ ...( row?.parentElement?.children ?? [] ) ].indexOf(
				row as Element
			);
			return new DOMRect( 0, index * ROW_HEIGHT, 300, ROW_HEIGHT );
		}
	);
	window.DOMRect ??= class {} as never;
	Element.prototype.scrollIntoView ??= () => {};
} );

beforeEach( () => mockSpeak.mockClear() );

const toItem = ( id: string ) => ( { id, name: `Channel ${ id }` } );

/** A list of channels a, b and c, with a text field in each. */
function openList() {
	const List = () => {
		const [ items, setItems ] = useState( [ 'a', 'b', 'c' ].map( toItem ) );
		return (
			<SortableList
				label="Channels"
				items={ items }
				onOrder={ ( next ) => setItems( [ ...next ] ) }
			>
				{ ( { id }, controls ) => (
					<>
						{ controls }
						<input aria-label={ `Value of ${ id }` } />
					</>
				) }
			</SortableList>
		);
	};
	render( <List /> );
}

const button = ( name: string ) => screen.getByRole( 'button', { name } );

const order = () =>
	screen
		.getAllByRole( 'textbox' )
		.map( ( field ) => field.getAttribute( 'aria-label' )?.slice( -1 ) )
		.join( '' );

const isOff = ( name: string ) =>
	button( name ).getAttribute( 'aria-disabled' ) === 'true';

// Must be first: a part that has loaded once stays.
describe( 'without a connection', () => {
	test( 'dragging says that it is missing and what does the same, and comes on a second try', async () => {
		mockConnection.isLost = true;
		openList();
		await settle();
		expect( screen.getByRole( 'status' ).textContent ).toContain(
			'Dragging could not be loaded. The arrows of a row do the same.'
		);
		expect( isOff( 'Drag Channel a' ) ).toBe( true );
		fireEvent.click( button( 'Move Channel a down' ) );
		expect( order() ).toBe( 'bac' );

		mockConnection.isLost = false;
		fireEvent.click( button( 'Try again' ) );
		await settle();
		expect( screen.queryByText( /could not be loaded/ ) ).toBeNull();
		expect( isOff( 'Drag Channel a' ) ).toBe( false );
	} );
} );

describe( 'until dragging is there', () => {
	test( 'the handles say that they are off, and the arrows work', async () => {
		openList();
		expect( isOff( 'Drag Channel a' ) ).toBe( true );
		fireEvent.keyDown( button( 'Drag Channel a' ), { code: 'Space' } );
		fireEvent.click( button( 'Move Channel c up' ) );
		expect( order() ).toBe( 'acb' );
		expect( mockSpeak ).toHaveBeenCalledWith(
			'Channel c is now at position 2 of 3.'
		);
		await settle();
	} );

	test( 'what is typed in a row stays with its focus when it comes', async () => {
		openList();
		const field = screen.getByLabelText< HTMLInputElement >( 'Value of b' );
		field.focus();
		fireEvent.change( field, { target: { value: '+49' } } );
		await settle();
		expect( isOff( 'Drag Channel b' ) ).toBe( false );
		expect( field.ownerDocument.activeElement ).toBe( field );
		expect( screen.getByLabelText( 'Value of b' ) ).toBe( field );
		expect( field.value ).toBe( '+49' );
	} );
} );

describe( 'the handle', () => {
	/** Presses a key, and waits for the library, which listens a moment later. */
	const press = async ( target: Element, code: string ) => {
		await act( async () => {
			fireEvent.keyDown( target, { code } );
			await new Promise( ( done ) => setTimeout( done ) );
		} );
	};

	test( 'picks up with Space, moves with arrows, drops with Space, and each is read out', async () => {
		openList();
		await settle();
		const handle = button( 'Drag Channel a' );
		handle.focus();
		await press( handle, 'Space' );
		expect( handle.getAttribute( 'aria-pressed' ) ).toBe( 'true' );
		expect( handle.closest( 'li' )?.className ).toContain( 'is-dragged' );
		expect( screen.getByText( 'Channel a is picked up.' ) ).toBeTruthy();
		await press( handle, 'ArrowDown' );
		await press( handle, 'Space' );
		expect( order() ).toBe( 'bac' );
		expect(
			screen.getByText( 'Channel a is now at position 2 of 3.' )
		).toBeTruthy();
		expect( handle.getAttribute( 'aria-pressed' ) ).toBeNull();
		expect( handle.closest( 'li' )?.className ).not.toContain(
			'is-dragged'
		);
	} );

	test( 'tells how it is used, and leaves everything at its place after Escape', async () => {
		openList();
		await settle();
		const handle = button( 'Drag Channel a' );
		const id = handle.getAttribute( 'aria-describedby' );
		expect( document.getElementById( id ?? '' )?.textContent ).toContain(
			'Press space to pick up'
		);
		await press( handle, 'Space' );
		await press( handle, 'ArrowDown' );
		await press( handle, 'Escape' );
		expect( order() ).toBe( 'abc' );
		expect(
			screen.getByText( 'Channel a is back at its former position.' )
		).toBeTruthy();
	} );
} );
