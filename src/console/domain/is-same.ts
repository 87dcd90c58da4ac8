export type Item = Record< string, unknown >;

export const isObject = ( value: unknown ): value is Item =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/** Whether two values of JSON are the same; the order of keys does not count. */
export function isSame( one: unknown, other: unknown ): boolean {
	// A change keeps the objects beside it.
	if ( one === other ) {
		return true;
	}
	if ( Array.isArray( one ) && Array.isArray( other ) ) {
		return (
			one.length === other.length &&
			one.every( ( item, index ) => isSame( item, other[ index ] ) )
		);
	}
	if ( ! isObject( one ) || ! isObject( other ) ) {
		return false;
	}
	const keys = Object.keys( one );
	return (
		keys.length === Object.keys( other ).length &&
		keys.every(
			( key ) =>
				Object.hasOwn( other, key ) &&
				isSame( one[ key ], other[ key ] )
		)
	);
}
