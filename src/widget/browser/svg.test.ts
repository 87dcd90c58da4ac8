import { rows } from '../../../tests/fixtures/drawing-rows.json';
import { createSvg, parseSvg } from './svg';

/** What becomes of a drawing on the page. */
function draw( markup: string ): string | null {
	const node = parseSvg( markup );
	return node && createSvg( node ).outerHTML;
}

const framed = ( inner: string, paints = '', box = '0 0 24 24' ) =>
	`<svg class="chaty-svg" viewBox="${ box }" aria-hidden="true"><g${ paints }>${ inner }</g></svg>`;

describe( 'an owner’s drawing', () => {
	test.each( [
		[
			'shapes',
			'<svg viewBox="0 0 24 24"><path d="M0 0h1" fill="#fff"/></svg>',
			framed( '<path d="M0 0h1" fill="#fff"></path>' ),
		],
		[
			'lines, painted by the outer element',
			'<svg viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="2"><path d="M0 0h1"/></svg>',
			framed(
				'<path d="M0 0h1"></path>',
				' fill="none" stroke="#fff" stroke-width="2"'
			),
		],
		[
			'sizes only',
			'<svg width="39px" height="40"><circle cx="1" cy="2" r="3"/></svg>',
			framed( '<circle cx="1" cy="2" r="3"></circle>', '', '0 0 39 40' ),
		],
		[
			'a gradient of its own',
			'<svg viewBox="0 0 24 24"><defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="1" stop-color="#fff"/></linearGradient></defs><rect width="9" height="9" fill="url(#a)"/></svg>',
			framed(
				'<defs><linearGradient id="chaty-own-a" gradientUnits="userSpaceOnUse"><stop offset="1" stop-color="#fff"></stop></linearGradient></defs><rect width="9" height="9" fill="url(#chaty-own-a)"></rect>'
			),
		],
	] )( 'given %s, then it is drawn', ( _, markup, drawn ) => {
		expect( draw( markup ) ).toBe( drawn );
	} );

	test.each( [
		[ 'a script', '<script>alert(1)</script>' ],
		[ 'a style', '<style>*{display:none}</style>' ],
		[ 'other markup', '<foreignObject><b>x</b></foreignObject>' ],
		[ 'a link', '<a href="https://x.example"><text>x</text></a>' ],
		[ 'a picture', '<image href="https://x.example/x.png"/>' ],
		[ 'a copy of something', '<use href="#secret"/>' ],
		[ 'an animation', '<animate attributeName="href" to="x"/>' ],
	] )( 'given %s, then it is left out', ( _, inner ) => {
		expect(
			draw( `<svg viewBox="0 0 24 24">${ inner }<path d="M0"/></svg>` )
		).toBe( framed( '<path d="M0"></path>' ) );
	} );

	test.each( [
		[ 'a handler', 'onload="alert(1)" onclick="x"' ],
		[ 'a style', 'style="position:fixed"' ],
		[ 'classes', 'class="chaty-channel"' ],
		[ 'data', 'data-hover="x"' ],
		[ 'an address', 'href="javascript:x" xlink:href="x"' ],
		[ 'a paint from elsewhere', 'fill="url(https://x.example/#a)"' ],
		[ 'a mask from elsewhere', 'mask=\'url("//x.example")\'' ],
	] )(
		'given an attribute with %s, then it is left out',
		( _, attribute ) => {
			expect(
				draw(
					`<svg viewBox="0 0 24 24"><path d="M0" ${ attribute }/></svg>`
				)
			).toBe( framed( '<path d="M0"></path>' ) );
		}
	);
} );

test.each( rows )(
	'given an attribute with $name, then the server judges it in the same way',
	( { attribute, stays } ) => {
		const name = attribute.split( '=' )[ 0 ] as string;
		const drawn = draw(
			`<svg viewBox="0 0 24 24"><path d="M0" ${ attribute }/></svg>`
		);
		expect( drawn ).toContain( '<path d="M0"' );
		expect( drawn?.includes( ` ${ name }=` ) ).toBe( stays );
	}
);

test.each( [
	[ 'nothing', '' ],
	[ 'words', 'Hi' ],
	[ 'an icon font', '<span><i class="fab fa-whatsapp"></i></span>' ],
	[ 'an empty drawing', '<svg></svg>' ],
	[ 'only what is left out', '<svg><script>x</script></svg>' ],
	[
		'the default icon of Chaty 3.x',
		'<svg><circle class="color-element" r="9"/><path d="M0"/></svg>',
	],
] )( 'given %s, then there is no drawing', ( _, markup ) => {
	expect( parseSvg( markup ) ).toBeNull();
} );
