import rows from '../../../tests/fixtures/behaviours/wpt-form-validation.json';
import { givenLayout } from '../../../tests/unit/validated-form';
import { attachValidation } from './validation';

interface Row {
	readonly method: string;
	readonly tag: string;
	readonly type?: string;
	readonly conditions: Readonly< Record< string, string | null > >;
	readonly dirty?: boolean;
	readonly expected: boolean;
	readonly name: string;
}

type Field = HTMLInputElement & Record< string, unknown >;

/** A form with the field of a row, as the web platform's own tests make it. */
function makeField( { tag, type, conditions, dirty }: Row ): Field {
	const form = document.createElement( 'form' );
	const field = document.createElement( tag ) as Field;
	document.body.replaceChildren( form );
	form.append( field );
	Object.assign( field, { name: 'f', ...( type && { type } ) } );
	const { message, value, files, ...properties } = conditions;
	for ( const [ name, given ] of Object.entries( properties ) ) {
		if ( given !== null ) {
			Object.assign( field, { [ name ]: given } );
		}
	}
	if ( tag === 'select' ) {
		field.append( new Option( value ?? '', value ?? '' ) );
	}
	if ( value !== undefined && files === undefined ) {
		field.value = value ?? '';
	}
	if ( message !== undefined ) {
		field.setCustomValidity( message ?? '' );
	}
	if ( dirty ) {
		field.defaultValue = field.value;
	}
	return field;
}

/** The browser's own verdict on a field. */
function ask( field: Field, { method }: Row ): boolean {
	switch ( method ) {
		case 'checkValidity':
		case 'reportValidity':
			return field[ method ]();
		case 'willValidate':
			return field.willValidate;
		default:
			return field.validity[
				method === 'isValid'
					? 'valid'
					: ( method as keyof ValidityState )
			];
	}
}

/** jsdom asks radio buttons without a name too. */
const isNamelessRadio = ( { type, conditions }: Row ) =>
	type === 'radio' && conditions[ 'name' ] === '';

/** Browsers count what a visitor wrote; as in jQuery Validation, what a script wrote counts here as well. */
const isTooLong = ( { method, conditions }: Row ) =>
	/^(check|report)Validity$/.test( method ) &&
	( conditions[ 'value' ]?.length ?? 0 ) >
		Number( conditions[ 'maxLength' ] ?? Infinity );

beforeEach( givenLayout );

test.each(
	( rows.cases as unknown as readonly Row[] )
		.filter( ( row ) => ! isNamelessRadio( row ) )
		.map( ( row ) => [
			`${ row.method } of ${ row.tag } ${ row.type ?? '' }: ${
				row.name
			} ${ JSON.stringify( row.conditions ) }`,
			row,
		] )
)( '%s', ( _, row ) => {
	expect( ask( makeField( row as Row ), row as Row ) ).toBe(
		( row as Row ).expected
	);
	const field = makeField( row as Row );
	attachValidation( field.form as HTMLFormElement );
	expect( ask( field, row as Row ) ).toBe(
		( row as Row ).expected && ! isTooLong( row as Row )
	);
} );
