import type { FormField } from '../core/field-message';

/** The text that each field was given here. */
const own = new WeakMap< FormField, string >();

/** Whether another script has given the browser a fault of the field: it keeps that. */
export const hasForeignFault = ( field: FormField ): boolean =>
	field.validity.customError && field.validationMessage !== own.get( field );

/** Tells the browser what is wrong with a field; empty when nothing is. */
export function tellBrowser( field: FormField, fault: string ): void {
	if ( ! hasForeignFault( field ) ) {
		field.setCustomValidity( fault );
		own.set( field, fault );
	}
}
