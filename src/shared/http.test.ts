import { parseJson, request } from './http';
import { timeoutSignal } from './timers';

const AJAX = 'https://site.example/wp-admin/admin-ajax.php';

type Answer = ( init: RequestInit ) => Promise< Partial< Response > >;

/** A network that gives this answer; records the requests. */
function givenNetwork( answer: Answer ) {
	const asked: { url: string; init: RequestInit }[] = [];
	window.fetch = ( url, init = {} ) => {
		asked.push( { url: String( url ), init } );
		return answer( init ) as Promise< Response >;
	};
	return asked;
}

const says = ( text: string, status = 200 ): Answer => {
	const response = { ok: status < 400, status, text: async () => text };
	return async () => response;
};
const offline: Answer = () => Promise.reject( new TypeError( 'offline' ) );
/** Never answers, but notices when it is aborted. */
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
} );

describe( 'a request: whatever comes back is a value', () => {
	test.each( [
		[ 'a success', 200, '{"status":1}' ],
		[ 'an empty answer', 200, '' ],
		[ 'a refusal with words', 429, 'Too many' ],
		[ 'an error of the server', 500, 'Oops' ],
	] )( 'given %s', async ( _, status, text ) => {
		givenNetwork( says( text, status ) );
		const isOk = status === 200;
		expect( await request( AJAX ) ).toEqual( { status, isOk, text } );
	} );

	test( 'given no network, then the reason is offline', async () => {
		givenNetwork( offline );
		expect( await request( AJAX ) ).toEqual( {
			status: 0,
			isOk: false,
			text: '',
			reason: 'offline',
		} );
	} );

	test.each( [
		[ 'never answers', silent ],
		[ 'never ends its answer', endless ],
	] )(
		'given a server that %s, then the reason is a timeout',
		async ( _, answer ) => {
			jest.useFakeTimers();
			givenNetwork( answer );
			const result = request( AJAX, { signal: timeoutSignal( 15_000 ) } );
			await jest.advanceTimersByTimeAsync( 15_000 );
			expect( await result ).toMatchObject( {
				isOk: false,
				reason: 'timeout',
			} );
		}
	);
} );

test( 'given fields, then they are posted as a form, in their order', async () => {
	const asked = givenNetwork( says( '{}' ) );
	await request( AJAX, {
		fields: [
			[ 'message', 'a & b\nc' ],
			[ 'channels[]', 'Phone' ],
			[ 'channels[]', 'Email' ],
		],
		keepalive: true,
	} );
	expect( asked ).toMatchObject( [
		{ url: AJAX, init: { method: 'POST', keepalive: true } },
	] );
	expect( String( asked[ 0 ]?.init.body ) ).toBe(
		'message=a+%26+b%0Ac&channels%5B%5D=Phone&channels%5B%5D=Email'
	);
} );

test.each( [
	[ '{"status":1}', { status: 1 } ],
	[ '0', 0 ],
	[ '<!doctype html><p>Sorry', undefined ],
	[ '<b>Warning</b>: x\n-1', undefined ],
	[ '', undefined ],
] )( 'given the text %p, then its JSON is %p', ( text, value ) => {
	expect( parseJson( text ) ).toEqual( value );
} );
