import type { FormField } from '../../core/field-message';
import { isBox, readValue } from '../read-value';

/** The files that are chosen in a field; none where it is not for files. */
export const listFiles = ( field: FormField ): readonly File[] => [
	...( ( field as HTMLInputElement ).files ?? [] ),
];

/** How many of the form's fields that match a selector have a value; boxes with one name are one. */
export function countFilled( { form }: FormField, selector: string ): number {
	const filled = ( [ ...( form?.elements ?? [] ) ] as FormField[] ).filter(
		( field ) => field.matches( selector ) && readValue( field ).value
	);
	return new Set(
		filled.map( ( field ) => ( isBox( field ) ? field.name : field ) )
	).size;
}
