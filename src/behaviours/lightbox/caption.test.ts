import { readRichText } from '../../shared/rich-text';
import { drawCaption, readCaption } from './caption';

const draw = ( html: string ) => {
	const box = document.createElement( 'p' );
	box.append(
		...drawCaption( readRichText( html ), 'https://site.example/a/' )
	);
	return box.innerHTML.replaceAll( ' data-chaty-added=""', '' );
};

test.each( [
	[
		'<strong>a</strong><b>b</b><i>c</i><br>d',
		'<strong>a</strong><b>b</b><i>c</i><br>d',
	],
	[
		'<a href="../shop" onclick="x()">buy</a>',
		'<a href="https://site.example/shop">buy</a>',
	],
	[ '<a href="java\nscript:x()">no</a>', 'no' ],
	[ '<a href="data:text/html,x">no</a>', 'no' ],
	[ '<u>one</u><p>two</p><h1>three</h1>', 'onetwothree' ],
	[ '<em>un<i>closed', '<em>un<i>closed</i></em>' ],
] )( 'given %s, then %s', ( html, drawn ) => {
	expect( draw( html ) ).toBe( drawn );
} );

const read = ( markup: string, hasMarkup = false ) => {
	document.body.innerHTML = markup;
	return readCaption(
		document.querySelector( 'a' ) as HTMLAnchorElement,
		hasMarkup
	);
};

test.each( [
	[ '<a href="#" data-title="One" title="Two">', 'One' ],
	[ '<a href="#" title="Two">', 'Two' ],
	[ '<a href="#" data-title="<b> One </b>">', 'One' ],
	[ '<a href="#" data-title=" " title="Two">', 'Two' ],
	[
		'<figure><a href="#"></a><figcaption>Rye &amp; <em>wheat</em></figcaption></figure>',
		'Rye & wheat',
	],
	[
		'<dl class="gallery-item"><dt><a href="#"></a></dt><dd class="gallery-caption">Three</dd></dl>',
		'Three',
	],
	[
		'<figure><a href="#"><img></a><a href="#"><img></a><figcaption>Both</figcaption></figure>',
		undefined,
	],
	[ '<a href="#" data-title="1 < 2 and 3 > 2">', '1 < 2 and 3 > 2' ],
	[ '<a href="#" title="<b>bold</b>">', '<b>bold</b>' ],
	[
		'<a href="#" data-title="<b>Fresh</b><br>bread<script>x()</script>">',
		'Fresh bread',
	],
	[ '<a href="#" data-title="<img src=x onerror=x()>">', undefined ],
	[ '<a href="#" data-title="1 < 2, <b">', '1 < 2, <b' ],
	[ '<a href="#" data-title="a > b < c">', 'a > b < c' ],
	[ '<a href="#">', undefined ],
] )( 'given %s, then the text %s', ( markup, text ) => {
	expect( read( markup ) ).toEqual( text === undefined ? [] : [ text ] );
} );

test( 'given a million tags that never end, then they are text, at once', () => {
	const hostile = '<a'.repeat( 1_000_000 );
	expect( read( `<a href="#" data-title="${ hostile }">` ) ).toEqual( [
		hostile,
	] );
} );

test( 'given that inline markup is kept, then formatting and links are read, and nothing else', () => {
	expect(
		read(
			'<a href="#" data-title="<em>Rye</em> <a href=/shop onclick=x()>buy</a><iframe src=x></iframe>">',
			true
		)
	).toEqual( [
		{ tag: 'em', href: null, children: [ 'Rye' ] },
		' ',
		{ tag: 'span', href: '/shop', children: [ 'buy' ] },
	] );
} );
