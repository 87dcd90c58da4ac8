import { log } from '@chaty/runtime';
import { tryOr } from '../../shared/try-or';
import type { FormField } from '../core/field-message';
import { hasForeignFault } from './custom-validity';
import { isIgnored } from './list-fields';
import { readRule } from './read-rule';
import { readValue, type FieldValue } from './read-value';
import { rules } from './registry';
import type { Remote } from './remote';
import { say } from './get-message';

/** What the browser itself finds, and the rule whose words say so. */
const NATIVE = {
	valueMissing: 'required',
	rangeUnderflow: 'min',
	rangeOverflow: 'max',
} as const;

/** Rules that look at empty fields as well: `required`, `require_from_group`, `skip_or_fill_minimum`. */
const ASKED_OF_EMPTY = /^(require|skip)/;

/** Another element of the form that a rule names by a selector. */
const findOther = ( { form }: FormField, selector: string ) =>
	tryOr( () => form?.querySelector< FormField >( selector ), null );

/** Whether a value breaks a rule that the field names; the form may lack what the rule looks at. */
function isBroken(
	name: string,
	param: unknown,
	facts: FieldValue & { field: FormField }
): boolean {
	const isAboutOther =
		typeof param === 'string' && /^(required|equalTo)$/.test( name );
	const other = isAboutOther ? findOther( facts.field, param ) : null;
	return (
		param !== false &&
		( ! isAboutOther || other !== null ) &&
		( facts.value !== '' || ASKED_OF_EMPTY.test( name ) ) &&
		! rules[ name ]?.( facts.value, other ? other.value : param, facts )
	);
}

/** What was told already: fields are looked at with each key. */
const told = new Set< string >();

/** A rule that throws costs itself alone: it counts as kept, and developers are told. */
function tryRule( name: string, isWrong: () => boolean ): boolean {
	try {
		return isWrong();
	} catch ( error ) {
		const line = `rule "${ name }": ${ error }`;
		if ( ! told.has( line ) ) {
			told.add( line );
			log( line );
		}
		return false;
	}
}

/** What is wrong as far as the page knows. */
function findLocal( field: FormField, value: FieldValue ) {
	const { validity } = field;
	const facts = { ...value, field };
	for ( const [ name, test ] of Object.entries( rules ) ) {
		const param = readRule( field, name, test.length > 1 );
		if ( tryRule( name, () => isBroken( name, param, facts ) ) ) {
			return say( field, name, param );
		}
	}
	for ( const [ flag, name ] of Object.entries( NATIVE ) ) {
		// What is no number is not missing.
		if ( validity[ flag as keyof typeof NATIVE ] && ! validity.badInput ) {
			return say( field, name, field.getAttribute( name ) );
		}
	}
	// Which steps there are the browser says best.
	const type = validity.stepMismatch ? '' : field.type;
	return validity.valid ? '' : say( field, type, null );
}

/**
 * What is wrong with a field, in words; empty when nothing is, and nothing where it is left out.
 * `isAsking` lets the server be asked where the page finds nothing, once it can be (`remote`).
 */
export function findFault(
	field: FormField,
	remote: Remote | undefined,
	isAsking: boolean
): string | undefined {
	if ( isIgnored( field ) ) {
		remote?.forget( field );
		return undefined;
	}
	if ( hasForeignFault( field ) ) {
		return field.validationMessage;
	}
	field.setCustomValidity( '' );
	const value = readValue( field );
	const fault = findLocal( field, value );
	const where = readRule( field, 'remote', true );
	if ( fault || ! value.value || ! where ) {
		remote?.forget( field );
		return fault;
	}
	const reply = remote?.read( field, where, isAsking );
	return reply === undefined || /^true$/.test( `${ reply }` )
		? ''
		: ( typeof reply === 'string' && reply ) ||
				say( field, 'remote', value.value );
}
