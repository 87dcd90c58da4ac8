import { readFileSync } from 'node:fs';
import type { Raw } from '../../shared/raw-values';
import {
	checkPageRule,
	createPageRule,
	describePageRules,
	parseIds,
} from './page-rules';
import { keepTitles } from './rule-titles';

const rule = ( effect: string, kind: string, value = '' ) => ( {
	effect,
	kind,
	value,
} );

const check = ( kind: string, value: string ) =>
	checkPageRule( rule( 'show', kind, value ), 'https://site.example/shop' )
		?.message ?? '';

test.each( [
	[ 'url_is', 'https://site.example/shop/cart', '' ],
	[ 'url_is', 'HTTP://SITE.example/shop', '' ],
	[ 'url_contains', '/über-uns/größe', '' ],
	[ 'url_contains', '/%C3%BCber-uns', '' ],
	[
		'url_is',
		'https://other.example/',
		'other.example is not this site; only pages of this site can be named.',
	],
	[
		'url_starts_with',
		'/shop/*',
		'A “*” stands for itself here. Choose “begins with” or “contains” instead.',
	],
	[
		'url_is',
		'/shop?color=red',
		'Leave out “?” and “#” and what follows: only the path of an address is compared.',
	],
	[ 'url_is', '', 'Enter an address of this site, or a part of one.' ],
	[ 'fact', '', 'Enter the name, such as “language:de”.' ],
	[ 'fact', 'language:de', '' ],
	[ 'pages', 'imprint', 'Choose from the list, or leave it empty for all.' ],
	[ 'pages', '12, 40', '' ],
	[ 'pages', '', '' ],
	[ 'front_page', '', '' ],
] )( '%s: %s', ( kind, value, message ) => {
	expect( check( kind, value ) ).toBe( message );
} );

const { phrases, rows } = JSON.parse(
	readFileSync( 'tests/fixtures/page-rule-rows.json', 'utf8' )
);

test.each( [
	...rows.map( ( row: { rules: Raw[]; sentence: string } ) => [
		row.rules,
		row.sentence,
	] ),
	[ [ createPageRule() ], 'Shows on the front page.' ],
	[
		[ rule( 'show', 'url_contains' ) ],
		'Shows on pages whose address contains ….',
	],
	[
		[ rule( 'show', 'url_contains', '$& %s' ) ],
		'Shows on pages whose address contains "$& %s".',
	],
	[
		[
			rule( 'show', 'fact', 'constructor' ),
			rule( 'hide', 'fact', 'cart' ),
		],
		'Shows on pages that a plugin calls "constructor", except the cart.',
	],
	[ [ rule( 'show', 'unknown', 'x' ) ], 'Shows on unknown.' ],
] )( '%j', ( rules, sentence ) => {
	expect( describePageRules( rules, phrases ) ).toBe( sentence );
} );

test( 'pages have their titles, also those that were found since', () => {
	keepTitles( 'pages', new Map( [ [ 9, 'New %s' ] ] ) );
	expect(
		describePageRules( [ rule( 'show', 'pages', '7,9,11' ) ], {
			...phrases,
			titles: { pages: { 7: 'Rye $&' } },
		} )
	).toBe( 'Shows on the pages "Rye $&", "New %s", and #11.' );
} );

test( 'IDs are whole numbers', () => {
	expect( parseIds( '3, 15,,x,-2 0 7' ) ).toEqual( [ 3, 15, 7 ] );
} );
