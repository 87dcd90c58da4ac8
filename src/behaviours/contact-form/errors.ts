import { translate } from '@chaty/runtime';
import { isEmailAddress } from '../../shared/email';
import type { Cleanup } from '../../shared/types';
import { getFieldLabel } from '../core/field-label';
import {
	addMessage,
	markInvalid,
	type FieldElement,
} from '../core/field-message';
import { isCheckable } from '../core/is-checkable';

/** The invalid fields, each with the cleanup of its message. */
export type Errors = Map< FieldElement, Cleanup >;

/** The two messages of a field (docs/behaviours/contact-form.md, "Validation"). */
const MISSING = 'Please enter %1$s';
const INVALID = 'You entered an invalid %1$s';

/** Whether a text is an e-mail address with a dot in its domain: others are not reachable from outside. */
export const isPublicEmail = ( text: string ): boolean =>
	isEmailAddress( text ) && /@.+\./.test( text );

/** Of radio buttons and checkboxes with one name, one checked is enough. */
const isFilled = ( field: FieldElement ): boolean =>
	isCheckable( field )
		? ( [ ...( field.form?.elements ?? [] ) ] as HTMLInputElement[] ).some(
				( { name, checked } ) => checked && name === field.name
		  )
		: field.value.trim() !== '';

/** Whether visitors cannot fill in a field, or cannot see it. */
function isIgnored( field: FieldElement ): boolean {
	// Checks the parent: a script may hide the field itself behind a styled one.
	const parent = field.parentElement;
	return (
		field.matches( ':disabled, [type=hidden]' ) ||
		!! parent?.closest( '[hidden]' ) ||
		parent?.checkVisibility?.() === false
	);
}

/** The browser's own validation; an error set by `setCustomValidity()` keeps its text. */
function findNativeError( field: FieldElement ): string {
	const { validity, willValidate, validationMessage } = field;
	if ( ! willValidate || validity.valid ) {
		return '';
	}
	return validity.customError ? validationMessage : INVALID;
}

/** The error of a field, with a placeholder for its label; empty for a valid field. */
export function findError( field: FieldElement ): string {
	if ( isIgnored( field ) ) {
		return '';
	}
	const { badInput, valueMissing } = field.validity;
	const isRequired = field.matches(
		'.requiredField, [required], [aria-required=true]'
	);
	const isMissing =
		( isRequired && ! isFilled( field ) ) ||
		// The attribute `required` of one radio button is valid for all with its name.
		( field.willValidate && valueMissing );
	// Input that the browser cannot parse, such as letters in a number field, is not missing.
	if ( isMissing && ! badInput ) {
		return MISSING;
	}
	const isEmail = isRequired && field.matches( '.email, [type=email]' );
	return isEmail && ! isPublicEmail( field.value.trim() )
		? INVALID
		: findNativeError( field );
}

function showError( field: FieldElement, error: string ): Cleanup {
	const message = addMessage(
		field,
		translate( error, getFieldLabel( field ) ),
		'chaty-contact-form-error'
	);
	const unmark = markInvalid( field, message );
	field.classList.add( 'inputError' );
	return () => {
		field.classList.remove( 'inputError' );
		unmark();
		message.remove();
	};
}

export function hideError( errors: Errors, field: FieldElement ): void {
	errors.get( field )?.();
	errors.delete( field );
}

/** Shows the error of each field; of radio buttons and checkboxes with one name, one. */
export function showErrors( form: HTMLFormElement, errors: Errors ): void {
	errors.forEach( ( _, field ) => hideError( errors, field ) );
	for ( const field of form.elements as Iterable< FieldElement > ) {
		const error =
			field.matches( 'input, select, textarea' ) && findError( field );
		const isShown =
			isCheckable( field ) &&
			[ ...errors.keys() ].some( ( { name } ) => name === field.name );
		if ( error && ! isShown ) {
			errors.set( field, showError( field, error ) );
		}
	}
}
