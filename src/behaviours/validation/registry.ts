import { translate } from '@chaty/runtime';
import { tryOr } from '../../shared/try-or';
import type { FieldElement } from '../core/field-message';
import type { RuleValue } from './fields';
import { RULES, type RuleName } from './rules';

/** A rule as theme scripts add it; a class can name a rule whose test takes only the value. */
export type CustomRule = (
	value: string,
	param: unknown,
	facts: RuleValue & { readonly field: FieldElement }
) => boolean;

/** A text, or a function that returns one. */
export type Message =
	| string
	| ( ( param: unknown, field: FieldElement ) => string );

/** The rules and messages of a page; more may be added later. */
export interface Registry {
	readonly rules: Record< string, CustomRule >;
	readonly messages: Record< string, Message >;
}

/** The messages of our rules (docs/how-it-works.md, "Messages of forms"). */
export const MESSAGES: Readonly< Record< RuleName | 'remote', string > > = {
	required: 'This field is required',
	remote: 'Please fix this field',
	email: 'Please enter a valid email address',
	url: 'Please enter a valid URL',
	date: 'Please enter a valid date',
	dateISO: 'Please enter a valid date (ISO)',
	number: 'Please enter a valid number',
	digits: 'Please enter only digits',
	equalTo: 'Please enter the same value again',
	minlength: 'Please enter at least %1$s characters',
	maxlength: 'Please enter no more than %1$s characters',
	rangelength: 'Please enter a value between %1$s and %2$s characters long',
	min: 'Please enter a value greater than or equal to %1$s',
	max: 'Please enter a value less than or equal to %1$s',
	range: 'Please enter a value between %1$s and %2$s',
	step: 'Please enter a multiple of %1$s',
};

/** The rules of this page by their names. */
export const rules = { ...RULES } as Registry[ 'rules' ];

/** The messages of this page by the names of their rules. */
export const messages: Registry[ 'messages' ] = { ...MESSAGES };

/** Adds a rule, or replaces one; without a message, the existing one stays. */
export function addRule(
	name: string,
	test: CustomRule,
	message?: Message
): void {
	rules[ name ] = test;
	if ( message ) {
		messages[ name ] = message;
	}
}

/** Translates a text and fills it; jQuery Validation's placeholders `{0}` and `${0}` work too. */
export function formatMessage( text: string, param: unknown ): string {
	const values = [ param ].flat() as readonly string[];
	return translate(
		text.replace(
			/\$?\{(\d)\}/g,
			( placeholder, index ) => values[ index ] ?? placeholder
		),
		...values
	);
}

/** The message of a field: its own, else its title, the rule's, or the browser's. Never empty. */
export function getMessage(
	field: FieldElement,
	rule: string,
	param: unknown
): string {
	const message = messages[ rule ] ?? '';
	return formatMessage(
		field.getAttribute( `data-msg-${ rule }` ) ||
			field.getAttribute( 'data-msg' ) ||
			field.title ||
			( typeof message === 'string'
				? message
				: tryOr( () => message( param, field ), '' ) ) ||
			field.validationMessage ||
			'Please fix this field',
		param
	);
}
