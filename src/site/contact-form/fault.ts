import { isEmailAddress } from '../../domain/email-address';
import type { FormField } from '../../services/field-message';

/** The two messages of a field (spec section 5, "Site contact form"). */
const MISSING = 'Please enter {label}';
const INVALID = 'You entered an invalid {label}';

/**
 * The shared e-mail rule, and a dot in the domain as the spec's basic pattern wants it: from outside
 * no server without one is reached.
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

/** What is wrong with a field, as a message with a place for its label; empty when nothing is. */
export function findFault( field: FormField ): string {
	// A field itself may be hidden behind a nicer one.
	const place = field.parentElement;
	if (
		field.matches( ':disabled, [type=hidden]' ) ||
		place?.closest( '[hidden]' ) ||
		place?.checkVisibility?.() === false
	) {
		return '';
	}
	const isRequired = field.matches(
		'.requiredField, [required], [aria-required=true]'
	);
	if ( isRequired && ! isFilled( field ) ) {
		return MISSING;
	}
	const isFine = field.matches( '.email, [type=email]' )
		? ! isRequired || isPublicEmail( field.value.trim() )
		: field.validity.valid;
	return isFine ? '' : INVALID;
}
