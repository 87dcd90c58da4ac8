import { tryOr } from '../../shared/try-or';
import type { FieldElement } from '../core/field-message';
import { isCheckable } from '../core/is-checkable';

/** The fields of a form that visitors fill in. */
export const listFields = ( form: HTMLFormElement ): readonly FieldElement[] =>
	( [ ...form.elements ] as FieldElement[] ).filter(
		( field ) =>
			field.matches( 'input, select, textarea' ) &&
			! /^(submit|button|reset|hidden)$/.test( field.type )
	);

/** A panel of tabs or of an accordion that is closed; the visitor can open it. */
const CLOSED_PANEL =
	'[hidden=until-found]:is([role=region],[role=tabpanel]),[data-chaty~=accordion]>details:not([open])';

/** Whether nothing but closed panels hides an element. */
const isShown = ( element: Element | null ): boolean =>
	! element ||
	( ( element.matches( CLOSED_PANEL ) ||
		getComputedStyle( element ).display !== 'none' ) &&
		isShown( element.parentElement ) );

/** Whether the selector in a form's `data-chaty-ignore` matches a field. */
const isExcluded = ( field: FieldElement ): boolean =>
	field.matches( field.form?.dataset[ 'chatyIgnore' ] || ':not(*)' );

/** Whether a field is not validated: excluded, invisible, disabled, or without a name, so that it is not sent. */
export const isIgnored = ( field: FieldElement ): boolean =>
	tryOr( () => isExcluded( field ), false ) ||
	field.matches( ':disabled' ) ||
	! ( field.name || field.id ) ||
	! ( field.closest( CLOSED_PANEL )
		? isShown( field )
		: field.checkVisibility?.() ?? isShown( field ) );

/** Focuses a wrong field; the event `invalid` opens the panel around it. */
export function focusField( field: FieldElement ): void {
	field.checkValidity();
	field.focus();
}

const countChecked = ( field: FieldElement ): number =>
	( [ ...( field.form?.elements ?? [] ) ] as HTMLInputElement[] ).filter(
		( { name, checked } ) => checked && name === field.name
	).length;

/**
 * The value of a field, as rules get it, empty where nothing is typed or chosen; and the length of the text, or the
 * number of chosen options or checked boxes.
 */
export function readValue( field: FieldElement ) {
	if ( isCheckable( field ) ) {
		const length = countChecked( field );
		return { value: length ? field.value : '', length };
	}
	// Invalid number inputs have an empty `value`; file inputs report `C:\fakepath\…`.
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

export type RuleValue = ReturnType< typeof readValue >;

/** Parses numbers, lists and objects as JSON; anything else is text. */
const parseParam = ( text: string ): unknown =>
	tryOr( () => JSON.parse( text || 'true' ) as unknown, text );

/** HTML attributes that are rules here too: browsers validate them on some fields only, or only after input. An empty one is none. */
function readHtmlRule( field: FieldElement, name: string ): string | null {
	const isLength = /^m..length$/.test( name );
	const isLimit = /^(min|max|step)$/.test( name ) && field.type === 'text';
	return ( ( isLength || isLimit ) && field.getAttribute( name ) ) || null;
}

/** Reads the parameter of a rule; `false` for a field without the rule. */
export function readRule(
	field: FieldElement,
	name: string,
	hasParam: boolean
): unknown {
	const text =
		field.getAttribute( `data-rule-${ name }` ) ??
		readHtmlRule( field, name );
	return text === null
		? ! hasParam &&
				( field.classList.contains( name ) ||
					// Browsers accept `javascript:` as a URL.
					( name === 'url' && field.type === name ) )
		: parseParam( text );
}
