import { label } from '../../../tests/fixtures/behaviours/lightbox-behaviour.json';
import { fillPlaceholders } from '../../shared/format';
import { findAlbum, readAlbumOptions, readAlt } from './album';
import type { PageLink } from './picture-link';

const link = ( name: string, attributes = '' ) =>
	`<a id="${ name }" href="/${ name }.jpg" ${ attributes }>${ name }</a>`;

test.each( [
	[
		'the same data-lightbox, in document order',
		link( 'a', 'data-lightbox="x"' ) +
			link( 'b', 'data-lightbox="y"' ) +
			`<p>${ link( 'c', 'data-lightbox="x"' ) }</p>`,
		'c',
		'ac',
	],
	[
		'names with spaces around them, and none that is only spaces',
		link( 'a', 'data-lightbox=" x"' ) +
			link( 'b', 'data-lightbox="x "' ) +
			link( 'c', 'data-lightbox=" " data-chaty-album="x"' ),
		'a',
		'ab',
	],
	[
		'areas of an image map',
		link( 'a', 'data-lightbox="x"' ) +
			'<map><area id="b" href="/b.jpg" data-lightbox="x"></map>',
		'a',
		'ab',
	],
	[
		'a group without a name in rel',
		link( 'a', 'rel="lightbox[]"' ) +
			link( 'b', 'rel="lightbox[]"' ) +
			link( 'c', 'rel="lightbox[y]"' ),
		'b',
		'ab',
	],
	[
		'the same group in rel, among other words',
		link( 'a', 'rel="lightbox[x]"' ) +
			link( 'b', 'rel="nofollow lightbox[x]"' ) +
			link( 'c', 'rel="lightbox[y]"' ),
		'b',
		'ab',
	],
	[
		'the same group of prettyPhoto, in rel or data-rel',
		link( 'a', 'rel="prettyPhoto[x]"' ) +
			link( 'b', 'data-rel="prettyPhoto[x]"' ) +
			'<a href="https://youtu.be/x" data-rel="prettyPhoto[x]">Film</a>' +
			link( 'c', 'data-rel="prettyPhoto"' ),
		'a',
		'ab',
	],
	[
		'no group: a picture alone',
		link( 'a', 'rel="lightbox"' ) + link( 'b', 'rel="lightbox"' ),
		'a',
		'a',
	],
	[
		'an album of ours, wherever on the page',
		link( 'a', 'data-chaty-album="x"' ) +
			`<div>${ link( 'b', 'data-chaty-album="x"' ) }</div>`,
		'b',
		'ab',
	],
	[
		'a container of ours',
		`<div data-chaty="lightbox">${ link(
			'a'
		) }<a href="/shop/">Shop</a>${ link( 'b' ) }${ link(
			'c',
			'data-lightbox="own"'
		) }</div>${ link( 'd' ) }`,
		'a',
		'ab',
	],
	[
		'galleries of WordPress, each for itself',
		`<figure class="wp-block-gallery">${ link( 'a' ) }</figure>
		<div class="gallery">${ link( 'b' ) }${ link( 'c' ) }</div>`,
		'c',
		'bc',
	],
	[
		'a link of ours alone',
		link( 'a', 'data-chaty="lightbox"' ) +
			link( 'b', 'data-chaty="lightbox"' ),
		'b',
		'b',
	],
] )( 'given %s', ( _, markup, pressed, album ) => {
	document.body.innerHTML = markup;
	const links = findAlbum(
		document.querySelector( `#${ pressed }` ) as PageLink
	);
	expect( links.map( ( { id } ) => id ).join( '' ) ).toBe( album );
} );

test( 'given a link that came later, then it is in the album', () => {
	document.body.innerHTML = link( 'a', 'data-lightbox="x"' );
	document.body.insertAdjacentHTML(
		'beforeend',
		link( 'b', 'data-lightbox="x"' )
	);
	expect(
		findAlbum( document.body.firstElementChild as HTMLAnchorElement )
	).toHaveLength( 2 );
} );

test.each( label.cases as [ number, number, string ][] )(
	'given picture %s of %s, then the default counter is "%s"',
	( index, total, text ) => {
		document.body.innerHTML = link( 'a', 'data-lightbox="x"' );
		const { counter } = readAlbumOptions( document.links[ 0 ] as PageLink );
		expect( fillPlaceholders( counter, [ index, total ] ) ).toBe( text );
	}
);

test( 'given links that are hidden, then those with a small picture are not in the album', () => {
	document.body.innerHTML =
		link( 'a', 'data-lightbox="x"' ) +
		link( 'b', 'data-lightbox="x"' ) +
		'<a id="c" href="/c.jpg" data-lightbox="x"><img></a>';
	const links = [ ...document.links ] as HTMLAnchorElement[];
	links.forEach( ( one ) => ( one.checkVisibility = () => false ) );
	expect( findAlbum( links[ 0 ] as PageLink ) ).toEqual(
		links.slice( 0, 2 )
	);
} );

test.each( [
	[ '', [ 'Image %1$s of %2$s', false, false, false ] ],
	[
		'data-chaty-counter="%1$s/%2$s" data-chaty-captions="markup" data-chaty-wrap',
		[ '%1$s/%2$s', false, true, true ],
	],
	[
		'data-chaty-counter="none" data-chaty-captions="text" data-chaty-wrap="false"',
		[ 'Image %1$s of %2$s', true, false, false ],
	],
	[ 'data-chaty-counter=""', [ 'Image %1$s of %2$s', false, false, false ] ],
] )(
	'given the options %s around a link, then they are %j',
	( given, options ) => {
		document.body.innerHTML = `<p ${ given }>${ link( 'a' ) }</p>`;
		const { counter, isCounterHidden, hasMarkup, isEndless } =
			readAlbumOptions( document.links[ 0 ] as PageLink );
		expect( [ counter, isCounterHidden, hasMarkup, isEndless ] ).toEqual(
			options
		);
	}
);

test.each( [
	[ '<a href="#" data-alt=" A quay "><img alt="b"></a>', 'A quay' ],
	[ '<a href="#"> text <img alt=" A boat "></a>', 'A boat' ],
	[ '<a href="#"> The quay </a>', 'The quay' ],
] )( 'given %s, then the text alternative is "%s"', ( markup, text ) => {
	document.body.innerHTML = markup;
	expect( readAlt( document.links[ 0 ] as PageLink ) ).toBe( text );
} );
