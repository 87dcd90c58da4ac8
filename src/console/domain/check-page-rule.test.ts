import { checkPageRule } from './check-page-rule';

const check = ( kind: string, value: string ) =>
	checkPageRule( { kind, value }, 'https://site.example/shop' )?.message ??
	'';

test.each( [
	[ 'url_is', 'https://site.example/shop/cart', '' ],
	[ 'url_is', 'HTTP://SITE.example/shop', '' ],
	[ 'url_is', 'https://www.site.example/shop/', '' ],
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
	[
		'language',
		'German',
		'Enter the code of a language, such as “de” or “pt_BR”.',
	],
	[ 'language', 'pt-BR', '' ],
	[ 'fact', '', 'Enter the name, such as “wide”.' ],
	[ 'fact', 'wide', '' ],
	[ 'pages', 'imprint', 'Choose from the list, or leave it empty for all.' ],
	[ 'pages', '12, 40', '' ],
	[ 'pages', '', '' ],
	[ 'front_page', '', '' ],
] )( '%s: %s', ( kind, value, message ) => {
	expect( check( kind, value ) ).toBe( message );
} );
