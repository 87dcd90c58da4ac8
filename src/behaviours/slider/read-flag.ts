import type { ReadOption } from './read-option';

/** Reads a yes or no: an attribute without a value is a yes. */
export function readFlag(
	read: ReadOption,
	name: string,
	standard: boolean
): boolean {
	const text = read( name );
	return text === undefined
		? standard
		: ! /^(false|0|no|off)$/i.test( text.trim() );
}
