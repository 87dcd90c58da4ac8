import { givenServers } from './servers';
import { givenForm, givenSubmitted, makeBadInput } from './validated-form';
import {
	addRule,
	messages,
	rules,
} from '../../src/behaviours/validation/registry';

type Case = () => void | Promise< unknown >;

const REQUIRED = 'This field is required';
const SHORT = 'Please enter at least 2 characters';
const text = ( name: string, more = 'class="required"' ) =>
	`<input name="${ name }" ${ more }>`;
const box = ( name: string, type = 'checkbox', more = '' ) =>
	`<input type="${ type }" name="${ name }" ${ more }>`;

/** Whether a form of this is right, as the browser says. */
const isRight = ( markup: string, around = '' ) =>
	givenForm( markup, around ).form.checkValidity();

/** Attributes of a field, its value, and whether that is right. */
const judges = (
	...rows: readonly ( readonly [ string, string, boolean ] )[]
) =>
	rows.forEach( ( [ more, value, expected ] ) =>
		expect( [
			more,
			value,
			isRight( `<input name="f" value="${ value }" ${ more }>` ),
		] ).toEqual( [ more, value, expected ] )
	);

type Page = ReturnType< typeof givenForm >;
type Said = Readonly< Record< string, string > >;

/** Tries to send, and expects what is said then. */
async function expectSaid( said: Said, markup: string, around = '' ) {
	const page = await givenSubmitted( markup, around );
	expect( page.said() ).toEqual( said );
	return page;
}

/** Expects also that what a visitor does about it helps. */
async function expectSaidUntil(
	said: Said,
	markup: string,
	mend: ( page: Page ) => void
) {
	const page = await expectSaid( said, markup );
	mend( page );
	expect( page.said() ).toEqual( {} );
}

/** Expects that a field after its form is needed, until a visitor fills it in. */
async function expectOutside( markup: string, mend: ( page: Page ) => void ) {
	const page = givenForm( '' );
	page.form.id = 'mine';
	page.form.insertAdjacentHTML( 'afterend', markup );
	await page.submit();
	expect( page.said() ).toEqual( { f: REQUIRED } );
	mend( page );
	expect( page.said() ).toEqual( {} );
}

/** Fields that are told of together. */
const group = ( ...names: readonly string[] ) =>
	names
		.map( ( name ) =>
			text( name, 'class="required date" data-chaty-group="period"' )
		)
		.join( '' );

const REMOTE = 'value="x" data-rule-remote="/x"';
const NEEDED_BOX = box( 'c', 'checkbox', 'class="required"' );
const NEEDED_RADIO = box( 'r', 'radio', 'class="required"' );

const validating: Record< string, Case > = {
	'valid() plugin method'() {
		const { form, type } = givenForm( text( 'f' ) );
		expect( form.checkValidity() ).toBe( false );
		type( 'f', 'Hello world' );
		expect( form.checkValidity() ).toBe( true );
	},
	'valid() plugin method, multiple inputs'() {
		const { field, type } = givenForm( text( 'a' ) + text( 'b' ) );
		type( 'a', 'ok' );
		expect(
			[ 'a', 'b' ].map( ( name ) => field( name ).checkValidity() )
		).toEqual( [ true, false ] );
	},
	'valid() plugin method, special handling for checkable groups'() {
		const { form, press } = givenForm( NEEDED_BOX + box( 'c' ) );
		expect( form.checkValidity() ).toBe( false );
		press( 'c', 1 );
		expect( form.checkValidity() ).toBe( true );
	},
	'valid(), ignores ignored elements'() {
		expect( isRight( `<p hidden>${ text( 'f' ) }</p>` ) ).toBe( true );
	},
	'valid() should ignore elements that belong to other/nested forms'() {
		expect( isRight( '', `<form>${ text( 'f' ) }</form>` ) ).toBe( true );
	},
	'form() should ignore elements that belong to other/nested forms': () =>
		expectSaid( {}, '', `<form>${ text( 'f' ) }</form>` ),
	'elements() should ignore elements that belong to other/nested forms'() {
		const { field } = givenForm( '', `<form>${ text( 'f' ) }</form>` );
		expect( field( 'f' ).validity.customError ).toBe( false );
	},
	'Ignore elements that have form attribute set to other forms': () =>
		expectSaid(
			{},
			text( 'f', 'class="required" form="other"' ),
			'<form id="other"></form>'
		),
	'Validate elements outside form with form attribute': () =>
		expectOutside(
			text( 'f', 'class="required" form="mine"' ),
			( { type } ) => type( 'f', 'x' )
		),
	'Validate checkboxes outside form with form attribute': () =>
		expectOutside(
			box( 'f', 'checkbox', 'class="required" form="mine"' ) +
				box( 'f', 'checkbox', 'form="mine"' ),
			( { press } ) => press( 'f', 1 )
		),
	async 'form(): simple'() {
		const page = await givenSubmitted( text( 'a' ) + text( 'b' ) );
		expect( Object.keys( page.said() ) ).toEqual( [ 'a', 'b' ] );
		page.type( 'a', 'hi' );
		page.type( 'b', 'hi' );
		await page.submit();
		expect( page.sent ).toEqual( [ { a: 'hi', b: 'hi' } ] );
	},
	async 'form(): checkboxes: min/required'() {
		const page = await expectSaid(
			{ c: REQUIRED },
			box( 'c', 'checkbox', 'class="required" data-rule-minlength="2"' ) +
				box( 'c' )
		);
		page.press( 'c' );
		expect( page.said() ).toEqual( { c: SHORT } );
		page.press( 'c', 1 );
		expect( page.said() ).toEqual( {} );
	},
	'form(): radio buttons: required': () =>
		expectSaidUntil(
			{ r: REQUIRED },
			NEEDED_RADIO + box( 'r', 'radio' ),
			( { press } ) => press( 'r', 1 )
		),
	async 'form(): selects: min/required'() {
		const page = givenForm(
			'<select multiple name="s" class="required" minlength="2"><option>0<option>1</select>'
		);
		const [ first, second ] = [
			...page.form.querySelectorAll( 'option' ),
		] as [ HTMLOptionElement, HTMLOptionElement ];
		await page.submit();
		expect( page.said() ).toEqual( { s: REQUIRED } );
		first.selected = true;
		await page.submit();
		expect( page.said() ).toEqual( { s: SHORT } );
		second.selected = true;
		await page.submit();
		expect( page.said() ).toEqual( {} );
	},
	async 'form(): with equalTo'() {
		const page = await givenSubmitted(
			text( 'x1', 'value="x" data-rule-equalTo="[name=x2]"' ) +
				text( 'x2', 'value="y" data-rule-equalTo="[name=x1]"' )
		);
		expect( Object.keys( page.said() ) ).toEqual( [ 'x1', 'x2' ] );
		page.type( 'x1', 'y' );
		expect( page.said() ).toEqual( {} );
	},
	'check(): simple'() {
		const { field, type } = givenForm( text( 'f' ) );
		expect( field( 'f' ).validationMessage ).toBe( REQUIRED );
		type( 'f', 'hi' );
		expect( field( 'f' ).validationMessage ).toBe( '' );
	},
	'hide(): input': () =>
		expectSaidUntil( { f: REQUIRED }, text( 'f' ), ( { type } ) =>
			type( 'f', 'bla' )
		),
	'hide(): radio': () =>
		expectSaidUntil( { r: REQUIRED }, NEEDED_RADIO, ( { press } ) =>
			press( 'r' )
		),
	async 'handle() should ensure the value of the used submit button is passed on for scripted submit triggered by stopRequest()'() {
		const [ asked, page ] = [
			givenServers(),
			givenForm(
				text( 'f', 'value="something" data-rule-remote="/x"' ) +
					'<button name="go" value="now">Go</button>'
			),
		];
		await page.submit( 'go' );
		await asked[ 0 ]?.answer( true );
		expect( page.sent ).toEqual( [ { f: 'something', go: 'now' } ] );
	},
	async 'submitHandler keeps submitting button'() {
		const page = givenForm( '<button name="go" value="now">Go</button>' );
		await page.submit( 'go' );
		expect( page.sent ).toEqual( [ { go: 'now' } ] );
	},
	'submitHandler keeps submitting button, even if descendants are clicked'() {
		const page = givenForm(
			'<button name="go" value="now"><b>Go</b></button>'
		);
		page.form.querySelector( 'b' )?.click();
		expect( page.sent ).toEqual( [ { go: 'now' } ] );
	},
	async ajaxSubmit() {
		const page = await givenSubmitted(
			text( 'user', 'value="Peter" minlength="3"' ) +
				text( 'word', 'type="password" value="foobar" minlength="5"' )
		);
		expect( page.sent ).toEqual( [ { user: 'Peter', word: 'foobar' } ] );
	},
	async 'bypassing validation on form submission'() {
		const page = givenForm(
			text( 'f' ) +
				'<button id="a" formnovalidate>A</button><button id="b" class="cancel">B</button><button id="c">C</button>'
		);
		await page.submit( 'a' );
		await page.submit( 'b' );
		await page.submit( 'c' );
		expect( page.sent ).toHaveLength( 2 );
	},
	async "validating multiple checkboxes with 'required'"() {
		const page = await expectSaid(
			{ c: REQUIRED },
			[ 1, 2, 3 ].map( () => NEEDED_BOX ).join( '' )
		);
		page.press( 'c', 2 );
		expect( page.form.checkValidity() ).toBe( true );
	},
	async 'dynamic form'() {
		const page = givenForm( '' );
		page.form.insertAdjacentHTML( 'beforeend', text( 'f' ) );
		await page.submit();
		expect( page.said() ).toEqual( { f: REQUIRED } );
		page.field( 'f' ).parentElement?.removeChild( page.field( 'f' ) );
		await page.submit();
		expect( page.said() ).toEqual( {} );
	},
	async 'validating group of elements'() {
		const page = await expectSaid(
			{ period: REQUIRED },
			group( 'from', 'to' )
		);
		page.type( 'from', 'x' );
		expect( page.said() ).toEqual( {
			period: 'Please enter a valid date',
		} );
		page.type( 'from', '12/03/2006' );
		page.type( 'to', '12/04/2006' );
		expect( page.said() ).toEqual( {} );
	},
	'elementValue() finds radios/checkboxes only within the current form'() {
		const { form } = givenForm(
			box( 'r', 'radio', 'class="required"' ),
			`<form>${ box( 'r', 'radio', 'checked' ) }</form>`
		);
		expect( form.checkValidity() ).toBe( false );
	},
	"elementValue() returns the file input's name without the prefix 'C:\\fakepath\\' "() {
		const { form, field } = givenForm(
			'<input type="file" name="f" data-rule-minlength="10">'
		);
		Object.defineProperty( field( 'f' ), 'value', {
			value: 'C:\\fakepath\\file.txt',
		} );
		form.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		field( 'f' ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
		expect( field( 'f' ).validationMessage ).toBe(
			'Please enter at least 10 characters'
		);
	},
	async 'Required rule should not take precedence over number & digits rules'() {
		const page = givenForm( text( 'f', 'type="number" class="required"' ) );
		makeBadInput( page.field( 'f' ) );
		await page.submit();
		expect( page.said() ).toEqual( { f: 'Please enter a valid number' } );
	},
};

const events: Record< string, Case > = {
	'validate on blur'() {
		const { leave, type, said } = givenForm(
			text( 'f', 'minlength="2" class="required"' )
		);
		leave( 'f' );
		expect( said() ).toEqual( {} );
		type( 'f', 'h' );
		expect( said() ).toEqual( {} );
		leave( 'f' );
		expect( said() ).toEqual( { f: SHORT } );
		type( 'f', '' );
		expect( said() ).toEqual( { f: REQUIRED } );
	},
	'validate on keyup'() {
		const { leave, type, said } = givenForm( text( 'f', 'minlength="2"' ) );
		type( 'f', 'a' );
		leave( 'f' );
		type( 'f', 'aa' );
		expect( said() ).toEqual( {} );
		type( 'f', 'a' );
		expect( said() ).toEqual( { f: SHORT } );
	},
	'validate on keyup and blur'() {
		const { leave, type, said } = givenForm( text( 'f', 'minlength="2"' ) );
		type( 'f', 'a' );
		expect( said() ).toEqual( {} );
		leave( 'f' );
		expect( Object.keys( said() ) ).toEqual( [ 'f' ] );
	},
	'validate email on keyup and blur'() {
		const { leave, type, said } = givenForm( text( 'f', 'class="email"' ) );
		type( 'f', 'a' );
		expect( said() ).toEqual( {} );
		leave( 'f' );
		expect( said() ).toEqual( { f: 'Please enter a valid email address' } );
		type( 'f', 'a@b.c' );
		expect( said() ).toEqual( {} );
	},
	"don't revalidate the field when pressing special characters"() {
		const { field, leave, type, said } = givenForm( text( 'f' ) );
		type( 'f', 'aaaaa' );
		leave( 'f' );
		field( 'f' ).value = '';
		[ 'Shift', 'Control', 'ArrowLeft', 'Tab', 'Escape' ].forEach( ( key ) =>
			[ 'keydown', 'keyup' ].forEach( ( name ) =>
				field( 'f' ).dispatchEvent(
					new KeyboardEvent( name, { key, bubbles: true } )
				)
			)
		);
		expect( said() ).toEqual( {} );
	},
	'#1508: Validation fails to trigger when next field is already filled out'() {
		const { leave, type, said } = givenForm(
			text( 'a', 'class="email"' ) + text( 'b', 'value="filled"' )
		);
		type( 'a', 'x' );
		leave( 'a' );
		expect( Object.keys( said() ) ).toEqual( [ 'a' ] );
	},
	'[Remote rule] #1508: Validation fails to trigger when next field is already filled out'() {
		const asked = givenServers();
		const { leave, type } = givenForm(
			text( 'a', 'data-rule-remote="/a"' ) +
				text( 'b', 'value="filled" data-rule-remote="/b"' )
		);
		type( 'a', 'x' );
		leave( 'a' );
		leave( 'b' );
		expect( asked.map( ( { url } ) => url ) ).toEqual( [
			'/a?a=x',
			'/b?b=filled',
		] );
	},
	async 'Remote validation should not reset existing errors (#2150)'() {
		const asked = givenServers();
		const { said } = await givenSubmitted(
			text( 'a' ) + text( 'b', 'value="test" data-rule-remote="/b"' )
		);
		await asked[ 0 ]?.answer( true );
		expect( said() ).toEqual( { a: REQUIRED } );
	},
	async 'validate checkbox on click'() {
		const page = givenForm( NEEDED_BOX );
		page.press( 'c' );
		page.press( 'c' );
		expect( page.said() ).toEqual( {} );
		await page.submit();
		page.press( 'c' );
		expect( page.said() ).toEqual( {} );
		page.press( 'c' );
		expect( page.said() ).toEqual( { c: REQUIRED } );
	},
	async 'validate multiple checkbox on click'() {
		const page = await givenSubmitted(
			box( 'c', 'checkbox', 'data-rule-minlength="2" class="required"' ) +
				box( 'c' ) +
				box( 'c' )
		);
		page.press( 'c', 1 );
		expect( page.said() ).toEqual( { c: SHORT } );
		page.press( 'c', 2 );
		expect( page.said() ).toEqual( {} );
	},
	async 'correct checkbox receives the error'() {
		const page = await givenSubmitted(
			box( 'a' ) + box( 'b', 'checkbox', 'class="required"' )
		);
		expect( [ page.mark( 'a' ), page.mark( 'b' ) ] ).toEqual( [
			'false',
			'true',
		] );
	},
	async 'validate radio on click'() {
		await validating[ 'form(): radio buttons: required' ]?.();
	},
	// Space on a box is a click, for the browser too.
	'validation triggered on radio/checkbox when using keyboard': () =>
		expectSaidUntil( { c: REQUIRED }, NEEDED_BOX, ( { press } ) =>
			press( 'c' )
		),
	async 'validation triggered on radio/checkbox when using mouseclick'() {
		await events[ 'validate checkbox on click' ]?.();
	},
	async 'Validation triggered on radio and checkbox via click'() {
		await validating[ 'form(): radio buttons: required' ]?.();
	},
	'validation triggered on button'() {
		const page = givenForm( text( 'f' ) + '<button id="go">Go</button>' );
		page.press( 'go' );
		expect( page.said() ).toEqual( { f: REQUIRED } );
		page.leave( 'go' );
		expect( page.mark( 'go' ) ).toBeNull();
	},
	'validate input with no type attribute, defaulting to text'() {
		const { leave, type, said } = givenForm( text( 'f', 'minlength="2"' ) );
		type( 'f', 'a' );
		leave( 'f' );
		expect( Object.keys( said() ) ).toEqual( [ 'f' ] );
	},
	async 'ignore hidden elements'() {
		const page = await givenSubmitted( `<p>${ text( 'f' ) }</p>` );
		expect( Object.keys( page.said() ) ).toEqual( [ 'f' ] );
		page.form.querySelector( 'p' )?.setAttribute( 'hidden', '' );
		await page.submit();
		expect( [ page.said(), page.sent.length ] ).toEqual( [ {}, 1 ] );
	},
	async 'ignore hidden elements at start'() {
		const page = await givenSubmitted( `<p hidden>${ text( 'f' ) }</p>` );
		expect( page.sent ).toHaveLength( 1 );
		page.form.querySelector( 'p' )?.removeAttribute( 'hidden' );
		await page.submit();
		expect( page.said() ).toEqual( { f: REQUIRED } );
	},
	'calling blur on ignored element'() {
		const page = givenForm(
			`<p hidden>${ text( 'f', 'class="email" value="x"' ) }</p>`
		);
		page.leave( 'f' );
		expect( [ page.said(), page.mark( 'f' ) ] ).toEqual( [ {}, null ] );
	},
};

/** Case | attributes of a field | its value | what that is. */
const oneField: Record< string, Case > = Object.fromEntries(
	`
	Min date set by attribute | type="date" min="2012-12-21" | 2012-11-21 | wrong
	Max date set by attribute | type="date" max="2012-12-21" | 2013-01-21 | wrong
	Min and Max date set by attributes greater | type="date" min="2012-11-21" max="2013-01-21" | 2013-02-21 | wrong
	Min and Max date set by attributes less | type="date" min="2012-11-21" max="2013-01-21" | 2012-10-21 | wrong
	Min date set by attribute valid | type="date" min="2012-11-21" max="2013-01-21" | 2012-12-21 | right
	Max date set by attribute valid | type="date" max="2013-01-21" | 2012-12-21 | right
	Min and Max date set by attributes valid | type="date" max="2013-01-21" | 2012-12-21 | right
	Min and Max strings set by attributes greater | type="text" min="200" max="1000" | 1001 | wrong
	Min and Max strings set by attributes less | type="text" min="200" max="1000" | 50 | wrong
	Step string set by attribute invalid | type="text" min="200" max="1000" step="60" | 250 | wrong
	Min, Max and Step strings set by attributes valid | type="text" min="50" max="1000" step="50" | 200 | right
	Min, Max and Step set by data-rule valid | data-rule-min="50" data-rule-max="1000" data-rule-step="50" | 200 | right
	Min and Max type absent set by attributes greater | min="200" max="1000" | 1001 | wrong
	Min and Max type absent set by attributes less | min="200" max="1000" | 50 | wrong
	Step type absent set by attribute invalid | min="200" max="1000" step="60" | 250 | wrong
	Min, Max and Step type absent set by attributes valid | min="50" max="1000" step="50" | 200 | right
	Min, Max and Step range set by attributes valid | type="range" min="50" max="1000" step="50" | 200 | right
	Min and Max number set by attributes valid | type="number" min="50" max="1000" | 200 | right
	Min and Max number set by attributes greater | type="number" min="50" max="999" | 1000 | wrong
	Min and Max number set by attributes less | type="number" min="50" max="1000" | 6 | wrong
	Rules allowed to have a value of zero invalid | type="number" min="0" | -1 | wrong
	Rules allowed to have a value of zero valid equal | data-rule-min="0" | 0 | right
	Rules allowed to have a value of zero valid greater | type="number" min="0" | 1 | right
	rules(), ignore method:false | class="required" data-rule-required="false" |  | right
	rules() HTML5 required (no value) | required |  | wrong
	`
		.trim()
		.split( '\n' )
		.map( ( line ) => line.split( '|' ).map( ( part ) => part.trim() ) )
		.map( ( [ name = '', more = '', value = '', result ] ) => [
			name,
			() => judges( [ more, value, result === 'right' ] ),
		] )
);

const attributes: Record< string, Case > = {
	'Specify error messages through data attributes': () =>
		expectSaid(
			{ f: 'You must' },
			text( 'f', 'required data-msg-required="You must"' )
		),
	async 'Updates pre-existing label if has error class'() {
		const page = await givenSubmitted(
			text( 'f' ) + '<label id="f-error" class="error" for="f">x</label>'
		);
		const label = page.form.querySelectorAll( '#f-error' );
		expect( [ label.length, label[ 0 ]?.textContent ] ).toEqual( [
			1,
			REQUIRED,
		] );
		page.cleanup();
		expect( document.body.innerHTML ).toBe( page.before );
	},
	...oneField,
	'rules(), guarantee that required is at front': () =>
		expectSaid(
			{ f: REQUIRED },
			text( 'f', 'minlength="2" class="email required"' )
		),
	'rules(), class and attribute combinations': () =>
		judges(
			[ 'class="email"', 'x', false ],
			[ 'class="email required"', '', false ],
			[ 'class="number" data-rule-max="5"', '6', false ],
			[ 'type="url"', 'javascript:alert(1)', false ],
			[ 'class="digits" maxlength="2"', '123', false ],
			[ 'class="constructor hasOwnProperty"', 'x', true ]
		),
	'rules(), dependency checks'() {
		const { form, press } = givenForm(
			text( 'f', 'data-rule-required="[name=c]:checked"' ) + box( 'c' )
		);
		expect( form.checkValidity() ).toBe( true );
		press( 'c' );
		expect( form.checkValidity() ).toBe( false );
	},
	'required with dependencies': () =>
		judges(
			[ 'data-rule-required="asfsfa"', '', true ],
			[ 'data-rule-required="input"', '', false ],
			[ 'data-rule-required=":broken("', '', true ]
		),
	'rules(), rangelength attribute as array': () =>
		judges(
			[ 'data-rule-rangelength="[2,4]"', 'x', false ],
			[ 'data-rule-rangelength="[2, 4]"', 'xxx', true ],
			[ 'data-rule-range="[4, 12]"', '13', false ]
		),
	'rules() - internal - input': () =>
		judges( [ 'class="required" minlength="2"', 'x', false ] ),
	'rules() - internal - select'() {
		expect(
			isRight(
				'<select name="s" class="required"><option value=""></select>'
			)
		).toBe( false );
	},
	'rules() - internal - input '() {
		attributes[ 'rules() - internal - input' ]?.();
	},
	'rules(), add and remove'() {
		const { field, form, type } = givenForm( text( 'f', '' ) );
		field( 'f' ).classList.add( 'required' );
		type( 'f', '' );
		expect( form.checkValidity() ).toBe( false );
		field( 'f' ).classList.remove( 'required' );
		type( 'f', '' );
		expect( form.checkValidity() ).toBe( true );
	},
	'required method should return false for undefined & null values'() {
		expect( isRight( '<select name="s" class="required"></select>' ) ).toBe(
			false
		);
	},
};

const words: Record< string, Case > = {
	async addMethod() {
		addRule( 'hi', ( value ) => value === 'hi', 'Say hi, not {0}' );
		judges( [ 'class="hi"', 'hi', true ], [ 'class="hi"', 'ha', false ] );
		await expectSaid(
			{ f: 'Say hi, not 5' },
			text( 'f', 'data-rule-hi="5" value="ha"' )
		);
	},
	addMethod2() {
		addRule(
			'longer',
			( value, param, { length } ) =>
				length > Number( param ) && value !== 'ko1'
		);
		judges(
			[ 'data-rule-longer="1"', 'ko', true ],
			[ 'data-rule-longer="1"', 'ko1', false ],
			// It has a parameter, which a class cannot give.
			[ 'class="longer"', 'x', true ]
		);
	},
	async 'showErrors(), allow empty string and null as default message'() {
		addRule( 'never', () => false );
		await expectSaid(
			{ f: 'Please fix this field' },
			text( 'f', 'class="never" value="x"' )
		);
	},
	async 'predefined message not overwritten by addMethod( a, b, undefined )'() {
		addRule( 'email', ( value ) => value === 'x' );
		await expectSaid(
			{ f: 'Please enter a valid email address' },
			text( 'f', 'class="email" value="a@b.c"' )
		);
	},
	async messages() {
		messages[ 'required' ] = ( param, field ) =>
			`${ field.name } is needed (${ String( param ) })`;
		await expectSaid( { f: 'f is needed (true)' }, text( 'f' ) );
	},
	async 'group error messages'() {
		const page = await expectSaid(
			{ period: REQUIRED },
			group( 'from', 'to' )
		);
		expect( page.form.lastElementChild?.textContent ).toBe( REQUIRED );
	},
	'message from title': () =>
		expectSaid(
			{ f: 'fromtitle' },
			text( 'f', 'class="required" title="fromtitle"' )
		),
	'defaultMessage(), empty title is ignored': () =>
		expectSaid( { f: REQUIRED }, text( 'f', 'class="required" title=""' ) ),
	async '#741: move message processing from formatAndAdd to defaultMessage'() {
		const { field, type } = givenForm(
			text( 'f', 'minlength="5" data-msg-minlength="At least {0}"' )
		);
		type( 'f', 'abc' );
		expect( field( 'f' ).validationMessage ).toBe( 'At least 5' );
	},
	'formatAndAdd, auto detect substitution string': () =>
		expectSaid(
			{ f: 'at least 5, up to 10' },
			text(
				'f',
				'value="abc" data-rule-rangelength="[5, 10]" data-msg-rangelength="at least ${0}, up to {1}"'
			)
		),
	async 'option invalidHandler'() {
		const page = givenForm( text( 'a' ) + text( 'b' ) );
		const names: string[] = [];
		page.form.addEventListener( 'chaty:validation:invalid', ( event ) =>
			(
				event as CustomEvent< { fields: HTMLInputElement[] } >
			 ).detail.fields.forEach( ( { name } ) => names.push( name ) )
		);
		await page.submit();
		expect( names ).toEqual( [ 'a', 'b' ] );
	},
	async 'numberOfInvalids(): count invalid fields with empty message'() {
		await words[ 'option invalidHandler' ]?.();
	},
	async 'focusInvalid()'() {
		const page = await givenSubmitted(
			text( 'a', '' ) + text( 'b' ) + text( 'c' )
		);
		expect( document.querySelector( ':focus' ) ).toBe( page.field( 'b' ) );
	},
	async 'option: focusCleanup default false'() {
		const page = await givenSubmitted( text( 'f' ) );
		page.field( 'f' ).focus();
		expect( page.said() ).toEqual( { f: REQUIRED } );
	},
	async 'option: (un)highlight, default'() {
		const page = await givenSubmitted( text( 'f' ) );
		expect( page.field( 'f' ).className ).toBe( 'required error' );
		page.type( 'f', 'hithere' );
		expect( page.field( 'f' ).className ).toBe( 'required valid' );
	},
	'idOrName()': () =>
		expectSaid(
			{
				gender: REQUIRED,
				agb: REQUIRED,
				'f.1': REQUIRED,
			},
			text( 'gender' ) +
				text( 'agree', 'class="required" id="agb"' ) +
				text( 'dateRange_from', 'class="required" id="f.1"' )
		),
	async 'resetForm()'() {
		const page = await givenSubmitted( text( 'f' ) );
		page.form.reset();
		expect( [
			page.said(),
			page.field( 'f' ).className,
			page.mark( 'f' ),
		] ).toEqual( [ {}, 'required', null ] );
	},
	async 'destroy()'() {
		const page = await givenSubmitted(
			text( 'f' ) + text( 'g', 'class="email" value="a@b.c"' )
		);
		page.cleanup();
		expect( document.body.innerHTML ).toBe( page.before );
		expect( page.form.checkValidity() ).toBe( true );
		page.form.requestSubmit();
		expect( page.sent ).toHaveLength( 1 );
	},
	async '#1618: Errorlist containing more errors than it should'() {
		const page = await givenSubmitted(
			text( 'a' ) + text( 'b', 'class="required" value="x"' )
		);
		await page.submit();
		expect( page.said() ).toEqual( { a: REQUIRED } );
	},
	async "Form with input named 'id' should not cause TypeError"() {
		const page = givenForm(
			[ 'id', 'name', 'action', 'submit', 'reset', 'requestSubmit' ]
				.map( ( name ) => text( name ) )
				.join( '' )
		);
		HTMLFormElement.prototype.requestSubmit.call( page.form );
		expect( Object.keys( page.said() ) ).toHaveLength( 6 );
	},
};

const servers: Record< string, Case > = {
	async remote() {
		const asked = givenServers();
		const page = await expectSaid(
			{ user: REQUIRED },
			text( 'user', 'class="required" data-rule-remote="/users"' )
		);
		page.type( 'user', 'Peter' );
		page.leave( 'user' );
		await asked[ 0 ]?.answer( false );
		expect( page.said() ).toEqual( { user: 'Please fix this field' } );
		page.type( 'user', 'Peter2' );
		page.leave( 'user' );
		await asked[ 1 ]?.answer( true );
		expect( page.said() ).toEqual( {} );
	},
	async 'remote, pending class added to element while call outstanding'() {
		const asked = givenServers();
		const page = givenForm( text( 'f', REMOTE ) );
		page.leave( 'f' );
		expect( page.field( 'f' ).className ).toBe( 'pending' );
		await asked[ 0 ]?.answer( true );
		expect( page.field( 'f' ).className ).toBe( 'valid' );
	},
	async 'remote, highlight all invalid fields'() {
		const asked = givenServers();
		const page = await givenSubmitted(
			text( 'a', REMOTE ) + text( 'b', REMOTE )
		);
		await asked[ 0 ]?.answer( false );
		await asked[ 1 ]?.answer( false );
		expect( [ page.mark( 'a' ), page.mark( 'b' ) ] ).toEqual( [
			'true',
			'true',
		] );
	},
	async 'remote, unhighlighted should be invoked after being highlighted/invalid'() {
		const asked = givenServers();
		const page = await givenSubmitted( text( 'f', REMOTE ) );
		await asked[ 0 ]?.answer( false );
		page.type( 'f', 'y' );
		page.leave( 'f' );
		await asked[ 1 ]?.answer( true );
		expect( page.field( 'f' ).className ).toBe( 'valid' );
	},
	async 'Fix #697: remote validation uses wrong error messages'() {
		const asked = givenServers();
		const page = givenForm(
			text( 'f', 'data-rule-remote="/x" data-msg-remote="{0} in use"' )
		);
		page.type( 'f', 'Peter' );
		page.leave( 'f' );
		await asked[ 0 ]?.answer( false );
		expect( page.said() ).toEqual( { f: 'Peter in use' } );
		page.type( 'f', 'asdf' );
		page.leave( 'f' );
		await asked[ 1 ]?.answer( false );
		expect( page.said() ).toEqual( { f: 'asdf in use' } );
	},
	async 'Fix #2434: race condition in remote validation rules'() {
		const asked = givenServers();
		const page = givenForm(
			text( 'f', 'class="required" data-rule-remote="/x"' )
		);
		page.type( 'f', 'Peter' );
		page.leave( 'f' );
		page.type( 'f', '' );
		await asked[ 0 ]?.answer( false );
		expect( page.said() ).toEqual( { f: REQUIRED } );
	},
	async 'Fix #2479: Remote validation fails when input is the same as in aborted request'() {
		const asked = givenServers();
		const page = givenForm( text( 'f', 'data-rule-remote="/x"' ) );
		page.type( 'f', 'Peter' );
		page.leave( 'f' );
		page.type( 'f', '' );
		page.type( 'f', 'Peter' );
		page.leave( 'f' );
		await asked[ 1 ]?.answer( 'taken' );
		expect( page.said() ).toEqual( { f: 'taken' } );
	},
	async 'stopRequest() should submit the form once pendingRequests === 0'() {
		const asked = givenServers();
		const page = await givenSubmitted(
			text( 'a', REMOTE ) + text( 'b', REMOTE )
		);
		await asked[ 0 ]?.answer( true );
		expect( page.sent ).toHaveLength( 0 );
		await asked[ 1 ]?.answer( true );
		expect( page.sent ).toHaveLength( 1 );
	},
};

/** Ids that a field is described by. */
const describedBy = ( page: ReturnType< typeof givenForm >, name = 'f' ) =>
	page.field( name ).getAttribute( 'aria-describedby' );

/** A field whose name or id has signs that mean something in selectors. */
function takesName( name: string ): Case {
	return async () => {
		const page = await expectSaid(
			{ [ name ]: REQUIRED },
			`<input name="${ name }" class="required">`
		);
		expect( describedBy( page, name ) ).toBe( `${ name }-error` );
	};
}

const access: Record< string, Case > = {
	async 'Invalid field adds aria-invalid=true'() {
		const page = await givenSubmitted( text( 'f' ) );
		expect( page.mark( 'f' ) ).toBe( 'true' );
	},
	async 'Valid field adds aria-invalid=false'() {
		const page = await givenSubmitted( text( 'f', 'value="x"' ) );
		expect( page.mark( 'f' ) ).toBe( 'false' );
	},
	async 'resetForm(): removes all aria-invalid attributes'() {
		await words[ 'resetForm()' ]?.();
	},
	async 'test error placed adjacent to descriptive label'() {
		const page = await givenSubmitted(
			`<label for="f">Label</label>${ text(
				'f',
				'id="f" class="required"'
			) }`
		);
		expect( page.field( 'f' ).nextElementSibling?.id ).toBe( 'f-error' );
		expect( describedBy( page ) ).toBe( 'f-error' );
		expect( page.field( 'f' ).labels ).toHaveLength( 1 );
	},
	async 'test descriptive label used alongside error label'() {
		const page = await givenSubmitted(
			`<label>Label ${ text( 'f' ) }</label>`
		);
		expect( page.form.querySelector( 'label' )?.textContent?.trim() ).toBe(
			'Label'
		);
		expect( page.form.lastElementChild?.id ).toBe( 'f-error' );
	},
	async 'test existing label used as error element'() {
		await attributes[ 'Updates pre-existing label if has error class' ]?.();
	},
	async 'test existing non-label used as error element'() {
		const page = await givenSubmitted(
			`${ text( 'f' ) }<p><b id="f-error"></b></p>`
		);
		expect( page.form.querySelector( 'b' )?.textContent ).toBe( REQUIRED );
		expect( describedBy( page ) ).toBe( 'f-error' );
	},
	'test aria-describedby with input names contains CSS-selector meta-characters':
		takesName( 'testForm.something[0]#a:b' ),
	'test id/name containing brackets': takesName( 'a[b]' ),
	'test id/name containing $': takesName( 'a$b' ),
	'test id/name containing single quotes': takesName( "a'b" ),
	async 'test existing non-error aria-describedby'() {
		const page = await givenSubmitted(
			text( 'f', 'class="required" aria-describedby="hint"' )
		);
		expect( describedBy( page ) ).toBe( 'hint f-error' );
	},
	async 'test aria-describedby cleanup with existing non-error aria-describedby'() {
		const page = await givenSubmitted(
			text( 'f', 'class="required" aria-describedby="hint"' )
		);
		page.type( 'f', 'x' );
		expect( describedBy( page ) ).toBe( 'hint' );
	},
	async 'test aria-describedby cleanup when field becomes valid'() {
		const page = await givenSubmitted( text( 'f' ) );
		page.type( 'f', 'x' );
		expect( describedBy( page ) ).toBeNull();
	},
	async 'test aria-describedby cleanup on group'() {
		const page = await givenSubmitted( group( 'a', 'b' ) );
		const described = () =>
			[ 'a', 'b' ].map( ( name ) => describedBy( page, name ) );
		expect( described() ).toEqual( [ 'period-error', 'period-error' ] );
		page.type( 'a', '12/03/2006' );
		expect( described() ).toEqual( [ null, 'period-error' ] );
	},
	async 'test pre-assigned non-error aria-describedby'() {
		await access[ 'test existing non-error aria-describedby' ]?.();
	},
	async '#1632: Error hidden, but input error class not removed'() {
		const page = await givenSubmitted( text( 'f' ) );
		page.type( 'f', 'x' );
		expect( page.field( 'f' ).classList.contains( 'error' ) ).toBe( false );
	},
	async 'test settings.escapeHtml true'() {
		await expectSaid(
			{ f: '<script>x</script>' },
			text( 'f', 'class="required" data-msg="<script>x</script>"' )
		);
		expect( document.querySelector( 'script' ) ).toBeNull();
	},
};

/** Puts back what a case adds to the page's rules and messages. */
const knownRules = { ...rules };
const knownMessages = { ...messages };
export function forgetCustomRules(): void {
	[
		[ rules, knownRules ],
		[ messages, knownMessages ],
	].forEach( ( [ table = {}, known = {} ] ) => {
		Object.keys( table ).forEach( ( name ) => delete table[ name ] );
		Object.assign( table, known );
	} );
}

/** Cases of jQuery Validation's test suite by their names, as far as they apply. */
export const LEGACY_CASES: Readonly< Record< string, Case > > = {
	...validating,
	...events,
	...attributes,
	...words,
	...servers,
	...access,
};
