import { forgetCustomRules } from '../../../tests/unit/legacy-suite';
import {
	givenLayout,
	givenSubmitted,
} from '../../../tests/unit/validated-form';
import { settle } from '../../../tests/unit/fake-page';
import { givenChunkLoader } from '../../../tests/unit/given-chunk';
import { EXTRA_MESSAGES } from './extra/messages';
import { EXTRA_RULES } from './extra/rules';
import { addRule } from './registry';
import { runChecks } from './run-checks';
import { attachValidation } from './validation';

const EXTRA = { rules: EXTRA_RULES, messages: EXTRA_MESSAGES };

let lines: jest.SpyInstance;

beforeEach( () => {
	lines = jest.spyOn( console, 'info' ).mockImplementation();
} );

afterEach( () => {
	forgetCustomRules();
	jest.restoreAllMocks();
} );

/** A form whose extra rules load when `bring` is called. */
function givenSlowRules( markup: string ) {
	givenLayout();
	document.body.innerHTML = `<form>${ markup }</form>`;
	const form = document.body.firstElementChild as HTMLFormElement;
	const asked: string[] = [];
	let bring: ( rules?: unknown ) => void = () => {};
	givenChunkLoader( ( name ) => {
		if ( name === 'validation' ) {
			return {
				then: ( onChunk: ( chunk: unknown ) => void ) =>
					onChunk( { runChecks } ),
			};
		}
		asked.push( name );
		return new Promise( ( resolve ) => {
			bring = resolve;
		} );
	} );
	const cleanup = attachValidation( form );
	const sent: string[] = [];
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		sent.push( `${ new FormData( form ).get( 'f' ) }` );
	} );
	const comeNear = () =>
		form.dispatchEvent( new Event( 'pointerover', { bubbles: true } ) );
	return {
		...{ form, asked, sent, cleanup, comeNear },
		field: form.elements[ 0 ] as HTMLInputElement,
		submit() {
			comeNear();
			form.requestSubmit();
			return settle();
		},
		async bring( rules?: unknown ) {
			bring( rules );
			await settle();
		},
	};
}

describe( 'the bundle of extra rules', () => {
	test.each( [
		[ 'a class', '<input name="f" class="iban">' ],
		[ 'an attribute', '<input name="f" data-rule-maxwords="3">' ],
	] )( 'is fetched for %s that names one, once', async ( _, markup ) => {
		const { asked, comeNear, submit } = givenSlowRules( markup );
		expect( asked ).toEqual( [] );
		comeNear();
		await submit();
		expect( asked ).toEqual( [ 'validation-rules' ] );
	} );

	test( 'is not fetched for the usual rules and other classes', async () => {
		const { asked, submit } = givenSlowRules(
			'<input name="f" class="required digits form-control" data-rule-rangelength="[1,2]" data-rule-remote="" data-msg-iban="x">'
		);
		await submit();
		expect( asked ).toEqual( [] );
	} );

	test( 'holds a submit until it has loaded', async () => {
		const { submit, sent, bring, field } = givenSlowRules(
			'<input name="f" class="iban" value="x">'
		);
		await submit();
		expect( [ sent, field.classList.contains( 'pending' ) ] ).toEqual( [
			[],
			true,
		] );
		await bring( EXTRA );
		expect( [ sent, field.validationMessage ] ).toEqual( [
			[],
			EXTRA_MESSAGES.iban,
		] );
		expect( field.className ).toBe( 'iban error' );
	} );

	test( 'lets a valid form be sent by itself once it has loaded', async () => {
		const { submit, sent, bring } = givenSlowRules(
			'<input name="f" class="integer" value="4">'
		);
		await submit();
		await bring( EXTRA );
		expect( sent ).toEqual( [ '4' ] );
	} );

	test( 'holds no submit where it cannot be loaded', async () => {
		const { submit, sent, bring, asked } = givenSlowRules(
			'<input name="f" class="integer" value="x">'
		);
		await submit();
		await bring();
		expect( [ sent, asked.length ] ).toEqual( [ [ 'x' ], 1 ] );
	} );

	test( 'leaves nothing behind when the validation ends', async () => {
		const { comeNear, cleanup, bring, field } = givenSlowRules(
			'<input name="f" class="iban" value="x">'
		);
		comeNear();
		cleanup();
		await bring( EXTRA );
		expect( field.outerHTML ).toBe(
			'<input name="f" class="iban" value="x">'
		);
		expect( field.validity.valid ).toBe( true );
	} );

	test( "does not replace a page's own rule and words", async () => {
		addRule( 'time', ( value ) => value === 'noon', 'Noon' );
		const { submit, sent, bring } = givenSlowRules(
			'<input name="f" class="time" value="noon"><input name="g" class="iban">'
		);
		await submit();
		await bring( EXTRA );
		expect( sent ).toEqual( [ 'noon' ] );
	} );
} );

test( 'rules about several fields are checked while the fields are empty', async () => {
	const field = ( name: string, rule: string ) =>
		`<input name="${ name }" class="way" data-rule-${ rule }='[ 1, ".way" ]'>`;
	const page = await givenSubmitted(
		field( 'phone', 'require_from_group' ) +
			field( 'mail', 'require_from_group' )
	);
	expect( Object.values( page.said() ) ).toEqual(
		Array( 2 ).fill( 'Please fill at least 1 of these fields' )
	);
	page.type( 'mail', 'x' );
	expect( page.said() ).toEqual( {} );
} );

test( 'given an unknown rule, then it is logged once, with its field', async () => {
	const page = await givenSubmitted(
		'<input name="f" data-rule-sourdough="1"><input name="g" data-rule-sourdough="2">'
	);
	page.type( 'f', 'x' );
	await settle();
	expect( lines.mock.calls.flat() ).toEqual( [
		'Chaty: validation: there is no rule "sourdough" (field "f").',
	] );
	expect( page.sent ).toHaveLength( 1 );
} );
