import legacy from '../../../tests/fixtures/behaviours/jquery-validation-messages.json';
import { givenForm, givenSubmitted } from '../../../tests/unit/validated-form';
import { formatMessage, MESSAGES } from './registry';

/** A message with the placeholders of jQuery Validation. */
const toLegacy = ( text: string ) =>
	text.replace( /%(\d)\$s/g, ( _, number ) => `{${ number - 1 }}` );

test.each( Object.entries( MESSAGES ) )(
	'given %s, then its message is %s, as in jQuery Validation without the full stop',
	( name, message ) => {
		const { [ name ]: text } = legacy.messages as Record< string, string >;
		expect( `${ toLegacy( message ) }.` ).toBe( text );
	}
);

test( 'given the rules of jQuery Validation, then each has a message', () => {
	expect( Object.keys( MESSAGES ).sort() ).toEqual(
		Object.keys( legacy.messages ).sort()
	);
} );

test.each( legacy.formatCases )(
	'given "$template" with $args, then "$expected"',
	( { template, args, expected } ) => {
		expect( formatMessage( template, args.flat() ) ).toBe( expected );
	}
);

test( 'given values with placeholders, then they are not filled again; without a value, a placeholder stays', () => {
	expect( formatMessage( '{0}{1} %1$s {2}', [ '{1}', '$&' ] ) ).toBe(
		'{1}$& {1} {2}'
	);
} );

describe( 'given a page made for jQuery Validation', () => {
	test.each( Object.entries( legacy.wording ) )(
		'"%s" is said by %s',
		( text, rule ) => {
			const [ name = '' ] = rule.split( ' ' );
			expect(
				toLegacy( MESSAGES[ name as keyof typeof MESSAGES ] )
			).toMatch( new RegExp( `${ text.replace( /[{}]/g, '\\$&' ) }$` ) );
		}
	);

	test.each( legacy.classRules )( 'the class %s names a rule', ( name ) => {
		const { form } = givenForm(
			`<input name="f" class="${ name }" value="${
				name === 'required' ? '' : '?'
			}">`
		);
		expect( form.checkValidity() ).toBe( false );
	} );

	const { defaults } = legacy;

	test( 'defaults: classes, the first wrong field has the focus, hidden ones are left out, titles are said', async () => {
		expect( [
			defaults.focusInvalid,
			defaults.onsubmit,
			defaults.ignore,
			defaults.ignoreTitle,
		] ).toEqual( [ true, true, ':hidden', false ] );
		const page = await givenSubmitted(
			'<input name="a" class="required" value="x"><input name="b" class="required" title="In capitals"><input name="c" hidden class="required">'
		);
		expect( page.said() ).toEqual( { b: 'In capitals' } );
		expect( page.sent ).toEqual( [] );
		expect( document.querySelector( ':focus' ) ).toBe( page.field( 'b' ) );
		expect( page.field( 'a' ).className ).toBe(
			`required ${ defaults.validClass }`
		);
		expect( page.field( 'b' ).className ).toBe(
			`required ${ defaults.errorClass }`
		);
		const message = document.getElementById( 'b-error' );
		expect( message?.classList ).toContain( defaults.errorClass );
	} );

	test( 'defaults that differ: a message is no label, which would become part of the name of its field', async () => {
		expect( defaults.errorElement ).toBe( 'label' );
		await givenSubmitted( '<input name="f" class="required">' );
		expect( document.getElementById( 'f-error' )?.localName ).toBe(
			'span'
		);
	} );

	test( 'defaults that have no counterpart are options of a call that is not there', () => {
		// `pendingClass` is checked in remote.test.ts and fetch-rules.test.ts.
		expect( Object.keys( defaults ) ).toEqual(
			expect.arrayContaining( [
				...[ 'messages', 'groups', 'rules', 'customElements' ],
				...[ 'focusCleanup', 'ariaDescribedByCleanup' ],
				...[ 'errorContainer', 'errorLabelContainer' ],
				...[ 'onfocusin', 'onfocusout', 'onkeyup', 'onclick' ],
				...[ 'highlight', 'unhighlight', 'pendingClass' ],
			] )
		);
	} );
} );
