type Globals = Record< string, unknown >;

/** Sets a global of the page; an existing value is replaced. */
export function publish( name: string, value: unknown ): void {
	( window as unknown as Globals )[ name ] = value;
}

/** A function of the page. */
export function findFunction( name: string ): unknown {
	const value = ( window as unknown as Globals )[ name ];
	return typeof value === 'function' ? value : undefined;
}

/** A global of the page; elements, collections and frames with that name do not count. */
export function findGlobal( name: string ): unknown {
	const value = ( window as unknown as Globals )[ name ];
	return /^\[object (Object|Array|\w*Function)]$/.test(
		Object.prototype.toString.call( value )
	)
		? value
		: undefined;
}
