import type { FormField } from '../core/field-message';

/** What a visitor wrote or chose in a field. */
function readState( field: FormField ): string {
	if ( 'options' in field ) {
		return [ ...field.options ].map( ( { selected } ) => selected ).join();
	}
	return `${ ( field as HTMLInputElement ).checked }${ field.value }`;
}

const listFields = ( form: HTMLFormElement ): readonly FormField[] =>
	( [ ...form.elements ] as FormField[] ).filter( ( field ) =>
		field.matches( 'input, select, textarea' )
	);

/** Of a list, the entry without a value ("Please choose"), or else the first, as when the page came. */
function clearSelect( { options, multiple }: HTMLSelectElement ): void {
	const usable = [ ...options ].filter( ( { disabled } ) => ! disabled );
	const chosen =
		[ ...options ].find( ( { value } ) => ! value ) ?? usable[ 0 ];
	for ( const option of options ) {
		option.selected = ! multiple && option === chosen;
	}
}

/** Empties a field, also of what the page wrote into it; nobody could write that anew where it is read-only. */
function clearField( field: FormField ): void {
	if ( 'options' in field ) {
		clearSelect( field );
	} else if ( /^(checkbox|radio)$/.test( field.type ) ) {
		( field as HTMLInputElement ).checked = false;
	} else if ( ! /^(hidden|submit|image|button|reset)$/.test( field.type ) ) {
		field.value = field.readOnly ? field.defaultValue : '';
	}
}

/**
 * Remembers what stands in the fields of a form, and answers what empties those that still hold it.
 * Other scripts hear of it as of a reset, which they can prevent.
 */
export function rememberFields( form: HTMLFormElement ): () => void {
	const states = new Map(
		listFields( form ).map( ( field ) => [ field, readState( field ) ] )
	);
	return () => {
		const isReset = form.dispatchEvent(
			new Event( 'reset', { bubbles: true, cancelable: true } )
		);
		if ( isReset ) {
			[ ...states ]
				.filter( ( [ field, state ] ) => readState( field ) === state )
				.forEach( ( [ field ] ) => clearField( field ) );
		}
	};
}
