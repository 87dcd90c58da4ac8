import { tryOr } from '../../shared/try-or';
import type { FormField } from '../core/field-message';

/** Numbers, lists and objects in the way of JSON; all else is text. */
const readParam = ( text: string ): unknown =>
	tryOr( () => JSON.parse( text || 'true' ) as unknown, text );

/** HTML's own attributes that are rules here: browsers look at them in some fields only, or late. */
function readAttribute( field: FormField, name: string ): string | null {
	const isLength = /^m..length$/.test( name );
	const isLimit = /^(min|max|step)$/.test( name ) && field.type === 'text';
	return isLength || isLimit ? field.getAttribute( name ) : null;
}

/** What a field says of a rule: `false` when nothing. */
export function readRule(
	field: FormField,
	name: string,
	hasParam: boolean
): unknown {
	const text =
		field.getAttribute( `data-rule-${ name }` ) ??
		readAttribute( field, name );
	return text === null
		? ! hasParam &&
				( field.classList.contains( name ) ||
					// Browsers take `javascript:` for an address.
					( name === 'url' && field.type === name ) )
		: readParam( text );
}
