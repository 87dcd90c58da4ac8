/** What a page builder does with "duplicate", and a script that keeps markup and puts it back. */
import type { Locator } from '@playwright/test';
import { expect, test } from './support/behaviour-page';

const PICTURES = '/wp-content/chaty-sample/behaviours/pictures';

const PAGE = `
<section class="part">
	<ul data-chaty="carousel" aria-label="Letters">${ [ ...'abcdefghij' ]
		.map( ( letter ) => `<li>Item ${ letter }</li>` )
		.join( '' ) }</ul>
	<div data-chaty="slider" aria-label="Words"><ul><li>Word one</li><li>Word two</li></ul></div>
	<div data-chaty="slider" data-chaty-preset="image" data-chaty-effect="fade" aria-label="Pictures"><div data-chaty-part="slides">
		<img src="${ PICTURES }/loaf.svg" alt="Loaf" title="A loaf" width="90" height="60">
		<img src="${ PICTURES }/oven.svg" alt="Oven" title="An oven" width="90" height="60">
	</div></div>
	<div data-chaty="portfolio">
		<button data-chaty-filter="*">All</button><button data-chaty-filter="bread">Bread</button>
		<ul data-chaty-part="items"><li data-chaty-categories="bread">Rye</li><li data-chaty-categories="house">Oven</li></ul>
	</div>
	<nav data-chaty="navigation" data-chaty-label="Go to"><a href="/bread">Bread</a></nav>
	<div data-chaty="map" data-chaty-click aria-label="Bakery"></div>
	<div data-chaty="video" data-chaty-background="${ PICTURES }/harbour.webm">Harbor</div>
	<iframe data-chaty="video" data-chaty-click title="Film" data-src="https://player.vimeo.com/video/76979871"></iframe>
</section>
`;

/** Expects each behaviour of a part of the page to be there once, and to work. */
async function expectToWork( part: Locator ) {
	const button = ( name: string ) =>
		part.getByRole( 'button', { name, exact: true } );
	const carousel = part.getByRole( 'group', { name: 'Letters' } );
	await expect( carousel ).toHaveCount( 1 );
	await expect( carousel.locator( 'li' ) ).toHaveCount( 10 );
	await button( 'Next items' ).click();
	await expect( part.getByText( 'Items 5 to 8 of 10' ) ).toBeVisible();
	await button( 'Previous items' ).click();

	const words = part.getByRole( 'group', { name: 'Words' } );
	await words.getByRole( 'button', { name: 'Next slide' } ).click();
	await expect( words.locator( 'li:not( [inert] )' ) ).toHaveText(
		'Word two'
	);
	await words.getByRole( 'button', { name: 'Slide 1' } ).click();
	const pictures = part.getByRole( 'group', { name: 'Pictures' } );
	await expect( pictures.locator( '.chaty-slider-dot' ) ).toHaveCount( 2 );
	await expect( pictures.locator( '.chaty-slider-caption' ) ).toHaveText( [
		'A loaf',
		'An oven',
	] );

	await button( 'Bread' ).click();
	await expect(
		part.locator( '.chaty-portfolio-status', { hasText: '1 item' } )
	).toHaveCount( 1 );
	await expect( part.getByText( 'Oven', { exact: true } ) ).toBeHidden();
	await button( 'All' ).click();

	for ( const once of [
		part.locator( 'nav select' ),
		button( 'Show the map' ),
		part.locator( '.chaty-video-background' ),
		part.locator( '.chaty-video-control' ),
		button( 'Play: Film' ),
	] ) {
		await expect( once ).toHaveCount( 1 );
	}
}

test( 'when what runs is duplicated, or put back as markup that was kept, then it is there once and works', async ( {
	openPage,
	page,
} ) => {
	await openPage( 'copies', PAGE );
	const parts = page.locator( '.part' );
	await expectToWork( parts );

	await parts.evaluate( ( part ) => part.after( part.cloneNode( true ) ) );
	await expectToWork( parts.last() );
	await expectToWork( parts.first() );

	await parts.last().evaluate( ( part ) => {
		const { outerHTML } = part;
		part.outerHTML = outerHTML;
	} );
	await expectToWork( parts.last() );
} );
