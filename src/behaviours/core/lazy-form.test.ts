import { givenChunkLoader } from '../../../tests/unit/given-chunk';
import { startLazyForm } from './lazy-form';

type Arrive = ( view?: object ) => void;

/** A form whose chunk arrives when a test says so. */
function given(
	markup = '<input name="f"><button name="go" value="1">Go</button>'
) {
	document.body.innerHTML = `<form id="form">${ markup }</form><input id="out" form="form"><input id="apart">`;
	const before = document.body.innerHTML;
	const form = document.querySelector( 'form' ) as HTMLFormElement;
	const arrivals: Arrive[] = [];
	givenChunkLoader(
		() => new Promise< unknown >( ( resolve ) => arrivals.push( resolve ) )
	);
	// jsdom does not.
	document.querySelector< HTMLElement >( '[autofocus]' )?.focus();
	const end = jest.fn();
	const start = jest.fn( () => end );
	const sent: string[] = [];
	const cleanup = startLazyForm( form, 'validation', start );
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		const { submitter } = event as SubmitEvent;
		sent.push( submitter?.getAttribute( 'value' ) ?? '' );
	} );
	const find = ( selector: string ) =>
		document.querySelector< HTMLElement >( selector ) as HTMLElement;
	return {
		form,
		before,
		arrivals,
		start,
		end,
		sent,
		cleanup,
		find,
		fire: ( selector: string, type: string ) =>
			void find( selector ).dispatchEvent(
				new Event( type, { bubbles: true } )
			),
		press: ( selector = 'button' ) => find( selector ).click(),
		/** The chunk that was requested last arrives, or fails to load. */
		async arrive( view?: object ) {
			arrivals[ arrivals.length - 1 ]?.( view );
			await jest.advanceTimersByTimeAsync( 0 );
		},
	};
}

beforeEach( () => {
	jest.useFakeTimers();
} );

describe( 'when it is loaded', () => {
	test.each( [
		[ 'the pointer comes near', '[name=f]', 'pointerover' ],
		[ 'a field has the focus', '[name=f]', 'focusin' ],
		[ 'the browser fills a field in', '[name=f]', 'input' ],
		[ 'a field of it elsewhere has the focus', '#out', 'focusin' ],
	] )( '%s', async ( _, selector, type ) => {
		const { fire, arrivals, arrive, start } = given();
		expect( arrivals ).toHaveLength( 0 );
		fire( selector, type );
		expect( arrivals ).toHaveLength( 1 );
		await arrive( {} );
		expect( start ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'the visitor is there already', () => {
		expect( given( '<input name="f" autofocus>' ).arrivals ).toHaveLength(
			1
		);
	} );

	test( 'not for events outside of the form', () => {
		const { fire, arrivals } = given();
		fire( '#apart', 'focusin' );
		fire( 'body', 'pointerover' );
		expect( arrivals ).toHaveLength( 0 );
	} );

	test( 'requested twice, it starts once', async () => {
		const { fire, arrivals, start } = given();
		fire( '[name=f]', 'pointerover' );
		fire( '[name=f]', 'focusin' );
		arrivals.forEach( ( arrive ) => arrive( {} ) );
		await jest.advanceTimersByTimeAsync( 0 );
		expect( start ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'a submit before the chunk has loaded', () => {
	test( 'is held, and made once by the button that was pressed last', async () => {
		const { press, sent, arrive } = given(
			'<button value="1">A</button><button value="2" id="b">B</button>'
		);
		press();
		press( '#b' );
		expect( sent ).toEqual( [] );
		await arrive( {} );
		expect( sent ).toEqual( [ '2' ] );
		await jest.advanceTimersByTimeAsync( 10_000 );
		expect( sent ).toEqual( [ '2' ] );
	} );

	test( 'goes on where a field is called as the method', async () => {
		const { press, sent, arrive } = given(
			'<input name="requestSubmit"><input name="reportValidity"><button value="1">Go</button>'
		);
		press();
		await arrive();
		expect( sent ).toEqual( [ '1' ] );
	} );

	test( 'goes on by itself after five seconds, and a late chunk still starts', async () => {
		const { press, sent, arrive, start } = given();
		press();
		await jest.advanceTimersByTimeAsync( 4999 );
		expect( sent ).toEqual( [] );
		await jest.advanceTimersByTimeAsync( 2 );
		expect( sent ).toEqual( [ '1' ] );
		await arrive( {} );
		expect( start ).toHaveBeenCalledTimes( 1 );
		press();
		expect( sent ).toEqual( [ '1', '1' ] );
	} );

	test( 'is not lost when the behaviour ends', async () => {
		const { press, sent, arrive, cleanup, start } = given();
		press();
		cleanup();
		await arrive( {} );
		expect( start ).not.toHaveBeenCalled();
		expect( sent ).toEqual( [ '1' ] );
	} );
} );

describe( 'when the chunk cannot be loaded', () => {
	const FORM =
		'<input name="f" required><button value="1">Go</button><button value="2" class="cancel">Leave</button>';

	test( 'the browser validates the form, shows its errors, and sends it', async () => {
		const { form, press, sent, arrive, find } = given( FORM );
		const said = jest.fn();
		form.addEventListener( 'invalid', said, true );
		press();
		await arrive();
		expect( [ sent, said.mock.calls.length ] ).toEqual( [ [], 1 ] );
		press();
		expect( said ).toHaveBeenCalledTimes( 2 );
		( find( '[name=f]' ) as HTMLInputElement ).value = 'x';
		press();
		expect( sent ).toEqual( [ '1' ] );
	} );

	test( 'a button that skips validation sends the form without it', async () => {
		const { press, sent, arrive } = given( FORM );
		press( '.cancel' );
		await arrive();
		expect( sent ).toEqual( [ '2' ] );
	} );

	test( 'it is requested again at the next field, not at each movement', async () => {
		const { fire, arrivals, arrive, start } = given( FORM );
		fire( '[name=f]', 'focusin' );
		await arrive();
		fire( '[name=f]', 'pointerover' );
		fire( '[name=f]', 'input' );
		expect( arrivals ).toHaveLength( 1 );
		fire( '[name=f]', 'focusin' );
		await arrive( {} );
		expect( start ).toHaveBeenCalledTimes( 1 );
	} );
} );

test( 'given the cleanup, then the chunk ends and the markup is as it was', async () => {
	const { fire, arrive, cleanup, end, before } = given();
	fire( '[name=f]', 'focusin' );
	await arrive( {} );
	cleanup();
	cleanup();
	expect( end ).toHaveBeenCalled();
	expect( document.body.innerHTML ).toBe( before );
} );
