import type { FormField } from '../core/field-message';

/** What a visitor fills in. */
export const listFields = ( form: HTMLFormElement ): readonly FormField[] =>
	( [ ...form.elements ] as FormField[] ).filter(
		( field ) =>
			field.matches( 'input, select, textarea' ) &&
			! /^(submit|button|reset|hidden)$/.test( field.type )
	);

/** Whether a field is left out: what nobody can see or change, and what is not sent. */
export const isIgnored = ( field: FormField ): boolean =>
	field.matches( ':disabled' ) ||
	! ( field.checkVisibility?.() ?? field.getClientRects().length ) ||
	! ( field.name || field.id );
