import { fireEvent, screen } from '@testing-library/react';
import { openEditor } from '../../../../tests/unit/editor';
import { aRawChannel } from '../../../../tests/unit/settings';

/** Types a color into the first field of Look, and returns the widget. */
function setColor( ...types: readonly ( 'Phone' | 'Whatsapp' )[] ) {
	const { editor } = openEditor( {
		id: 0,
		settings: {},
		triggers: {},
		channels: types.map( ( type ) => aRawChannel( type ) ),
	} );
	fireEvent.click( screen.getByRole( 'button', { name: 'Look' } ) );
	const [ field ] = screen.getAllByRole( 'textbox', {
		name: 'Button color',
	} );
	fireEvent.change( field as HTMLElement, { target: { value: '#123' } } );
	return editor.widget;
}

test( 'with a single channel, the color of the button is that of the channel', () => {
	const { channels, settings } = setColor( 'Whatsapp' );
	expect( channels[ 0 ] ).toMatchObject( { icon_color: '#123' } );
	expect( settings ).toEqual( {} );
} );

test( 'with several channels, it is that of the widget', () => {
	const { settings } = setColor( 'Whatsapp', 'Phone' );
	expect( settings ).toEqual( { widget_color: '#123' } );
} );
