/** Links and other elements of a page that open a widget (docs/how-it-works.md, "Links that open a widget"). */
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';
import {
	aChannel,
	CHANNELS,
	expectAccessible,
	FORM_CHANNEL,
	WidgetOnPage,
} from './support/widget';

/** The second has a channel that leads to a page of the site, the third nothing else. */
function widgetsOf( { url }: Site ) {
	const toAPage = aChannel( {
		channel: 'Link',
		value: `${ url }/visit-us/`,
	} );
	return [
		{ channels: CHANNELS },
		{
			channels: [ toAPage, FORM_CHANNEL ],
			settings: { position: 'left' },
		},
		{ channels: [ toAPage ] },
	];
}

const CONTENT = `
<p><a href="#chaty">First</a> <a href="/links/#chaty-1">Second</a> <a href="#chaty-contact-us">Form</a></p>
<p><a href="#chaty-link">Message us</a> <a href="#chaty-9">Nobody</a> <a href="#chaty-email">To the text</a></p>
<p><span data-chaty-open="1">By key</span> <button data-chaty-open="2-link">Single</button></p>
<p>[chaty_button channel="link" widget="1" text="Button" color="#25d366"] [chaty_open widget="1" text="Opener"]</p>
<h2 id="chaty-email">Email</h2>
<!-- wp:navigation {"overlayMenu":"always"} --><!-- wp:navigation-link {"label":"Chat","url":"#chaty-1"} /--><!-- /wp:navigation -->`;

test( 'links, and elements with the attribute, open widgets and channels by mouse and keyboard', async ( {
	site,
	page,
	visit,
} ) => {
	const path = await site.putPage( { slug: 'links', content: CONTENT } );
	const first = await visit( widgetsOf( site ), { path, analytics: 'on' } );
	const second = new WidgetOnPage( page, 1 );
	const link = ( name: string ) =>
		page.getByRole( 'link', { name, exact: true } );

	// Without scripts, these lead to the channel.
	for ( const name of [ 'Message us', 'Button' ] ) {
		await expect( link( name ) ).toHaveAttribute(
			'href',
			`${ site.url }/visit-us/`
		);
	}
	await link( 'First' ).click();
	await first.expectOpen();
	await expect( first.channels.first() ).toBeFocused();
	await link( 'Opener' ).press( 'Enter' );
	await second.expectOpen();
	await link( 'Second' ).press( 'Enter' );
	await second.expectOpen();
	await first.expectClosed();
	expect( page.url() ).not.toContain( '#' );

	await link( 'Form' ).click();
	await expect( second.panel ).toBeVisible();
	await expect( second.panel.getByLabel( 'Name' ) ).toBeFocused();
	for ( const opener of [
		link( 'Message us' ),
		page.getByRole( 'button', { name: 'Single' } ),
	] ) {
		const opened = page.context().waitForEvent( 'page' );
		await opener.press( 'Enter' );
		await expect( await opened ).toHaveURL( /visit-us/ );
		await ( await opened ).close();
	}
	await expect
		.poll( async () =>
			( await site.statRows() )
				.filter( ( { clicks } ) => Number( clicks ) )
				.map( ( { widget, channel } ) => `${ widget } ${ channel }` )
				.sort()
		)
		.toEqual( [
			'0 ',
			'_1 ',
			'_1 Contact_Us',
			'_1 Link',
			'_2 ',
			'_2 Link',
		] );

	await page.getByRole( 'button', { name: 'By key' } ).press( 'Enter' );
	await second.expectOpen();
	await page.keyboard.press( 'Escape' );
	await page.evaluate( () => {
		// What a script dispatches has no element.
		document.dispatchEvent( new MouseEvent( 'click' ) );
		document.body.insertAdjacentHTML(
			'afterbegin',
			'<b data-chaty-open>Later</b>'
		);
	} );
	await page.keyboard.press( 'Tab' );
	await page.getByRole( 'button', { name: 'Later' } ).press( ' ' );
	await first.expectOpen();

	await link( 'Nobody' ).click();
	await first.expectClosed();
	await expect( page ).toHaveURL( /#chaty-9$/ );
	await link( 'To the text' ).click();
	await expect( page ).toHaveURL( /#chaty-email$/ );
	await first.expectClosed();
} );

test( 'an open menu closes first, and an address opens a widget and marks its channel', async ( {
	site,
	page,
	visit,
} ) => {
	const path = await site.putPage( { slug: 'links', content: CONTENT } );
	await visit( widgetsOf( site ), { path: `${ path }#chaty-contact_us` } );
	const second = new WidgetOnPage( page, 1 );
	const marked = second.channel( 'Contact_Us' );
	await second.expectOpen();
	await expect( marked ).toBeFocused();
	await expect( marked ).toHaveAttribute( 'aria-current', 'true' );
	await expectAccessible( page );

	await page.goto( `${ path }#chaty-1-link` );
	await page.reload();
	await expect( second.channel( 'Link' ) ).toBeFocused();
	await page.keyboard.press( 'Escape' );

	await page.getByRole( 'button', { name: 'Open menu' } ).click();
	await page.getByRole( 'link', { name: 'Chat', exact: true } ).click();
	await second.expectOpen();
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await second.close.click();
	await second.expectClosed();
} );
