import { fireEvent, render, screen } from '@testing-library/react';
import { preload } from '../../../../tests/unit/editor';
import type { WidgetDocument } from '../../domain/document';
import { findListReason } from '../../domain/widget-list';
import { FirstStart } from './first-start';

let mockPreviewed: WidgetDocument | undefined;

jest.mock( '../preview/preview-frame', () => ( {
	PreviewFrame: ( { widget }: { widget: WidgetDocument } ) => {
		mockPreviewed = widget;
		return null;
	},
} ) );

test.each( [
	[ '', 0 ],
	[ '0151 23456789', 0 ],
	[ '+49', 0 ],
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
		const field = screen.getByLabelText( 'Your WhatsApp number' );
		fireEvent.change( field, { target: { value } } );
		const button = screen.getByText( 'Publish' );
		expect( button.getAttribute( 'aria-disabled' ) ).toBe(
			String( saves === 0 )
		);
		fireEvent.submit( button.closest( 'form' ) as HTMLFormElement );
		expect( onPublish ).toHaveBeenCalledTimes( saves );
	}
);

test( 'the field is ready, and the button stands on the page before there is a number', async () => {
	render(
		<FirstStart
			preload={ preload }
			isBusy={ false }
			onPublish={ jest.fn() }
			onChoose={ jest.fn() }
			menu={ null }
		/>
	);
	const field = screen.getByLabelText( 'Your WhatsApp number' );
	expect( field.ownerDocument.activeElement ).toBe( field );
	expect( field ).toHaveProperty( 'inputMode', 'tel' );
	await screen.findByText( 'With the country code: +49 1512 3456789' );
	expect(
		mockPreviewed && findListReason( mockPreviewed, new Date() )
	).toBeNull();
} );
