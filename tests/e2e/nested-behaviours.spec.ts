import { putBehaviourPage } from './support/behaviour-page';
import { expect, test } from './support/fixtures';

const PICTURES = '/wp-content/chaty-sample/behaviours/pictures';
const picture = ( name: string ) =>
	`<li><a href="${ PICTURES }/${ name }.svg" data-lightbox="x"><img src="${ PICTURES }/${ name }.svg" alt="${ name }" width="90" height="60"></a></li>`;

const PAGE = `<!-- wp:html -->
<div data-chaty="tabs">
	<ul data-chaty-part="list"><li><a href="#first">First</a></li><li><a href="#second">Second</a></li></ul>
	<div id="first" data-chaty-part="panel">
		<ul data-chaty="accordion"><li>
			<h2 data-chaty-part="heading">Pictures</h2>
			<div data-chaty-part="panel">
				<p><a href="#deep">Far away</a></p>
				<div data-chaty="carousel" aria-label="Pictures"><ul>${ [
					'loaf',
					'oven',
					'rolls',
					'harbour',
				]
					.map( picture )
					.join( '' ) }<li>Five</li><li>Six</li></ul></div>
			</div>
		</li></ul>
	</div>
	<div id="second" data-chaty-part="panel">
		<div data-chaty="tabs">
			<ul data-chaty-part="list"><li><a href="#inner">Inner</a></li><li><a href="#other">Other</a></li></ul>
			<div id="inner" data-chaty-part="panel">Inner text</div>
			<div id="other" data-chaty-part="panel"><p id="deep">Deep text</p></div>
		</div>
	</div>
</div>
<!-- /wp:html -->`;

test( 'behaviours work inside each other, and Back goes back one step at a time', async ( {
	site,
	page,
} ) => {
	await page.goto( await putBehaviourPage( site, 'tabs', PAGE ) );
	await page.getByRole( 'button', { name: 'Pictures' } ).click();
	await page.getByRole( 'button', { name: 'Next items' } ).click();
	await expect( page.getByText( 'Items 3 to 6 of 6' ) ).toBeVisible();

	await page.getByRole( 'link', { name: 'rolls' } ).click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog.getByText( 'Image 3 of 4' ) ).toBeVisible();
	await page.goBack();
	await expect( dialog ).toHaveCount( 0 );
	await expect( page.getByText( 'Items 3 to 6 of 6' ) ).toBeVisible();

	await page.getByRole( 'link', { name: 'Far away' } ).click();
	await expect( page.getByText( 'Deep text' ) ).toBeVisible();
	await page.goBack();
	await expect( page.getByText( 'Far away' ) ).toBeVisible();
	await expect( page.getByText( 'Deep text' ) ).toBeHidden();
	await page.goForward();
	await expect( page.getByText( 'Deep text' ) ).toBeVisible();
} );
