import suite from '../../../tests/fixtures/behaviours/jquery-validation-testlist.json';
import { GROUP_CASES } from '../../../tests/unit/legacy-groups';
import {
	forgetCustomRules,
	LEGACY_CASES,
} from '../../../tests/unit/legacy-suite';

/** The names in a text, which `|` separates. */
const list = ( text: string ) => text.trim().split( /\s*\|\s*/ );

const CASES = { ...LEGACY_CASES, ...GROUP_CASES };

/**
 * Tests whose calls were recorded row by row: rules.test.ts, messages.test.ts, remote.test.ts,
 * extra/rules.test.ts.
 */
const RECORDED = [
	...list( `
		default messages | digit | url | email | number | date | dateISO | required | minlength | maxlength |
		rangelength | min | max | range | step | #1760 - step modulo/remainder regression tests | equalTo |
		formatAndAdd | formatAndAdd2 | jQuery.validator.format | remote, customized ajax options |
		remote, data previous querystring | phone (us) | dateITA | iban | time | pattern | creditcard |
		minWords | maxWords | rangeWords | extension | file accept - image wildcard | file accept - wildcard |
		file accept - wildcard in mime list | file accept - specified mime type |
		file accept - multiple mimetypes | file accept - multiple mimetypes with wildcard |
		file accept - invalid mime type | file size - below max | file size - over max |
		file maxsize - valid size | file maxsize - valid size for each file | file maxsize - too big |
		file maxsize - second file too big | file maxfiles - valid number | file maxfiles - too many |
		file maxsizetotal - valid size | file maxsizetotal - too big | lessThan | lessThanEqual | greaterThan |
		greaterThanEqual | bic | time12h | currency | netmask | creditcardtypes, all | creditcardtypes, visa |
		creditcardtypes, mastercard
	` ),
	...[ 'minWords ', 'maxWords ', 'rangeWords ' ],
];

/** Tests of features that we do not have, with the reason. */
const OUT: Readonly< Record< string, readonly string[] > > = {
	"the object and the calls of a jQuery plugin; here there are attributes, events and the browser's own checkValidity()":
		list( `
		Constructor | validate() without elements, with non-form elements | valid() ??? | showErrors() |
		showErrors() - external messages | showErrors() - custom handler | previousValue() | findByName() |
		focusInvalid() after validate a custom set of inputs | findLastActive() | rules() - external |
		rules() - external - complete form | rules(), evaluate dynamic parameters |
		rules(), add and remove static rules | rules(), add messages | rules(), global/local normalizer |
		rules() - on unexpected input | elements() order
	` ),
	"an option for another look or place; here the form has an element with the message's id, or a summary":
		list( `
		hide(): errorWrapper | hide(): container | option: (un)highlight, nothing |
		option: (un)highlight, custom | option: (un)highlight, custom2 | option: errorPlacement |
		option: focusCleanup true | option: focusCleanup with wrapper |
		option: errorClass with multiple classes |
		resetForm() clean styles when custom highlight function is used | validating groups settings parameter |
		success option | success option2 | success option3 | successlist |
		success isn't called for optional elements with no other rules |
		success is called for optional elements with other rules | success callback with element |
		error containers, simple | error containers, with labelcontainer I |
		errorcontainer, show/hide only on submit | test label used as error container |
		test custom errorElement
	` ),
	'an option that turns something off, or more on': list( `
		form(): with equalTo and onfocusout=false | validate on not keyup, only blur | ignoreTitle |
		option: ignore | option: subformRequired |
		rules(), merge min/max to range, minlength/maxlength to rangelength | remote extensions
	` ),
	'elements that are no fields of a form and are not sent with it': list( `
		works on contenteditable fields | works on contenteditable fields on input event |
		Assign rules to contenteditable via .validate() method |
		Assign rules to contenteditable via .rules() method |
		Assign rules to customElement via .validate() method
	` ),
	'selectors that only jQuery has': list( `
		expression: :blank | expression: :filled | expression: :unchecked
	` ),
	'a plugin for metadata of 2011; data-msg-* says the same': list( `
		read messages from metadata |
		read messages from metadata, with meta option specified, but no metadata in there
	` ),
	'an own rule is not asked about an empty value, and cannot ask a server':
		list( `
		all rules are evaluated even if one returns a dependency-mistmatch |
		addMethod, reusing remote in custom method
	` ),
	'the browser checks such fields itself, and says so in the words of the date rule':
		list( `
		rules() - returns dateISO for input type=date | Step attribute on element with unsupported input type
	` ),
	'texts are never markup, whatever an option says': list( `
		test settings.escapeHtml undefined
	` ),
	'a rule for one country; a theme adds it (addRule)': list( `
		url2 (tld optional) | phoneUK | mobileUK | mobileRU | dateFA | postcodeUK | dateNL | phoneNL |
		mobileNL | postalcodeNL | bankaccountNL | giroaccountNL | bankorgiroaccountNL | zipcodeUS | nifES |
		nieES | cifES | nipPL | phonePL | postalCodeCA | stateUS | postalcodeBR | cpfBR | cnpjBR | nisBR |
		cnhBR | abaRoutingNumber | vinUS
	` ),
};

const isOut = ( name: string ) => Object.values( OUT ).flat().includes( name );

afterEach( () => {
	Reflect.deleteProperty( window, 'fetch' );
	forgetCustomRules();
} );

test.each( suite.tests )( '$module: $name', async ( { name } ) => {
	const check = CASES[ name ];
	if ( ! check ) {
		expect( RECORDED.includes( name ) || isOut( name ) ).toBe( true );
		return;
	}
	await check();
} );

test( 'no name is in two places', () => {
	const names = [
		...RECORDED,
		...Object.keys( CASES ),
		...Object.values( OUT ).flat(),
	];
	expect(
		names.filter( ( name, at ) => names.indexOf( name ) !== at )
	).toEqual( [] );
	const known = suite.tests.map( ( { name } ) => name );
	expect( names.filter( ( name ) => ! known.includes( name ) ) ).toEqual(
		[]
	);
} );
