import rows from '../../../tests/fixtures/behaviours/jquery-validation-cases.json';
import { givenServers } from '../../../tests/unit/servers';
import {
	givenForm,
	givenSubmitted,
	makeBadInput,
} from '../../../tests/unit/validated-form';
import * as messages from '../core/messages';
import { addRule, rules } from './registry';

const REQUIRED = 'This field is required';

afterEach( () => {
	Reflect.deleteProperty( window, 'fetch' );
} );

test( 'the browser has the errors from the start; the visitor does not see them yet', () => {
	const { form, said, mark } = givenForm(
		'<input name="f" class="required">'
	);
	expect( form.checkValidity() ).toBe( false );
	expect( [ said(), mark( 'f' ) ] ).toEqual( [ {}, null ] );
	expect( form.noValidate ).toBe( true );
} );

test( 'the page’s own listeners get no submit of an invalid form', async () => {
	const { submit, type, sent } = await givenSubmitted(
		'<input name="f" class="required">'
	);
	expect( sent ).toEqual( [] );
	type( 'f', 'x' );
	await submit();
	expect( sent ).toEqual( [ { f: 'x' } ] );
} );

test( 'a message that appears while the visitor types is announced, those of a submit are not', async () => {
	const { submit, type, leave } = givenForm(
		'<input name="a" class="email"><input name="b" class="required">'
	);
	type( 'a', 'x' );
	leave( 'a' );
	await submit();
	expect(
		[ 'a-error', 'b-error' ].map(
			( id ) => document.getElementById( id )?.getAttribute( 'role' )
		)
	).toEqual( [ 'alert', null ] );
} );

test.each( [
	[ '.later', [ 'b' ] ],
	[ '', [ 'a', 'b' ] ],
	[ ':wrong(', [ 'a', 'b' ] ],
] )(
	'given the selector %j for ignored fields',
	async ( selector, checked ) => {
		const log = jest.spyOn( messages, 'log' ).mockImplementation();
		const { said } = await givenSubmitted(
			'<input name="a" class="required later"><input name="b" class="required">',
			'',
			selector
		);
		expect( Object.keys( said() ) ).toEqual( checked );
		expect( log ).toHaveBeenCalledTimes( selector === ':wrong(' ? 1 : 0 );
		log.mockRestore();
	}
);

describe( 'what only the browser finds', () => {
	const saidOf = async ( field: string ) => {
		const { said } = await givenSubmitted( field );
		return said()[ 'f' ];
	};

	test.each( [
		[ '<input name="f" required>', REQUIRED ],
		[
			'<input name="f" type="email" value="x">',
			'Please enter a valid email address',
		],
		[
			'<input name="f" type="number" min="3" value="2">',
			'Please enter a value greater than or equal to 3',
		],
		[
			'<input name="f" type="date" max="2026-01-31" value="2026-02-01">',
			'Please enter a value less than or equal to 2026-01-31',
		],
		[
			'<input name="f" type="text" step="2" value="3">',
			'Please enter a multiple of 2',
		],
		[
			'<input name="f" pattern="[A-Z]+" value="x" title="In capitals">',
			'In capitals',
		],
		[
			'<input name="f" pattern="[A-Z]+" value="x" data-msg="Shout">',
			'Shout',
		],
	] )( '%s', async ( field, message ) => {
		expect( await saidOf( field ) ).toBe( message );
	} );

	test.each( [
		[
			'steps that count from a minimum',
			'type="number" min="1" step="2" value="2"',
		],
		[ 'a pattern without a title', 'pattern="[A-Z]+" value="x"' ],
	] )( '%s: the browser’s own message shows', async ( _, more ) => {
		expect( await saidOf( `<input name="f" ${ more }>` ) ).toBeTruthy();
		expect( await saidOf( `<input name="f" ${ more }>` ) ).not.toMatch(
			/multiple of|valid number/
		);
	} );

	test( 'a text that is no date', async () => {
		const { said, field, submit } = givenForm(
			'<input name="f" type="date">'
		);
		makeBadInput( field( 'f' ) );
		await submit();
		expect( said() ).toEqual( { f: 'Please enter a valid date' } );
	} );
} );

test( 'given an error that another script set, then it is kept and shown', async () => {
	const { field, form, said, submit, type, cleanup } = givenForm(
		'<input name="f" class="required">'
	);
	field( 'f' ).setCustomValidity( 'Not on Sundays' );
	await submit();
	expect( said() ).toEqual( { f: 'Not on Sundays' } );
	type( 'f', 'x' );
	expect( form.checkValidity() ).toBe( false );
	field( 'f' ).setCustomValidity( '' );
	type( 'f', '' );
	expect( said() ).toEqual( { f: REQUIRED } );
	field( 'f' ).setCustomValidity( 'Not on Sundays' );
	cleanup();
	expect( field( 'f' ).validationMessage ).toBe( 'Not on Sundays' );
} );

test( 'when it ends, then the markup is as it was, but for what the page changed', async () => {
	const { type, cleanup, field, before } = await givenSubmitted( `
		<div data-chaty-part="summary" tabindex="0">Your <b>order</b></div>
		<input name="a" class="required"> <input name="b" class=" wide  required wide ">
		<input name="c" required><p id="c-error">We <i>need</i> it</p>
		<input name="d" class="">` );
	type( 'a', 'x' );
	cleanup();
	expect( document.body.innerHTML ).toBe( before );

	const other = givenForm( '<input name="f" class="required">' );
	await other.submit();
	other.field( 'f' ).classList.add( 'theirs' );
	other.cleanup();
	expect( other.field( 'f' ).className ).toBe( 'required theirs' );
	expect( field( 'f' ).hasAttribute( 'aria-invalid' ) ).toBe( false );
} );

test( 'given attributes of HTML that are empty, then they are no rules', async () => {
	const { sent } = await givenSubmitted(
		'<input name="a" value="55" min="" max="" step="" minlength="" maxlength="">'
	);
	expect( sent ).toEqual( [ { a: '55' } ] );
} );

describe( 'a rule of the page that throws', () => {
	const FORM =
		'<input name="a" data-rule-broken="1" value="x"><input name="b" class="required">';
	let info: jest.SpyInstance;

	beforeEach( () => {
		info = jest.spyOn( console, 'info' ).mockImplementation();
		addRule( 'broken', () => {
			throw new Error( 'Oops' );
		} );
	} );
	afterEach( () => {
		Reflect.deleteProperty( rules, 'broken' );
		info.mockRestore();
	} );

	test( 'counts as passed, and is logged once; the others hold the form back', async () => {
		const { submit, said, sent, type } = await givenSubmitted( FORM );
		expect( said() ).toEqual( { b: REQUIRED } );
		expect( sent ).toEqual( [] );
		type( 'b', 'y' );
		await submit();
		expect( sent ).toEqual( [ { a: 'x', b: 'y' } ] );
		expect( info.mock.calls ).toEqual( [
			[ 'Chaty: rule "broken": Error: Oops' ],
		] );
	} );

	test.each( [
		[ 'range', 'abc' ],
		[ 'rangelength', '[2,&quot;b&quot;]' ],
		[ 'minlength', 'many' ],
		[ 'maxlength', '-1' ],
		[ 'rangelength', '[2]' ],
		[ 'step', 'x' ],
	] )(
		'%s: “%s” is no value of a rule: it counts as kept, and is logged',
		async ( rule, value ) => {
			const { sent } = await givenSubmitted(
				`<input name="a" data-rule-${ rule }="${ value }" value="5">`
			);
			expect( sent ).toEqual( [ { a: '5' } ] );
			expect( info.mock.calls.join() ).toContain(
				`Chaty: rule "${ rule }"`
			);
		}
	);

	test( 'when its message throws, then another one shows', async () => {
		addRule(
			'broken',
			() => false,
			() => {
				throw new Error();
			}
		);
		const { said } = await givenSubmitted( FORM );
		expect( said() ).toEqual( {
			a: 'Please fix this field',
			b: REQUIRED,
		} );
	} );

	test( 'given an invalid parameter of our own rule, then only that rule is ignored', async () => {
		const { said } = await givenSubmitted(
			'<input name="f" value="x" data-rule-range="null" data-rule-digits="1">'
		);
		expect( said() ).toEqual( { f: 'Please enter only digits' } );
	} );
} );

describe( 'while the pointer is down', () => {
	const point = ( type: string ) =>
		document.dispatchEvent( new Event( type ) );

	beforeEach( () => {
		jest.useFakeTimers();
	} );

	test.each( [ 'pointerup', 'pointercancel' ] )(
		'no message moves the element that is about to be pressed; %s shows it',
		( type ) => {
			const { leave, said, form } = givenForm(
				'<input name="f" class="email" value="x"><button>Go</button>'
			);
			point( 'pointerdown' );
			jest.runAllTimers();
			leave( 'f' );
			expect( said() ).toEqual( {} );
			point( type );
			jest.runAllTimers();
			expect( Object.keys( said() ) ).toEqual( [ 'f' ] );
			expect( form.checkValidity() ).toBe( false );
		}
	);
} );

test( 'a box that is left shows no error, because more may be checked', () => {
	const { press, leave, said } = givenForm(
		'<input type="checkbox" name="c" data-rule-minlength="2"><input type="checkbox" name="c">'
	);
	press( 'c' );
	leave( 'c' );
	expect( said() ).toEqual( {} );
} );

test( 'the message of a group stands under its last field', () => {
	const { type, leave, form, field } = givenForm(
		[ 'a', 'b' ]
			.map(
				( name ) =>
					`<p><input name="${ name }" class="date" data-chaty-group="g"></p>`
			)
			.join( '' )
	);
	type( 'a', 'x' );
	leave( 'a' );
	expect( field( 'b' ).nextElementSibling?.id ).toBe( 'g-error' );
	expect( form.querySelectorAll( '[aria-invalid]' ) ).toHaveLength( 1 );
} );

test( 'two forms with the same names have messages of their own', async () => {
	const markup = '<input name="f" class="required">';
	const first = givenForm( markup );
	const kept = first.form;
	const second = givenForm( markup );
	await second.submit();
	document.body.append( kept );
	await first.submit();
	const [ , other ] = document.querySelectorAll( 'input' );
	const described = `${ other?.getAttribute( 'aria-describedby' ) }`;
	expect( described ).not.toBe( 'f-error' );
	expect( document.getElementById( described )?.textContent ).toBe(
		REQUIRED
	);
} );

test( 'all boxes of a wrong group are marked', async () => {
	const box = '<input type="checkbox" name="c[]" class="required">';
	const { mark, press } = await givenSubmitted( box + box );
	expect( [ mark( 'c[]' ), mark( 'c[]', 1 ) ] ).toEqual( [ 'true', 'true' ] );
	press( 'c[]', 1 );
	expect( [ mark( 'c[]' ), mark( 'c[]', 1 ) ] ).toEqual( [
		'false',
		'false',
	] );
} );

describe( 'the summary', () => {
	const FORM = `<div data-chaty-part="summary"></div>
		<label for="a">Name *</label><input name="a" id="a" class="required">
		<fieldset><legend>Size:</legend>
			<label><input type="radio" name="s" required> Small</label>
			<label><input type="radio" name="s" required> Large</label>
		</fieldset>`;
	const place = () =>
		document.querySelector( '[data-chaty-part="summary"]' ) as HTMLElement;

	test( 'lists each message once, and has the focus; a link leads to its field', async () => {
		const { field } = await givenSubmitted( FORM );
		expect(
			[ ...place().querySelectorAll( 'a' ) ].map(
				( { textContent, hash } ) => [ textContent, hash ]
			)
		).toEqual( [
			[ `Name – ${ REQUIRED }`, '#a-error' ],
			[ `Size – ${ REQUIRED }`, '#s-error' ],
		] );
		expect( document.querySelector( ':focus' ) ).toBe( place() );
		place().querySelector( 'a' )?.click();
		expect( document.querySelector( ':focus' ) ).toBe( field( 'a' ) );
	} );

	test( 'is empty once nothing is wrong, and when it ends', async () => {
		const { submit, type, press, cleanup, sent, before } =
			await givenSubmitted( FORM );
		type( 'a', 'x' );
		press( 's' );
		await submit();
		expect( [ place().childElementCount, sent.length ] ).toEqual( [
			0, 1,
		] );
		type( 'a', '' );
		await submit();
		cleanup();
		expect( document.body.innerHTML ).toBe( before );
	} );

	test( 'given a copy of a form, then neither the summary nor a field is wrong any more', async () => {
		const { form } = await givenSubmitted( FORM );
		form.querySelectorAll( '[data-chaty-added]' ).forEach( ( one ) =>
			one.remove()
		);
		const { field, mark } = givenForm( form.innerHTML );
		expect( place().textContent ).toBe( '' );
		expect( mark( 'a' ) ).toBeNull();
		expect( field( 'a' ).className ).toBe( 'required' );
	} );
} );

describe( 'results recorded from jQuery Validation, on a form', () => {
	type Row = ( typeof rows.cases )[ number ];
	const INPUTS = [ 'text', 'password', 'date', 'range', 'number' ];
	const ownRows = rows.cases.filter(
		( { element, value, param } ) =>
			[ ...INPUTS, 'textarea' ].includes( element ) &&
			typeof value === 'string' &&
			// Without NaN, which fields do not report, `ftp:` addresses, and parameters that are markup.
			value !== 'NaN' &&
			! value.startsWith( 'ftp:' ) &&
			! String( param ).startsWith( '<' )
	);

	/** The field of a row. A text area's value is its content. */
	function fieldOf(
		{ element, rule, param = true }: Row,
		hasTarget: boolean
	) {
		const text =
			typeof param === 'string' ? param : JSON.stringify( param );
		const value = hasTarget ? '[name=target]' : text;
		const attribute = `name="f" data-rule-${ rule }="${ value }"`;
		const most = element === 'range' ? 'max="1000"' : '';
		return element === 'textarea'
			? `<textarea ${ attribute }></textarea>`
			: `<input type="${ element }" ${ most } ${ attribute }>`;
	}

	test.each(
		ownRows.map( ( row ) => [
			`${ row.rule } ${ row.element } ${ JSON.stringify(
				row.value
			) } ${ JSON.stringify( row.param ) }`,
			row,
		] )
	)( '%s', ( _, given ) => {
		const row = given as Row;
		const { targetValue } = row as { targetValue?: string };
		const { form, type } = givenForm(
			fieldOf( row, targetValue !== undefined ) +
				'<input type="text" name="target">'
		);
		type( 'target', targetValue ?? '' );
		type( 'f', row.value as string );
		expect( form.checkValidity() ).toBe( row.expected !== false );
	} );
} );

test( 'nothing is asked of servers by a form without such a rule', async () => {
	const asked = givenServers();
	await givenSubmitted( '<input name="f" value="x">' );
	expect( asked ).toEqual( [] );
} );
