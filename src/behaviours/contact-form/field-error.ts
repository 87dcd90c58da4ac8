import { isEmailAddress } from '../../shared/email';
import type { FormField } from '../core/field-message';

/** The two messages of a field: docs/behaviours/contact-form.md. */
const MISSING = 'Please enter {label}';
const INVALID = 'You entered an invalid {label}';

/**
 * The shared e-mail rule, and a dot in the domain: from outside no server without one is reached.
 */
export const isPublicEmail = ( text: string ): boolean =>
	isEmailAddress( text ) && /@.+\./.test( text );

/** Radio buttons and boxes: of those with one name, one chosen is enough. */
export const isBox = ( { type }: FormField ): boolean =>
	/^(checkbox|radio)$/.test( type );

const isFilled = ( field: FormField ): boolean =>
	isBox( field )
		? ( [ ...( field.form?.elements ?? [] ) ] as HTMLInputElement[] ).some(
				( { name, checked } ) => checked && name === field.name
		  )
		: field.value.trim() !== '';

/** What no visitor can fill in, or see. */
function isLeftOut( field: FormField ): boolean {
	// A field itself may be hidden behind a nicer one.
	const place = field.parentElement;
	return (
		field.matches( ':disabled, [type=hidden]' ) ||
		!! place?.closest( '[hidden]' ) ||
		place?.checkVisibility?.() === false
	);
}

/** What the browser finds, or a script has told it (`setCustomValidity`), in the script's own words. */
function findNativeFault( field: FormField ): string {
	const { validity, willValidate, validationMessage } = field;
	if ( ! willValidate || validity.valid ) {
		return '';
	}
	return validity.customError ? validationMessage : INVALID;
}

/** What is wrong with a field, as a message with a place for its label; empty when nothing is. */
export function findFault( field: FormField ): string {
	if ( isLeftOut( field ) ) {
		return '';
	}
	const { badInput, valueMissing } = field.validity;
	const isRequired = field.matches(
		'.requiredField, [required], [aria-required=true]'
	);
	const isMissing =
		( isRequired && ! isFilled( field ) ) ||
		// Of radio buttons one alone may say that they are required, and of boxes each for itself.
		( field.willValidate && valueMissing );
	// What the browser cannot read, as letters in a field for numbers, is not missing.
	if ( isMissing && ! badInput ) {
		return MISSING;
	}
	const isEmail = isRequired && field.matches( '.email, [type=email]' );
	return isEmail && ! isPublicEmail( field.value.trim() )
		? INVALID
		: findNativeFault( field );
}
