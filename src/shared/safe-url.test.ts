import fc from 'fast-check';
import { rows } from '../../tests/fixtures/url-rows.json';
import { safeUrl } from './safe-url';

/** `tests/phpunit/settings/links/test-safe-url.php` reads the same rows. */
describe( 'an address', () => {
	test.each( rows )( '%s', ( _, text, expected ) => {
		expect( safeUrl( String( text ) ) ).toBe( expected );
	} );

	test.each( rows.flatMap( ( [ , , url ] ) => url ?? [] ) )(
		'a browser reads %s as one of the same scheme, or refuses it',
		( url ) => {
			if ( URL.canParse( url ) ) {
				expect( new URL( url, 'https://site.example' ).protocol ).toBe(
					url.replace( /:.*/s, ':' )
				);
			}
		}
	);

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
