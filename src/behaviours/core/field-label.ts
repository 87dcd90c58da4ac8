import type { FormField } from './field-message';

/**
 * What a field is called in a message: by its label, whose `data-title` goes first, else by what
 * stands in its place. Radio buttons, and boxes with one name (`kinds[]`), are called by the legend of
 * their group.
 */
export function labelOf( field: FormField ): string {
	const legend =
		/^radio|^checkbox.*\[]$/.test( field.type + field.name ) &&
		field.closest( 'fieldset' )?.querySelector( 'legend' );
	const label = legend || field.labels?.[ 0 ];
	return (
		label?.dataset[ 'title' ] ||
		label?.textContent
			// A label may hold its field, and its lines of choice or text.
			?.replace( field.textContent ?? '', '' )
			.replace( /[\s:*]+$/, '' )
			.trim() ||
		field.getAttribute( 'aria-label' ) ||
		field.getAttribute( 'placeholder' ) ||
		field.name
	);
}
