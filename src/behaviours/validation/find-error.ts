import { log } from '@chaty/runtime';
import { tryOr } from '../../shared/try-or';
import type { FieldElement } from '../core/field-message';
import { isIgnored, readRule, readValue, type RuleValue } from './fields';
import { getMessage, rules } from './registry';
import type { Remote } from './remote';

/** Flags of the browser's own validation, and the rule with their message. */
const NATIVE = {
	valueMissing: 'required',
	rangeUnderflow: 'min',
	rangeOverflow: 'max',
} as const;

/** Rules that get empty values too: `required`, `require_from_group`, `skip_or_fill_minimum`. */
const ACCEPTS_EMPTY = /^(require|skip)/;

/** The errors that we set by `setCustomValidity()`. */
const ownErrors = new WeakMap< FieldElement, string >();

/** Rule errors that were logged: fields are validated on each key press. */
const logged = new Set< string >();

/** Whether another script has set the field's error. */
const hasForeignError = ( field: FieldElement ): boolean =>
	field.validity.customError &&
	field.validationMessage !== ownErrors.get( field );

/** Sets the field's error in the browser, unless another script has set one. */
export function setCustomValidity( field: FieldElement, error: string ): void {
	if ( ! hasForeignError( field ) ) {
		field.setCustomValidity( error );
		ownErrors.set( field, error );
	}
}

/** Finds another element of the form, which the parameter of a rule selects. */
const findOther = ( { form }: FieldElement, selector: string ) =>
	tryOr( () => form?.querySelector< FieldElement >( selector ), null );

/** Whether a value breaks a rule; a rule about another element needs that element. */
function isBroken(
	name: string,
	param: unknown,
	facts: RuleValue & { field: FieldElement }
): boolean {
	const needsOther =
		typeof param === 'string' &&
		/^(required|equalTo|(less|greater)Than(Equal)?)$/.test( name );
	const other = needsOther ? findOther( facts.field, param ) : null;
	return (
		param !== false &&
		( ! needsOther || other !== null ) &&
		( facts.value !== '' || ACCEPTS_EMPTY.test( name ) ) &&
		! rules[ name ]?.( facts.value, other ? other.value : param, facts )
	);
}

/** Throws where a rule's parameter is invalid: no value could pass, and the visitor could not mend that. */
function checkParam( name: string, param: unknown ): void {
	const values = [ param ].flat();
	const isBad =
		( /^range/.test( name ) && values.length !== 2 ) ||
		( /^((min|max|range)length|step)$/.test( name ) &&
			values.some( ( value ) => ! ( Number( value ) >= 0 ) ) );
	if ( isBad && param !== false ) {
		throw new Error( `${ JSON.stringify( param ) } is not a valid value.` );
	}
}

/** Runs a rule. One that throws counts as valid, and is logged. */
function tryRule( name: string, run: () => boolean ): boolean {
	try {
		return run();
	} catch ( error ) {
		const line = `rule "${ name }": ${ error }`;
		if ( ! logged.has( line ) ) {
			logged.add( line );
			log( line );
		}
		return false;
	}
}

/** Finds the error that the page can find without a server. */
function findLocalError( field: FieldElement, value: RuleValue ) {
	const { validity } = field;
	const facts = { ...value, field };
	for ( const [ name, test ] of Object.entries( rules ) ) {
		const param = readRule( field, name, test.length > 1 );
		const run = () => {
			checkParam( name, param );
			return isBroken( name, param, facts );
		};
		if ( tryRule( name, run ) ) {
			return getMessage( field, name, param );
		}
	}
	for ( const [ flag, name ] of Object.entries( NATIVE ) ) {
		// Input that is no number is not missing.
		if ( validity[ flag as keyof typeof NATIVE ] && ! validity.badInput ) {
			return getMessage( field, name, field.getAttribute( name ) );
		}
	}
	// The browser's own message names the nearest valid steps.
	const type = validity.stepMismatch ? '' : field.type;
	return validity.valid ? '' : getMessage( field, type, null );
}

/**
 * Finds the error of a field: empty for a valid field, undefined for an ignored one. With `asksServer`, a
 * field without an error is also checked by its rule `remote`.
 */
export function findError(
	field: FieldElement,
	remote: Remote | undefined,
	asksServer: boolean
): string | undefined {
	if ( isIgnored( field ) ) {
		remote?.forget( field );
		return undefined;
	}
	if ( hasForeignError( field ) ) {
		return field.validationMessage;
	}
	field.setCustomValidity( '' );
	const value = readValue( field );
	const error = findLocalError( field, value );
	const target = readRule( field, 'remote', true );
	if ( error || ! value.value || ! target ) {
		remote?.forget( field );
		return error;
	}
	const reply = remote?.read( field, target, asksServer );
	return reply === undefined || /^true$/.test( `${ reply }` )
		? ''
		: ( typeof reply === 'string' && reply ) ||
				getMessage( field, 'remote', value.value );
}
