import { coreBrowser } from './core';
import { widgetApi } from './widget';
import { triggersApi } from './triggers';

const AJAX = 'https://site.example/wp-admin/admin-ajax.php';

type Answer = ( init: RequestInit ) => Promise< Partial< Response > >;

/** What was asked of the network, and what it answers. */
function givenNetwork( answer: Answer ) {
	const asked: { url: string; init: RequestInit }[] = [];
	window.fetch = ( url, init = {} ) => {
		asked.push( { url: String( url ), init } );
		return answer( init ) as Promise< Response >;
	};
	return asked;
}

const says = ( text: string, status = 200 ): Answer => {
	const response = {
		ok: status < 400,
		status,
		text: async () => text,
	};
	return async () => response;
};
const offline: Answer = () => Promise.reject( new TypeError( 'offline' ) );
/** Never answers, but hears when it is given up. */
const silent: Answer = ( { signal } ) =>
	new Promise( ( _, reject ) => {
		signal?.addEventListener( 'abort', () =>
			reject( new DOMException( 'aborted', 'AbortError' ) )
		);
	} );
/** Answers, and then the body never ends. */
const endless: Answer = async ( init ) => ( {
	ok: true,
	text: () => silent( init ) as Promise< never >,
} );

afterEach( () => {
	Reflect.deleteProperty( window, 'fetch' );
	jest.useRealTimers();
} );

describe( 'post: whatever comes back is a value', () => {
	const post = () => widgetApi.post( AJAX, [ [ 'name', 'Ada' ] ], 15_000 );

	test.each< [ string, Answer, unknown ] >( [
		[ 'JSON', says( '{"status":1}' ), { body: { status: 1 } } ],
		[ 'JSON that is no object', says( '0' ), { body: 0 } ],
		[ 'a page instead of JSON', says( '<!doctype html><p>Sorry' ), {} ],
		[
			'WordPress’s lone -1 with notices before it',
			says( '<b>Warning</b>: x\n-1' ),
			{},
		],
		[ 'nothing', says( '' ), {} ],
		[ 'an error of the server', says( 'Oops', 500 ), {} ],
		[
			'a refusal with words',
			says( '{"status":0,"message":"Too many"}', 429 ),
			{ body: { status: 0, message: 'Too many' } },
		],
		[ 'no network', offline, { reason: 'offline' } ],
	] )( 'given %s', async ( _, answer, reply ) => {
		givenNetwork( answer );
		expect( await post() ).toEqual( reply );
	} );

	test.each( [
		[ 'never answers', silent ],
		[ 'never ends its answer', endless ],
	] )( 'given a server that %s, then a timeout', async ( _, answer ) => {
		jest.useFakeTimers();
		givenNetwork( answer );
		const reply = post();
		await jest.advanceTimersByTimeAsync( 15_000 );
		expect( await reply ).toEqual( { reason: 'timeout' } );
	} );

	test( 'the fields are sent as a form, in their order', async () => {
		const asked = givenNetwork( says( '{}' ) );
		await widgetApi.post(
			AJAX,
			[
				[ 'message', 'a & b\nc' ],
				[ 'channels[]', 'Phone' ],
				[ 'channels[]', 'Email' ],
			],
			1
		);
		expect( asked[ 0 ] ).toMatchObject( {
			url: AJAX,
			init: { method: 'POST' },
		} );
		expect( String( asked[ 0 ]?.init.body ) ).toBe(
			'message=a+%26+b%0Ac&channels%5B%5D=Phone&channels%5B%5D=Email'
		);
	} );
} );

describe( 'send: a count outlives the page', () => {
	const send = () => coreBrowser.send( AJAX, [ [ 'widgetId', '0' ] ] );

	test( 'given a server that takes it, then true', async () => {
		const asked = givenNetwork( says( '' ) );
		expect( await send() ).toBe( true );
		expect( asked[ 0 ]?.init ).toMatchObject( {
			method: 'POST',
			keepalive: true,
		} );
	} );

	test.each( [
		[ 'that refuses it', says( '', 403 ) ],
		[ 'that cannot be reached', offline ],
	] )( 'given a server %s, then false', async ( _, answer ) => {
		givenNetwork( answer );
		expect( await send() ).toBe( false );
	} );
} );

describe( 'getText: whatever comes back is a text', () => {
	const TRACE = 'https://trace.example/cdn-cgi/trace';
	const get = () => triggersApi.getText( TRACE, 2000 );

	test.each< [ string, Answer, string ] >( [
		[ 'a text', says( 'loc=IN\n' ), 'loc=IN\n' ],
		[ 'an error of the server', says( 'loc=IN', 503 ), '' ],
		[ 'a request that is blocked', offline, '' ],
	] )( 'given %s', async ( _, answer, text ) => {
		givenNetwork( answer );
		expect( await get() ).toBe( text );
	} );

	test.each( [
		[ 'never answers', silent ],
		[ 'never ends its answer', endless ],
	] )( 'given a service that %s, then empty', async ( _, answer ) => {
		jest.useFakeTimers();
		givenNetwork( answer );
		const text = get();
		await jest.advanceTimersByTimeAsync( 2000 );
		expect( await text ).toBe( '' );
	} );

	test( 'it takes no cookies along', async () => {
		const asked = givenNetwork( says( '' ) );
		await get();
		expect( asked[ 0 ]?.init.credentials ).toBe( 'omit' );
	} );
} );
