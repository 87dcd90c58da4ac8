import { isInCategory, type ItemCategories } from './categories';

test.each< [ string, ItemCategories, string, boolean ] >( [
	[ 'all', { chatyCategories: 'bread' }, '*', true ],
	[ 'all, of an item in no category', {}, '*', true ],
	[ 'its category', { chatyCategories: 'bread' }, 'bread', true ],
	[ 'one of several', { chatyCategories: 'bread, sweet' }, 'sweet', true ],
	[ 'another', { chatyCategories: 'bread' }, 'sweet', false ],
	[ 'a part of its category', { chatyCategories: 'bread' }, 'bre', false ],
	[
		'one with a space',
		{ chatyCategories: 'web design,print' },
		'web design',
		true,
	],
	[
		'a part of one with a space',
		{ chatyCategories: 'web design' },
		'web',
		false,
	],
	[ 'one with a dot', { chatyCategories: 'v2.0' }, 'v2.0', true ],
	[
		'a dot, which is not a wildcard',
		{ chatyCategories: 'v2x0' },
		'v2.0',
		false,
	],
	[ 'an empty list', { chatyCategories: '' }, 'bread', false ],
	[ 'one of several of the legacy theme', { categories: 'a b' }, 'b', true ],
	[
		'one of the legacy theme with line breaks',
		{ categories: 'a\n\tb  c' },
		'b',
		true,
	],
	[
		'one of the legacy theme with a space',
		{ categories: 'a web design b' },
		'web design',
		true,
	],
	[
		'a part of one of the legacy theme',
		{ categories: 'web-design' },
		'web',
		false,
	],
	[
		'one of the legacy theme with a dot',
		{ categories: 'a v2.0' },
		'v2.0',
		true,
	],
	[ 'an item in no category', {}, 'bread', false ],
	[
		'both attributes, of which ours counts',
		{ chatyCategories: 'a', categories: 'b' },
		'b',
		false,
	],
] )( 'given %s', ( _, listed, filter, expected ) => {
	expect( isInCategory( listed, filter ) ).toBe( expected );
} );
