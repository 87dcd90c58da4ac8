import { readFileSync } from 'node:fs';
import type { Raw } from '../../shared/raw-values';
import {
	createPageRule,
	describePageRules,
	getChoice,
	keepTitles,
	listFactChoices,
	parseIds,
	readChoice,
} from './page-rules';

const rule = ( effect: string, kind: string, value = '' ) => ( {
	effect,
	kind,
	value,
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
	[ [ rule( 'show', 'front_page', 'x' ) ], 'Shows on the front page.' ],
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

test( 'a fact that is offered is a choice of its own; another one is the kind', () => {
	const choices = listFactChoices( phrases );
	expect( choices ).toContainEqual( {
		value: 'fact:cart',
		label: phrases.labels.cart,
	} );
	for ( const { value } of choices ) {
		expect( getChoice( readChoice( value ), phrases ) ).toBe( value );
	}
	expect( getChoice( rule( 'show', 'fact', 'other' ), phrases ) ).toBe(
		'fact'
	);
} );

test( 'IDs are whole numbers', () => {
	expect( parseIds( '3, 15,,x,-2 0 7' ) ).toEqual( [ 3, 15, 7 ] );
} );
