import { isInCategory, type Listed } from './is-in-category';

test.each< [ string, Listed, string, boolean ] >( [
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
		'a word of one with a space',
		{ chatyCategories: 'web design' },
		'web',
		false,
	],
	[ 'one with a dot', { chatyCategories: 'v2.0' }, 'v2.0', true ],
	[ 'a dot is no joker', { chatyCategories: 'v2x0' }, 'v2.0', false ],
	[ 'nothing listed', { chatyCategories: '' }, 'bread', false ],
	[ 'the origin’s one of several', { categories: 'a b' }, 'b', true ],
	[ 'the origin’s with line breaks', { categories: 'a\n\tb  c' }, 'b', true ],
	[
		'the origin’s with a space',
		{ categories: 'a web design b' },
		'web design',
		true,
	],
	[ 'a part of the origin’s', { categories: 'web-design' }, 'web', false ],
	[ 'the origin’s with a dot', { categories: 'a v2.0' }, 'v2.0', true ],
	[ 'an item in no category', {}, 'bread', false ],
	[
		'both lists: ours counts',
		{ chatyCategories: 'a', categories: 'b' },
		'b',
		false,
	],
] )( 'given %s', ( _, listed, filter, expected ) => {
	expect( isInCategory( listed, filter ) ).toBe( expected );
} );
