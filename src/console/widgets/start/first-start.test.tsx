import { fireEvent, render, screen } from '@testing-library/react';
import { preload } from '../../../../tests/unit/editor';
import { FirstStart } from './first-start';

jest.mock( '../preview/preview-frame', () => ( {
	PreviewFrame: () => null,
} ) );

test.each( [
	[ '', 0 ],
	[ '0151 23456789', 0 ],
	[ '+49 151 23456789', 1 ],
] )(
	'given the number "%s", then Publish is pressed and saves %i',
	( value, saves ) => {
		const onPublish = jest.fn();
		render(
			<FirstStart
				preload={ preload }
				isBusy={ false }
				onPublish={ onPublish }
				onChoose={ jest.fn() }
				menu={ null }
			/>
		);
		fireEvent.change( screen.getByLabelText( 'Your WhatsApp number' ), {
			target: { value },
		} );
		const button = screen.getByText( 'Publish' );
		expect( button.getAttribute( 'aria-disabled' ) ).toBe(
			String( saves === 0 )
		);
		fireEvent.submit( button.closest( 'form' ) as HTMLFormElement );
		expect( onPublish ).toHaveBeenCalledTimes( saves );
	}
);
