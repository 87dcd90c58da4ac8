import { makeElement } from './make-element';

/** What a visitor fills in. */
export type FormField =
	| HTMLInputElement
	| HTMLSelectElement
	| HTMLTextAreaElement;

/** The field precedes its label (2), or stands in it (16): `compareDocumentPosition`. */
const LABEL_LAST = 18;

/**
 * Puts a message under a field; after the label, where that holds the field or follows it, so that
 * it is no part of the field's name and does not part the two for the theme's style.
 */
export function addMessage(
	field: FormField,
	text: string,
	className: string
): HTMLElement {
	const element = makeElement( 'span', { class: className }, text );
	const label = field.labels?.[ 0 ];
	const isLabelLast =
		// eslint-disable-next-line no-bitwise
		label && label.compareDocumentPosition( field ) & LABEL_LAST;
	( isLabelLast ? label : field ).after( element );
	return element;
}
