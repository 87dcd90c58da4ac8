import { fireEvent, screen } from '@testing-library/react';
import { openEditor } from '../../../tests/unit/editor';
import { aRawWidget } from '../../../tests/unit/settings';

/** Opens a widget with these sizes, and the group of its look. */
function openLook( settings: Record< string, unknown > ) {
	const { editor } = openEditor( aRawWidget( { settings } ) );
	fireEvent.click( screen.getByRole( 'button', { name: 'Look' } ) );
	return {
		editor,
		size: screen.getByLabelText< HTMLInputElement >( 'Size, in pixels' ),
	};
}

test.each( [
	[ 'the first key', { widget_size: '70', custom_widget_size: '74' }, '70' ],
	[ 'the other', { widget_size: 'custom', custom_widget_size: '74' }, '74' ],
	[ 'the other alone', { custom_widget_size: 94 }, '94' ],
	[ 'none', {}, '' ],
	[ 'a word', { widget_size: 'big' }, 'big' ],
] )( 'the size is that of %s', ( _, settings, shown ) => {
	expect( openLook( settings ).size.value ).toBe( shown );
} );

test( 'a typed size is the only one, also when it is emptied', () => {
	const { editor, size } = openLook( {
		widget_size: 'custom',
		custom_widget_size: '74',
	} );

	fireEvent.change( size, { target: { value: '60' } } );
	expect( editor.widget.settings ).toMatchObject( {
		widget_size: 60,
		custom_widget_size: '',
	} );

	fireEvent.change( size, { target: { value: '' } } );
	expect( size.value ).toBe( '' );
	expect( size.placeholder ).toBe( '54' );
} );

test.each( [ '9', '401', 'big' ] )( 'a size of %s is refused', ( text ) => {
	const { size } = openLook( {} );

	fireEvent.change( size, { target: { value: text } } );

	expect( size.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
	expect( screen.getByText( 'Enter a number from 10 to 400.' ) ).toBeTruthy();
} );
