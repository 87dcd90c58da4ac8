import { translate } from '@chaty/runtime';
import { tryOr } from '../../shared/try-or';
import type { FormField } from '../core/field-message';
import { fillIn } from './format';
import { messages } from './registry';

/**
 * What is wrong with a field: in words of its own, else those of its title, of the page or of the
 * browser. Never empty.
 */
export function say( field: FormField, rule: string, param: unknown ): string {
	const message = messages[ rule ] ?? '';
	const text =
		field.getAttribute( `data-msg-${ rule }` ) ||
		field.getAttribute( 'data-msg' ) ||
		field.title ||
		( typeof message === 'string'
			? message && translate( message )
			: tryOr( () => message( param, field ), '' ) ) ||
		field.validationMessage ||
		translate( 'Please fix this field' );
	return fillIn( text, param );
}
