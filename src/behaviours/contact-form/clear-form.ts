import type { FieldElement } from '../core/field-message';
import { isCheckable } from '../core/is-checkable';

/** The value or the choice in a field, as text. */
function readState( field: FieldElement ): string {
	if ( 'options' in field ) {
		return [ ...field.options ].map( ( { selected } ) => selected ).join();
	}
	return `${ ( field as HTMLInputElement ).checked }${ field.value }`;
}

const listFields = ( form: HTMLFormElement ): readonly FieldElement[] =>
	( [ ...form.elements ] as FieldElement[] ).filter( ( field ) =>
		field.matches( 'input, select, textarea' )
	);

/** Selects the option without a value ("Please choose"), or else the first, as on a fresh page. */
function clearSelect( { options, multiple }: HTMLSelectElement ): void {
	const usable = [ ...options ].filter( ( { disabled } ) => ! disabled );
	const selected =
		[ ...options ].find( ( { value } ) => ! value ) ?? usable[ 0 ];
	for ( const option of options ) {
		option.selected = ! multiple && option === selected;
	}
}

/** Empties a field, also of its default value, unless visitors could not type that again: read-only. */
function clearField( field: FieldElement ): void {
	if ( 'options' in field ) {
		clearSelect( field );
	} else if ( isCheckable( field ) ) {
		field.checked = false;
	} else if ( ! /^(hidden|submit|image|button|reset)$/.test( field.type ) ) {
		field.value = field.readOnly ? field.defaultValue : '';
	}
}

/**
 * Remembers the values of a form. The returned function empties the fields that have not changed since,
 * and dispatches `reset`, which other scripts can prevent.
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
