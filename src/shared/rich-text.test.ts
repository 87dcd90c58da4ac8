import { readRichText, type RichNode } from './rich-text';

type Element = Exclude< RichNode, string >;

const element =
	( tag: Element[ 'tag' ], href: string | null = null ) =>
	( ...children: RichNode[] ): RichNode => ( { tag, href, children } );
const p = element( 'p' );
const b = element( 'strong' );

describe( 'what an owner writes', () => {
	test.each< [ string, string, RichNode[] ] >( [
		[ 'plain words', 'Talk to us', [ 'Talk to us' ] ],
		[ 'a paragraph', '<p>Contactanos</p>', [ p( 'Contactanos' ) ] ],
		[
			'formats inside each other',
			'<p><em><strong>Contact us</strong></em></p>',
			[ p( element( 'em' )( b( 'Contact us' ) ) ) ],
		],
		[ 'upper case', '<P>Hi</P>', [ p( 'Hi' ) ] ],
		[ 'a line break', 'One<br>Two', [ 'One', element( 'br' )(), 'Two' ] ],
		[ 'entities', 'Ask &amp; answer &lt;3', [ 'Ask & answer <3' ] ],
		[
			'a sign that is no markup',
			'1 < 2 and 3 > 2',
			[ '1 < 2 and 3 > 2' ],
		],
		[ 'nothing', '', [] ],
		[
			'markup that never ends',
			'<p>Hi <strong>you',
			[ p( 'Hi ', b( 'you' ) ) ],
		],
		[
			'double-escaped markup of older versions',
			'&lt;p&gt;How can I help you?&lt;/p&gt;',
			[ p( 'How can I help you?' ) ],
		],
	] )( 'given %s', ( _, html, nodes ) => {
		expect( readRichText( html ) ).toEqual( nodes );
	} );
} );

/** All words that would be seen, and all tags that would be made. */
function flatten( nodes: readonly RichNode[] ): {
	text: string;
	tags: string[];
} {
	const parts = nodes.map( ( node ) =>
		typeof node === 'string'
			? { text: node, tags: [] }
			: {
					text: flatten( node.children ).text,
					tags: [ node.tag, ...flatten( node.children ).tags ],
			  }
	);
	return {
		text: parts.map( ( { text } ) => text ).join( '' ),
		tags: parts.flatMap( ( { tags } ) => tags ),
	};
}

test( 'a link is a span with its unchecked URL', () => {
	expect( readRichText( '<a href="/a">us</a>' ) ).toEqual( [
		element( 'span', '/a' )( 'us' ),
	] );
} );

describe( 'what could do more than format', () => {
	test.each< [ string, string, string, string[] ] >( [
		[ 'a script', 'Hi<script>alert(1)</script>', 'Hi', [] ],
		[ 'styles', '<style>*{display:none}</style>Hi', 'Hi', [] ],
		[ 'a template', '<template><img src=x></template>Hi', 'Hi', [] ],
		[ 'a picture', 'Hi<img src=x onerror=alert(1)>', 'Hi', [] ],
		[ 'an event handler', '<p onclick="alert(1)">Hi</p>', 'Hi', [ 'p' ] ],
		[
			'a style of an element',
			'<p style="position:fixed">Hi</p>',
			'Hi',
			[ 'p' ],
		],
		[ 'a frame', '<iframe src="//x"></iframe>Hi', 'Hi', [] ],
		[
			'a drawing with a script',
			'<svg><script>x</script></svg>Hi',
			'Hi',
			[],
		],
		[
			'a drawing with a handler',
			'<svg onload=x><p>Hi</p></svg>',
			'Hi',
			[ 'p' ],
		],
		[ 'a form', '<form action=//x><button>Hi</button></form>', 'Hi', [] ],
		[ 'a remark', 'Hi<!-- secret -->', 'Hi', [] ],
		[
			'a script that was double-escaped',
			'&lt;script&gt;x&lt;/script&gt;Hi',
			'Hi',
			[],
		],
		[
			'a picture that was double-escaped',
			'&lt;img src=x onerror=y&gt;Hi',
			'Hi',
			[],
		],
	] )( 'given %s, then only the words stay', ( _, html, text, tags ) => {
		expect( flatten( readRichText( html ) ) ).toEqual( { text, tags } );
	} );

	test( 'given a picture, then it is not even asked for', () => {
		const image = jest.spyOn( window, 'Image' );
		readRichText( '<img src="https://spy.example/x.png">' );
		expect( image ).not.toHaveBeenCalled();
		expect( document.querySelector( 'img' ) ).toBeNull();
		image.mockRestore();
	} );

	test( 'given a browser that cannot parse, then the text as it came', () => {
		const parse = jest
			.spyOn( DOMParser.prototype, 'parseFromString' )
			.mockImplementation( () => {
				throw new TypeError( 'TrustedHTML is required' );
			} );
		expect( readRichText( 'Talk to us' ) ).toEqual( [ 'Talk to us' ] );
		parse.mockRestore();
	} );
} );
