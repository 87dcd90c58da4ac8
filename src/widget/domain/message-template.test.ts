import fc from 'fast-check';
import { fillTemplate } from './message-template';

const page = { title: 'Blue shoes', url: 'https://shop.example/blue?x=1' };

describe( 'presetMessage', () => {
	test.each( [
		[ 'no text', '', '' ],
		[ 'text without placeholders', 'Hello', 'Hello' ],
		[ 'the title', 'About {title}', 'About Blue shoes' ],
		[ 'the address', 'See {url}', 'See https://shop.example/blue?x=1' ],
		[
			'both, again and again',
			'{title}{url}{title}',
			'Blue shoeshttps://shop.example/blue?x=1Blue shoes',
		],
		[
			'unknown placeholders',
			'{name} {TITLE} {title',
			'{name} {TITLE} {title',
		],
		[ 'percent signs', '100% {title} %zz', '100% Blue shoes %zz' ],
		[
			'emoji and right-to-left text',
			'👋 مرحبا {title}',
			'👋 مرحبا Blue shoes',
		],
		[ 'line breaks', 'Hi\n{title}', 'Hi\nBlue shoes' ],
	] )( 'fills in %s', ( _, text, message ) => {
		expect( fillTemplate( text, page ) ).toBe( message );
	} );

	test.each( [
		[ 'a placeholder', '{url}' ],
		[ 'a pattern of replace()', '$& $1 $` $$' ],
	] )( 'leaves a title alone that holds %s', ( _, title ) => {
		expect( fillTemplate( 'On {title}!', { ...page, title } ) ).toBe(
			`On ${ title }!`
		);
	} );

	test( 'changes nothing but placeholders', () => {
		fc.assert(
			fc.property( fc.string(), ( text ) => {
				const plain = text.replaceAll( '{', '' );
				expect( fillTemplate( plain, page ) ).toBe( plain );
			} )
		);
	} );
} );
