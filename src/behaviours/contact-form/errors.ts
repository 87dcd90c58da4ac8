import { addMessage, markInvalid, translate } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';
import { labelOf } from '../core/field-label';
import type { FormField } from '../core/field-message';
import { findFault, isBox } from './field-error';

/** The fields that are wrong, each with the way to take its message away. */
export type Errors = Map< FormField, Cleanup >;

/** Says under a field what is wrong with it. */
function showError( field: FormField, fault: string ): Cleanup {
	const element = addMessage(
		field,
		translate( fault ).replace( '{label}', () => labelOf( field ) ),
		'chaty-contact-form-error'
	);
	const unmark = markInvalid( field, element );
	field.classList.add( 'inputError' );
	return () => {
		field.classList.remove( 'inputError' );
		unmark();
		element.remove();
	};
}

/** Takes a field's message away. */
export function hideError( errors: Errors, field: FormField ): void {
	errors.get( field )?.();
	errors.delete( field );
}

/** Says under each field what is wrong with it, under radio buttons and boxes with one name once. */
export function showErrors( form: HTMLFormElement, errors: Errors ): void {
	errors.forEach( ( _, field ) => hideError( errors, field ) );
	for ( const field of form.elements as Iterable< FormField > ) {
		const fault =
			field.matches( 'input, select, textarea' ) && findFault( field );
		const isSaid =
			isBox( field ) &&
			[ ...errors.keys() ].some( ( { name } ) => name === field.name );
		if ( fault && ! isSaid ) {
			errors.set( field, showError( field, fault ) );
		}
	}
}
