import { tryOr } from '../../../shared/try-or';
import type { FieldElement } from '../../core/field-message';
import { isCheckable } from '../../core/is-checkable';
import { readValue } from '../fields';
import { isIsoDate } from '../formats';
import type { CustomRule } from '../registry';
import { compare } from '../rules';
import {
	isAmount,
	isBic,
	isInternationalPhone,
	isNetmask,
	isOfCardType,
} from './formats';
import { isIban } from './iban';

/** The chosen files of a field; none for other types of fields. */
const listFiles = ( field: FieldElement ): readonly File[] => [
	...( ( field as HTMLInputElement ).files ?? [] ),
];

/** Counts the fields of a form that match a selector and have a value; boxes with one name count once. */
function countFilled( { form }: FieldElement, selector: string ): number {
	const filled = ( [ ...( form?.elements ?? [] ) ] as FieldElement[] ).filter(
		( field ) => field.matches( selector ) && readValue( field ).value
	);
	return new Set(
		filled.map( ( field ) => ( isCheckable( field ) ? field.name : field ) )
	).size;
}

/** Replaces tags, which are not counted as text. */
const stripTags = ( text: string, replacement: string ): string =>
	text.replace( /<\/?[a-z][^>]*>|&nbsp;/gi, replacement );

/** Counts words: parts with a letter or a digit. */
const countWords = ( text: string ): number =>
	stripTags( text, ' ' )
		.split( /\s+/ )
		.filter( ( word ) => /[\p{L}\p{N}]/u.test( word ) ).length;

/** Whether digits, in groups or not, have a valid check digit (ISO/IEC 7812-1, annex B: Luhn). */
function isCardNumber( text: string ): boolean {
	const digits = text.replace( /[ -]/g, '' );
	const sum = [ ...digits ].reverse().reduce( ( total, digit, at ) => {
		const twice = Number( digit ) * ( at % 2 ? 2 : 1 );
		return total + ( twice > 9 ? twice - 9 : twice );
	}, 0 );
	return /^\d{13,19}$/.test( digits ) && sum % 10 === 0;
}

/** North American numbers: no part begins with 0 or 1, and the area code is not a service code (911). */
const PHONE_US =
	/^(\+?1[-.]?)?(\([2-9](?!11)\d\d\)|[2-9](?!11)\d\d)[-.]?[2-9]\d\d[-.]?\d{4}$/;

const IPV4 = /^((25[0-5]|2[0-4]\d|[01]?\d?\d)(\.(?!$)|$)){4}$/;

/** Whether a file has a type (`image/png`, `image/*`) or an extension (`.png`), as in HTML's `accept`. */
function isOfType( { name, type }: File, wanted: string ): boolean {
	if ( wanted.startsWith( '.' ) ) {
		return name.toLowerCase().endsWith( wanted );
	}
	return /^\*(\/\*)?$/.test( wanted ) || wanted.endsWith( '/*' )
		? type.startsWith( wanted.replace( /\*.*/, '' ) )
		: type === wanted;
}

/** The parameter of a rule as text, or its default. */
const textOf = ( param: unknown, otherwise: string ): string =>
	param === true ? otherwise : `${ param }`;

/** A rule that compares with another element's value; without one there is nothing to compare. */
const comparison =
	( isRight: ( difference: number ) => boolean ): CustomRule =>
	( value, other ) =>
		other === '' || isRight( compare( value, `${ other }` ) );

/** The rules of jQuery Validation's additional methods, and one for telephone numbers of every country. A class can name those that take only the value. */
export const EXTRA_RULES = {
	accept: ( _, param, { field } ) => {
		const types = textOf( param, 'image/*' )
			.toLowerCase()
			.split( /[\s,|]+/ );
		return listFiles( field ).every( ( file ) =>
			types.some( ( type ) => isOfType( file, type ) )
		);
	},
	alphanumeric: ( value ) => /^\w+$/.test( value ),
	bic: ( value ) => isBic( value ),
	creditcard: ( value ) => isCardNumber( value ),
	creditcardtypes: isOfCardType,
	currency: isAmount,
	dateITA: ( value ) =>
		isIsoDate(
			value.replace( /^(\d\d?)\/(\d\d?)\/(\d{4})$|.*/, '$3-$2-$1' )
		),
	extension: ( value, param, { field } ) => {
		const endings = textOf( param, 'png|jpe?g|gif' );
		const isRight = new RegExp(
			`\\.(${ endings.replace( /\s*,\s*/g, '|' ) })$`,
			'i'
		);
		const names = listFiles( field ).map( ( { name } ) => name );
		return ( names.length ? names : [ value ] ).every( ( name ) =>
			isRight.test( name )
		);
	},
	greaterThan: comparison( ( difference ) => difference > 0 ),
	greaterThanEqual: comparison( ( difference ) => difference >= 0 ),
	iban: ( value ) => isIban( value ),
	integer: ( value ) => /^-?\d+$/.test( value ),
	ipv4: ( value ) => IPV4.test( value ),
	ipv6: ( value ) =>
		/^[\da-f:.]+$/i.test( value ) &&
		tryOr( () => !! new URL( `http://[${ value }]` ), false ),
	lettersonly: ( value ) => /^[a-z]+$/i.test( value ),
	lessThan: comparison( ( difference ) => difference < 0 ),
	lessThanEqual: comparison( ( difference ) => difference <= 0 ),
	maxWords: ( value, most ) => countWords( value ) <= Number( most ),
	maxfiles: ( _, most, { field } ) =>
		listFiles( field ).length <= Number( most ),
	maxsize: ( _, most, { field } ) =>
		listFiles( field ).every( ( { size } ) => size <= Number( most ) ),
	maxsizetotal: ( _, most, { field } ) =>
		listFiles( field ).reduce( ( total, { size } ) => total + size, 0 ) <=
		Number( most ),
	minWords: ( value, least ) => countWords( value ) >= Number( least ),
	netmask: ( value ) => isNetmask( value ),
	nowhitespace: ( value ) => ! /\s/.test( value ),
	pattern: ( value, param, { field } ) => {
		// The attribute itself: `[1,2]` would be parsed as a list.
		const text = field.getAttribute( 'data-rule-pattern' ) ?? param;
		return new RegExp( `^(?:${ text })$` ).test( value );
	},
	phoneE164: ( value ) => isInternationalPhone( value ),
	phoneUS: ( value ) => PHONE_US.test( value.replace( /\s/g, '' ) ),
	rangeWords: ( value, limits ) => {
		const [ least, most ] = limits as readonly [ number, number ];
		const count = countWords( value );
		return count >= least && count <= most;
	},
	require_from_group: ( _, param, { field } ) => {
		const [ least, selector ] = param as readonly [ number, string ];
		return countFilled( field, selector ) >= least;
	},
	skip_or_fill_minimum: ( _, param, { field } ) => {
		const [ least, selector ] = param as readonly [ number, string ];
		const count = countFilled( field, selector );
		return count === 0 || count >= least;
	},
	strippedminlength: ( value, least ) =>
		stripTags( value, '' ).length >= Number( least ),
	time: ( value ) => /^([01]?\d|2[0-3])(:[0-5]\d){1,2}$/.test( value ),
	time12h: ( value ) =>
		/^(0?[1-9]|1[012])(:[0-5]\d){1,2} ?[AP]M$/i.test( value ),
} satisfies Readonly< Record< string, CustomRule > >;

export type ExtraRuleName = keyof typeof EXTRA_RULES;
