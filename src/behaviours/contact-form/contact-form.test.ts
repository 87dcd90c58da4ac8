import file from '../../../tests/fixtures/behaviours/contact-form-cases.json';
import emails from '../../../tests/fixtures/behaviours/email-valid-invalid.json';
import { settle } from '../../../tests/unit/fake-page';
import { givenChunk } from '../../../tests/unit/given-chunk';
import { givenServers } from '../../../tests/unit/servers';
import type { FieldElement } from '../core/field-message';
import { attachContactForm } from './contact-form';
import { isPublicEmail } from './errors';
import { startForm } from './submit-form';

const SENT =
	'Your email was successfully sent. We will contact you as soon as possible.';
const MISSING = 'Please enter f';
const INVALID = 'You entered an invalid f';
const FAILED = 'Your message was not sent. Please try again.';

/** Legacy theme markup: labels before their fields. */
const FORM = `<form id="contact-form" action="/send?to=us">
	<p><label data-title="Name">Your name *</label><input name="name" class="requiredField"></p>
	<p><label>Email:</label><input name="email" class="requiredField email"></p>
	<p><label for="m">Message</label><textarea id="m" name="message" class="requiredField"></textarea></p>
	<p><input type="submit" name="go" value="Send" class="submit"></p>
</form>`;

function given( markup = FORM ) {
	document.body.innerHTML = markup;
	const before = document.body.innerHTML;
	const form = document.querySelector( 'form' ) as HTMLFormElement;
	const requests = givenServers();
	givenChunk( startForm );
	const cleanup = attachContactForm( form );
	form.dispatchEvent( new Event( 'pointerover', { bubbles: true } ) );
	const field = ( name: string ) =>
		form.querySelector( `[name="${ name }"]` ) as FieldElement;
	const native: Event[] = [];
	// jsdom cannot navigate.
	form.addEventListener( 'submit', ( event ) => {
		if ( ! event.defaultPrevented ) {
			event.preventDefault();
			native.push( event );
		}
	} );
	return {
		form,
		requests,
		before,
		native,
		cleanup,
		field,
		write( texts: Readonly< Record< string, string > > ) {
			for ( const [ name, text ] of Object.entries( texts ) ) {
				field( name ).value = text;
				field( name ).dispatchEvent(
					new Event( 'input', { bubbles: true } )
				);
			}
		},
		submit( button?: HTMLElement ) {
			HTMLFormElement.prototype.requestSubmit.call( form, button );
			return settle();
		},
		errors: () =>
			[ ...form.querySelectorAll( '.chaty-contact-form-error' ) ].map(
				( { textContent } ) => textContent
			),
		status: () => form.querySelector( '[role=status]' )?.textContent,
		state: () => form.dataset[ 'chatyState' ],
	};
}

const ALL = { name: 'Ann', email: 'ann@example.com', message: 'Hello & you' };

afterEach( () => {
	Reflect.deleteProperty( window, 'fetch' );
} );

describe( 'given the fixture’s forms', () => {
	interface CaseField {
		readonly label: string;
		readonly required?: boolean;
		readonly email?: boolean;
		readonly disabled?: boolean;
		readonly value: string;
	}

	const draw = ( { label, required, email, disabled, value }: CaseField ) =>
		`<p><label>${ label }</label><input name="${ label }" value="${ value }" class="${
			required ? 'requiredField' : ''
		} ${ email ? 'email' : '' }" ${ disabled ? 'disabled' : '' }></p>`;

	test.each( file.cases )(
		'given %j, then its errors show',
		async ( { fields, expectedErrors } ) => {
			const { errors, submit, requests } = given(
				`<form action="/">${ fields.map( draw ).join( '' ) }</form>`
			);
			await submit();
			expect( errors() ).toEqual( expectedErrors );
			expect( requests ).toHaveLength( expectedErrors.length ? 0 : 1 );
		}
	);

	test( 'given success, then the text is the fixture’s', () => {
		expect( SENT ).toBe( file.success );
	} );
} );

describe( 'e-mail addresses', () => {
	test.each( emails.cases )(
		'given %j, then it is valid or not',
		( { value, html5 } ) => {
			const isDotless = ! /@.*\./.test( value );
			expect( isPublicEmail( value.trim() ) ).toBe(
				html5 && value.trim() !== '' && ! isDotless
			);
		}
	);

	test.each( [
		// Valid in browsers, but not reachable from outside.
		'name@domain',
		'a@a',
		'a@123',
		'a@0xFFFFFFFFF',
		'test@org',
		'test@test-.com',
		'test@iana-.com',
		'test@iana.org-',
		`test@${ 'abcdefghijklmnopqrstuvwxyz'.repeat( 2 ) }abcdefghiklm.com`,
	] )(
		'given %s, which browsers or the legacy theme accepted, then it is invalid',
		( value ) => {
			expect( isPublicEmail( value ) ).toBe( false );
		}
	);

	test( 'given any other address that the legacy theme accepted, then it is valid', () => {
		const accepted = emails.cases.filter(
			( { value, html5, themeBasic } ) => value && html5 && themeBasic
		);
		expect(
			accepted.filter( ( { value } ) => ! isPublicEmail( value.trim() ) )
		).toEqual( [] );
	} );

	test.each( [
		'ann+post@example.com',
		'ann@example.photography',
		"o'neil@example.museum",
	] )(
		'given %s, which the legacy theme rejected, then it is valid',
		( value ) => {
			expect( isPublicEmail( value ) ).toBe( true );
		}
	);
} );

describe( 'the name of a field', () => {
	test.each( [
		[ 'by data-title', '<label data-title="T">x</label><input NAME>', 'T' ],
		[ 'by the label before', '<label>Name *:</label><input NAME>', 'Name' ],
		[
			'by for',
			'<label for="i">Name</label><i></i><input id="i" NAME>',
			'Name',
		],
		[ 'by the label around', '<label>Name <input NAME></label>', 'Name' ],
		[
			'by the label around a list',
			'<label>Topic <select NAME><option value="">Choose</select></label>',
			'Topic',
		],
		[ 'by aria-label', '<input aria-label="Name" NAME>', 'Name' ],
		[ 'by the placeholder', '<input placeholder="Name" NAME>', 'Name' ],
		[ 'by its name', '<input NAME>', 'f' ],
		[
			'not by the label of another field',
			'<input id="a"><label for="a">A</label><input NAME>',
			'f',
		],
		[
			'by a text with signs',
			'<label>$& %1$s</label><input NAME>',
			'$& %1$s',
		],
		[
			'by the legend',
			'<fieldset><legend>Size</legend><label>S <input type="radio" NAME></label></fieldset>',
			'Size',
		],
	] )( '%s', async ( _, markup, label ) => {
		const { errors, submit } = given(
			`<form action="/"><p>${ markup.replace(
				'NAME',
				'name="f" required'
			) }</p></form>`
		);
		await submit();
		expect( errors() ).toEqual( [ `Please enter ${ label }` ] );
	} );
} );

describe( 'errors', () => {
	test( 'given invalid fields, then each has a message, and the first the focus', async () => {
		const { errors, submit, field, requests, state } = given();
		await submit();
		expect( errors() ).toEqual( [
			'Please enter Name',
			'Please enter Email',
			'Please enter Message',
		] );
		const described = field( 'name' ).getAttribute( 'aria-describedby' );
		expect( document.getElementById( `${ described }` )?.textContent ).toBe(
			'Please enter Name'
		);
		expect( field( 'name' ).getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect( field( 'name' ).className ).toBe( 'requiredField inputError' );
		expect( document.querySelector( ':focus' ) ).toBe( field( 'name' ) );
		expect( [ requests.length, state() ] ).toEqual( [ 0, 'wrong' ] );
	} );

	test( 'given a field that becomes valid, then its message goes', async () => {
		const { errors, submit, write, field } = given();
		await submit();
		write( { name: 'Ann', email: 'ann' } );
		expect( errors() ).toEqual( [
			'Please enter Email',
			'Please enter Message',
		] );
		expect( field( 'name' ).hasAttribute( 'aria-invalid' ) ).toBe( false );
		await submit();
		expect( errors() ).toEqual( [
			'You entered an invalid Email',
			'Please enter Message',
		] );
	} );

	test.each( [
		[
			'a field outside the form becomes valid',
			( field: FieldElement ) => {
				field.value = 'x';
				field.dispatchEvent( new Event( 'change', { bubbles: true } ) );
			},
		],
		[ 'the form is reset', ( { form }: FieldElement ) => form?.reset() ],
	] )( 'when %s, then its message goes', async ( _, act ) => {
		const { submit } = given(
			'<form id="a" action="/send"></form><input form="a" required>'
		);
		const field = document.querySelector( 'input' ) as FieldElement;
		await submit();
		expect( field.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		act( field );
		expect( field.hasAttribute( 'aria-invalid' ) ).toBe( false );
	} );

	test( 'when the form is reset, then it is no longer wrong', async () => {
		const { submit, form, state } = given();
		form.dataset[ 'chatyWrong' ] = 'Please look below';
		await submit();
		form.reset();
		expect( state() ).toBeUndefined();
		expect( form.textContent ).not.toContain( 'Please look below' );
	} );

	test( 'given an error of the browser’s validation, then the field is invalid', async () => {
		const { errors, submit } = given(
			`<form action="/"><label>Site</label><input type="url" name="u" value="x">
			<label>Code</label><input pattern="[A-Z]" name="c" value="x"></form>`
		);
		await submit();
		expect( errors() ).toEqual( [
			'You entered an invalid Site',
			'You entered an invalid Code',
		] );
	} );

	test.each( [
		[ 'optional mail', 'type="email" value="abc"', INVALID ],
		[
			'mail with a pattern',
			'type="email" required pattern=".+@firm\\.example" value="a@other.example"',
			INVALID,
		],
		[ 'mail that is missing', 'type="email" required', MISSING ],
		[
			'a box that is required beside a checked one',
			'type="checkbox" required><input type="checkbox" name="f" checked',
			MISSING,
		],
		[
			'radio buttons of which the second is required',
			'type="radio"><input type="radio" name="f" required',
			MISSING,
		],
	] )(
		'given %s, then it is invalid, as in the browser',
		async ( _, markup, words ) => {
			const { errors, submit, requests, form } = given(
				`<form action="/"><p><input name="f" ${ markup }></p></form>`
			);
			expect( form.checkValidity() ).toBe( false );
			await submit();
			expect( [ errors(), requests ] ).toEqual( [ [ words ], [] ] );
		}
	);

	test.each( [
		[ 'badInput', INVALID ],
		[ 'patternMismatch', INVALID ],
		[ 'rangeOverflow', INVALID ],
		[ 'rangeUnderflow', INVALID ],
		[ 'stepMismatch', INVALID ],
		[ 'tooLong', INVALID ],
		[ 'tooShort', INVALID ],
		[ 'typeMismatch', INVALID ],
		[ 'valueMissing', MISSING ],
	] )(
		'given the validity flag %s, then the field is invalid',
		async ( flag, words ) => {
			for ( const markup of [
				'name="f" value="a@b.example"',
				'name="f" value="a@b.example" class="requiredField email"',
			] ) {
				const { errors, submit, requests, field } = given(
					`<form action="/"><p><input ${ markup }></p></form>`
				);
				Object.defineProperty( field( 'f' ), 'validity', {
					value: { valid: false, [ flag ]: true },
				} );
				await submit();
				expect( [ errors(), requests ] ).toEqual( [ [ words ], [] ] );
			}
		}
	);

	test( 'given letters in a number field, then the field is invalid, not missing', async () => {
		const { errors, submit, field } = given(
			'<form action="/"><p><input name="f" type="number" required></p></form>'
		);
		Object.defineProperty( field( 'f' ), 'validity', {
			value: { valid: false, badInput: true, valueMissing: true },
		} );
		await submit();
		expect( errors() ).toEqual( [ INVALID ] );
	} );

	test( 'given setCustomValidity(), then its text shows', async () => {
		const { errors, submit, requests, field } = given(
			'<form action="/"><p><input name="f" type="email" required value="a@b.example"></p></form>'
		);
		field( 'f' ).setCustomValidity( 'Not you' );
		await submit();
		expect( [ errors(), requests ] ).toEqual( [ [ 'Not you' ], [] ] );
		field( 'f' ).setCustomValidity( '' );
		await submit();
		expect( requests ).toHaveLength( 1 );
	} );

	test( 'given radio buttons and checkboxes with one name, then they have one message, and one checked is enough', async () => {
		const box = ( type: string ) =>
			`<label><input type="${ type }" name="x" value="1" class="requiredField"> A</label>`;
		for ( const type of [ 'radio', 'checkbox' ] ) {
			const page = given(
				`<form action="/"><fieldset><legend>Size</legend>${ box(
					type
				) }${ box( type ) }</fieldset></form>`
			);
			await page.submit();
			expect( page.errors() ).toHaveLength( 1 );
			page.form.querySelectorAll( 'input' )[ 1 ]?.click();
			expect( page.errors() ).toEqual( [] );
		}
	} );

	test( 'given another form on the page, then it is ignored', async () => {
		const { errors, submit, requests } = given(
			'<form action="/"><input name="f" value="x" class="requiredField"></form><form><input class="requiredField"></form>'
		);
		await submit();
		expect( [ errors(), requests.length ] ).toEqual( [ [], 1 ] );
	} );

	test.each( [
		[ 'disabled', '<input class="requiredField" disabled>' ],
		[ 'read-only', '<input name="f" type="email" value="abc" readonly>' ],
		[
			'of a disabled set',
			'<fieldset disabled><input class="requiredField"></fieldset>',
		],
		[ 'hidden', '<input type="hidden" class="requiredField">' ],
		[
			'in something hidden',
			'<p hidden="until-found"><input class="requiredField"></p>',
		],
	] )( 'a field that is %s is left out', async ( _, markup ) => {
		const { submit, requests } = given(
			`<form action="/">${ markup }</form>`
		);
		await submit();
		expect( requests ).toHaveLength( 1 );
	} );
} );

describe( 'sending', () => {
	async function givenSending( markup?: string ) {
		const page = given( markup );
		page.write( ALL );
		await page.submit(
			page.form.querySelector( '.submit' ) as HTMLElement
		);
		const [ request ] = page.requests;
		if ( ! request ) {
			throw new Error( 'Nothing was sent.' );
		}
		return { ...page, request };
	}

	test( 'given a form, then its fields and button go to its action, URL-encoded', async () => {
		const { request } = await givenSending();
		expect( [ request.method, request.url, `${ request.body }` ] ).toEqual(
			[
				'POST',
				'http://localhost/send?to=us',
				'name=Ann&email=ann%40example.com&message=Hello+%26+you&go=Send',
			]
		);
		expect( request.body ).toBeInstanceOf( URLSearchParams );
	} );

	test( 'given files, then the form is sent as multipart', async () => {
		const { request } = await givenSending(
			FORM.replace(
				'<p><input',
				'<input type="file" name="photo"><p><input'
			)
		);
		expect( request.body ).toBeInstanceOf( FormData );
	} );

	test( 'given fields named like properties of a form, then they do no harm', async () => {
		const { request, form } = await givenSending(
			FORM.replace(
				'<p><input',
				[ 'action', 'method', 'reset', 'submit', 'id' ]
					.map( ( name ) => `<input name="${ name }" value="1">` )
					.join( '' ) + '<p><input'
			)
		);
		expect( request.url ).toBe( 'http://localhost/send?to=us' );
		await request.answer( null );
		expect( form.dataset[ 'chatyState' ] ).toBe( 'sent' );
	} );

	test( 'given a form without action, then it goes to its own page', async () => {
		const { request } = await givenSending(
			FORM.replace( ' action="/send?to=us"', '' )
		);
		expect( request.url ).toBe( window.location.href );
	} );

	test( 'given a pending request, then the buttons are disabled, and nothing is sent twice', async () => {
		const {
			request,
			form,
			status,
			state,
			requests,
			submit,
			native,
			field,
		} = await givenSending(
			`${ FORM }<button id="outside" form="contact-form"></button>`
		);
		const button = form.querySelector( '.submit' );
		const outside = document.getElementById( 'outside' );
		expect( outside?.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		expect( [ state(), status() ] ).toEqual( [ 'sending', 'Sending…' ] );
		expect( button?.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		expect( button?.hasAttribute( 'disabled' ) ).toBe( false );
		await submit();
		expect( [ requests.length, native.length ] ).toEqual( [ 1, 0 ] );
		await request.answer( null );
		expect( button?.hasAttribute( 'aria-disabled' ) ).toBe( false );
		expect( field( 'name' ).value ).toBe( '' );
	} );

	test( 'given success, then the form is emptied and an event is dispatched', async () => {
		const { request, form, status, state, field } = await givenSending();
		const onSent = jest.fn();
		form.addEventListener( 'chaty:contact-form:sent', onSent );
		await request.answer( { success: true } );
		expect( [ state(), status() ] ).toEqual( [ 'sent', SENT ] );
		expect(
			Object.keys( ALL ).map( ( name ) => field( name ).value )
		).toEqual( [ '', '', '' ] );
		expect( onSent.mock.calls[ 0 ][ 0 ].detail ).toEqual( {
			reply: { success: true },
		} );
	} );

	test( 'given a field that changes meanwhile, then it keeps its value', async () => {
		const { request, write, field, state } = await givenSending();
		write( { message: 'One more thing' } );
		await request.answer( null );
		expect( state() ).toBe( 'sent' );
		expect(
			Object.keys( ALL ).map( ( name ) => field( name ).value )
		).toEqual( [ '', '', 'One more thing' ] );
	} );

	describe( 'when it is emptied', () => {
		/** The values of the fields named `f` after the form was sent. */
		async function leaves(
			markup: string,
			meanwhile?: ( form: HTMLFormElement ) => void
		) {
			const { form, request } = await givenSending(
				FORM.replace( '<p><input', `${ markup }<p><input` )
			);
			meanwhile?.( form );
			await request.answer( null );
			return ( [ ...form.elements ] as HTMLInputElement[] )
				.filter( ( { name } ) => name === 'f' )
				.map( ( field ) =>
					/^(checkbox|radio)$/.test( field.type )
						? field.checked
						: field.value
				);
		}
		const LIST =
			'<option value="a">A</option><option value="b" selected>B</option>';

		test.each( [
			[ 'a default value', '<input name="f" value="x">', '' ],
			[ 'many lines', '<textarea name="f">x</textarea>', '' ],
			[
				'a number',
				'<input type="number" name="f" value="3" min="1">',
				'',
			],
			[
				'a list with an empty entry',
				`<select name="f">${ LIST }<option value="" disabled>Choose</option></select>`,
				'',
			],
			[
				'a list without one: its first entry',
				`<select name="f"><option disabled>No</option>${ LIST }</select>`,
				'a',
			],
			[
				'a list of many: none',
				`<select name="f" multiple>${ LIST }</select>`,
				'',
			],
			[ 'a box', '<input type="checkbox" name="f" checked>', false ],
			[
				'a radio button',
				'<input type="radio" name="f" checked>',
				false,
			],
			[
				"but for what is the page's own",
				'<input type="hidden" name="f" value="token">',
				'token',
			],
			[
				'but for what nobody could write anew',
				'<input name="f" value="Room 7" readonly>',
				'Room 7',
			],
			[
				'but for the words on a button',
				'<input type="button" name="f" value="Count">',
				'Count',
			],
		] )( '%s', async ( _, markup, left ) => {
			expect( await leaves( markup ) ).toEqual( [ left ] );
		} );

		test( 'then a choice made meanwhile stays', async () => {
			expect(
				await leaves(
					'<input type="radio" name="f" checked><input type="radio" name="f"><input type="checkbox" name="f" checked>',
					( form ) =>
						form
							.querySelectorAll< HTMLElement >( '[name=f]' )[ 1 ]
							?.click()
				)
			).toEqual( [ false, true, false ] );
		} );

		test( 'then what another script keeps stays', async () => {
			expect(
				await leaves( '<input name="f" value="x">', ( form ) =>
					form.addEventListener( 'reset', ( event ) =>
						event.preventDefault()
					)
				)
			).toEqual( [ 'x' ] );
		} );
	} );

	test.each( [
		[ 'the server cannot be reached', 'fail', [], FAILED ],
		[ 'the server fails', 'answer', [ null, 500 ], FAILED ],
		[ 'the address is wrong', 'answer', [ '<p>', 404 ], FAILED ],
		[
			'the server refuses with words',
			'answer',
			[ { message: 'Too many' }, 429 ],
			'Too many',
		],
		[
			'WordPress refuses with a success of HTTP',
			'answer',
			[ { success: false, data: { message: 'No links' } } ],
			'No links',
		],
		[
			'WordPress refuses in one word',
			'answer',
			[ { success: false, data: 'Spam' } ],
			'Spam',
		],
		[
			'WordPress refuses without words',
			'answer',
			[ { success: false, data: [ { code: 1 } ] } ],
			FAILED,
		],
	] as const )(
		'when %s, then the form keeps its values and can be sent again',
		async ( _, what, reply, words ) => {
			const page = await givenSending();
			const { request, status, state, field, form, submit, requests } =
				page;
			const onFailed = jest.fn();
			form.addEventListener( 'chaty:contact-form:failed', onFailed );
			await ( request[ what ] as ( ...given: unknown[] ) => unknown )(
				...reply
			);
			expect( [ state(), status() ] ).toEqual( [ 'failed', words ] );
			expect(
				Object.keys( ALL ).map( ( name ) => field( name ).value )
			).toEqual( Object.values( ALL ) );
			expect( onFailed ).toHaveBeenCalledTimes( 1 );
			await submit();
			expect( requests ).toHaveLength( 2 );
		}
	);

	test( 'given success without JSON, then it is success', async () => {
		const { request, state } = await givenSending();
		await request.babble();
		expect( state() ).toBe( 'sent' );
	} );

	test( 'given a server that never answers, then sending fails after 30 s', async () => {
		jest.useFakeTimers();
		const { request, state } = await givenSending();
		jest.advanceTimersByTime( 29_000 );
		await settle();
		expect( state() ).toBe( 'sending' );
		jest.advanceTimersByTime( 1000 );
		await settle();
		expect( [ request.isAborted, state() ] ).toEqual( [ true, 'failed' ] );
	} );

	test( 'given texts in the markup, then they replace ours', async () => {
		const { request, status } = await givenSending(
			FORM.replace( '<form', '<form data-chaty-sent="Thanks!"' )
		);
		await request.answer( null );
		expect( status() ).toBe( 'Thanks!' );
	} );

	test( 'given markup in the server’s message, then it is shown as text', async () => {
		const { request, form } = await givenSending();
		await request.answer( { success: false, message: '<img src=x>' } );
		expect( form.querySelector( 'img' ) ).toBeNull();
	} );

	test.each( [ 'mailto:us@site.example', 'javascript:void(0)', 'http://[' ] )(
		'given the action %s, then the browser handles it',
		async ( action ) => {
			const page = given( FORM.replace( '/send?to=us', action ) );
			await page.submit();
			expect( page.native ).toHaveLength( 0 );
			page.write( ALL );
			await page.submit();
			expect( [ page.native.length, page.requests.length ] ).toEqual( [
				1, 0,
			] );
		}
	);

	test( 'given a form that another script sends, then it is left to that script', async () => {
		const page = given();
		page.write( ALL );
		page.form.addEventListener(
			'submit',
			( event ) => event.preventDefault(),
			true
		);
		await page.submit();
		expect( page.requests ).toEqual( [] );
	} );
} );

test( 'given an element that is no form, then the console says so', () => {
	document.body.innerHTML = '<div data-chaty="contact-form"></div>';
	const before = document.body.innerHTML;
	expect( () =>
		attachContactForm( document.body.firstElementChild as HTMLElement )
	).toThrow();
	expect( document.body.innerHTML ).toBe( before );
} );

test( 'when it is destroyed while sending, then the markup is restored', async () => {
	const { before, submit, cleanup, write, requests } = given();
	write( ALL );
	await submit();
	cleanup();
	await requests[ 0 ]?.answer( null );
	expect( document.body.innerHTML ).toBe( before );
} );

test( 'when it is destroyed, then the markup is restored', async () => {
	const { before, submit, cleanup } = given();
	await submit();
	cleanup();
	expect( document.body.innerHTML ).toBe( before );
} );

test( 'given labels before fields, then they are linked', () => {
	const { field } = given();
	expect(
		[ 'name', 'email', 'message' ].map(
			( name ) => field( name ).labels?.[ 0 ]?.textContent
		)
	).toEqual( [ 'Your name *', 'Email:', 'Message' ] );
} );

test( 'given a copy of a form with an error that is being sent, then it has neither', async () => {
	const { field, state, submit, requests, write } = given(
		FORM.replace( 'id=', 'data-chaty-state="sending" id=' )
			.replace( 'type="submit"', 'aria-disabled="true" type="submit"' )
			.replace(
				'requiredField',
				'requiredField inputError" aria-invalid="true" aria-describedby="chaty-message-9'
			)
	);
	expect( field( 'name' ).matches( '[aria-invalid], .inputError' ) ).toBe(
		false
	);
	expect( field( 'name' ).getAttribute( 'aria-describedby' ) ).toBe( '' );
	expect( field( 'go' ).matches( '[aria-disabled]' ) ).toBe( false );
	expect( state() ).toBeUndefined();
	write( ALL );
	await submit();
	expect( requests ).toHaveLength( 1 );
} );
