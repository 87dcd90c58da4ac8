import fc from 'fast-check';
import { safeUrl } from './safe-url';

describe( 'safeAddress', () => {
	test.each( [
		[ 'a web page', 'https://example.com/a?b=c#d' ],
		[ 'a web page without encryption', 'http://example.com/' ],
		[ 'a telephone number', 'tel:+15550100234' ],
		[ 'a text message', 'sms:+15550100234?&body=Hi%20there' ],
		[ 'a mail', 'mailto:someone@example.com?subject=Hi' ],
		[ 'a Viber chat', 'viber://chat?number=+15550100234' ],
		[ 'a Skype chat', 'skype:live:.cid.1a2b?chat' ],
	] )( 'keeps %s', ( _, address ) => {
		expect( safeUrl( address ) ).toBe( address );
	} );

	test.each( [
		[
			'capitals in the scheme',
			'HTTPS://EXAMPLE.com',
			'https://example.com/',
		],
		[ 'a missing slash', 'https:example.com', 'https://example.com/' ],
		[
			'letters of other scripts',
			'https://example.com/é?q=ü',
			'https://example.com/%C3%A9?q=%C3%BC',
		],
		[
			'markup',
			'https://example.com/"><b>',
			'https://example.com/%22%3E%3Cb%3E',
		],
		[
			'half an emoji',
			'https://example.com/\uD83D',
			'https://example.com/%EF%BF%BD',
		],
	] )( 'answers as a browser reads it: %s', ( _, address, read ) => {
		expect( safeUrl( address ) ).toBe( read );
	} );

	test.each( [
		[ 'nothing', '' ],
		[ 'a space', ' ' ],
		[ 'a script', 'javascript:alert(1)' ],
		[ 'a script in mixed case', 'JaVaScRiPt:alert(1)' ],
		[ 'a script after a tab', '\tjavascript:alert(1)' ],
		[ 'a script after a space', ' javascript:alert(1)' ],
		[ 'a script broken by a line', 'java\nscript:alert(1)' ],
		[ 'a script broken by a tab', 'java\tscript:alert(1)' ],
		[ 'a script after a control character', '\u0001javascript:alert(1)' ],
		[ 'a script with entities', 'javascript&#58;alert(1)' ],
		[ 'a script with a named entity', 'javascript&colon;alert(1)' ],
		[ 'a script posing as a host', 'javascript://example.com/%0aalert(1)' ],
		[ 'another script', 'vbscript:msgbox(1)' ],
		[ 'data', 'data:text/html,<script>alert(1)</script>' ],
		[ 'a blob', 'blob:https://example.com/1' ],
		[ 'a file', 'file:///etc/passwd' ],
		[ 'a host of any scheme', '//evil.example/' ],
		[ 'a path', '/contact/' ],
		[ 'a place on the page', '#' ],
		[ 'a web page after a space', ' https://example.com/' ],
		[ 'a web page with a zero', 'https://example.com/\0' ],
		[ 'no host', 'https://' ],
	] )( 'refuses %s', ( _, address ) => {
		expect( safeUrl( address ) ).toBeNull();
	} );

	test( 'never throws and never lets another scheme through', () => {
		const schemes = fc.constantFrom(
			'',
			'javascript:',
			'data:',
			'https://',
			'tel:',
			' ',
			'\t',
			'//'
		);
		fc.assert(
			fc.property(
				schemes,
				fc.string( { unit: 'binary' } ),
				( scheme, text ) => {
					const address = safeUrl( scheme + text );
					expect( address ?? 'tel:' ).toMatch(
						/^(https?|tel|sms|mailto|viber|skype):/
					);
				}
			)
		);
	} );
} );
