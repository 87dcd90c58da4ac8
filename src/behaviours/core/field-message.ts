import { ensureId, makeElement, setAttributes } from '@chaty/runtime';
import type { Cleanup } from '../../shared/types';

/** A field that a visitor fills in. */
export type FieldElement =
	| HTMLInputElement
	| HTMLSelectElement
	| HTMLTextAreaElement;

/** The label follows the field (2) or contains it (16), by `compareDocumentPosition()`. */
const LABEL_LAST = 18;

/**
 * Adds a message below a field. Where the label contains or follows the field, it goes after the label: it
 * must not become part of the field's name, or separate the two in the theme's style.
 */
export function addMessage(
	field: FieldElement,
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

/** Marks a field as invalid and adds a message to what describes it. */
export const markInvalid = ( field: FieldElement, message: Element ): Cleanup =>
	setAttributes( field, {
		'aria-invalid': true,
		'aria-describedby': `${
			field.getAttribute( 'aria-describedby' ) ?? ''
		} ${ ensureId( message, 'message' ) }`.trim(),
	} );
