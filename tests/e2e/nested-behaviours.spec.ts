import { expect, readSample, test } from './support/behaviour-page';

const PICTURES = '/wp-content/chaty-sample/behaviours/pictures';
const picture = ( name: string ) =>
	`<li><a href="${ PICTURES }/${ name }.svg" data-lightbox="x"><img src="${ PICTURES }/${ name }.svg" alt="${ name }" width="90" height="60"></a></li>`;

const PAGE = `
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
`;

test( 'behaviours work inside each other, and Back goes back one step at a time', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'tabs', PAGE );
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

/** A form whose second tab, and an accordion in it, have a required field. */
const formInTabs = ( attributes: string ) => `
<form action="#sent" ${ attributes }>
	<div data-chaty="tabs">
		<ul data-chaty-part="list"><li><a href="#bread">Bread</a></li><li><a href="#you">You</a></li></ul>
		<div id="bread" data-chaty-part="panel"><label>Loaves <input name="loaves"></label></div>
		<div id="you" data-chaty-part="panel">
			<ul data-chaty="accordion">
				<li class="selected"><h3 data-chaty-part="heading">Wishes</h3><div data-chaty-part="panel"><label>Wish <input name="wish"></label></div></li>
				<li><h3 data-chaty-part="heading">Address</h3><div data-chaty-part="panel"><label>Street <input name="street" class="required" required></label></div></li>
			</ul>
			<label>City <input name="city" class="required" required></label>
		</div>
	</div>
	<button>Order</button>
</form>
`;

test( 'given a form, when a required field in closed panels is empty, then they open and it has the focus, by whichever validation', async ( {
	openPage,
	page,
} ) => {
	for ( const attributes of [ 'data-chaty="validation"', '' ] ) {
		await openPage( 'tabs', formInTabs( attributes ) );
		await expect( page.getByRole( 'tab', { name: 'You' } ) ).toBeVisible();
		if ( attributes ) {
			await expect( page.locator( 'form[data-chaty]' ) ).toHaveAttribute(
				'novalidate'
			);
		}
		const order = page.getByRole( 'button', { name: 'Order' } );
		await order.click();
		await expect( page.getByLabel( 'Street' ) ).toBeFocused();
		await expect( page.getByLabel( 'City' ) ).toBeVisible();
		await page.getByLabel( 'Street' ).fill( 'Quay 1' );
		await page.getByLabel( 'City' ).fill( 'Harbor' );
		await order.click();
		await expect( page ).toHaveURL( /street=Quay/ );
	}
} );

test( 'given a required field in closed details of an accordion, when its form is sent, then validation opens them and it has the focus', async ( {
	openPage,
	page,
} ) => {
	await openPage(
		'accordion',
		'<form data-chaty="validation" action="#sent"><div data-chaty="accordion"><details><summary>Bell</summary><label>Name <input name="bell" class="required"></label></details></div><button>Order</button></form>'
	);
	await expect( page.locator( 'form[data-chaty]' ) ).toHaveAttribute(
		'novalidate'
	);
	await page.getByRole( 'button', { name: 'Order' } ).click();
	await expect( page.getByLabel( 'Name' ) ).toBeFocused();
} );

test( 'given a filter over pictures, when one is opened, then what is filtered away is not in the album; a link without a small picture is; wide pictures are as wide as their item', async ( {
	openPage,
	page,
} ) => {
	const item = ( name: string, category: string ) =>
		picture( name )
			.replace( '<li>', `<li data-chaty-categories="${ category }">` )
			.replace( 'width="90" height="60"', 'width="900" height="600"' );
	await openPage(
		'portfolio',
		`
			<div data-chaty="portfolio">
				<button data-chaty-filter="*">All</button><button data-chaty-filter="bread">Bread</button>
				<ul data-chaty-part="items">${ [
					item( 'loaf', 'bread' ),
					item( 'oven', 'house' ),
					item( 'rolls', 'bread' ),
				].join( '' ) }</ul>
			</div>
			<a href="${ PICTURES }/harbour.svg" data-lightbox="x" hidden>Harbor</a>
			<ul data-chaty="carousel">${ item( 'loaf', '' )
				.replace( '"x"', '"y"' )
				.repeat( 5 ) }</ul>
			`
	);
	await expect( page.getByText( 'Items 1 to 4 of 5' ) ).toBeVisible();
	for ( const shown of await page.locator( 'li:visible img' ).all() ) {
		const [ width = NaN, height, room = NaN ] = await shown.evaluate(
			( img ) => [
				img.clientWidth,
				img.clientHeight,
				img.closest( 'li' )?.clientWidth,
			]
		);
		expect( width ).toBeLessThanOrEqual( room );
		expect( height ).toBeLessThan( 600 );
	}
	await page.getByRole( 'button', { name: 'Bread' } ).click();
	await page.getByRole( 'link', { name: 'loaf' } ).first().click();
	await expect( page.getByText( 'Image 1 of 3' ) ).toBeVisible();
} );

test( 'given carousel and slider, however they are enqueued, then they share one script with Embla', async ( {
	openPage,
	site,
	page,
} ) => {
	await openPage(
		'slides',
		readSample( 'carousel' ) + readSample( 'slider' )
	);
	for ( const enqueued of [
		null,
		[ 'carousel' ],
		[ 'carousel', 'slider' ],
	] ) {
		if ( enqueued ) {
			await site.setOptions( { chaty_test_behaviours: enqueued } );
			await page.reload();
		}
		await page
			.getByRole( 'button', { name: 'Next items' } )
			.first()
			.click();
		await expect( page.getByText( 'Items 5 to 8 of 9' ) ).toBeVisible();
		await expect( page.locator( '#chaty-slides-js' ) ).toHaveCount( 1 );
	}
} );
