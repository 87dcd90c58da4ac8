import origin from '../../../tests/fixtures/behaviours/jquery-validation-messages.json';
import { givenForm } from '../../../tests/unit/validated-form';
import { fillIn } from './format';
import { MESSAGES } from './messages';

test.each( Object.entries( MESSAGES ) )(
	'%s: %s, as the origin without the dot',
	( name, message ) => {
		const { [ name ]: text } = origin.messages as Record< string, string >;
		expect( `${ message }.` ).toBe( text );
	}
);

test( 'no rule of the origin is without words', () => {
	expect( Object.keys( MESSAGES ).sort() ).toEqual(
		Object.keys( origin.messages ).sort()
	);
} );

test.each( origin.formatCases )(
	'"$template" with $args',
	( { template, args, expected } ) => {
		expect( fillIn( template, args.flat() ) ).toBe( expected );
	}
);

test( 'what is put in is not read again, and a place without a value stays', () => {
	expect( fillIn( '{0}{1} {2}', [ '{1}', '$&' ] ) ).toBe( '{1}$& {2}' );
} );

describe( 'what pages made for jQuery Validation rely on', () => {
	test.each( Object.entries( origin.wording ) )(
		'"%s" is said by %s',
		( text, rule ) => {
			const [ name = '' ] = rule.split( ' ' );
			expect( MESSAGES[ name as keyof typeof MESSAGES ] ).toMatch(
				new RegExp( `${ text.replace( /[{}]/g, '\\$&' ) }$` )
			);
		}
	);

	test.each( origin.classRules )( 'the class %s names a rule', ( name ) => {
		const { form } = givenForm(
			`<input name="f" class="${ name }" value="${
				name === 'required' ? '' : '?'
			}">`
		);
		expect( form.checkValidity() ).toBe( false );
	} );

	const { defaults } = origin;

	test( 'defaults: classes, the first wrong field has the focus, hidden ones are left out, titles are said', async () => {
		expect( [
			defaults.focusInvalid,
			defaults.onsubmit,
			defaults.ignore,
			defaults.ignoreTitle,
		] ).toEqual( [ true, true, ':hidden', false ] );
		const page = givenForm(
			'<input name="a" class="required" value="x"><input name="b" class="required" title="In capitals"><input name="c" hidden class="required">'
		);
		await page.submit();
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
		const page = givenForm( '<input name="f" class="required">' );
		await page.submit();
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
