import rows from '../../../tests/fixtures/behaviours/validation-remote-cases.json';
import { settle } from '../../../tests/unit/fake-page';
import { givenServers } from '../../../tests/unit/servers';
import { givenForm } from '../../../tests/unit/validated-form';
import { messages } from './registry';

const DEFAULT = 'Please fix this field';

const FORM = '<input name="user" data-rule-remote="/check">';

function given( markup = FORM ) {
	const asked = givenServers();
	return { ...givenForm( markup ), asked };
}

/** A field's state in jQuery Validation’s words. */
function stateOf( { field, mark, said }: ReturnType< typeof given > ) {
	if ( field( 'user' ).classList.contains( 'pending' ) ) {
		return 'pending';
	}
	return mark( 'user' ) === 'true' || said()[ 'user' ] ? 'invalid' : 'valid';
}

afterEach( () => {
	Reflect.deleteProperty( window, 'fetch' );
	messages[ 'remote' ] = DEFAULT;
} );

test( 'the request is a GET with the name and value of the field', async () => {
	const { submit, type, asked } = given(
		'<input name="the user" data-rule-remote="/check?kind=a">'
	);
	type( 'the user', 'Ann & Bo' );
	await submit();
	expect( asked.map( ( { url } ) => url ) ).toEqual( [
		'/check?kind=a&the+user=Ann+%26+Bo',
	] );
} );

test.each( [
	...rows.replies,
	{ reply: 'untrue', valid: false },
	{ reply: 'true?', valid: false },
] )( 'given the reply %j', async ( row ) => {
	const page = given();
	page.type( 'user', 'asdf' );
	page.leave( 'user' );
	expect( stateOf( page ) ).toBe( 'pending' );
	await page.asked[ 0 ]?.answer( row.reply );
	expect( stateOf( page ) ).toBe( row.valid ? 'valid' : 'invalid' );
	const isOwn = typeof row.reply === 'string' && row.reply !== '';
	const message = isOwn ? row.reply : DEFAULT;
	expect( page.said()[ 'user' ] ).toBe( row.valid ? undefined : message );
	expect( page.form.checkValidity() ).toBe( row.valid );
} );

interface Step {
	readonly value?: string;
	readonly rules?: readonly string[];
	readonly data?: Record< string, string >;
	readonly requests?: number;
	readonly state?: string;
	readonly message?: string;
	readonly reply?: unknown;
	readonly lateReply?: unknown;
}

/** Takes one step of a recorded sequence, and checks the result. */
async function take( page: ReturnType< typeof given >, step: Step ) {
	const user = page.field( 'user' );
	if ( step.data ) {
		user.setAttribute(
			'data-rule-remote',
			JSON.stringify( { url: '/check', data: step.data } )
		);
	}
	if ( step.value !== undefined ) {
		page.type( 'user', step.value );
		page.leave( 'user' );
	}
	const { asked } = page;
	if ( 'reply' in step ) {
		await asked[ asked.length - 1 ]?.answer( step.reply );
	}
	if ( 'lateReply' in step ) {
		await asked[ 0 ]?.answer( step.lateReply );
	}
	await settle();
	const message =
		step.message === 'required' ? 'This field is required' : step.message;
	if ( step.requests !== undefined ) {
		expect( asked ).toHaveLength( step.requests );
	}
	if ( step.state ) {
		expect( stateOf( page ) ).toBe( step.state );
	}
	if ( message ) {
		expect( page.said()[ 'user' ] ).toBe( message );
	}
}

test.each( rows.sequences as readonly { name: string; steps: Step[] }[] )(
	'$name',
	async ( { steps } ) => {
		const says = ( what: string ) =>
			steps.some(
				( { rules, message } ) =>
					rules?.includes( what ) || message === what
			);
		messages[ 'remote' ] = '{0} in use';
		const page = given(
			says( 'required' )
				? FORM.replace( '>', ' class="required">' )
				: FORM
		);
		if ( says( 'required' ) && steps[ 0 ]?.value === '' ) {
			await page.submit();
		}
		for ( const step of steps ) {
			await take( page, step );
		}
	}
);

test( 'a newer request aborts the one before, whose response is ignored', async () => {
	const { type, leave, asked, said } = given();
	type( 'user', 'Ann' );
	leave( 'user' );
	type( 'user', 'Anna' );
	expect( asked[ 0 ]?.isAborted ).toBe( true );
	leave( 'user' );
	expect( asked.map( ( { isAborted } ) => isAborted ) ).toEqual( [
		true,
		false,
	] );
	await asked[ 1 ]?.answer( true );
	await asked[ 0 ]?.answer( 'taken' );
	expect( said() ).toEqual( {} );
} );

describe( 'while a visitor types', () => {
	beforeEach( () => void jest.useFakeTimers() );

	function givenVisited() {
		const page = given();
		page.type( 'user', 'A' );
		page.leave( 'user' );
		return page;
	}

	test( 'a request waits until they pause, and only the last is sent', () => {
		const page = givenVisited();
		for ( const value of [ 'An', 'Ann', 'Anna' ] ) {
			page.type( 'user', value );
			jest.advanceTimersByTime( 200 );
			expect( stateOf( page ) ).toBe( 'pending' );
		}
		expect( page.asked ).toHaveLength( 1 );
		jest.advanceTimersByTime( 100 );
		expect( page.asked.map( ( { url } ) => url ) ).toEqual( [
			'/check?user=A',
			'/check?user=Anna',
		] );
	} );

	test.each( [
		[
			'leave the field',
			( { leave }: ReturnType< typeof given > ) => leave( 'user' ),
		],
		[
			'send the form',
			( { form }: ReturnType< typeof given > ) => form.requestSubmit(),
		],
	] )( 'when they %s, then it is sent at once, and once', ( _, happen ) => {
		const page = givenVisited();
		page.type( 'user', 'Ann' );
		happen( page );
		expect( page.asked ).toHaveLength( 2 );
		jest.advanceTimersByTime( 1000 );
		expect( page.asked ).toHaveLength( 2 );
		expect( page.sent ).toEqual( [] );
	} );

	test( 'when it ends, then nothing is requested', () => {
		const page = givenVisited();
		page.type( 'user', 'Ann' );
		page.cleanup();
		jest.advanceTimersByTime( 1000 );
		expect( page.asked ).toHaveLength( 1 );
		expect( document.body.innerHTML ).toBe( page.before );
	} );
} );

test( 'nothing is requested before the visitor has been in the field', () => {
	const { form, asked } = given(
		'<input name="user" value="Ann" data-rule-remote="/check">'
	);
	expect( [ asked.length, form.checkValidity() ] ).toEqual( [ 0, true ] );
} );

test.each( [
	[ 'nothing can be reached', 'fail', [] ],
	[ 'the server has a fault', 'answer', [ 'Oops', 500 ] ],
	[ 'the answer is no JSON', 'babble', [] ],
] as const )(
	'when %s, then the form goes on: its own server decides',
	async ( _, what, reply ) => {
		const { type, submit, asked, sent } = given();
		type( 'user', 'Ann' );
		await submit();
		expect( sent ).toEqual( [] );
		await ( asked[ 0 ]?.[ what ] as ( ...given: unknown[] ) => unknown )(
			...reply
		);
		expect( sent ).toEqual( [ { user: 'Ann' } ] );
		expect( asked ).toHaveLength( 1 );
	}
);

test( 'a form that waits is sent once, with the button that was pressed', async () => {
	const { type, submit, asked, sent } = given(
		`${ FORM }<button name="go" value="1">A</button><button name="go" value="2" id="b">B</button>`
	);
	type( 'user', 'Ann' );
	await submit( 'b' );
	await submit( 'b' );
	expect( [ asked.length, sent.length ] ).toEqual( [ 1, 0 ] );
	await asked[ 0 ]?.answer( true );
	expect( sent ).toEqual( [ { user: 'Ann', go: '2' } ] );
} );

test( 'a form that waits shows what the server refused, and goes there', async () => {
	const { type, submit, asked, sent, said, field } = given();
	type( 'user', 'Ann' );
	await submit();
	await asked[ 0 ]?.answer( '<b>taken</b>' );
	expect( sent ).toEqual( [] );
	expect( said() ).toEqual( { user: '<b>taken</b>' } );
	expect( document.querySelector( 'b' ) ).toBeNull();
	expect( document.querySelector( ':focus' ) ).toBe( field( 'user' ) );
} );

test( 'when it ends, then nothing is awaited', async () => {
	const { type, leave, asked, cleanup, before, field } = given();
	type( 'user', 'Ann' );
	leave( 'user' );
	cleanup();
	await asked[ 0 ]?.answer( false );
	expect( asked[ 0 ]?.isAborted ).toBe( true );
	expect( field( 'user' ).validationMessage ).toBe( '' );
	expect( document.body.innerHTML ).toBe( before );
} );

test( 'given a summary, when a server answers, then it has the error too, and the focus stays', async () => {
	const { submit, type, leave, asked, field } = given(
		`<div data-chaty-part="summary"></div><input name="b" class="required">${ FORM }`
	);
	const errors = () => document.querySelectorAll( 'li' ).length;
	await submit();
	expect( errors() ).toBe( 1 );
	field( 'user' ).focus();
	type( 'user', 'asdf' );
	leave( 'user' );
	await asked[ 0 ]?.answer( false );
	expect( errors() ).toBe( 2 );
	expect( document.activeElement ).toBe( field( 'user' ) );
} );
