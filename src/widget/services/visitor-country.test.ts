import { readFileSync } from 'node:fs';
import { FakePage, settle } from '../../../tests/unit/fake-page';
import type { Assets } from '../domain/settings/types';
import type { ConditionsBrowser } from '../browser/types';
import { USUAL } from './visitor-country';

const KEY = 'chaty_user_country_code';
const SERVICE: Assets = {
	country: { url: 'https://trace.example/trace', code: '' },
};

type FindCountry = (
	browser: ConditionsBrowser,
	assets: Assets
) => Promise< string >;

/** The function as a page that has just been opened has it. */
function aFreshPage(): FindCountry {
	let find: FindCountry = async () => '';
	jest.isolateModules( () => {
		find = (
			jest.requireActual( './visitor-country' ) as {
				findCountry: FindCountry;
			}
		 ).findCountry;
	} );
	return find;
}

/** A page that has loaded. */
function aLoadedPage( changes: Partial< FakePage > = {} ): FakePage {
	const page = new FakePage( changes );
	page.finishLoading();
	return page;
}

describe( 'where a country is known, nobody is asked', () => {
	test( 'given a header of the site’s own network, then its code', async () => {
		const page = aLoadedPage();
		page.session.set( KEY, 'DE' );
		const find = aFreshPage();
		expect(
			await find( page.browser, {
				country: { url: 'https://trace.example/', code: 'FR' },
			} )
		).toBe( 'FR' );
		expect( page.traced ).toEqual( [] );
	} );

	test( 'given a code in the session, then that, before the cookie', async () => {
		const page = aLoadedPage();
		page.session.set( KEY, 'DE' );
		page.cookies.set( KEY, 'FR' );
		expect( await aFreshPage()( page.browser, SERVICE ) ).toBe( 'DE' );
		expect( page.traced ).toEqual( [] );
	} );

	test( 'given a code in the cookie, then that', async () => {
		const page = aLoadedPage();
		page.cookies.set( KEY, 'FR' );
		expect( await aFreshPage()( page.browser, SERVICE ) ).toBe( 'FR' );
		expect( page.traced ).toEqual( [] );
	} );
} );

describe( 'the service', () => {
	test( 'given it knows, then its answer is kept for the session', async () => {
		const page = aLoadedPage();
		expect( await aFreshPage()( page.browser, SERVICE ) ).toBe( 'IN' );
		expect( page.traced ).toEqual( [
			{ url: 'https://trace.example/trace', credentials: 'omit' },
		] );
		expect( page.session.get( KEY ) ).toBe( 'IN' );
		expect( page.cookies.has( KEY ) ).toBe( false );
	} );

	test( 'given a blocked session, then the answer is kept in a cookie for a year', async () => {
		const page = aLoadedPage( { isSessionBlocked: true } );
		await aFreshPage()( page.browser, SERVICE );
		expect( page.cookies.get( KEY ) ).toBe( 'IN' );
		expect( page.cookieDays.get( KEY ) ).toBe( 365 );
	} );

	test( 'given two widgets that ask, then it is asked once', async () => {
		const page = aLoadedPage( { isSessionBlocked: true } );
		const find = aFreshPage();
		expect(
			await Promise.all( [
				find( page.browser, SERVICE ),
				find( page.browser, SERVICE ),
			] )
		).toEqual( [ 'IN', 'IN' ] );
		expect( page.traced ).toHaveLength( 1 );
	} );

	test( 'given no consent to what other sites serve, then unknown, and nobody is asked', async () => {
		const page = aLoadedPage();
		page.cookies.set( KEY, 'FR' );
		page.globals.set( 'wp_has_consent', () => false );
		expect( await aFreshPage()( page.browser, SERVICE ) ).toBe( '' );
		expect( page.traced ).toEqual( [] );
		page.globals.set(
			'wp_has_consent',
			( category: string ) => category === 'marketing'
		);
		expect( await aFreshPage()( page.browser, SERVICE ) ).toBe( 'FR' );
	} );

	test( 'given a page that still loads, then it waits', async () => {
		const page = new FakePage();
		const found = aFreshPage()( page.browser, SERVICE );
		page.finishParsing();
		await settle();
		expect( page.traced ).toEqual( [] );
		page.finishLoading();
		expect( await found ).toBe( 'IN' );
	} );

	test.each( [
		[ 'a reply without a country', 'fl=1\nip=203.0.113.1\n' ],
		[ 'a page instead of a reply', '<!doctype html>' ],
		[ 'nothing, as after a timeout', '' ],
	] )( 'given %s, then unknown, and nothing is kept', async ( _, trace ) => {
		const page = aLoadedPage( { trace } );
		expect( await aFreshPage()( page.browser, SERVICE ) ).toBe( '' );
		expect( page.session.size ).toBe( 0 );
		expect( page.cookies.size ).toBe( 0 );
	} );

	test.each< [ string, Assets ] >( [
		[ 'has none', {} ],
		[ 'turned it off', { country: { url: '', code: '' } } ],
	] )(
		'given a site that %s, then unknown, and nobody is asked',
		async ( _, assets ) => {
			const page = aLoadedPage();
			expect( await aFreshPage()( page.browser, assets ) ).toBe( '' );
			expect( page.traced ).toEqual( [] );
		}
	);
} );

test( 'the page and the server know the same trace service', () => {
	expect(
		readFileSync( 'includes/config/class-general-settings.php', 'utf8' )
	).toContain( `'${ USUAL.url }'` );
} );
