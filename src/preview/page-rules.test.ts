import { pages, rows } from '../../tests/fixtures/page-match-rows.json';
import { isAllowedOn, parsePageContext } from './page-rules';

const home = 'https://site.example';
const post = parsePageContext( { home, page: pages.post } );
const front = parsePageContext( { home, page: pages.front } );

const withRules = ( ...rules: object[] ) => ( { triggers: { pages: rules } } );

// The server reads the same rows: tests/phpunit/settings/test-page-rules.php.
test.each( rows )( '$about', ( { kind, value, onPost, onFront } ) => {
	const show = withRules( { effect: 'show', kind, value } );
	const hide = withRules( { effect: 'hide', kind, value } );
	expect( [ isAllowedOn( post, show ), isAllowedOn( front, show ) ] ).toEqual(
		[ onPost, onFront ]
	);
	expect( [ isAllowedOn( post, hide ), isAllowedOn( front, hide ) ] ).toEqual(
		[ ! onPost, ! onFront ]
	);
} );

test.each( [
	[ 'https://site.example/blog/shop/red-shoes/', true ],
	[ 'site.example/blog/Shop', true ],
	[ 'https://site.example/blog', true ],
	[ '/blog/shop/', false ],
	[ 'https://site.example/blogs/', false ],
] )( 'on a site in a folder, %s', ( value, isShown ) => {
	const page = parsePageContext( {
		home: 'https://site.example/blog',
		page: pages.post,
	} );
	const kind = 'url_starts_with';
	const rules = withRules( { effect: 'show', kind, value } );
	expect( isAllowedOn( page, rules ) ).toBe( isShown );
} );

test( 'a "hide" rule wins, and one "show" rule is enough', () => {
	const shop = { effect: 'show', kind: 'url_contains', value: 'shop' };
	const start = { effect: 'show', kind: 'front_page' };
	const hidden = { effect: 'hide', kind: 'posts', value: '40' };
	expect( isAllowedOn( post, withRules( start, shop ) ) ).toBe( true );
	expect( isAllowedOn( post, withRules( hidden, shop ) ) ).toBe( false );
	expect( isAllowedOn( front, withRules( hidden ) ) ).toBe( true );
	expect( isAllowedOn( post, { triggers: { pages: 'x' } } ) ).toBe( true );
} );
