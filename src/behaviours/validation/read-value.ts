import type { FormField } from '../core/field-message';

/** What a rule is asked about. */
export interface FieldValue {
	/** Empty where nothing is written or chosen. */
	readonly value: string;
	/** Of the text, or how many options or boxes are chosen. */
	readonly length: number;
}

/** Radio buttons and boxes, whose state is that of all with their name. */
export const isBox = ( field: Element ): field is HTMLInputElement =>
	/^(checkbox|radio)$/.test( ( field as HTMLInputElement ).type );

const countChosen = ( field: FormField ): number =>
	( [ ...( field.form?.elements ?? [] ) ] as HTMLInputElement[] ).filter(
		( { name, checked } ) => checked && name === field.name
	).length;

/** What is in a field. */
export function readValue( field: FormField ): FieldValue {
	if ( isBox( field ) ) {
		const length = countChosen( field );
		return { value: length ? field.value : '', length };
	}
	// The browser keeps what is no number to itself; of a file it makes up the folder.
	const value = field.validity.badInput
		? 'NaN'
		: field.value.replace( /^C:\\fakepath\\/, '' );
	return {
		value,
		length:
			'selectedOptions' in field
				? field.selectedOptions.length
				: value.length,
	};
}
