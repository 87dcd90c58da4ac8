/** The plugin's blocks in the block editor, and what pages show of them. */
import { expectNoViolations } from './support/axe';
import {
	beginPage,
	callEditor,
	canvasOf,
	editPage,
	saveEditor,
} from './support/block-editor';
import { expect, test } from './support/fixtures';
import { aWidget, CHANNELS } from './support/widget';

test( 'a button is inserted and set by keyboard, drawn by the server, and valid after a reload @main', async ( {
	site,
	page,
	browser,
} ) => {
	await site.importSettings( [ aWidget( { channels: CHANNELS } ) ] );
	const canvas = await beginPage( page, '/contact button' );
	await expect(
		page.locator( '.components-autocomplete__result' ).first()
	).toHaveText( 'Contact button' );
	await page.keyboard.press( 'Enter' );

	const block = canvas.locator( '[data-type="chaty/button"]' );
	const channel = block.getByLabel( 'Channel' );
	await expect( block ).toContainText( 'Where does the button lead?' );
	await expect( channel.locator( 'option' ) ).toHaveText( [
		'Choose a channel',
		'Phone',
		'Email',
		'Telegram',
	] );
	await channel.selectOption( 'email' );
	await expect( block.locator( 'a.chaty-button' ) ).toContainText( 'Email' );
	await page.getByLabel( 'Text of the button' ).fill( 'Ask <us>' );
	await expect( block.locator( 'a.chaty-button' ) ).toContainText(
		'Ask <us>'
	);
	await expectNoViolations( page, '.block-editor-block-inspector' );

	const url = await saveEditor( page );
	await expect( block.locator( 'a.chaty-button' ) ).toBeVisible();
	await expect( canvas.getByText( 'Attempt' ) ).toHaveCount( 0 );

	const plain = await browser.newPage( { javaScriptEnabled: false } );
	await plain.goto( url );
	await expect(
		plain.getByRole( 'link', { name: 'Ask <us>' } )
	).toHaveAttribute( 'href', 'mailto:someone@example.com' );
	await plain.close();
} );

const PARAGRAPHS = [ 'Rye', 'Spelt', 'Oat', 'Corn', 'Wheat' ]
	.map(
		( text ) =>
			`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`
	)
	.join( '' );
const SIDE = ( text: string ) =>
	`<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph --></div><!-- /wp:group -->`;

const SCENE = '/wp-content/chaty-sample/behaviours/pictures';
const IMAGE = ( name: string ) =>
	`<!-- wp:image {"linkDestination":"media"} --><figure class="wp-block-image"><a href="${ SCENE }/${ name }.svg"><img src="${ SCENE }/${ name }.svg" alt="${ name }"/></a></figure><!-- /wp:image -->`;

const CONTENT = `
<!-- wp:chaty/buttons --><!-- wp:chaty/button {"channel":"Email"} /--><!-- wp:chaty/button {"channel":"nobody"} /--><!-- wp:chaty/open /--><!-- /wp:chaty/buttons -->
<!-- wp:chaty/carousel {"label":"Breads","items":"2","pauseTime":0} -->${ PARAGRAPHS }<!-- /wp:chaty/carousel -->
<!-- wp:chaty/slider {"label":"Guests","pauseTime":0} -->${ PARAGRAPHS }<!-- /wp:chaty/slider -->
<!-- wp:chaty/bar-graph --><!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>Rye 82 %</li><!-- /wp:list-item --></ul><!-- /wp:list --><!-- /wp:chaty/bar-graph -->
<!-- wp:chaty/portfolio {"counts":true} --><!-- wp:chaty/portfolio-item {"categories":"Sweet"} --><!-- wp:paragraph --><p>Knots</p><!-- /wp:paragraph --><!-- /wp:chaty/portfolio-item --><!-- wp:chaty/portfolio-item {"categories":"Bread, Gluten free"} --><!-- wp:paragraph --><p>Crisp</p><!-- /wp:paragraph --><!-- /wp:chaty/portfolio-item --><!-- /wp:chaty/portfolio -->
<!-- wp:chaty/map {"label":"Our shops","click":true} --><!-- wp:chaty/place {"title":"Harbour","address":"Quay 12, Flensburg","text":"From seven.","link":"https://example.org/"} /--><!-- /wp:chaty/map -->
<!-- wp:chaty/hover-box -->${ SIDE( 'Front' ) }${ SIDE(
	'Back'
) }<!-- /wp:chaty/hover-box -->
${ IMAGE( 'oven' ) }
<!-- wp:gallery {"linkTo":"media"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ IMAGE(
	'loaf'
) }${ IMAGE( 'rolls' ) }</figure><!-- /wp:gallery -->`;

test( 'behaviours run in blocks, which are edited as a whole, and a gallery gets the lightbox there; other pages load nothing of them', async ( {
	site,
	page,
} ) => {
	test.slow();
	await page.goto( '/visit-us/' );
	await expect(
		page.locator( '[id^="chaty-"]:is(script, link):not([id^="chaty-l"])' )
	).toHaveCount( 0 );

	await site.importSettings( [ aWidget( { channels: CHANNELS } ) ] );
	const path = await site.putPage( { slug: 'blocks', content: CONTENT } );
	await page.goto( path );
	const lightbox = page.locator( '#chaty-lightbox-js' );
	await expect( lightbox ).toHaveCount( 0 );
	const carousel = page.getByRole( 'group', { name: 'Breads' } );
	await expect( carousel.getByText( 'Items 1 to 2 of 5' ) ).toBeVisible();
	await carousel.getByRole( 'button', { name: 'Next items' } ).click();
	await expect( carousel.getByText( 'Items 3 to 4 of 5' ) ).toBeVisible();
	const slider = page.getByRole( 'group', { name: 'Guests' } );
	await slider.getByRole( 'button', { name: 'Next slide' } ).click();
	await expect( slider.getByText( 'Spelt' ) ).toBeInViewport();
	await expect( page.getByRole( 'meter', { name: 'Rye' } ) ).toHaveAttribute(
		'aria-valuetext',
		'82 %'
	);
	await page.getByRole( 'button', { name: 'Gluten free' } ).click();
	await expect( page.getByText( 'Knots' ) ).toBeHidden();
	await expect( page.getByText( 'Crisp' ) ).toBeVisible();
	await page.getByRole( 'button', { name: /^All/ } ).click();
	await expect(
		page.getByRole( 'link', { name: 'example.org' } )
	).toHaveAttribute( 'href', 'https://example.org/' );
	await expect(
		page.getByRole( 'button', { name: /map/i } ).first()
	).toBeVisible();
	await page.locator( '[data-chaty="hover-box"]' ).hover();
	await expect( page.getByText( 'Back', { exact: true } ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Contact us', exact: true } ).click();
	await expect( page.locator( '.chaty-channel' ).first() ).toBeVisible();
	await expectNoViolations( page, '.wp-block-post-content' );

	await editPage( page, path );
	const canvas = canvasOf( page );
	await expect( canvas.getByText( 'Back', { exact: true } ) ).toBeVisible();
	await expect( canvas.getByText( 'Wheat' ) ).toHaveCount( 2 );
	await expect( canvas.getByText( 'Knots' ) ).toBeVisible();
	await expect( canvas.getByText( 'Quay 12, Flensburg' ) ).toBeVisible();
	await expect( canvas.getByText( 'has “nobody”' ) ).toBeVisible();

	const gallery = canvas.locator( '[data-type="core/gallery"]' );
	await expect( gallery ).toBeVisible();
	await callEditor(
		page,
		'dispatch( "core/block-editor" ).selectBlock( wp.data.select( "core/block-editor" ).getBlocks().at( -1 ).clientId )'
	);
	await page.getByRole( 'tab', { name: 'Settings' } ).click();
	await page.getByRole( 'checkbox', { name: 'Open over the page' } ).click();
	await expectNoViolations( page, '.block-editor-block-inspector' );
	await saveEditor( page );
	await expect( gallery ).toBeVisible();
	await expect( canvas.getByText( 'Attempt' ) ).toHaveCount( 0 );

	await page.goto( path );
	await expect( lightbox ).toHaveCount( 1 );
	await page.getByRole( 'link', { name: 'loaf' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Picture viewer' } );
	await expect( dialog ).toContainText( 'Image 1 of 2' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	// This image does not have the option.
	await page.getByRole( 'link', { name: 'oven' } ).click();
	await expect( page ).toHaveURL( /oven\.svg$/ );
} );
