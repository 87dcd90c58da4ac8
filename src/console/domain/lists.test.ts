import fc from 'fast-check';
import { createIds, formatList, moveItem, toLanguage } from './lists';

/** A list, and two places in it. */
const placesOf = ( items: string[] ) => ( {
	at: fc.nat( items.length - 1 ),
	to: fc.nat( items.length - 1 ),
} );

const moves = fc
	.array( fc.string(), { minLength: 1 } )
	.chain( ( items ) =>
		fc.record( { items: fc.constant( items ), ...placesOf( items ) } )
	);

test( 'a moved item is at its new place, and the others keep their order', () => {
	fc.assert(
		fc.property( moves, ( { items, at, to } ) => {
			const moved = moveItem( items, at, to );
			expect( moved[ to ] ).toBe( items[ at ] );
			expect( moved.filter( ( _, index ) => index !== to ) ).toEqual(
				items.filter( ( _, index ) => index !== at )
			);
		} )
	);
} );

test( 'moving back restores the list', () => {
	fc.assert(
		fc.property( moves, ( { items, at, to } ) => {
			expect( moveItem( moveItem( items, at, to ), to, at ) ).toEqual(
				items
			);
		} )
	);
} );

test( 'no two items of a list have the same name, whatever is stored', () => {
	expect( createIds( [ 'Phone', 'Phone', '', '' ] ) ).toEqual( [
		'Phone',
		'Phone#2',
		'#',
		'#2',
	] );
	fc.assert(
		fc.property(
			fc.array( fc.constantFrom( '', 'Phone', 'Email', 'Link' ) ),
			( names ) => {
				const ids = createIds( names );
				expect( new Set( ids ).size ).toBe( names.length );
				expect( ids ).not.toContain( '' );
			}
		)
	);
} );

test.each( [
	[ 'de_DE', 'de-DE' ],
	[ 'de_DE_formal', 'de-DE' ],
	[ 'de-CH-informal', 'de-CH' ],
	[ 'de_AT', 'de-AT' ],
	[ 'pt-BR', 'pt-BR' ],
	[ 'zh_TW', 'zh-TW' ],
	[ 'en-GB', 'en-GB' ],
	[ 'pt_PT_ao90', 'pt-PT' ],
	[ 'pt-PT-ao90', 'pt-PT' ],
	[ 'ckb', 'ckb' ],
	[ 'art-xemoji', 'art' ],
	[ '', 'en' ],
	[ 'Deutsch', 'en' ],
] )( 'the locale %s is the language %s', ( locale, language ) => {
	expect( toLanguage( locale ) ).toBe( language );
} );

test( 'Intl takes what is made of any locale', () => {
	const part = fc.constantFrom( 'pt', 'PT', 'ao90', 'formal', 'x', '_', '-' );
	fc.assert(
		fc.property(
			fc.oneof(
				fc.string(),
				fc.array( part ).map( ( parts ) => parts.join( '' ) )
			),
			( locale ) => {
				expect( () =>
					new Date( 0 ).toLocaleString( toLanguage( locale ) )
				).not.toThrow();
			}
		)
	);
} );

test.each( [
	[ 'en-US', 'conjunction', 'a, b, and c' ],
	[ 'en-GB', 'conjunction', 'a, b and c' ],
	[ 'de_DE_formal', 'disjunction', 'a, b oder c' ],
] as const )( 'a list in %s, %s: %s', ( locale, type, text ) => {
	expect( formatList( [ 'a', 'b', 'c' ], type, locale ) ).toBe( text );
} );
