import { openPreviewChannel } from './preview-channel';

const TOKEN = 'secret';

const page = { postMessage: jest.fn() } as unknown as Window;

const onMessage = jest.fn();

/** A message as a browser delivers it: trusted, unlike one that a script dispatches. */
function deliver( {
	source = page,
	origin = window.location.origin,
	isTrusted = true,
	data = { chaty: TOKEN, type: 'ready' },
}: {
	source?: unknown;
	origin?: string;
	isTrusted?: boolean;
	data?: unknown;
} = {} ) {
	const event = new MessageEvent( 'message', { origin, data } );
	const given = new Proxy( event, {
		get: ( target, key ) =>
			( { source, isTrusted } )[ key as 'source' ] ??
			Reflect.get( target, key ),
	} );
	listeners.forEach( ( listener ) => listener( given ) );
}

let listeners: Set< ( event: MessageEvent ) => void >;

beforeEach( () => {
	jest.clearAllMocks();
	listeners = new Set();
	jest.spyOn( window, 'addEventListener' ).mockImplementation( ( (
		_: string,
		one: never
	) => listeners.add( one ) ) as never );
	jest.spyOn( window, 'removeEventListener' ).mockImplementation( ( (
		_: string,
		one: never
	) => listeners.delete( one ) ) as never );
} );

afterEach( () => jest.restoreAllMocks() );

const open = ( found: Window | null = page, token = TOKEN ) =>
	openPreviewChannel( () => found, token, onMessage );

test( 'a message of the page is heard', () => {
	open();
	deliver();
	expect( onMessage ).toHaveBeenCalledWith( { type: 'ready' } );
} );

test.each( [
	[ 'of another window', { source: {} } ],
	[ 'of a window that is gone', { source: null } ],
	[ 'of another site', { origin: 'https://evil.example' } ],
	[ 'of a script of the console itself', { isTrusted: false } ],
	[ 'with another token', { data: { chaty: 'guess', type: 'ready' } } ],
	[ 'without a token', { data: { type: 'ready' } } ],
	[ 'of no known type', { data: { chaty: TOKEN, type: 'moon' } } ],
	[ 'that is no object', { data: 'ready' } ],
] )( 'a message %s is not', ( _, given ) => {
	open();
	deliver( given );
	expect( onMessage ).not.toHaveBeenCalled();
} );

test( 'without a token of its own, no message counts', () => {
	open( page, '' );
	deliver( { data: { chaty: '', type: 'ready' } } );
	expect( onMessage ).not.toHaveBeenCalled();
} );

test( 'a message is sent to this site alone, with the token', () => {
	open().send( { type: 'state', state: 'open' } );
	expect( page.postMessage ).toHaveBeenCalledWith(
		{ type: 'state', state: 'open', chaty: TOKEN },
		window.location.origin
	);
} );

test( 'without a page, nothing is sent, and nothing breaks', () => {
	const channel = open( null );
	expect( () =>
		channel.send( { type: 'state', state: 'open' } )
	).not.toThrow();
	deliver();
	expect( onMessage ).not.toHaveBeenCalled();
} );

test( 'a closed channel gets no message', () => {
	open().close();
	deliver();
	expect( onMessage ).not.toHaveBeenCalled();
} );
