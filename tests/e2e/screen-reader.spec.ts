/**
 * What a screen reader is told, as files that a person can read: screen-reader.spec.ts-snapshots. Roles and names in
 * other browsers: tests/browsers/screen-reader.txt.
 */
import { expect, test } from './support/fixtures';
import { aChannel, FORM_CHANNEL } from './support/widget';

const PHONE_AND_FORM = {
	channels: [ aChannel( { hover_text: 'Call us' } ), FORM_CHANNEL ],
};

test( 'the states and live messages of the widget and its form', async ( {
	visit,
} ) => {
	const widget = await visit( PHONE_AND_FORM );
	const expectState = ( name: string ) =>
		expect( widget.root ).toMatchAriaSnapshot( {
			name: `${ name }.aria.yml`,
		} );
	await expectState( 'closed' );
	await widget.open();
	await expectState( 'open' );
	await widget.channel( 'Contact_Us' ).click();
	await expectState( 'form' );
	const { panel } = widget;
	await panel.getByRole( 'button', { name: 'Send it' } ).click();
	await expectState( 'form-with-errors' );
	await panel.getByLabel( 'Name' ).fill( 'Ada' );
	await panel.getByLabel( 'Email' ).fill( 'ada@shop.example' );
	await panel.getByLabel( 'Message' ).fill( 'Rye?' );
	await panel.getByRole( 'button', { name: 'Send it' } ).click();
	await expectState( 'form-sent' );
} );
