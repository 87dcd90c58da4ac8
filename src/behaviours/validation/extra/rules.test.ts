import { readFileSync } from 'node:fs';
import recorded from '../../../../tests/fixtures/behaviours/jquery-validation-additional-cases.json';
import origin from '../../../../tests/fixtures/behaviours/jquery-validation-messages.json';
import type { FieldElement } from '../../core/field-message';
import { MESSAGES } from '../registry';
import { EXTRA_MESSAGES } from './messages';
import { EXTRA_RULES, type ExtraRuleName } from './rules';

interface Given {
	readonly param?: unknown;
	readonly files?: readonly Partial< File >[];
}

/** Checks a field that names the rule. */
function ask(
	rule: string,
	value: string,
	{ param = true, files }: Given = {}
): boolean {
	const field = document.createElement( 'input' );
	Object.assign( field, { value } );
	Object.defineProperty( field, 'files', { value: files ?? null } );
	if ( rule === 'pattern' ) {
		field.setAttribute( 'data-rule-pattern', `${ param }` );
	}
	return EXTRA_RULES[ rule as ExtraRuleName ]( value, param, {
		field: field as FieldElement,
		value,
		length: value.length,
	} );
}

describe( 'rows of jQuery Validation’s own tests', () => {
	test.each(
		recorded.cases.map(
			( row ) =>
				[
					row.rule,
					row.value,
					row.param ?? true,
					row.expected,
				] as const
		)
	)( 'given %s of %j with %j, then %j', ( rule, value, param, expected ) => {
		expect( ask( rule, value, { param } ) ).toBe( expected );
	} );

	test.each(
		// The one rule that jQuery Validation does not have.
		Object.entries( EXTRA_MESSAGES ).filter(
			( [ rule ] ) => rule !== 'phoneE164'
		)
	)(
		'given %s, then its message is "%s", as in jQuery Validation',
		( rule, message ) => {
			const { [ rule ]: text } = origin.additionalMessages as Record<
				string,
				string
			>;
			const legacyMessage = message.replace(
				/%(\d)\$s/g,
				( _, number ) => `{${ number - 1 }}`
			);
			expect( `${ legacyMessage }.` ).toBe( text );
		}
	);

	test( 'given each message, then PHP translates it', () => {
		const php = readFileSync(
			'includes/frontend/strings/behaviours.php',
			'utf8'
		);
		expect(
			Object.values( { ...MESSAGES, ...EXTRA_MESSAGES } ).filter(
				( text ) => ! php.includes( `__( '${ text }', 'chaty' )` )
			)
		).toEqual( [] );
	} );

	test( 'given each rule, then it has a message', () => {
		expect( Object.keys( EXTRA_MESSAGES ) ).toEqual(
			Object.keys( EXTRA_RULES )
		);
	} );
} );

test.each( [
	[ 'alphanumeric', 'Rye_42', true ],
	[ 'alphanumeric', 'Rye-42', false ],
	[ 'creditcard', '4111 1111 1111 1111', true ],
	[ 'creditcard', '3400-0000-0000-009', true ],
	[ 'creditcard', '4111-1111-1111-1110', false ],
	[ 'creditcard', '4111.1111.1111.1111', false ],
	[ 'creditcard', '0', false ],
	[ 'creditcard', '42'.repeat( 20 ), false ],
	[ 'dateITA', '29/02/2016', true ],
	[ 'dateITA', '29/02/2014', false ],
	[ 'dateITA', '1/2/2014', true ],
	[ 'dateITA', '2014-02-28', false ],
	[ 'iban', 'gb29 nwbk 6016 1331 9268 19', true ],
	[ 'iban', 'GB29-NWBK-6016-1331-9268-19', false ],
	[ 'iban', 'undefined', false ],
	[ 'integer', '-42', true ],
	[ 'integer', '4.2', false ],
	[ 'integer', '+4', false ],
	[ 'ipv4', '192.168.0.1', true ],
	[ 'ipv4', '0.0.0.0', true ],
	[ 'ipv4', '255.255.255.256', false ],
	[ 'ipv4', '1.2.3', false ],
	[ 'ipv4', '1.2.3.4.5', false ],
	[ 'ipv4', '1.2.3.4.', false ],
	[ 'ipv6', '2001:db8::8a2e:370:7334', true ],
	[ 'ipv6', '::1', true ],
	[ 'ipv6', '::ffff:192.168.0.1', true ],
	[ 'ipv6', '2001::db8::1', false ],
	[ 'ipv6', '1.2.3.4', false ],
	[ 'ipv6', '::1]/x[', false ],
	[ 'lettersonly', 'Rye', true ],
	[ 'lettersonly', 'Rye bread', false ],
	[ 'nowhitespace', 'Rye', true ],
	[ 'nowhitespace', 'Rye bread', false ],
	[ 'phoneUS', '+1 212.999.2344', true ],
	[ 'phoneUS', '(212-999-2344', false ],
	[ 'phoneUS', '212-999-23445', false ],
	[ 'bic', 'PBNKDEFF', true ],
	[ 'bic', 'deutdeffxxx', true ],
	[ 'bic', 'PBNKDEFFXXXX', false ],
	[ 'bic', 'PBNKDEFFXXU', false ],
	[ 'bic', 'PB1KDEFF', false ],
	[ 'netmask', '255.255.254.0', true ],
	[ 'netmask', '128.0.0.0', true ],
	[ 'netmask', '255.0.255.0', false ],
	[ 'netmask', '255.255.255.255', false ],
	[ 'netmask', '255.256.0.0', false ],
	[ 'phoneE164', '+49 (30) 123-456.78', true ],
	[ 'phoneE164', '+1234567', true ],
	[ 'phoneE164', '0049301234567', false ],
	[ 'phoneE164', '+0123456789', false ],
	[ 'phoneE164', '+1234567890123456', false ],
	[ 'time12h', '12:30 am', true ],
	[ 'time12h', '01:30:10PM', true ],
	[ 'time12h', '13:30 pm', false ],
	[ 'time12h', '1:60 pm', false ],
	[ 'time', '23:59:59', true ],
	[ 'time', '23:59:60', false ],
] as const )( '%s of %j: %j', ( rule, value, expected ) => {
	expect( ask( rule, value ) ).toBe( expected );
} );

test.each( [
	[ 'creditcardtypes', '4111-1111-1111-1111', { visa: true }, true ],
	[ 'creditcardtypes', '5555 5555 5555 4444', [ 'mastercard' ], true ],
	[ 'creditcardtypes', '2720999999999996', [ 'mastercard' ], true ],
	[ 'creditcardtypes', '4111111111111111', [ 'mastercard' ], false ],
	[ 'creditcardtypes', '4111111111111111', true, true ],
	[ 'creditcardtypes', '9111111111111111', { all: true }, false ],
	[ 'creditcardtypes', '4111x', { unknown: true }, false ],
	[ 'currency', '£9,000.50', '£', true ],
	[ 'currency', '9000', '£', false ],
	[ 'currency', '9000', [ '£', false ], true ],
	[ 'currency', '£90,00', '£', false ],
	[ 'currency', '€9.999', '€', false ],
	[ 'greaterThan', '2026-02-01', '2026-01-31', true ],
	[ 'greaterThan', '9', '10', false ],
	[ 'greaterThan', '9', '', true ],
	[ 'greaterThanEqual', '10', '10.0', true ],
	[ 'greaterThanEqual', '9', '10', false ],
	[ 'lessThan', '2026-01-31', '2026-02-01', true ],
	[ 'lessThan', '10', '10', false ],
	[ 'lessThanEqual', '10', '10', true ],
	[ 'lessThanEqual', '11', '10', false ],
	[ 'maxWords', 'Zoë isst Äpfel', 3, true ],
	[ 'maxWords', '<p>one</p><p>two</p>', 1, false ],
	[ 'minWords', 'one&nbsp;– two', 3, false ],
	[ 'pattern', '1', '[1,2]', true ],
	[ 'pattern', 'ab', 'a|b', false ],
	[ 'strippedminlength', '<b>four</b>', 4, true ],
	[ 'strippedminlength', '<b>four</b>', 5, false ],
	[ 'strippedminlength', '1 < 2 > 1', 9, true ],
] as const )(
	'given %s of %j with %j, then %j',
	( rule, value, param, expected ) => {
		expect( ask( rule, value, { param } ) ).toBe( expected );
	}
);

describe( 'files', () => {
	const png = { name: 'Rye.PNG', type: 'image/png', size: 500_001 };
	const kml = {
		name: 'way.kml',
		type: 'application/vnd.google-earth.kml+xml',
		size: 500_000,
	};
	const mp3 = { name: 'oven.mp3', type: 'audio/mpeg', size: 1 };

	test.each( [
		[ 'accept', true, [ png ], true ],
		[ 'accept', true, [ png, kml ], false ],
		[ 'accept', 'image/*', [ png ], true ],
		[ 'accept', '*', [ kml ], true ],
		[ 'accept', 'image/png, */*', [ kml ], true ],
		[ 'accept', kml.type, [ kml ], true ],
		[ 'accept', 'image/png,video/jpeg', [ png ], true ],
		[ 'accept', 'image/*|audio/*', [ mp3, png ], true ],
		[ 'accept', kml.type, [ { ...kml, type: 'foo/kml' } ], false ],
		[ 'accept', 'image/*', [ { ...png, type: 'ximage/png' } ], false ],
		[ 'accept', '.png, .kml', [ png, kml ], true ],
		[ 'accept', '.kml', [ png ], false ],
		[ 'extension', 'png|kml', [ png, kml ], true ],
		[ 'extension', 'png', [ png, kml ], false ],
		[ 'maxsize', 500_001, [ png, kml ], true ],
		[ 'maxsize', 500_000, [ kml, png ], false ],
		[ 'maxsizetotal', 1_000_001, [ png, kml ], true ],
		[ 'maxsizetotal', 1_000_000, [ png, kml ], false ],
		[ 'maxfiles', 2, [ png, kml ], true ],
		[ 'maxfiles', 2, [ png, kml, mp3 ], false ],
		[ 'maxfiles', 2, undefined, true ],
	] as const )( '%s %j of %j: %j', ( rule, param, files, expected ) => {
		expect(
			ask( rule, files?.[ 0 ]?.name ?? '', { param, files } as Given )
		).toBe( expected );
	} );
} );
