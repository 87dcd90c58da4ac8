import { createPreviewBrowser } from './preview-browser';

const create = ( changes: object = {} ) =>
	createPreviewBrowser( {
		visitor: {},
		cookies: new Map( [ [ 'a', '1' ] ] ),
		createBundles: () => ( {} ),
		onShown: () => undefined,
		...changes,
	} );

test( 'nothing is sent, and no cookie is written', async () => {
	const fetched = jest.fn();
	Object.assign( window, { fetch: fetched } );
	const browser = create();
	expect( await browser.post( '/wp-admin/admin-ajax.php', [] ) ).toBe( true );
	browser.writeCookie( 'b', '2', 1 );
	expect( fetched ).not.toHaveBeenCalled();
	expect( document.cookie ).toBe( '' );
	expect( [ browser.readCookie( 'a' ), browser.readCookie( 'b' ) ] ).toEqual(
		[ '1', '2' ]
	);
	expect( create().readCookie( 'b' ) ).toBe( '' );
} );

test( 'analytics tools, consent tools and other scripts are not found', () => {
	const tool = jest.fn();
	for ( const name of [ 'gtag', 'dataLayer', 'ga', 'wp_has_consent' ] ) {
		Object.assign( window, { [ name ]: tool } );
		expect( create().find( name ) ).toBeUndefined();
	}
	Object.assign( window, { chaty_assets: { debug: true } } );
	expect( create().readPrinted( 'data' ) ).toEqual( {
		assets: { debug: true },
	} );
} );

test( 'scripts of the page get no event', () => {
	const heard = jest.fn();
	const onShown = jest.fn();
	document.addEventListener( 'chaty:shown', heard );
	expect( create( { onShown } ).emit( 'chaty:shown', {} ) ).toBe( true );
	expect( heard ).not.toHaveBeenCalled();
	expect( onShown ).toHaveBeenCalledTimes( 1 );
} );

test( 'the address of the page is without the token', () => {
	window.history.replaceState( null, '', '/shop/?chaty-preview=abc&p=2' );
	expect( create().readFacts().url ).toBe( 'http://localhost/shop/?p=2' );
} );

test( 'the cleanup undoes all changes, and later calls do nothing', () => {
	const onShown = jest.fn();
	const browser = create( { onShown } );
	const element = document.createElement( 'div' );
	const handle = jest.fn();
	browser.append( element );
	browser.listen( 'window', 'resize', handle );
	browser.publish( 'launch_chaty', () => undefined );
	expect( element.isConnected ).toBe( true );

	browser.cleanUp();
	window.dispatchEvent( new Event( 'resize' ) );
	expect( element.isConnected ).toBe( false );
	expect( handle ).not.toHaveBeenCalled();
	expect(
		'launch_chaty' in window && window[ 'launch_chaty' as never ]
	).toBe( undefined );

	browser.append( element );
	browser.listen( 'window', 'resize', handle );
	browser.publish( 'close_chaty', () => undefined );
	browser.emit( 'chaty:shown', {} );
	window.dispatchEvent( new Event( 'resize' ) );
	expect( element.isConnected ).toBe( false );
	expect( handle ).not.toHaveBeenCalled();
	expect( onShown ).not.toHaveBeenCalled();
	expect( browser.find( 'close_chaty' ) ).toBeUndefined();
} );

test( 'a cleanup that throws does not keep the others from running', () => {
	const browser = create();
	const last = jest.fn();
	browser.keep( last );
	browser.keep( () => {
		throw new Error( 'broken' );
	} );
	browser.cleanUp();
	browser.cleanUp();
	expect( last ).toHaveBeenCalledTimes( 1 );
} );
