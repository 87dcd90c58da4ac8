import { log } from '@chaty/runtime';
import type { ReadOption } from './read-option';

/** Numbers that an option may have, and the one that it has by itself. */
interface NumberRule {
	readonly standard: number;
	readonly least?: number;
	readonly most: number;
}

/** Reads a whole number; what cannot be meant is told, and the standard takes its place. */
export function readNumber(
	read: ReadOption,
	name: string,
	{ standard, least = 0, most }: NumberRule
): number {
	const text = read( name ) ?? `${ standard }`;
	const number = Math.round( Number( text.trim() || NaN ) );
	if ( number >= least && number <= most ) {
		return number;
	}
	log( `A slider's ${ name } cannot be "${ text }".` );
	return standard;
}
