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

/**
 * Takes from the fields of a form the marks of errors whose messages are gone: a copy of a form, such as Turbo keeps for
 * Back, has lost the messages.
 */
export function removeLostMarks(
	{ elements }: HTMLFormElement,
	className: string
): void {
	for ( const field of elements ) {
		const ids =
			field.getAttribute( 'aria-describedby' )?.split( ' ' ) ?? [];
		const kept = ids.filter(
			( id ) =>
				! /^chaty-message-|-error$/.test( id ) ||
				document.getElementById( id )
		);
		if ( kept.length < ids.length ) {
			field.classList.remove( className );
			field.removeAttribute( 'aria-invalid' );
			field.setAttribute( 'aria-describedby', kept.join( ' ' ) );
		}
	}
}
