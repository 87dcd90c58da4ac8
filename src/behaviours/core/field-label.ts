import type { FieldElement } from './field-message';

/**
 * The name of a field in a message: the label's `data-title`, the label, or what names the field instead
 * of one. Radio buttons, and checkboxes with one name (`kinds[]`), are named by the legend of their group.
 */
export function getFieldLabel( field: FieldElement ): string {
	const legend =
		/^radio|^checkbox.*\[]$/.test( field.type + field.name ) &&
		field.closest( 'fieldset' )?.querySelector( 'legend' );
	const label = legend || field.labels?.[ 0 ];
	return (
		label?.dataset[ 'title' ] ||
		label?.textContent
			// A label may contain its field, with options or text.
			?.replace( field.textContent ?? '', '' )
			.replace( /[\s:*]+$/, '' )
			.trim() ||
		field.getAttribute( 'aria-label' ) ||
		field.getAttribute( 'placeholder' ) ||
		field.name
	);
}
