/** The option of WordPress's images and galleries to open pictures that link to their file over the page. */
import { expectNoViolations } from './support/axe';
import {
	callEditor,
	canvasOf,
	editPage,
	saveEditor,
} from './support/block-editor';
import { expect, test } from './support/fixtures';

const SCENE = '/wp-content/chaty-sample/behaviours/pictures';

const image = ( name: string ) =>
	`<!-- wp:image {"linkDestination":"media"} --><figure class="wp-block-image"><a href="${ SCENE }/${ name }.svg"><img src="${ SCENE }/${ name }.svg" alt="${ name }"/></a></figure><!-- /wp:image -->`;
const CONTENT = `${ image( 'oven' ) }
<!-- wp:gallery {"linkTo":"media"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${ image(
	'loaf'
) }${ image( 'rolls' ) }</figure><!-- /wp:gallery -->`;

test( 'a gallery gets the lightbox by a switch in the editor, and the page loads it for that alone', async ( {
	site,
	page,
} ) => {
	const path = await site.putPage( { slug: 'pictures', content: CONTENT } );
	const script = page.locator( '#chaty-lightbox-js' );
	await page.goto( path );
	await expect( script ).toHaveCount( 0 );

	await editPage( page );
	const canvas = canvasOf( page );
	await expect(
		canvas.locator( '[data-type="core/gallery"]' )
	).toBeVisible();
	await callEditor(
		page,
		'dispatch( "core/block-editor" ).selectBlock( wp.data.select( "core/block-editor" ).getBlocks().find( ( { name } ) => name === "core/gallery" ).clientId )'
	);
	const toggle = page.getByRole( 'checkbox', { name: 'Open over the page' } );
	await toggle.click();
	await expectNoViolations( page, '.block-editor-block-inspector' );
	await saveEditor( page );
	await expect(
		canvas.locator( '[data-type="core/gallery"]' )
	).toBeVisible();
	await expect( canvas.getByText( 'Attempt' ) ).toHaveCount( 0 );

	await page.goto( path );
	await expect( script ).toHaveCount( 1 );
	await page.getByRole( 'link', { name: 'loaf' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Picture viewer' } );
	await expect( dialog ).toContainText( 'Image 1 of 2' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	// This image does not have the option.
	await page.getByRole( 'link', { name: 'oven' } ).click();
	await expect( page ).toHaveURL( /oven\.svg$/ );
} );
