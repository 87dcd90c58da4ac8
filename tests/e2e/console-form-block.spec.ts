/** The contact form as a block and a shortcode, in the editor and on pages. */
import { expectNoViolations } from './support/axe';
import { callEditor, beginPage, saveEditor } from './support/block-editor';
import { press } from './support/console';
import { expect, test } from './support/fixtures';
import { aChannel, aWidget, FORM_CHANNEL } from './support/widget';

const FORM = {
	...FORM_CHANNEL,
	consent_text: '<p>I agree to the <a href="/privacy/">policy</a></p>',
	is_consent_required: 1,
	contact_own_fields: [
		{ id: 'own_day', kind: 'date', label: 'Day', is_required: 0 },
	],
};
const WIDGETS = [
	aWidget( { channels: [ aChannel() ] } ),
	aWidget( {
		id: '_1',
		channels: [
			FORM,
			aChannel( { channel: 'Email', value: 'us@example.com' } ),
		],
		triggers: {
			pages: [ { kind: 'url_is', effect: 'show', value: '/x/' } ],
		},
	} ),
];

test( 'a form is inserted, drawn by the server, and replaced by links without scripts', async ( {
	site,
	page,
	browser,
} ) => {
	await site.importSettings( WIDGETS );
	const canvas = await beginPage( page, '/contact form' );
	await page.getByRole( 'option', { name: 'Contact form' } ).click();
	const block = canvas.locator( '[data-type="chaty/contact-form"]' );
	await expect( block ).toContainText( 'Message *' );
	await expect( block ).toContainText( 'Send it' );
	await expect(
		page.getByLabel( 'Form of the widget' ).locator( 'option' )
	).toHaveText( [ 'The first of the page', 'Widget 2: Write to us, Email' ] );

	const url = await saveEditor( page );
	await expect( block ).toContainText( 'Send it' );
	await expect( canvas.getByText( 'Attempt' ) ).toHaveCount( 0 );
	await callEditor(
		page,
		'dispatch( "core/block-editor" ).updateBlockAttributes( wp.data.select( "core/block-editor" ).getBlocks()[ 0 ].clientId, { widget: "9" } )'
	);
	await expect( block ).toContainText( 'has “9”' );

	const plain = await browser.newPage( { javaScriptEnabled: false } );
	await plain.goto( url );
	await expect(
		plain.locator( 'main' ).getByRole( 'link', { name: 'Email' } )
	).toHaveAttribute( 'href', 'mailto:us@example.com' );
	await expect( plain.locator( '.chaty-inline-form' ) ).toBeHidden();
	await plain.close();
} );

test( 'two forms of a page keep their drafts in themes of both kinds, and what is sent is stored and thanked for', async ( {
	site,
	page,
} ) => {
	await site.importSettings( WIDGETS );
	const path = await site.putPage( {
		slug: 'form',
		content:
			'<!-- wp:chaty/contact-form {"widget":"1"} /-->\n<p>[chaty_contact_form]</p>[chaty_contact_form widget="0"]',
	} );
	const forms = page.locator( '.chaty-inline-form form' );
	const [ first, second ] = [ forms.nth( 0 ), forms.nth( 1 ) ];
	await page.goto( path );
	await first.getByLabel( 'Name' ).fill( 'Ada' );
	await second.getByLabel( 'Name' ).fill( 'Grace' );
	await expectNoViolations( page, '.chaty-inline-form' );

	await site.switchTheme( 'chaty-classic' );
	await page.goto( path );
	await expect( forms ).toHaveCount( 2 );
	await expect( first.getByLabel( 'Name' ) ).toHaveValue( 'Ada' );
	await expect( second.getByLabel( 'Name' ) ).toHaveValue( 'Grace' );
	await expectNoViolations( page, '.chaty-inline-form' );

	await press( first, 'Send it' );
	await expect( first.getByLabel( 'Email' ) ).toBeFocused();
	await first.getByLabel( 'Email' ).fill( 'ada@shop.example' );
	await first.getByLabel( 'Message' ).fill( 'Rye?' );
	await first.getByRole( 'checkbox' ).check();
	await press( first, 'Send it' );
	await expect( first.getByRole( 'status' ) ).toContainText( 'Thank you' );
	expect( await site.contactRows() ).toHaveLength( 1 );
	await page.reload();
	await expect( first.getByLabel( 'Name' ) ).toHaveValue( '' );
	await expect( second.getByLabel( 'Name' ) ).toHaveValue( 'Grace' );
} );
