import type { Path } from './document';

type Container = Record< string | number, unknown >;

const isContainer = ( value: unknown ): value is Container =>
	typeof value === 'object' && value !== null;

/** Own keys only: `__proto__` of an imported file is a key like any other, and never a prototype. */
function setOwn( target: Container, key: string | number, value: unknown ) {
	Object.defineProperty( target, key, {
		value,
		enumerable: true,
		configurable: true,
		writable: true,
	} );
}

function copyOf( value: unknown, next: string | number ): Container {
	if ( Array.isArray( value ) ) {
		return [ ...value ] as unknown as Container;
	}
	if ( isContainer( value ) ) {
		return { ...value };
	}
	return ( typeof next === 'number' ? [] : {} ) as Container;
}

export function getAt( document: unknown, path: Path ): unknown {
	return path.reduce< unknown >(
		( value, key ) =>
			isContainer( value ) && Object.hasOwn( value, key )
				? value[ key ]
				: undefined,
		document
	);
}

/**
 * A copy with another value at a path; objects beside the path stay the same. `undefined` removes the
 * key, or the item of a list. PHP prints an empty object as `[]`; a key set in one makes it an object.
 */
export function setAt< Document >(
	document: Document,
	path: Path,
	value: unknown
): Document {
	const [ key, ...rest ] = path;
	if ( key === undefined ) {
		return value as Document;
	}
	const isEmptyObject =
		Array.isArray( document ) &&
		document.length === 0 &&
		typeof key === 'string';
	const copy = copyOf( isEmptyObject ? {} : document, key );
	const next = rest.length
		? setAt( getAt( copy, [ key ] ), rest, value )
		: value;
	if ( next !== undefined ) {
		setOwn( copy, key, next );
	} else if ( Array.isArray( copy ) ) {
		copy.splice( Number( key ), 1 );
	} else {
		delete copy[ key ];
	}
	return copy as Document;
}

/** A path as the server writes it: `channels[0].value`. */
export const pathText = ( path: Path ) =>
	path
		.map( ( key ) =>
			typeof key === 'number' ? `[${ key }]` : `.${ key }`
		)
		.join( '' )
		.replace( /^\./, '' );

export const parsePath = ( text: string ): Path =>
	[ ...text.matchAll( /\[(\d+)]|([^.[\]]+)/g ) ].map( ( [ , index, key ] ) =>
		index === undefined ? key ?? '' : Number( index )
	);
