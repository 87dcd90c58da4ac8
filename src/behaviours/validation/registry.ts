import type { FormField } from '../core/field-message';
import { MESSAGES } from './messages';
import type { FieldValue } from './read-value';
import { RULES } from './rules';

/** A rule as theme scripts add it; one that takes nothing but the value may be named by a class. */
export type OwnRule = (
	value: string,
	param: unknown,
	facts: FieldValue & { readonly field: FormField }
) => boolean;

/** A text, or what makes it. */
export type Message =
	| string
	| ( ( param: unknown, field: FormField ) => string );

/** The rules of this page by their names. */
export const rules = { ...RULES } as Record< string, OwnRule >;

/** The messages of this page by the names of their rules. */
export const messages: Record< string, Message > = { ...MESSAGES };

/** What a page knows of rules; more may be added later. */
export interface Registry {
	readonly rules: typeof rules;
	readonly messages: typeof messages;
}

/** Adds a rule of a theme, or replaces one; without a message the one of that name stays. */
export function addRule(
	name: string,
	test: OwnRule,
	message?: Message
): void {
	rules[ name ] = test;
	if ( message ) {
		messages[ name ] = message;
	}
}
