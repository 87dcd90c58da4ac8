import emails from '../../../tests/fixtures/behaviours/email-valid-invalid.json';
import recorded from '../../../tests/fixtures/behaviours/jquery-validation-cases.json';
import numbersAndDates from '../../../tests/fixtures/behaviours/number-date-cases.json';
import urls from '../../../tests/fixtures/behaviours/url-valid-invalid.json';
import { givenLayout } from '../../../tests/unit/validated-form';
import { RULES, type RuleName } from './rules';
import { attachValidation } from './validation';

/** Checks a rule as the page does: only `required` gets empty values. */
function ask(
	name: RuleName,
	value: string,
	param: unknown = true,
	length = value.length
): boolean {
	const rule = RULES[ name ] as (
		...given: [ string, unknown, { length: number } ]
	) => boolean;
	return (
		( value === '' && name !== 'required' ) ||
		rule( value, param, { length } )
	);
}

interface Row {
	readonly rule: string;
	readonly value: string | readonly string[] | null;
	readonly param?: unknown;
	readonly element: string;
	readonly expected: boolean | 'skip';
	readonly test: string;
	readonly targetValue?: string;
	readonly checkedInGroup?: number;
	readonly selected?: string | readonly string[] | null;
}

/** The value of a recorded row, and its length. */
function readRow( row: Row ): readonly [ value: string, length: number ] {
	const { value, checkedInGroup: boxes, selected } = row;
	if ( boxes !== undefined ) {
		return [ boxes ? 'on' : '', boxes ];
	}
	const text = String( [ value ?? '' ].flat()[ 0 ] ?? '' );
	return selected === undefined
		? [ text, text.length ]
		: [ text, [ selected ].flat().length ];
}

describe( 'results recorded from jQuery Validation', () => {
	/** A selector as parameter: the field is required where the form has such an element. */
	function isRightInForm( { value, param, element }: Row ): boolean {
		const field = document.createElement(
			element === 'select' || element === 'textarea' ? element : 'input'
		) as HTMLInputElement;
		if ( field.localName === 'input' ) {
			field.type = element;
		}
		field.name = 'f';
		field.value = String( value ?? '' );
		field.setAttribute( 'data-rule-required', String( param ) );
		const form = document.createElement( 'form' );
		form.append( field, document.createElement( 'input' ) );
		document.body.replaceChildren( form );
		attachValidation( form );
		return field.validity.valid;
	}
	// An attribute cannot hold a function, so the rule itself is called.
	const isAboutForm = ( { rule, param }: Row ) =>
		rule === 'required' &&
		typeof param === 'string' &&
		! param.startsWith( '<' );

	beforeEach( givenLayout );

	// `ftp:` is the address of no page.
	const NOT_OURS = [ 'ftp://bassistance.de/jquery/plugin.php?bla=blu' ];

	test.each(
		( recorded.cases as readonly Row[] ).map( ( row ) => [
			`${ row.rule } of ${ row.element } ${ JSON.stringify(
				row.value
			) }, ${ JSON.stringify( row.param ) } (${ row.test })`,
			row,
		] )
	)( '%s', ( _, row ) => {
		const [ value, length ] = readRow( row as Row );
		const { rule, param, targetValue, expected } = row as Row;
		const isRight = isAboutForm( row as Row )
			? isRightInForm( row as Row )
			: ask( rule as RuleName, value, targetValue ?? param, length );
		expect( isRight ).toBe(
			expected !== false && ! NOT_OURS.includes( value )
		);
	} );
} );

test.each( emails.cases )(
	'given the e-mail address %j, then the result is jQuery Validation’s',
	( row ) => {
		expect( ask( 'email', row.value ) ).toBe( row.jqueryValidation );
	}
);

test.each( urls.cases )(
	'given the URL %j, then the result is jQuery Validation’s',
	( row ) => {
		// Neither `ftp:` nor a port that no browser can open.
		expect( ask( 'url', row.value ) ).toBe(
			row.jqueryValidation && ! /^ftp:|:99999\//i.test( row.value )
		);
	}
);

test.each( [
	[ 'a script', 'javascript:alert(1)' ],
	[ 'a script with slashes', 'javascript://example.com/%0aalert(1)' ],
	[ 'data', 'data:text/html,<b>x</b>' ],
	[ 'files by FTP', 'ftp://example.com/' ],
	[ 'mail', 'mailto:ada@example.com' ],
	[ 'no scheme', 'example.com' ],
	[ 'a private network', 'http://192.168.0.1/' ],
	[ 'this machine', 'http://127.0.0.1:8080/' ],
	[ 'a number that no host has', 'http://256.1.1.1/' ],
	[ 'five numbers', 'http://1.1.1.1.1/' ],
] )( 'url: %s is no address of a page', ( _, address ) => {
	expect( ask( 'url', address ) ).toBe( false );
} );

describe( 'numbers', () => {
	test.each( numbersAndDates.numbers )( '%j', ( row ) => {
		expect( [
			ask( 'number', row.value ),
			ask( 'digits', row.value ),
		] ).toEqual( [ row.jqvNumber, row.jqvDigits ] );
	} );
} );

describe( 'dates', () => {
	/** jQuery Validation accepts days that do not exist, such as 2014-02-29. */
	const differs = ( value: string ) =>
		/^\d{4}-\d\d-\d\d$/.test( value ) &&
		! Number.isNaN( Date.parse( value ) ) &&
		! new Date( `${ value }T00:00Z` ).toISOString().startsWith( value );

	test.each( numbersAndDates.dates )( '%j', ( row ) => {
		expect( [
			ask( 'date', row.value ),
			ask( 'dateISO', row.value ),
		] ).toEqual(
			differs( row.value )
				? [ false, false ]
				: [ row.jqvDate, row.jqvDateISO ]
		);
	} );

	test.each( [
		[ '2014-02-29', false ],
		[ '2016-02-29', true ],
		[ '1900-02-29', false ],
		[ '2000-02-29', true ],
		[ '2014/04/31', false ],
		[ '02/30/2014', false ],
		[ '2/29/2016', true ],
		[ '2/29/00', true ],
		[ '28 February 2014', true ],
		[ '2014-02-29T10:00:00Z', false ],
	] )( 'date: %s', ( value, isRight ) => {
		expect( ask( 'date', value ) ).toBe( isRight );
	} );
} );

test.each( [
	[ 'min', '1,234', 1000, true ],
	[ 'min', 'abc', 1, false ],
	[ 'max', '0.5', '.6', true ],
	[ 'max', '6', '6', true ],
	[ 'range', '2', [ 2, 3 ], true ],
	[ 'range', '2026-05-01', [ '2026-01-01', '2026-12-31' ], true ],
	[ 'range', '2027-05-01', [ '2026-01-01', '2026-12-31' ], false ],
	[ 'step', '0.3', 0.1, true ],
	[ 'step', '-4', 2, true ],
	[ 'step', '0.35', 0.1, false ],
	[ 'step', 'abc', 0.1, false ],
	[ 'step', '7', 'any', true ],
	[ 'equalTo', '', 'x', true ],
	[ 'required', ' ', true, true ],
] as const )( '%s of %j with %j: %j', ( name, value, param, isRight ) => {
	expect( ask( name, value, param ) ).toBe( isRight );
} );
