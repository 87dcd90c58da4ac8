/** An object from outside: its keys are known by name, its values are not parsed yet. */
export type Raw = Readonly< Record< string, unknown > >;

/** The value as an object to read keys from, or an empty one: PHP prints an empty object as `[]`. */
export function asRecord( value: unknown ): Raw {
	return value && typeof value === 'object' && ! Array.isArray( value )
		? ( value as Raw )
		: {};
}

/** The list at a key; anything else is an empty list. A list with gaps comes from PHP as an object. */
export function readList( raw: Raw, key: string ): readonly unknown[] {
	const value = raw[ key ];
	return Array.isArray( value ) ? value : Object.values( asRecord( value ) );
}

/** The objects of the list at a key. */
export const readRecords = ( raw: Raw, key: string ): readonly Raw[] =>
	readList( raw, key ).map( asRecord );

/** The text at a key, trimmed. Numbers count as text, because PHP sends ids and sizes as either. */
export function readText( raw: Raw, key: string, fallback = '' ): string {
	const value = raw[ key ];
	return (
		( /string|number/.test( typeof value ) && `${ value }`.trim() ) ||
		fallback
	);
}

/** The number at a key, also when it came as text (`"25"`), in the form that the server takes. */
export function readNumber( raw: Raw, key: string, fallback: number ): number {
	const text = readText( raw, key );
	return /^-?\d+(\.\d+)?$/.test( text ) ? Number( text ) : fallback;
}

/** The URL of an image, on the web or on this site; empty when it has another scheme. */
export function readImageUrl( raw: Raw, key: string ): string {
	const url = readText( raw, key );
	return /^(#|(?!https?:)[^/?#]*:)/i.test( url ) ? '' : url;
}

/** The flag at a key: 1, true, yes and on are true, everything else is false (docs/how-it-works.md, "Settings keys"). */
export function readBoolean( raw: Raw, key: string ): boolean {
	return (
		raw[ key ] === true || /^(1|true|yes|on)$/i.test( readText( raw, key ) )
	);
}

/** The text at a key when it is one of the words, otherwise the fallback. */
export function readEnum< Word extends string, Fallback extends string >(
	raw: Raw,
	key: string,
	words: readonly Word[],
	fallback: Fallback
): Word | Fallback {
	return words.find( ( word ) => word === readText( raw, key ) ) ?? fallback;
}
