import { fireEvent, render, screen } from '@testing-library/react';
import { EditOrPreview } from './edit-or-preview';

const mockScrolled: number[] = [];

jest.mock( '../../browser/focus', () => ( {
	readScroll: () => 700,
	scrollPage: ( top: number ) => mockScrolled.push( top ),
} ) );

const draw = ( revealed: object | null = null ) => (
	<EditOrPreview
		revealed={ revealed }
		editor={ <input /> }
		preview={ <iframe title="Page" /> }
	/>
);

const press = ( name: string ) =>
	fireEvent.click( screen.getByRole( 'button', { name } ) );

const expectPressed = ( name: string ) =>
	expect( screen.getByRole( 'button', { pressed: true } ).textContent ).toBe(
		name
	);

test( 'the owner goes to the preview and back, and finds the place in the fields again', () => {
	const { container } = render( draw() );
	const page = screen.getByTitle( 'Page' );
	expectPressed( 'Edit' );
	press( 'Preview' );
	expectPressed( 'Preview' );
	expect( container.firstElementChild?.getAttribute( 'data-view' ) ).toBe(
		'preview'
	);
	press( 'Edit' );
	expectPressed( 'Edit' );
	expect( mockScrolled ).toEqual( [ 0, 700 ] );
	// A frame that is moved or made anew would load its page once more.
	expect( screen.getByTitle( 'Page' ) ).toBe( page );
} );

test( 'what leads to a field leads to the fields first', () => {
	const { rerender } = render( draw() );
	press( 'Preview' );
	rerender( draw( { path: 'channels[0].value' } ) );
	expectPressed( 'Edit' );
} );
