import { fireEvent, render, screen } from '@testing-library/react';
import { SaveButton } from './save-button';

const onSave = jest.fn();

beforeEach( () => onSave.mockReset() );

const draw = ( isDirty: boolean, isSaving: boolean, label?: string ) => {
	render(
		<SaveButton
			isDirty={ isDirty }
			isSaving={ isSaving }
			onSave={ onSave }
			{ ...( label && { label } ) }
		/>
	);
	return screen.getByRole( 'button' );
};

test( 'changes can be saved', () => {
	const button = draw( true, false );
	expect( button.textContent ).toBe( 'Save' );
	fireEvent.click( button );
	expect( onSave ).toHaveBeenCalledTimes( 1 );
} );

test( 'a widget that visitors have never seen is published', () => {
	expect( draw( true, false, 'Publish' ).textContent ).toBe( 'Publish' );
} );

test.each( [
	[ 'there is nothing to save', false, false, 'Saved' ],
	[ 'a save is under way', true, true, 'Save' ],
] )(
	'it is off, but keeps the focus, while %s',
	( _, isDirty, isSaving, text ) => {
		const button = draw( isDirty, isSaving );
		button.focus();
		fireEvent.click( button );
		expect( onSave ).not.toHaveBeenCalled();
		expect( button.textContent ).toBe( text );
		expect( button.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		expect( button.ownerDocument.activeElement ).toBe( button );
	}
);
